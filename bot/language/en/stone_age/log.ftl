### Stone Age: what happened, one sentence each.

stone-age-event-round = Round { $round } begins.
stone-age-event-start-player = { $name } is the new start player.
stone-age-event-card-revealed = { $place } is now: { $card }.
stone-age-event-building-revealed = { $place } is now: { $building }.

stone-age-event-placed =
    { $people ->
        [one] { $name } sends { $people } person { $to }.
       *[other] { $name } sends { $people } people { $to }.
    }

stone-age-event-rolled = { $name } rolls { $dice } { $at }.
stone-age-event-gathered = { $name } gets { $goods } for { $total ->
        [one] { $total } pip
       *[other] { $total } pips
    } { $at }.
stone-age-event-tool =
    { $tools ->
        [one] { $name } makes a first tool.
       *[other] { $name } makes a tool: { $tools } in all.
    }
stone-age-event-tool-limit = { $name } has the best tools already and gets none.
stone-age-event-person = { $name } has a new person: { $people } in all.
stone-age-event-people-limit = { $name } already has all people and gets none.
stone-age-event-field = { $name } now grows { $field } food every round.
stone-age-event-field-limit = { $name } is at the end of the field track and gets nothing.

stone-age-event-card-bought = { $name } buys a card for { $goods }: { $card }.
stone-age-event-received = { $name } receives { $goods }.
stone-age-event-points =
    { $points ->
        [one] { $name } scores { $points } point.
       *[other] { $name } scores { $points } points.
    }
stone-age-event-one-use-tool = { $name } gets a tool of { $value } to use once.
stone-age-event-kept = { $name } keeps the card for later: { $card }.
stone-age-event-gained = { $name } takes { $goods } from a kept card.
stone-age-event-card-drawn = { $name } draws a card in secret.
stone-age-event-card-drawn-own = You drew: { $card }.
stone-age-event-deck-empty = { $name } gets no card: the deck is empty.
stone-age-event-dice-bar = { $name } rolls { $dice }: a die for everyone.
stone-age-event-took-die = { $name } takes the { $die }.
stone-age-event-declined = { $name } buys nothing { $at }.
stone-age-event-built =
    { $points ->
        [one] { $name } builds with { $goods } and scores { $points } point.
       *[other] { $name } builds with { $goods } and scores { $points } points.
    }
stone-age-event-stack-empty = { $place }: the pile is empty.

stone-age-event-fed =
    { $missing ->
        [0] { $name } feeds { stone-age-people }.
       *[other] { $name } pays { $food } food for { stone-age-people }: { $missing } missing.
    }
stone-age-event-replaced-food = { $name } feeds the people with { $goods }.
stone-age-event-starved = { $name } lets people go hungry and loses { $points } points.

stone-age-event-end-cards = The cards run out: the game ends.
stone-age-event-end-buildings = A pile of buildings is empty: the game ends.
stone-age-event-won = { $name } wins with { $score } points.

## Wild animals

stone-age-event-malus = The wild animal takes { $points } off { $name }’s roll: { $total } left.
stone-age-event-animal-active = A { $animal } appears: { $points } less on every roll for goods.
stone-age-event-animal-waits = A { $animal } waits behind the other animals.
stone-age-event-animal-stays =
    { $people ->
        [0] The { $animal } stays.
        [one] The { $animal } stays, and so does the person there.
       *[other] The { $animal } stays, and so do the { $people } people there.
    }
stone-age-event-animal-driven-away = The { $animal } is driven away.
stone-age-event-animal-reward = { $name } takes a reward for a { $die }: { $goods }.

## Hard winter, Style is the Goal

stone-age-event-paid-extra = { $name } pays { $goods } on top and scores { $points } points.
stone-age-event-swapped = { $name } exchanges { $give } for { $get }.
stone-age-event-extra-card-bought = { $name } buys the top card of the deck for { $goods }.
stone-age-event-trader = { $name } moves on to field { $field } of the trader track.
stone-age-event-trader-limit = { $name } is at the end of the trader track already.
stone-age-event-income = { $name } has an income of { $goods }.

## Mammoth herd

stone-age-event-herd-next = The next bonus tile of the mammoths shows { $goods } on its back.
stone-age-event-herd-moved = The mammoths are { $at }. The winner’s bonus: { $first }; for all: { $all }.
stone-age-event-herd-left = The mammoths leave for good.
stone-age-event-herd-alone = Nobody followed the mammoths: the bonus tile is gone.
stone-age-event-herd-tie = The best rolls are equal: nobody tames the mammoths, all there get { $all }.
stone-age-event-moved =
    { $people ->
        [one] { $name } pays { $goods }, and { $people } person follows the mammoths.
       *[other] { $name } pays { $goods }, and { $people } people follow the mammoths.
    }
stone-age-event-tamed = { $name } tames the mammoths and takes the bonus tile.
stone-age-event-bonus = { $name } takes the bonus: { $goods }.
