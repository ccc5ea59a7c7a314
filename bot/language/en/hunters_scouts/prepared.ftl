### The questions

hunters-field-answer-character = How to spend your turns
hunters-field-answer-herb-heath = Herb heath, when the other player’s sun sets
hunters-field-answer-use = What to create
hunters-field-answer-follow = Hunter: how many go to the new card
hunters-field-answer-item-send = Sending a member with an item
hunters-field-answer-evening = Sending a member at sunset
hunters-field-answer-wear = Which fields to cover
hunters-field-answer-mark = Advanced Scout: where to cover fields
hunters-field-answer-lay = Where to lay a played character
hunters-field-answer-spirits = Shaman: items or a character
hunters-field-answer-fire = Fire keeper: send, or lay one down
hunters-field-answer-reveal = Tracker: which deck
hunters-field-answer-keep = Which hidden items to keep
hunters-field-answer-exchange = Basket weaver: which items to swap
hunters-field-answer-lose = Which member to lose to hunger
hunters-field-answer-recruit = Which characters to take
hunters-field-answer-bonus = Bonus field: whether to give 2 items back

hunters-field-plan-send = Send
hunters-field-plan-use = Create
hunters-field-plan-wear = Cover
hunters-field-plan-mark = Wear
hunters-field-plan-lay = Lay
hunters-field-plan-spirits = Shaman
hunters-field-plan-fire = Fire keeper
hunters-field-plan-reveal = Reveal
hunters-field-plan-keep = Keep
hunters-field-plan-exchange = Swap
hunters-field-plan-lose = Lose
hunters-field-plan-recruit = Take
hunters-field-plan-bonus = Bonus

## The answers

hunters-answer-nobody = Nobody moves
hunters-answer-most = as many as possible
hunters-answer-fewest = as few as possible
hunters-answer-wear-most = what is there most often
hunters-answer-best = the most points first
hunters-answer-only = nothing else
hunters-answer-none = nothing
hunters-answer-finish = done when nothing more can be done
hunters-answer-done = then done
hunters-answer-use-number = at most { $number }
hunters-answer-follow-number =
    { $number ->
        [one] { $number } member
       *[other] { $number } members
    }
hunters-answer-away = where none of yours stand
hunters-answer-left = left
hunters-answer-middle = middle
hunters-answer-right = right
hunters-answer-items = draw 2 items
hunters-answer-members = send members
hunters-answer-wilderness = wilderness
hunters-answer-hunting = hunting ground
hunters-answer-give = yes, those with the fewest points
hunters-answer-decline = no, keep them

## Plans

hunters-plan-recall = Call home: { $loads }
hunters-plan-new-card = the new card
hunters-plan-answer = { $question }: { $answer }
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
hunters-plan-counted-points =
    { $number ->
        [one] point
       *[other] points
    }
hunters-plan-counted-village =
    { $number ->
        [one] member in the village
       *[other] members in the village
    }
hunters-plan-counted-items =
    { $number ->
        [one] hidden item
       *[other] hidden items
    }
hunters-plan-counted-cards =
    { $number ->
        [one] character in hand
       *[other] characters in hand
    }
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
hunters-plan-not-in-hand = passed over: not in your hand
hunters-plan-no-recall = passed over: nobody can bring that now
hunters-plan-no-sunset = passed over: the sun cannot set yet
hunters-plan-no-geysers = passed over: nobody of yours is at the Geysers
hunters-plan-does-not-fit = passed over: what you said of it is not possible
hunters-plan-later = later
hunters-plan-over = over

## What cannot be read

error-hunters-answer-last = “{ $word }” stands at the end.
