### Stone Age: places, goods, cards, buildings, labels, previews and questions.

## Places. `.to` and `.at` stand inside a sentence: "Ben sends 3 people …", "Ben rolls 4+2 …".

stone-age-place-toolmaker = Tool maker
    .to = to the tool maker
    .at = at the tool maker
stone-age-place-hut = Hut
    .to = to the hut
    .at = in the hut
stone-age-place-field = Field
    .to = to the field
    .at = on the field
stone-age-place-hunt = Hunt
    .to = hunting
    .at = on the hunt
stone-age-place-forest = Forest
    .to = to the forest
    .at = in the forest
stone-age-place-claypit = Clay pit
    .to = to the clay pit
    .at = in the clay pit
stone-age-place-quarry = Quarry
    .to = to the quarry
    .at = in the quarry
stone-age-place-river = River
    .to = to the river
    .at = at the river
stone-age-place-card = Card { $number }
    .to = to card { $number }
    .at = on card { $number }
stone-age-place-building = Building { $number }
    .to = to building { $number }
    .at = on building { $number }
stone-age-place-trader = Trader
    .to = to the trader
    .at = at the trader
stone-age-place-igloo = Igloo { $number }
    .to = to igloo { $number }
    .at = on igloo { $number }
stone-age-place-ring = Ring { $number } ({ $resource })
    .to = to ring { $number } ({ $resource })
    .at = on ring { $number } ({ $resource })
stone-age-place-animal = Wild animal
    .to = to the wild animal
    .at = at the wild animal
stone-age-place-herd = Mammoth herd
    .to = after the mammoths
    .at = at the mammoths
stone-age-place-bought-card = Bought card
    .to = to a card
    .at = for a card

## Goods

stone-age-goods-food = { $count } food
stone-age-goods-wood = { $count } wood
stone-age-goods-brick =
    { $count ->
        [one] { $count } brick
       *[other] { $count } bricks
    }
stone-age-goods-stone = { $count } stone
stone-age-goods-gold = { $count } gold
stone-age-goods-jewelry = { $count } jewelry
stone-age-goods-resources =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }

stone-age-kind-food = food
stone-age-kind-wood = wood
stone-age-kind-brick = brick
stone-age-kind-stone = stone
stone-age-kind-gold = gold
stone-age-kind-jewelry = jewelry

## Cards: upper part · lower part

stone-age-card = { $top } · { $bottom }
stone-age-top-food = { $amount } food
stone-age-top-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
stone-age-top-tool = a tool
stone-age-top-field = +{ $amount } food every round
stone-age-top-draw-card = a card from the deck
stone-age-top-choose-resources = any { $amount } resources
stone-age-top-roll-for = roll { $dice } dice for { $resource }
stone-age-top-one-use-tool = tool { $amount }, once
stone-age-top-dice-bar = dice for everyone
stone-age-top-dice-bar-style = Style dice for everyone
stone-age-top-trader = trader +{ $steps }, { $jewelry } jewelry
stone-age-top-person = one more person
stone-age-top-any-resource =
    { $amount ->
        [one] any { $amount } resource
       *[other] any { $amount } resources
    }

stone-age-culture-art = art
stone-age-culture-jewelry = jewelry
stone-age-culture-medicine = medicine
stone-age-culture-music = music
stone-age-culture-pottery = pottery
stone-age-culture-sundial = sundial
stone-age-culture-transport = transport
stone-age-culture-weaving = weaving
stone-age-culture-writing = writing

stone-age-people-farmer =
    { $amount ->
        [one] { $amount } farmer
       *[other] { $amount } farmers
    }
stone-age-people-hut_builder =
    { $amount ->
        [one] { $amount } hut builder
       *[other] { $amount } hut builders
    }
stone-age-people-shaman =
    { $amount ->
        [one] { $amount } shaman
       *[other] { $amount } shamans
    }
stone-age-people-tool_maker =
    { $amount ->
        [one] { $amount } tool maker
       *[other] { $amount } tool makers
    }

stone-age-people-trader =
    { $amount ->
        [one] { $amount } trader
       *[other] { $amount } traders
    }

## Buildings and igloos

stone-age-price-fixed = { $goods } → { $points } points
stone-age-price-choice =
    { $kinds ->
        [one] { $pieces } resources of { $kinds } kind → their value
       *[other] { $pieces } resources of { $kinds } kinds → their value
    }
stone-age-price-any =
    { $pieces ->
        [one] any { $pieces } resource → { $points } points
       *[other] any { $pieces } resources → { $points } points
    }
stone-age-price-jewelry = { $fewest }–{ $most } jewelry → { $each } points each
stone-age-price-range = { $fewest }–{ $most } resources → their value

stone-age-tile-income = +{ $goods } every round
stone-age-tile-ring = { $people } own places: { $pips } pips = 1 { $resource }
stone-age-tile-scored = gave { $points }
stone-age-tile-plus = insulation

## Animals and bonus tiles

stone-age-animal-bird_of_prey = bird of prey
stone-age-animal-boar = wild boar
stone-age-animal-polar_bear = polar bear
stone-age-animal-wolf = wolf

stone-age-bonus-tile = first: { $first }; all: { $all }
stone-age-reward-assigned = What the die shows
stone-age-reward-points = The reward of a 1 instead
stone-age-reward-first = Winner’s bonus
stone-age-reward-all = Bonus for all

## Options: at most 80 characters, better 34

stone-age-people =
    { $people ->
        [0] nobody
        [one] { $people } person
       *[other] { $people } people
    }
stone-age-action-place =
    { $people ->
        [0] { $place } · nobody
        [one] { $place } · { $people } person
       *[other] { $place } · { $people } people
    }
stone-age-action-tools =
    { $count ->
        [one] tool { $tools }
       *[other] tools { $tools }
    }
stone-age-action-no-tools = no tool
stone-age-action-gain = Kept card: { $goods }
stone-age-action-take = Die { $die }
stone-age-action-decline = Do not buy
stone-age-action-starve = Go hungry (−10 points)
stone-age-action-keep = Keep the card
stone-age-action-pay = Pay { $goods }
stone-age-action-pay-plus = Pay { $goods }, and { $plus } on top
stone-age-action-feed = Give { $goods }
stone-age-action-swap = Exchange { $give } → { $get }
stone-age-action-move =
    { $people ->
        [0] Nobody follows
        [one] { $people } person follows
       *[other] { $people } people follow
    }
stone-age-plus =
    { $pieces ->
        [0] nothing on top
       *[other] { $pieces } on top for points
    }

stone-age-tool = { $value }
stone-age-tool-at =
    { $number ->
        [1] { $value } left
        [2] { $value } middle
       *[other] { $value } right
    }
stone-age-tool-card = card { $value }

## Groups of options, and the questions of a form

stone-age-verb-place = Place people
stone-age-listed = Cards and buildings …
stone-age-verb-resolve = Use a place
stone-age-verb-tools = Add tools
stone-age-verb-pay = Pay
stone-age-verb-decline = Do not buy
stone-age-verb-feed = Feed with resources
stone-age-verb-starve = Go hungry
stone-age-verb-gain = Use the kept card
stone-age-verb-keep = Keep the card
stone-age-verb-take = Take a die
stone-age-verb-swap = Exchange first
stone-age-verb-share = Food or jewelry
stone-age-verb-move = Follow the mammoths
stone-age-verb-choose = Take a resource
stone-age-verb-reward = Take a reward

stone-age-field-where = Where?
stone-age-field-people = How many people?
stone-age-field-tools = Which tools?
stone-age-field-die = Which die?
stone-age-field-wood = Wood
stone-age-field-brick = Brick
stone-age-field-stone = Stone
stone-age-field-gold = Gold
stone-age-field-food = Food
stone-age-field-jewelry = Jewelry
stone-age-field-tens = How much as jewelry, in tens?
stone-age-field-ones = How much more as jewelry?
stone-age-field-plus = On top, for points?
stone-age-field-give = What do you give?
stone-age-field-get = What do you get?
stone-age-field-what = Which one?

## What an option costs or yields

stone-age-preview-rate = one die per person · { $goods } for every { $pips } pips
stone-age-preview-dice =
    { $dice ->
        [one] { $dice } die · { $goods } for every { $pips } pips
       *[other] { $dice } dice · { $goods } for every { $pips } pips
    }
stone-age-preview-yield = { $goods }
stone-age-preview-left = leaves { $goods }
stone-age-preview-left-nothing = leaves nothing
stone-age-preview-beyond-means = cannot pay yet
stone-age-symbol-new = { $symbol } (new)
stone-age-preview-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
stone-age-preview-card = pay { $price } → { $effect }
stone-age-preview-empty = nothing there
stone-age-preview-toolmaker = a tool
stone-age-preview-hut = one more person
stone-age-preview-field = +1 food every round
stone-age-preview-trader = track +2, 2 jewelry
stone-age-preview-animal =
    { $places ->
        [0] nobody is missing
        [one] { $places } place free
       *[other] { $places } places free
    }
stone-age-preview-swap = your one exchange this round

## Questions. `.named` speaks to one player, `.together` to several at once.

stone-age-prompt-place = Place your people ({ $people } left).
    .named = { $name }, place your people ({ $people } left).
    .together = Place your people.
stone-age-prompt-resolve = Which of your places do you use next?
    .named = { $name }, which of your places do you use next?
    .together = Use your places.
stone-age-prompt-tools = The roll is { $total }{ $dice ->
            [one] { "" }
           *[other] { " " }({ $dice })
        }, that is { $goods }. Add tools?
    .named = { $name }, the roll is { $total }{ $dice ->
            [one] { "" }
           *[other] { " " }({ $dice })
        }, that is { $goods }. Add tools?
    .together = Add tools to your rolls?
stone-age-prompt-buy-card = Buy the card “{ $card }” for { $cost }?
    .named = { $name }, buy the card “{ $card }” for { $cost }?
    .together = Buy your cards?
stone-age-prompt-buy-building = Build this? { $building }.
    .named = { $name }, build this? { $building }.
    .together = Build your buildings?
stone-age-prompt-gain = Your card “{ $card }”: take the resources now, or keep it for later?
    .named = { $name }, your card “{ $card }”: take the resources now, or keep it for later?
    .together = Take the resources of your card now, or keep it?
stone-age-prompt-take = Take one of the dice: { $dice }.
    .named = { $name }, take one of the dice: { $dice }.
    .together = Take a die.
stone-age-prompt-feed =
    { $missing ->
        [one] You are { $missing } food short. Give { $missing } resource, or lose { $points } points?
       *[other] You are { $missing } food short. Give { $missing } resources, or lose { $points } points?
    }
    .named =
        { $missing ->
            [one] { $name }, you are { $missing } food short. Give { $missing } resource, or lose { $points } points?
           *[other] { $name }, you are { $missing } food short. Give { $missing } resources, or lose { $points } points?
        }
    .together = You are short of food. Give resources, or lose 10 points?
stone-age-prompt-buy-extra-card = Buy the top card of the deck, unseen, for { $price } more jewelry? It counts at the end only.
    .named = { $name }, buy the top card of the deck, unseen, for { $price } more jewelry? It counts at the end only.
    .together = Buy an extra card?
stone-age-prompt-share = Your hunt brings { $pieces } ({ $total ->
        [one] { $total } pip
       *[other] { $total } pips
    }): food, jewelry, or some of both?
    .named = { $name }, your hunt brings { $pieces } ({ $total ->
        [one] { $total } pip
       *[other] { $total } pips
    }): food, jewelry, or some of both?
    .together = Divide what you hunted.
stone-age-prompt-ring = Put people on your own places { $place }? You can only now ({ $people } to place).
    .named = { $name }, put people on your own places { $place }? You can only now ({ $people } to place).
    .together = Fill your own places.
stone-age-prompt-animal-reward = Die { $number } shows { $die }: take its reward, or that of a 1 instead?
    .named = { $name }, die { $number } shows { $die }: take its reward, or that of a 1 instead?
    .together = Take your rewards.
stone-age-prompt-choose = Take one resource of your choice.
    .named = { $name }, take one resource of your choice.
    .together = Take a resource.
stone-age-prompt-move =
    { $people ->
        [one] Does your person { $at } follow the mammoths? It costs 1 food or 1 resource.
       *[other] How many of your { $people } people { $at } follow the mammoths? Each costs 1 food or 1 resource.
    }
    .named =
        { $people ->
            [one] { $name }, does your person { $at } follow the mammoths? It costs 1 food or 1 resource.
           *[other] { $name }, how many of your { $people } people { $at } follow the mammoths? Each costs 1 food or 1 resource.
        }
    .together = Follow the mammoths?
stone-age-prompt-pay-move = Pay for following the mammoths: { $people } food or { $people ->
        [one] 1 resource
       *[other] resources
    }.
    .named = { $name }, pay for following the mammoths: { $people } food or { $people ->
            [one] 1 resource
           *[other] resources
        }.
    .together = Pay for following the mammoths.
stone-age-prompt-bonus = You tamed a mammoth. Take the winner’s bonus ({ $first }), or the bonus for all ({ $all })?
    .named = { $name }, you tamed a mammoth. Take the winner’s bonus ({ $first }), or the bonus for all ({ $all })?
    .together = Take your bonus.
stone-age-swapped = { $prompt } (Pay also with { $goods } from the exchange.)

## Help: the rules of a turn

stone-age-help =
    { "**" }Stone Age in one minute{ "**" }
    { "**" }1. Place.{ "**" } In turn, send people to one place at a time, until all are out. Rings limit the room.
    { "**" }2. Use.{ "**" } In turn, use all your places in any order. Forest, clay pit, quarry, river and hunt: one die per person. Every 3 pips give a wood, 4 a brick, 5 a stone, 6 a gold, 2 a food. Tools add to a roll, each once a round.
    Tool maker: a tool. Hut (two people): one more person. Field: one more food every round.
    Cards cost 1 to 4 resources: the upper part works now, the lower part counts at the end. Buildings score at once.
    { "**" }3. Feed.{ "**" } One food per person. If food is missing, give resources or lose 10 points.
    { "**" }The end{ "**" } comes when a pile of buildings is empty, or the cards run out. Different culture symbols count squared. Farmers multiply the field, hut builders your buildings, shamans your people, tool makers your tools. Each resource left is 1 point.

## Words of the product

game-stone_age = Stone Age
goal-stone_age = Place your people, gather goods, feed your tribe, and buy cards and buildings. Most points win; it ends when a pile of buildings or the cards run out.
edition-jubilee = Jubilee edition
edition-2008 = 2008 edition

## Setting up a game

error-setup-needs-base = The base game always belongs to it: add the module “base”.

## What they do, for whoever chooses

effect-jubilee = With a winter side, for Hard Winter, Wild Animals and Igloos
effect-2008 = The first edition, without the winter side
