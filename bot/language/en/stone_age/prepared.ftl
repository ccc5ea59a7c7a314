### The questions that can be answered beforehand

stone-age-field-answer-plan = Where to place people
stone-age-field-answer-resolve = Which place to use next
stone-age-field-answer-tools = Tools for a roll
stone-age-field-answer-feed = Missing food
stone-age-field-answer-decline = What you cannot pay
stone-age-field-answer-cards = Paying for cards
stone-age-field-answer-buildings = Paying for buildings
stone-age-field-answer-dice-bar = Dice for everyone
stone-age-field-answer-hunt = What the hunt brings
stone-age-field-answer-extra-card = The extra card
stone-age-field-answer-herd = Following the mammoths
stone-age-field-answer-herd-fare = Paying for following
stone-age-field-answer-bonus = Bonus of a tamed herd
stone-age-field-answer-animal-reward = Reward of an animal
stone-age-field-answer-choose = A resource of your choice
stone-age-field-plan-pay = How to pay

## Words of their values

stone-age-answer-board = all others, as the board lists them
stone-age-answer-in-order = all of them as the board lists them
stone-age-answer-fewest = as few as possible
stone-age-answer-gain = only where they bring something
stone-age-answer-gain-all = where they bring something, those for one use too
stone-age-answer-never = no tools
stone-age-answer-unpayable = do not buy
stone-age-answer-starve = go hungry
stone-age-answer-decline = do not buy
stone-age-answer-plus = as much as possible on top
stone-age-answer-cheapest = cheapest first: { $answer }
stone-age-answer-dearest = most valuable first: { $answer }

## Plans

stone-age-plan-range = { $place } · { $fewest } to { $most } people
stone-age-plan-for-round = only in round { $round }
stone-age-plan-in-round = in round { $round }: { $moves }
stone-age-plan-people =
    { $sign ->
        [fewer] you have fewer than { $number } people to place
        [least] you have at least { $number ->
            [one] 1 person
           *[other] { $number } people
        } to place
        [none] you have nobody left to place
       *[exactly] you have exactly { $number ->
            [one] 1 person
           *[other] { $number } people
        } to place
    }
stone-age-plan-count =
    { $sign ->
        [fewer] you have fewer than { $pieces }
        [least] you have at least { $pieces }
        [none] you have no { $what }
       *[exactly] you have exactly { $pieces }
    }
stone-age-plan-price =
    { $sign ->
        [fewer] it costs at most { $number }
        [least] it costs at least { $number }
       *[exactly] it costs { $number }
    }
stone-age-plan-card = Card “{ $what }”
stone-age-plan-paying = { $entry } · { $how }
stone-age-plan-pay-cheapest = pay the cheapest way
stone-age-plan-pay-dearest = pay the most valuable way
stone-age-plan-pay-most = pay with as much { $what } as possible
stone-age-plan-pay-only = pay with { $what } only
stone-age-plan-taken = somebody else is at { $place }
stone-age-plan-mine = you are at { $place }
stone-age-plan-gone = { $place } is not “{ $what }” any more

## What a plan would do now

stone-age-plan-done = done
stone-age-plan-later = later
stone-age-plan-already-there = passed over: you are there
stone-age-plan-too-few-people = passed over: too few people left
stone-age-plan-full = passed over: not enough room
stone-age-plan-closed = passed over: nobody can go there now
stone-age-plan-card-gone = passed over: that card is gone
stone-age-plan-too-dear = passed over: it costs { $price } this round
stone-age-plan-pays = done; now I would pay { $goods }
stone-age-plan-pays-nothing = done; with what you have now I would ask you how to pay
stone-age-plan-other-round = This plan is for round { $round }.

## What is refused

error-answer-last = “{ $word }” stands at the end, for what the rest does not suffice for.
error-plan-long = A plan has { $most } characters at most.
error-plan-turns = A plan has { $most } lines at most.
error-plan-past = Round { $round } is over.
