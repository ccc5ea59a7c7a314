### Hunters and Scouts: people, places, items and goods, labels, previews and questions.

## Characters, and what each does from top to bottom

hunters-character-hunter = Hunter
hunters-character-scout = Scout
hunters-character-gatherer = Gatherer
hunters-character-chief = Chief
hunters-character-offspring = Offspring
hunters-character-shaman = Shaman
hunters-character-advanced-scout = Advanced Scout
hunters-character-fisher = Fisher
hunters-character-basket-weaver = Basket weaver
hunters-character-fire-keeper = Fire keeper
hunters-character-tracker = Tracker

hunters-does-hunter = cover a field of each hunting ground, reveal one, send up to 3 there
hunters-does-scout = cover a field of each wilderness, reveal one, send up to 1 anywhere
hunters-does-gatherer = send up to 4 anywhere
hunters-does-chief = draw 1 item, send up to 2 anywhere
hunters-does-offspring = 1 member from camp to village (then 1 hunger, if you have any)
hunters-does-shaman = draw 2 items, or take 1 free character
hunters-does-advanced-scout = cover a field of 3 locations, reveal a wilderness, send up to 2 anywhere
hunters-does-fisher = lose up to 2 hunger, draw 2 items and keep 1
hunters-does-basket-weaver = draw 1 item, swap any hidden items, 1 point
hunters-does-fire-keeper = send everybody anywhere, or lay a character into the display
hunters-does-tracker = cover a field of each wilderness and hunting ground, reveal either kind, send up to 2 anywhere

hunters-brief-hunter = covers hunting fields, reveals 1, up to 3 go there
hunters-brief-scout = covers wilderness fields, reveals one, sends 1
hunters-brief-gatherer = sends up to 4
hunters-brief-chief = draws 1 item, sends up to 2
hunters-brief-offspring = 1 from the camp to the village
hunters-brief-shaman = draws 2 items or takes 1 character
hunters-brief-advanced-scout = covers 3 fields, 1 new wilderness, sends 2
hunters-brief-basket-weaver = draws 1 item, swaps any, 1 point
hunters-brief-fire-keeper = sends all or lays down 1 character
hunters-brief-fisher = −2 hunger, draws 2 items, keeps 1
hunters-brief-tracker = covers fields all over, reveals one, sends 2

## Items

hunters-item-hand-axe = Hand axe
hunters-item-vegetable-patch = Vegetable patch
hunters-item-axe = Axe
hunters-item-millstone = Millstone
hunters-item-mortar = Mortar
hunters-item-clay-figure = Clay figure
hunters-item-boots = Boots
hunters-item-drum = Drum
hunters-item-loom = Loom
hunters-item-clay-oven = Clay oven
hunters-item-wooden-wheel = Wooden wheel
hunters-item-shelter = Shelter
hunters-item-stone-hut = Stone hut

hunters-effect-place-member = send 1
hunters-effect-draw-item = draw an item
hunters-effect-take-hunger = +1 hunger
hunters-effect-discard-hunger = −1 hunger

## Locations. `.to`, `.at` and `.from` stand inside a sentence; a number may follow every form.

hunters-terrain-mountains = Mountains
    .to = to Mountains
    .at = at Mountains
    .from = from Mountains
hunters-terrain-savanna = Savanna
    .to = to Savanna
    .at = at Savanna
    .from = from Savanna
hunters-terrain-floodplain = Floodplain
    .to = to Floodplain
    .at = at Floodplain
    .from = from Floodplain
hunters-terrain-swamp = Swamp
    .to = to Swamp
    .at = at Swamp
    .from = from Swamp
hunters-terrain-forest = Forest
    .to = to Forest
    .at = at Forest
    .from = from Forest
hunters-terrain-desert = Desert
    .to = to Desert
    .at = at Desert
    .from = from Desert
hunters-terrain-glyptodon = Glyptodon
    .to = to Glyptodon
    .at = at Glyptodon
    .from = from Glyptodon
hunters-terrain-macrauchenia = Macrauchenia
    .to = to Macrauchenia
    .at = at Macrauchenia
    .from = from Macrauchenia
hunters-terrain-megatherium = Megatherium
    .to = to Megatherium
    .at = at Megatherium
    .from = from Megatherium
hunters-terrain-toxodon = Toxodon
    .to = to Toxodon
    .at = at Toxodon
    .from = from Toxodon
hunters-terrain-cave-bear = Cave bear
    .to = to Cave bear
    .at = at Cave bear
    .from = from Cave bear
hunters-terrain-mammoth = Mammoth
    .to = to Mammoth
    .at = at Mammoth
    .from = from Mammoth
hunters-terrain-sabre-tooth = Sabre-toothed cat
    .to = to Sabre-toothed cat
    .at = at Sabre-toothed cat
    .from = from Sabre-toothed cat

hunters-sacred-mammoth-graveyard = Mammoth graveyard
    .to = to Mammoth graveyard
    .at = at Mammoth graveyard
    .from = from Mammoth graveyard
hunters-sacred-waterfall = Waterfall
    .to = to Waterfall
    .at = at Waterfall
    .from = from Waterfall
hunters-sacred-rock-bridge = Rock bridge
    .to = to Rock bridge
    .at = at Rock bridge
    .from = from Rock bridge
hunters-sacred-ancient-oak = Ancient oak
    .to = to Ancient oak
    .at = at Ancient oak
    .from = from Ancient oak
hunters-sacred-mud-springs = Mud springs
    .to = to Mud springs
    .at = at Mud springs
    .from = from Mud springs
hunters-sacred-ghost-cave = Ghost cave
    .to = to Ghost cave
    .at = at Ghost cave
    .from = from Ghost cave
hunters-sacred-misty-gorge = Misty gorge
    .to = to Misty gorge
    .at = at Misty gorge
    .from = from Misty gorge
hunters-sacred-ice-cavern = Ice cavern
    .to = to Ice cavern
    .at = at Ice cavern
    .from = from Ice cavern
hunters-sacred-geysers = Geysers
    .to = to Geysers
    .at = at Geysers
    .from = from Geysers
hunters-sacred-ancestral-hill = Ancestral hill
    .to = to Ancestral hill
    .at = at Ancestral hill
    .from = from Ancestral hill
hunters-sacred-herb-heath = Herb heath
    .to = to Herb heath
    .at = at Herb heath
    .from = from Herb heath
hunters-sacred-cult-site = Cult site
    .to = to Cult site
    .at = at Cult site
    .from = from Cult site

hunters-blesses-mammoth-graveyard = 1 point when you play a Hunter
hunters-blesses-waterfall = each member may fetch 2 meat
hunters-blesses-rock-bridge = at your sunset, send up to 3 anywhere
hunters-blesses-ancient-oak = −1 hunger for each item you create
hunters-blesses-mud-springs = 2 furs give 1 point instead of a member; one of yours stays here for it
hunters-blesses-ghost-cave = your Offspring gives 1 point instead of a member
hunters-blesses-misty-gorge = at your sunset, keep up to 2 hidden items and send up to 1 anywhere
hunters-blesses-ice-cavern = at your sunset, keep up to 3 hidden items
hunters-blesses-geysers = instead of your turn, draw 3 items
hunters-blesses-ancestral-hill = at your sunset, take 1 more character
hunters-blesses-herb-heath = at the other player’s sunset: −1 hunger, draw 1 item, send up to 1 anywhere
hunters-blesses-cult-site = 1 point at your sunset

hunters-brings-at-mammoth-graveyard = Hunter: 1 point
hunters-brings-at-waterfall = 2 meat per member
hunters-brings-at-rock-bridge = sunset: send 3
hunters-brings-at-ancient-oak = −1 hunger per item
hunters-brings-at-mud-springs = 2 furs: 1 point
hunters-brings-at-ghost-cave = Offspring: 1 point
hunters-brings-at-misty-gorge = sunset: keep 2 items, send 1
hunters-brings-at-ice-cavern = sunset: keep 3 items
hunters-brings-at-geysers = 3 items for your turn
hunters-brings-at-ancestral-hill = sunset: 1 more character
hunters-brings-at-herb-heath = their sunset: −1 hunger, 1 item, send 1
hunters-brings-at-cult-site = sunset: 1 point

## Goods

hunters-kind-stone = stone
hunters-kind-wood = wood
hunters-kind-clay = clay
hunters-kind-fruit = fruit
hunters-kind-fur = fur
hunters-kind-meat = meat
hunters-kind-vp = point

hunters-goods-stone = { $count } stone
hunters-goods-wood = { $count } wood
hunters-goods-clay = { $count } clay
hunters-goods-fruit = { $count } fruit
hunters-goods-fur =
    { $count ->
        [one] { $count } fur
       *[other] { $count } furs
    }
hunters-goods-meat = { $count } meat
hunters-goods-vp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Names with something around them

hunters-nothing = nothing
hunters-none = none
hunters-several = { $count } × { $name }
hunters-price = { $cost } → { $gives }
hunters-item = { $name }: { $price }
hunters-priced-item = { $name } ({ $price })
hunters-location = { $name } { $number }
hunters-location-letter = { $name } ({ $letter })
hunters-lettered = { $letter } { $name }
hunters-home-village = Village
    .to = to the village
    .at = in the village
    .from = from the village
hunters-home-camp = Camp
    .to = to the camp
    .at = in the camp
    .from = from the camp
hunters-home-supply = Supply
    .to = to the supply
    .at = in the supply
    .from = from the supply

hunters-brings-stone = stone
hunters-brings-wood = wood
hunters-brings-clay = clay
hunters-brings-fruit = fruit
hunters-brings-fur = fur
hunters-brings-meat = meat
hunters-brings-meat2 = 2 meat
hunters-brings-vp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
hunters-brings-member = { $count } home

## Labels: buttons, lines of a select, autocomplete

hunters-verb-play = Play a character
hunters-verb-send = Send members
hunters-verb-recall = Call members home
hunters-verb-create = Create an item
hunters-verb-convert = Give 2 furs
hunters-verb-done = Done
hunters-verb-sunset = Sunset
hunters-verb-forgo = Geysers
hunters-verb-wear = Cover fields
hunters-verb-mark = Choose locations
hunters-verb-lay = Lay the card
hunters-verb-recruit = Take characters
hunters-verb-pick = Choose
hunters-verb-stash = Keep items
hunters-verb-exchange = Swap items
hunters-verb-give = Give 2 items back
hunters-verb-decline = Keep the items
hunters-verb-lose = Lose a member

hunters-action-convert = Give 2 furs
hunters-action-done = { hunters-verb-done }
hunters-action-sunset = Sunset
hunters-action-forgo = Geysers: 3 items, no turn
hunters-action-decline = No, keep the items
hunters-action-nobody = Nobody moves
hunters-action-send-to = { $members } to { $place }
hunters-action-send-from = { $members } from { $place }
hunters-action-recall = { $place }: { $things }
hunters-action-mark = { $place }
hunters-action-wear = { $place }: { $goods }
hunters-action-recruit = Left { $left }, middle { $middle }, right { $right }
hunters-action-recruit-one = { $card } ({ $column })
hunters-action-create = Create: { $item }
hunters-action-lose = { $place }
hunters-action-stash = Keep { $items }
hunters-action-stash-none = Keep nothing
hunters-action-exchange = Swap { $items }
hunters-action-exchange-none = Swap nothing
hunters-action-give = Give { $items }
hunters-action-give-none = Give nothing

hunters-part-from = 1 away from { $place }
hunters-part-thing = { $place }: { $thing }

hunters-column-left = left
hunters-column-middle = middle
hunters-column-right = right
hunters-column = { $column }, after { $card }
hunters-column-empty = { $column }, empty

hunters-pick-items = Draw 2 items
hunters-pick-members = Send members
hunters-pick-wilderness = Wilderness
hunters-pick-hunting = Hunting ground
hunters-pick-character = Lay down: { $card }

hunters-field-members = Members
hunters-field-left = Left column
hunters-field-middle = Middle column
hunters-field-right = Right column
hunters-field-locations = Which 3 locations?
hunters-field-items = Which items?
hunters-field-what = Which?
hunters-value-cards = { $count }: { $cards }
hunters-value-place = { $place } · { $fields }
hunters-brings-none = stays

## Previews and hints

hunters-preview-fed = −{ $tiles } hunger
hunters-preview-sunset =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }{ $starves ->
        [0] , then { $hunger } hunger in all
        [1] , { $hunger } hunger, one starves
       *[other] , { $hunger } hunger, the last one starves
    }
hunters-preview-convert =
    { $what ->
        [vp]
            { $pairs ->
                [one] 1 point
               *[other] { $pairs } points
            }
       *[other]
            { $pairs ->
                [one] 1 member to the camp
               *[other] { $pairs } members to the camp
            }
    }
hunters-preview-done =
    { $pairs ->
        [0] what is left is lost
       *[other]
            { $lost ->
                [0] { hunters-preview-convert }
               *[other] { hunters-preview-convert }, the rest is lost
            }
    }
hunters-preview-forgo =
    { $items ->
        [one] { $items } item
       *[other] { $items } items
    }
hunters-enough-for = enough for { $items }
hunters-together = { $points } together
hunters-gives-up = gives up { $points }
hunters-costs = costs { $cost }
hunters-within-reach = Your members can fetch enough for: { $items }
hunters-hint =
    { $count ->
        [one] Your hidden item (only you see this):
       *[other] Your { $count } hidden items (only you see this):
    }
hunters-own-row = • { $row }

## Words of the product

game-hunters_scouts = Hunters and Scouts (Jäger und Späher)
goal-hunters_scouts = Send your tribe hunting and scouting, create items with what it brings, and be the first to reach 24 points.
edition-2014 = 2014 edition

## Setting up a game

error-setup-needs-variant = Choose how to play: introductory, normal or survival.
