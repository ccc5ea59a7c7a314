### Stone Age: the board as text, alt text, standings, own things, and what is wrong with an action.

stone-age-nothing = nothing

## The board as text

stone-age-phase-placing = placing people
stone-age-phase-actions = using the places
stone-age-phase-feeding = feeding the people
stone-age-phase-over = the game is over

stone-age-board-head = { "**" }Round { $round }{ "**" } · { $phase }
stone-age-board-to-move = To move: { $names }
stone-age-board-roll = Last roll: { $name }, { $at }: { $dice } (total { $total })
stone-age-board-roll-of-tile = Last roll: { $name }: { $dice }
stone-age-board-places = { "**" }Places{ "**" }
stone-age-board-place = { $place }: { $here }
stone-age-board-free = { $rings } free
stone-age-board-unlimited = room for all
stone-age-board-full = full
stone-age-board-closed = closed this round
stone-age-board-empty = empty
stone-age-board-cards = { "**" }Cards{ "**" } (effect · counts at the end; { $deck } in the deck)
stone-age-board-card = { $place }, price { $price }: { $card }
stone-age-board-buildings = { "**" }Buildings{ "**" }
stone-age-board-building = { $place }, { $left } left: { $building }
stone-age-board-animal = Wild animal: { $animal }, −{ $malus } on every roll
stone-age-board-animals = Wild animal: { $animal }, −{ $malus } on every roll (then { $waiting })
stone-age-board-herd = Mammoths { $at } ({ $left } left): { $tile }
stone-age-board-herd-next = Next tile: { $goods }
stone-age-board-trader = Trader track: { $trades }
stone-age-board-trade = fields { $first }–{ $last }: { $give } for { $get }
stone-age-board-trade-jewelry = fields { $first }–{ $last }: { $give } jewelry for { $get }
stone-age-board-track =
    { $traded ->
        [yes] trader track { $field } (exchanged)
       *[no] trader track { $field }
    }
stone-age-board-igloos =
    { $count ->
        [one] { $count } igloo
       *[other] { $count } igloos
    }
stone-age-board-tiles =
    { $count ->
        [one] { $count } mammoth tile
       *[other] { $count } mammoth tiles
    }
stone-age-board-dice-bar-style = Style dice: { $dice }
stone-age-board-dice-bar = Dice for everyone: { $dice }
stone-age-board-die = { $die } = { $gift }
stone-age-board-player =
    { $start ->
        [yes] { "**" }{ $name }{ "**" } (start player): { $points } · { $stock } · { $tools } · cards { $cards } · buildings { $buildings }
       *[no] { "**" }{ $name }{ "**" }: { $points } · { $stock } · { $tools } · cards { $cards } · buildings { $buildings }
    }
stone-age-board-stock = { $people } people, { $tableau } at home · { $food } food, +{ $field } a round
stone-age-board-no-resources = no resources
stone-age-board-tools = tools { $tools }
stone-age-board-no-tools = no tools
stone-age-board-tool-ready = { $value }
stone-age-board-tool-used = { $value } (used)
stone-age-board-kept = { $tools } · kept card: { $kept }

## Alt text: plain, no formatting

stone-age-alt-asked = Round { $round }. { $question }
stone-age-alt-turn = Round { $round }, { $phase }. To move: { $names }.
stone-age-alt-round-over = Round { $round } is over.
stone-age-alt-over = The game is over. { $names } won with { $score } points.
stone-age-alt-scores = Scores: { $scores }.
stone-age-alt-place = { $place }: { $here }.
stone-age-alt-sign =
    { $here ->
        [none] { $place }: { $sign }.
       *[other] { $place }: { $sign }, { $here }.
    }

stone-age-alt-player = { $name }: { $things }.

## Standings

stone-age-standing-row =
    { $rank }. { "**" }{ $name }{ "**" }: { $points }
    { $lines }
stone-age-standing-tie = Equal at { $score } points: field, tools and people together decide ({ $sums }).
stone-age-standing-sum = { $name } { $sum }
stone-age-standing-shared = { $names } share place { $rank }.

stone-age-line = { $line } { $points }
stone-age-line-sum = { $line } { $sum } = { $points }
stone-age-line-buildings = Buildings
stone-age-line-cards = Points from cards
stone-age-line-hunger = Hunger
stone-age-line-resources = Resources
stone-age-line-culture = Culture
stone-age-line-farmer = Farmers
stone-age-line-hut_builder = Hut builders
stone-age-line-shaman = Shamans
stone-age-line-tool_maker = Tool makers
stone-age-line-trader = Traders
stone-age-line-insulation = Insulation
stone-age-line-winter_gold = Gold on cards
stone-age-line-animals = Wild animals
stone-age-line-herd = Mammoths

## My things

stone-age-own-stock = You have: { $stock } · { $tools }
stone-age-own-cards = { "**" }Your cards ({ $count }){ "**" }: effect (done) · counts at the end
stone-age-own-kept = { "**" }Kept for later{ "**" } (their resources can be taken on any of your turns)
stone-age-own-buildings = { "**" }Your buildings ({ $count }){ "**" }
stone-age-own-igloos = { "**" }Your igloos ({ $count }){ "**" }
stone-age-own-row = • { $row }
stone-age-own-forecast =
    { "**" }If the game ended now{ "**" }: { $score } on the board, and at the end: { $lines }
    { $total ->
        [one] Total { $total } point
       *[other] Total { $total } points
    }

## Credits

stone-age-credits =
    { "**" }Stone Age: what is ours{ "**" }
    The rules are those of the published games and their expansions. Where no source gives a printed value, we chose one that fits the rules:
stone-age-credit =
    { $count ->
        [1] • { $name }: { $among ->
            [1] reconstructed
           *[other] { $count } of { $among } reconstructed
        }
       *[other] • { $name }: { $count } of { $among } reconstructed
    }
stone-age-credit-house = { $line } ({ $changed } changed by the host of this bot)
stone-age-credit-animals-animal = Wild animals, what they take off
stone-age-credit-animals-reward = Wild animals, what the reward dice give
stone-age-credit-igloos-igloo = Igloos, price and points
stone-age-credit-style-dice_bar = Style is the Goal, what its dice give
stone-age-credit-style-card = Style is the Goal, which parts stand on a card
stone-age-credit-style-building = Style is the Goal, price and points of buildings
stone-age-credit-new_huts-building = New Huts, price and points
stone-age-credit-mammoths-tile = Mammoth Herd, bonuses of a tile

## What is wrong with an action

stone-age-error-too-many-people =
    { $left ->
        [one] You have only { $left } person left to place.
       *[other] You have only { $left } people left to place.
    }
stone-age-error-exactly =
    { $people ->
        [one] You cannot send { $people } person { $to }: it takes exactly { $exact }.
       *[other] You cannot send { $people } people { $to }: it takes exactly { $exact }.
    }
stone-age-error-between =
    { $people ->
        [one] You cannot send { $people } person { $to }: { $fewest } to { $most } are possible.
       *[other] You cannot send { $people } people { $to }: { $fewest } to { $most } are possible.
    }
stone-age-error-already-there = You already have people { $at } this round: choose another place.
stone-age-error-no-room = { $place } is full or closed for this round: choose another place.
stone-age-error-too-few-people = You have too few people left for that place: choose another one.
stone-age-error-place-not-here = { $place } is not part of this game.
stone-age-error-not-your-place = You have no people { $at }; you can use: { $options }.
stone-age-error-tools = You can add only your unused tools, each once: { $options }.
stone-age-error-no-such-resource = There is no resource called “{ $resource }”: use wood, brick, stone or gold.
stone-age-error-lacking = You cannot give { $goods }: you have { $have }.
stone-age-error-building-price = That does not fit the price: { $building }.
stone-age-error-exact-price =
    { $pieces ->
        [one] You must give exactly { $pieces } resource, of any kind.
       *[other] You must give exactly { $pieces } resources, of any kind.
    }
stone-age-error-jewelry-price = You must give exactly { $pieces } jewelry.
stone-age-error-gain =
    { $pieces ->
        [one] The kept card gives exactly { $pieces } resource, of any kind.
       *[other] The kept card gives exactly { $pieces } resources, of any kind.
    }
stone-age-error-die = That die is not there: you can take { $dice }.

## Odds

stone-age-odds-likely = ≥ { $goods } { $percent }% · avg { $whole }.{ $tenths }
stone-age-odds-heading = { "**" }What to expect this round{ "**" }
stone-age-odds-own = { "**" }Your people, with all your tools{ "**" }
stone-age-odds-roll =
    { $dice ->
        [one] { $place }, { $dice } die: ≥ { $goods } { $percent }% · on average { $whole }.{ $tenths }
       *[other] { $place }, { $dice } dice: ≥ { $goods } { $percent }% · on average { $whole }.{ $tenths }
    }
stone-age-odds-needed = { "**" }People you need, with all your tools, for a chance of { $percent }%{ "**" }
stone-age-odds-at = { $place }: { $likely }
stone-age-odds-people = { $people } → { $goods }
stone-age-odds-purchases = { "**" }You will be able to pay:{ "**" } { $purchases }
stone-age-odds-pay = { $place }: { $percent }%
stone-age-odds-fed = { "**" }Food:{ "**" } there is enough for everybody.
stone-age-odds-eaten = { "**" }Food:{ "**" } nobody has to be fed any more in this round.
stone-age-odds-hungry = { "**" }Food:{ "**" } not enough with the people who stand there now.
stone-age-odds-hunger = { "**" }Food:{ "**" } it will not be enough in { $percent }% of cases.
stone-age-odds-face = { "**" }Card with a die for everybody:{ "**" } each number is among the dice in { $percent }% of cases.
stone-age-odds-tools = -# Your tools ({ $tools }) count in each line of a place in full; for purchases and food each counts once, used as well as possible.
stone-age-odds-without =
    { $without ->
        [trader-herd] -# All of it with the people who stand there now. Left out: exchanges, what purchases still bring, the herd.
        [trader] -# All of it with the people who stand there now. Left out: exchanges, what purchases still bring.
        [herd] -# All of it with the people who stand there now. Left out: what purchases still bring, the herd.
       *[none] -# All of it with the people who stand there now. Left out: what purchases still bring.
    }
