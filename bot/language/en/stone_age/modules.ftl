### The modules: what each is called, does and needs, and its page of the rules.

module-base = base game
effect-base = Place your people, use the places, feed your tribe; 2 to 4 players
needs-base = The base game always belongs to it; 2 to 4 players.
rules-stone_age-module-base =
    Place your people, use the places, feed them; rounds go on until a pile of buildings is empty or the cards run out. Two to four players.
    .title = Module: base game

module-hard-winter = Hard Winter
effect-hard-winter = 1 stone more for a building brings 5 points, 1 gold more for a card 6
needs-hard-winter = Hard Winter is played on the winter side: it needs the Jubilee edition.
rules-stone_age-module-hard-winter =
    When you build a tile with insulation, 1 stone more gives 5 more points. When you buy a card, 1 gold more gives 6 points, on any card field. Both are optional, once each, on top of the price. An exchange cannot pay for them.
    .title = Module: Hard Winter

module-wild-animals = Wild Animals
effect-wild-animals = Animals lower every roll until enough people drive them away for rewards
needs-wild-animals = Wild Animals is played on the winter side: it needs the Jubilee edition.
rules-stone_age-module-wild-animals =
    Four animals are in the deck. While one lies open, it takes its number off the sum of every roll for food or resources, once a roll. Tools help as usual; less than nothing is nothing.
    As many people as there are players, at most one a turn each, drive it away. Everybody involved then rolls one die for each own person there and takes a reward for each die, or 3 points instead. Until then the people stay there and are not fed. The next animal waits behind it.
    .title = Module: Wild Animals

module-igloos = Igloos
effect-igloos = Four igloos to build for points at once
needs-igloos = Igloos is played on the winter side: it needs the Jubilee edition.
rules-stone_age-module-igloos =
    Four igloos lie open. One person goes there and may pay what it shows, for points at once. They are not replaced, do not count for hut builders, and do not end the game.
    .title = Module: Igloos

module-style = Style is the Goal
effect-style = Jewelry, a trader to exchange with, a fifth card field; up to 5 players
needs-style = Style is the Goal goes with everything and lets up to 5 people play.
rules-stone_age-module-style =
    Up to five players. Hunting brings food or jewelry. Jewelry is no resource and no food; it counts nothing at the end.
    Two people at the trader move you 2 fields on the trader track and bring 2 jewelry. From field 1 on you may exchange once a round, as a part of a purchase: 2 for 1 on fields 1 to 3, 1 for 1 on fields 4 to 8, 1 jewelry for 2 on fields 9 and 10. What you get must be used in that purchase; what is left over is lost.
    A fifth card field costs 3 jewelry; after that you may take the top card of the deck for 3 more. Of tool maker, hut, field and trader, five players use all four, four players three, and fewer players two.
    .title = Module: Style is the Goal

module-new-huts = New Huts
effect-new-huts = Six more buildings for Style is the Goal; some bring goods every round
needs-new-huts = New Huts adds six buildings to Style is the Goal: it needs that module.
rules-stone_age-module-new-huts =
    Six more buildings come into the piles. Three give a wood, a brick or a stone at the start of every round’s actions. The others give once, at once: food production, a tool, or a person.
    .title = Module: New Huts

module-mammoths = Mammoth Herd
effect-mammoths = Your people can follow a herd and win bonuses; who tames it most often gets 10 points
needs-mammoths = Mammoth Herd goes with everything.
rules-stone_age-module-mammoths =
    At the start of a round the herd goes to the place that the back of the bonus tile shows, and the tile is turned up. Whoever rolls there may let people of that place follow, for 1 food or 1 resource each.
    After the actions all who follow roll at once. The highest single die wins; if equal, the next one. The winner takes the winner’s bonus, or that for all, and the tile. The others who follow get the bonus for all. If everything is equal, all get that, and the tile is gone.
    At the end whoever has most tiles gets 10 points. With two or three players anybody may go where the herd stands.
    .title = Module: Mammoth Herd
