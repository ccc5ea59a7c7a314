### The questions

hunters-field-order-character = How to spend your turns
hunters-field-order-herb-heath = Herb heath, when the other player’s sun sets
hunters-field-order-use = What to create
hunters-field-order-follow = Hunter: how many go to the new card
hunters-field-order-item-send = Sending a member with an item
hunters-field-order-evening = Sending a member at sunset
hunters-field-order-wear = Which fields to cover
hunters-field-order-mark = Advanced Scout: which places to wear
hunters-field-order-lay = Where to lay a played character
hunters-field-order-spirits = Shaman: items or a character
hunters-field-order-fire = Fire keeper: send, or lay one down
hunters-field-order-reveal = Tracker: which deck
hunters-field-order-keep = Which hidden items to keep
hunters-field-order-exchange = Basket weaver: which items to swap
hunters-field-order-lose = Which member to lose to hunger
hunters-field-order-recruit = Which characters to take
hunters-field-order-bonus = Bonus field: give 2 items back?

hunters-field-plan-send = Send
hunters-field-plan-use = Create
hunters-field-plan-wear = Cover
hunters-field-plan-mark = Wear
hunters-field-plan-lay = Lay
hunters-field-plan-spirits = Spirits
hunters-field-plan-fire = Fire
hunters-field-plan-reveal = Reveal
hunters-field-plan-keep = Keep
hunters-field-plan-exchange = Swap
hunters-field-plan-lose = Lose
hunters-field-plan-recruit = Take
hunters-field-plan-bonus = Bonus

## The answers

hunters-order-nobody = Nobody moves
hunters-order-most = as many as possible
hunters-order-fewest = as few as possible
hunters-order-wear-most = what is there most often
hunters-order-best = the most points first
hunters-order-only = nothing else
hunters-order-none = nothing
hunters-order-finish = finish when nothing can be done
hunters-order-done = then done
hunters-order-use-number = at most { $number }
hunters-order-follow-number =
    { $number ->
        [one] { $number } member
       *[other] { $number } members
    }
hunters-order-away = where none of yours stand
hunters-order-left = left
hunters-order-middle = middle
hunters-order-right = right
hunters-order-items = draw 2 items
hunters-order-members = send members
hunters-order-wilderness = wilderness
hunters-order-hunting = hunting ground
hunters-order-give = yes, those with the fewest points
hunters-order-decline = no, keep them

## How they are written

## Plans

hunters-plan-else = { " " }or else{ " " }
hunters-plan-ask = ask me
hunters-plan-recall = Call home: { $loads }
hunters-plan-new-card = the new card
hunters-plan-answer = { $question }: { $answer }
hunters-plan-if = { $entry } (if { $condition })
hunters-plan-only-if = if { $condition }
hunters-plan-stop = ask me while { $condition }
hunters-plan-from-round = from round { $round } on: { $turns }
hunters-plan-since-round = from round { $round } on, turn by turn
hunters-plan-always = in every turn, the first possible one
hunters-plan-then = ; then{ " " }
hunters-plan-none =
    { $counted ->
        [hunger] you have no hunger
        [points] you have no points
        [village] you have nobody in the village
        [items] you have no hidden items
       *[cards] you have no characters in hand
    }
hunters-plan-some =
    { $counted ->
        [hunger] you have hunger
        [points] you have points
        [village] you have members in the village
        [items] you have hidden items
       *[cards] you have characters in hand
    }
hunters-plan-count =
    { $sign ->
        [fewer] you have fewer than { $number } { $what }
        [more] you have more than { $number } { $what }
       *[exactly] you have exactly { $number } { $what }
    }
hunters-plan-counted-hunger = hunger
hunters-plan-counted-points = points
hunters-plan-counted-village = members in the village
hunters-plan-counted-items = hidden items
hunters-plan-counted-cards = characters in hand
hunters-plan-fields =
    { $sign ->
        [fewer] { $place } has less than { $number } { $what }
        [more] { $place } has more than { $number } { $what }
       *[exactly] { $place } has exactly { $number } { $what }
    }
hunters-plan-mine = you are { $at }
hunters-plan-taken = the other tribe is { $at }
hunters-plan-free = there is room { $at }
hunters-plan-gone = { $place } is gone
hunters-plan-open = { $card } is free

## What a plan would do now

hunters-plan-rounds =
    { $last ->
        [0] In round { $round }:
       *[other] In rounds { $round } to { $last }, a turn each:
    }
hunters-plan-turn = { $turn }. { $entry } – { $verdict }
hunters-plan-other = { "   " }or { $entry } – { $verdict }
hunters-plan-legal = possible now
hunters-plan-not-in-hand = passed over: not in your hand
hunters-plan-no-recall = passed over: nobody can bring that now
hunters-plan-no-sunset = passed over: the sun cannot set yet
hunters-plan-no-geysers = passed over: nobody of yours is at the Geysers
hunters-plan-does-not-fit = passed over: what you said of it is not possible
hunters-plan-condition-not-met = passed over: the condition is not met
hunters-plan-asks = from here on I ask you
hunters-plan-later = later
hunters-plan-over = over
hunters-plan-stops = Stopped: I ask you while { $condition }.
hunters-plan-goes-on = I would ask you while { $condition }; that is not so now.
hunters-plan-outcome = { "**" }If it were your turn now:{ "**" } { $entry }
hunters-plan-outcome-asked = { "**" }If it were your turn now:{ "**" } I would ask you.

## What cannot be read

error-hunters-order-last = “{ $word }” stands at the end.
