### Hunters and Scouts: what happened, and what a seat is asked.

## Questions. `.named` addresses somebody by name, `.together` several at once.

hunters-prompt-turn = Play a character, call members home, or let the sun set.
    .named = { $name }, play a character, call members home, or let the sun set.
    .together = What do you do with your turn?
hunters-prompt-send =
    { $most ->
        [one] Send up to { $most } member to another location.
       *[other] Send up to { $most } members to other locations.
    }
    .named =
        { $most ->
            [one] { $name }, send up to { $most } member to another location.
           *[other] { $name }, send up to { $most } members to other locations.
        }
    .together = Whom do you send?
hunters-prompt-send-there =
    { $most ->
        [one] Send up to { $most } member to the revealed card: { $place }.
       *[other] Send up to { $most } members to the revealed card: { $place }.
    }
    .named =
        { $most ->
            [one] { $name }, send up to { $most } member to the revealed card: { $place }.
           *[other] { $name }, send up to { $most } members to the revealed card: { $place }.
        }
    .together = How many go to the revealed card?
hunters-prompt-use = You have brought { $pool }. Create items, call more members home, or finish.
    .named = { $name }, you have brought { $pool }: create items, call more members home, or finish.
    .together = Use what your members brought.
hunters-prompt-wear =
    { $cards ->
        [one] Choose a field to cover on this location.
       *[other] Choose a field to cover on each of these locations.
    }
    .named =
        { $cards ->
            [one] { $name }, choose a field to cover on this location.
           *[other] { $name }, choose a field to cover on each of these locations.
        }
    .together = Choose a field to cover on each location.
hunters-prompt-mark = Choose 3 different locations; a field of each is covered.
    .named = { $name }, choose 3 different locations; a field of each is covered.
    .together = Choose 3 different locations; a field of each is covered.
hunters-prompt-lay = Lay the { $card } into one of the shortest columns.
    .named = { $name }, lay the { $card } into one of the shortest columns.
    .together = Lay your card into one of the shortest columns.
hunters-prompt-spirits = Draw 2 items, or take 1 free character.
    .named = { $name }, draw 2 items, or take 1 free character.
    .together = Draw 2 items, or take 1 free character.
hunters-prompt-fire = Send your members anywhere, or lay a character of your hand into the display.
    .named = { $name }, send your members anywhere, or lay a character of your hand into the display.
    .together = Send your members anywhere, or lay a character of your hand into the display.
hunters-prompt-reveal = Which card is revealed?
    .named = { $name }, which card is revealed?
    .together = Which card is revealed?
hunters-prompt-keep-one = Keep one of the two items you drew.
    .named = { $name }, keep one of the two items you drew.
    .together = Keep one of the two items you drew.
hunters-prompt-exchange = Swap any of your hidden items for new ones.
    .named = { $name }, swap any of your hidden items for new ones.
    .together = Swap any of your hidden items for new ones.
hunters-prompt-stash =
    { $fewest ->
        [0] Keep up to { $limit } hidden items over the night.
       *[other] { $limit ->
            [one] Choose the hidden item that you keep over the night.
           *[other] Choose the { $limit } hidden items that you keep over the night.
        }
    }
    .named =
        { $fewest ->
            [0] { $name }, keep up to { $limit } hidden items over the night.
           *[other] { $limit ->
                [one] { $name }, choose the hidden item that you keep over the night.
               *[other] { $name }, choose the { $limit } hidden items that you keep over the night.
            }
        }
    .together = Choose the hidden items that you keep over the night.
hunters-prompt-lose = You have { $hunger } hunger: from where do you lose a member (and 3 hunger)?
    .named = { $name }, you have { $hunger } hunger: from where do you lose a member (and 3 hunger)?
    .together = From where do you lose a member?
hunters-prompt-recruit = Take the characters for your next day from the free ends of the columns.
    .named = { $name }, take the characters for your next day from the free ends of the columns.
    .together = Take the characters for your next day.
hunters-prompt-ancestor = Take one more free character (Ancestral hill).
    .named = { $name }, take one more free character (Ancestral hill).
    .together = Take one more free character.
hunters-prompt-bonus = You reach field { $field }: give 2 created items back for 1 more point?
    .named = { $name }, you reach field { $field }: give 2 created items back for 1 more point?
    .together = Give 2 created items back for 1 more point?
hunters-prompt-herb-heath = The herb heath lets you send 1 member to another location.
    .named = { $name }, the herb heath lets you send 1 member to another location.
    .together = The herb heath lets you send 1 member.

## What happened: the course of the game

hunters-event-starter = { $name } begins.
hunters-event-place-laid = { $place } is one of the sacred places: { $blessing }.
hunters-event-turn = Turn { $turn }: { $name }.
hunters-event-played = { $name } plays the { $card }.
hunters-event-laid = { $name } lays the { $card } into the { $column } column.
hunters-event-forwent = { $name } forgoes the turn for the geysers.
hunters-event-sunset = The sun sets for { $name }.
hunters-event-recruited = { $name } takes { $cards }.
hunters-event-recruited-column =
    { $cards ->
        [one] { $name } takes { $cards } card from the { $column } column.
       *[other] { $name } takes { $cards } cards from the { $column } column.
    }
hunters-event-last-turn = { $name } has one last turn.
hunters-event-extinct = The tribe of { $name } is gone.
hunters-event-game-over =
    { $why ->
        [goal] { $name } reaches the goal and wins.
        [last-turn] { $name } has come further and wins.
        [extinct] { $name } wins, as the other tribe is gone.
       *[other] { $name } wins.
    }

## Locations and members

hunters-event-revealed = { $place } is revealed: { $fields }.
hunters-event-deck-empty =
    { $deck ->
        [items] There are no items left to draw.
        [wilderness] There is no wilderness left to reveal.
        [hunting] There is no hunting ground left to reveal.
       *[other] A deck is empty.
    }
hunters-event-worn = { $name } covers { $goods } at { $place }.
hunters-event-used-up = { $place } is used up and leaves.
hunters-event-sent =
    { $members ->
        [one] { $name } sends { $members } member to { $place }.
       *[other] { $name } sends { $members } members to { $place }.
    }
hunters-event-left =
    { $members ->
        [one] { $members } member of { $name } leaves { $place }.
       *[other] { $members } members of { $name } leave { $place }.
    }
hunters-event-nobody-sent = { $name } sends nobody.
hunters-event-driven-away =
    { $members ->
        [one] { $members } member of { $name } is driven home from { $place }.
       *[other] { $members } members of { $name } are driven home from { $place }.
    }
hunters-event-sent-home =
    { $members ->
        [one] { $members } member of { $name } goes home from { $place } with nothing.
       *[other] { $members } members of { $name } go home from { $place } with nothing.
    }
hunters-event-recalled = { $name } calls home from { $place }: { $brought }.
hunters-came-home =
    { $members ->
        [one] { $members } member of { $name } comes home from { $place }.
       *[other] { $members } members of { $name } come home from { $place }.
    }
hunters-event-grown-up = A member of { $name } comes from the camp to the village.
hunters-event-converted = { $name } gives 2 furs for a new member in the camp.

## Items

hunters-event-item-drawn = { $name } draws an item.
hunters-drew-items = { $name } draws { $count } items.
hunters-event-item-drawn-own = You draw { $item }.
hunters-event-created = { $name } creates { $item }.
hunters-event-discarded = { $name } discards { $items }.
hunters-event-bonus = { $name } gives { $items } back for the bonus of field { $field }.
hunters-event-declined-bonus = { $name } does without the bonus of field { $field }.
hunters-event-missed-bonus =
    { $hunger ->
        [0] { $name } passes field { $field } without 2 items to give back.
       *[other] { $name } passes field { $field } without 2 items to give back and gets hungrier (+{ $hunger }).
    }

## Points and hunger

hunters-event-scored =
    { $points ->
        [one] { $name } scores { $points } point ({ $source }).
       *[other] { $name } scores { $points } points ({ $source }).
    }
hunters-event-fell-back =
    { $points ->
        [one] { $name } falls back by { $points } point.
       *[other] { $name } falls back by { $points } points.
    }
hunters-event-too-hungry =
    { $lost ->
        [one] { $name } is too hungry for the goal: { $lost } point is not counted.
       *[other] { $name } is too hungry for the goal: { $lost } points are not counted.
    }
hunters-event-hungrier = { $name } takes { $tiles } hunger.
hunters-event-fed = { $name } gives { $tiles } hunger back.
hunters-event-starved = A member of { $name } starves { $at } and goes to the supply.

hunters-source-field = hunting ground
hunters-source-sunset = sunset
hunters-source-bonus = bonus field
hunters-source-basket-weaver = basket weaver
