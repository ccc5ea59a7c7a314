### The rules in our own words, one short text for each thing one can ask about. `.title` is its name in a list.

## The course of the game

rules-stone_age-placing =
    The start player begins, then clockwise. On your turn you put one or more people on exactly one place. You cannot pass while you can place somebody.
    Once you have people on a place, you cannot add to them in the same round. A full place takes nobody else.
    With two or three players only two of tool maker, hut and field can be used in a round; with four, all three. With Style is the Goal the trader counts among them: of these four places two or three players use two, four players three, five players all. On each of forest, clay pit, quarry and river there may be people of two players (three at the table) or of one (two at the table). Hunt, cards and buildings have no such limit.
    You may take a place only to block it, even if you will not be able to pay there.
    .title = Placing people
rules-stone_age-using =
    When nobody can place any more, the start player uses all their own places, in any order, then the next player clockwise.
    All your people on one place act together: one roll, or one purchase. Afterwards they come back to you.
    What you get can be used at once on your next place: take the tool first, then roll with it; fetch the wood first, then build with it.
    .title = Using places
rules-stone_age-feeding =
    At the end of a round each of your people eats 1 food. First you get as much food as your field gives.
    With enough food it is paid by itself. If some is missing, all your food is gone, and you choose: give 1 resource for each missing food, or lose 10 points.
    The 10 points are the same however many are hungry, and nobody dies of it. A part of the missing food helps nothing. Food that is left over stays yours.
    .title = Feeding
rules-stone_age-tools =
    A tool adds its number to the sum of one of your rolls, after you have seen the dice. Each tool works once a round, with its whole number. You may add several to one roll.
    Your first three tools are three tiles of 1. Every further tool raises one of the lowest tiles by 1, up to 4, 4 and 4. A raised tile that was used stays used.
    Tools help when you hunt, fetch resources, or roll for a card’s resource. They do not help with dice for everyone.
    .title = Tools
rules-stone_age-cards =
    A card costs as many resources as its field says: 1 to 4 from right to left, in any mix. Food does not count, and you cannot pay more.
    Its upper part works at once. Then it lies face down before you, and its lower part counts at the end of the game.
    If you cannot or do not want to pay, your person simply comes home. At the start of a round the cards move to the right, where they are cheaper, and new ones come from the left.
    .title = Cards
rules-stone_age-buildings =
    A building is paid with exactly the resources it shows, and scores at once. Wood is worth 3 points, brick 4, stone 5, gold 6.
    The next tile of the pile is turned up at once, but nobody can use it before the next round.
    When a pile is empty, the game ends after this round. Each of your buildings counts again with hut builders.
    .title = Buildings
rules-stone_age-scoring =
    At the end you add to the points on the track:
    • 1 point for each wood, brick, stone and gold you still have
    • different culture symbols, counted and multiplied by themselves: five different ones give 25. A second copy of a symbol begins a second row
    • farmers × your food production, hut builders × your buildings, shamans × your people, tool makers × the sum of your tools
    Most points win. If that is equal, food production, tools and people together decide. If that is equal too, both win.
    .title = Scoring
rules-stone_age-ending =
    The game ends in one of two ways. When a pile of buildings is empty, the round is played to its end, feeding included. When the cards cannot be filled up at the start of a round, it ends at once.
    An empty deck alone does not end it, and neither does a person on the last tile who does not buy it.
    .title = End of the game

## places

rules-stone_age-place-toolmaker =
    Room for one person. You get a tool: it adds to one of your rolls in every round from now on.
    Nobody can have more than 12 in all (4, 4 and 4).
    .title = Tool maker
rules-stone_age-place-hut =
    Exactly two of your people go there in one turn. You get one more person. It eats in this round already, and can be placed from the next round on.
    Nobody can have more than 10 people.
    .title = Hut
rules-stone_age-place-field =
    Room for one person. You get 1 food more in every round from now on, before your people eat. The track ends at 10.
    .title = Field
rules-stone_age-place-hunt =
    Room for everybody. You roll one die for each person there. Every 2 pips give 1 food; with Style is the Goal 1 food or 1 jewelry, as you like.
    .title = Hunt
rules-stone_age-place-forest =
    Seven people find room. You roll one die for each of yours. Every 3 pips give 1 wood.
    .title = Forest
rules-stone_age-place-claypit =
    Seven people find room. You roll one die for each of yours. Every 4 pips give 1 brick.
    .title = Clay pit
rules-stone_age-place-quarry =
    Seven people find room. You roll one die for each of yours. Every 5 pips give 1 stone.
    .title = Quarry
rules-stone_age-place-river =
    Seven people find room. You roll one die for each of yours. Every 6 pips give 1 gold.
    .title = River
rules-stone_age-place-card =
    Room for one person. When you use it, you may buy the card for as many resources as the field says, of any kind, and its upper part works at once.
    .title = Card field
rules-stone_age-place-building =
    Room for one person. When you use it, you may pay what the tile shows, take it, and score at once.
    .title = Building
rules-stone_age-place-trader =
    Exactly two of your people go there in one turn. You move 2 fields on the trader track and get 2 jewelry. The track ends at 10; there you still get the jewelry.
    The field you are on says how you may exchange when you buy.
    .title = Trader
rules-stone_age-place-igloo =
    Room for one person. You may pay what the igloo shows, take it, and score at once. It is not replaced, it is no building for hut builders, and the last one does not end the game.
    .title = Igloo
rules-stone_age-place-ring =
    Places of their owner alone, given by a building with rings. Up to three people go there at the start of a round, before anybody places. They roll like anywhere else, but the pips are cheaper.
    .title = Ring
rules-stone_age-place-animal =
    As many people find room as there are players. One person goes there in a turn, and you may add another in a later turn.
    They do not come back when the places are used, and they are not fed. When all places are taken at the end of the actions, the animal is driven away: everybody there rolls one die for each own person and gets a reward for each. Else it stays, and so do the people.
    .title = Wild animal
rules-stone_age-place-herd =
    Nobody is placed here. Whoever has rolled where the mammoths stand may let people of that place follow the herd, for 1 food or 1 resource each.
    .title = Mammoth herd

## upper parts of cards, and what dice and bonuses give

rules-stone_age-card-food = You get the shown food at once.
    .title = Card: food
rules-stone_age-card-resource = You get the shown resources at once. They can pay for your next purchase of the same turn.
    .title = Card: resource
rules-stone_age-card-points = You score the shown points at once.
    .title = Card: points
rules-stone_age-card-tool = You get a tool, as at the tool maker.
    .title = Card: tool
rules-stone_age-card-field = You get 1 food more in every round from now on, as on the field.
    .title = Card: food production
rules-stone_age-card-draw_card =
    You get the top card of the deck, unseen by the others. Only its lower part counts, at the end. With an empty deck you get nothing.
    .title = Card: draw a card
rules-stone_age-card-choose_resources =
    You get the shown number of resources of your choice, now or at any later decision on your own turn. At the end of the game a card still kept counts 1 point for each of its resources.
    .title = Card: resources of choice
rules-stone_age-card-roll_for =
    You roll the shown number of dice for this resource, at the pips of its place. Tools may be added, and a wild animal takes its part.
    .title = Card: roll for a resource
rules-stone_age-card-one_use_tool =
    A tool that you add once to one of your rolls; then it is used up. It does not count among your tools at the end.
    .title = Card: tool to use once
rules-stone_age-card-dice_bar =
    As many dice are rolled as there are players. The buyer takes one first, then the others clockwise, one each. Every number gives something else; /board with text lists it. No tools.
    .title = Card: dice for everyone
rules-stone_age-card-trader = You move 1 field on the trader track and get 2 jewelry.
    .title = Card: trader
rules-stone_age-card-person = You get one more person, as in the hut.
    .title = Bonus: person
rules-stone_age-card-any_resource = You get a resource of your choice at once.
    .title = Bonus: any resource

## lower parts of cards

rules-stone_age-bottom-culture =
    Count your different symbols and multiply that number by itself: 1, 4, 9, 16 … A second copy of a symbol counts in a second row of its own. Eight symbols exist, with Style is the Goal nine.
    .title = Lower part: culture symbol
rules-stone_age-bottom-farmer = At the end all your farmers together are multiplied by your food production.
    .title = Lower part: farmers
rules-stone_age-bottom-hut_builder = At the end all your hut builders together are multiplied by the number of your buildings. Igloos do not count.
    .title = Lower part: hut builders
rules-stone_age-bottom-shaman = At the end all your shamans together are multiplied by the number of your people.
    .title = Lower part: shamans
rules-stone_age-bottom-tool_maker = At the end all your tool makers together are multiplied by the sum of your tools. Tools to use once do not count.
    .title = Lower part: tool makers
rules-stone_age-bottom-trader = At the end all your traders together are multiplied by your field on the trader track.
    .title = Lower part: traders

## kinds of buildings

rules-stone_age-building-fixed = You pay exactly the shown resources and score the shown points.
    .title = Building: fixed price
rules-stone_age-building-choice =
    You pay exactly the shown number of pieces, of exactly the shown number of kinds. It scores what you paid: wood 3, brick 4, stone 5, gold 6.
    Where no number of kinds is shown, any mix will do, and the printed points count.
    .title = Building: number and kinds
rules-stone_age-building-range = You pay 1 to 7 resources of any kind. It scores what you paid: wood 3, brick 4, stone 5, gold 6.
    .title = Building: 1 to 7 pieces
rules-stone_age-building-jewelry = You pay 1 to 4 jewelry and score 4 points for each.
    .title = Building: jewelry
rules-stone_age-building-income = From the next round on its owner gets the shown resource at the start of every round’s actions.
    .title = Building: income
rules-stone_age-building-ring = Its owner gets places of their own, with better rates. People go there at the start of a round, before anybody places.
    .title = Building: rings
rules-stone_age-building-plus = In Hard Winter you may pay 1 stone more when you build it, for 5 more points. The stone comes on top of the price.
    .title = Building: insulation
rules-stone_age-building-effect = Besides its points it does once, at once, what it shows, like the upper part of a card: a tool, a person, food production, a card, or dice for everyone.
    .title = Building: effect

## what one is asked

rules-stone_age-prompt-place =
    Choose one place and how many people go there. They come back when the place is used, later in this round.
    One die is rolled for each person who hunts or fetches resources. Tool maker and field take one person, the hut exactly two. A card or a building takes one, who may buy it later.
    .title = Question: place people
rules-stone_age-prompt-resolve =
    Choose which of your places you use now. All get their turn; only the order is yours. What you get first can help later: a tool for a roll, resources for a purchase.
    .title = Question: use a place
rules-stone_age-prompt-tools =
    The dice are rolled. You may add tools that you have not used in this round; each works once a round. Keep them if they bring no further piece.
    .title = Question: add tools
rules-stone_age-prompt-buy-card =
    Pay the price in resources of your choice (the fifth field: jewelry), and the upper part works at once; the lower part counts at the end. Or let it go: your person comes home and nothing is lost.
    In Hard Winter you may add 1 gold for 6 points.
    .title = Question: buy a card
rules-stone_age-prompt-buy-building =
    Pay what it shows and score at once: wood is worth 3, brick 4, stone 5, gold 6. Or let it go: your person comes home and the tile stays for the next round.
    In Hard Winter some take 1 stone more for 5 points.
    .title = Question: build
rules-stone_age-prompt-gain =
    Take the resources of this card now, in any mix, or keep the card and take them at a later decision of your own. Keeping loses nothing: at the end of the game the resources of a kept card count 1 point each.
    .title = Question: take or keep
rules-stone_age-prompt-take =
    Take one of the dice; what its number shows is yours at once. The next player takes one of the rest.
    .title = Question: take a die
rules-stone_age-prompt-feed =
    Your food did not suffice. Give 1 resource for each missing food, whichever you like, or give none and lose 10 points. A part of it helps nothing.
    .title = Question: feed
rules-stone_age-prompt-buy-extra-card =
    You just bought the card of the fifth field. For 3 more jewelry you may take the top card of the deck, unseen. Only its lower part counts, at the end.
    .title = Question: extra card
rules-stone_age-prompt-share =
    Each 2 pips of your hunt give 1 food or 1 jewelry, as you like. Food feeds your people; jewelry pays for the fifth card field and for exchanges.
    .title = Question: food or jewelry
rules-stone_age-prompt-ring =
    Before anybody places, you may put up to three people on these places of your own. It is the only moment for them in this round.
    .title = Question: fill own places
rules-stone_age-prompt-animal-reward =
    The animal is driven away, and each of your dice brings a reward. Take what its number shows, or 3 points, the reward of a 1.
    .title = Question: reward
rules-stone_age-prompt-choose = Take one wood, brick, stone or gold.
    .title = Question: any resource
rules-stone_age-prompt-move =
    People who have just gathered here may follow the mammoths, each for 1 food or 1 resource. After the actions everybody there rolls: the highest die wins the bonus and the tile.
    .title = Question: follow the mammoths
rules-stone_age-prompt-pay-move = Pay 1 food or 1 resource for each person who follows the mammoths, in any mix.
    .title = Question: pay for following
rules-stone_age-prompt-bonus =
    You have tamed the herd. Take the winner’s bonus, or the one that all others get. The tile is yours in either case: whoever has most tiles gets 10 points at the end.
    .title = Question: bonus
