### Stone Age: a prepared lesson, two sentences before each decision.
lesson-stone_age-welcome =
    { "**" }Learn Stone Age in three minutes.{ "**" } You join in the middle of a game, against Flint and Fern, who are made of code. Nobody else sees it, and you can leave at any moment: /learn goes on where you were.
lesson-stone_age-end =
    { "**" }That was a round.{ "**" } The next one begins with placing again, and so it goes on until a pile of buildings is empty or the cards run out. Then cards, tools, fields and people are counted.
    In a real game you have all the time you agreed on, and you are notified when it is your turn. Open a table for your friends, or read on below.

lesson-stone_age-place =
    { "**" }Placing.{ "**" } In turn, players send people to places, and yours are nearly all out: two hunt, one stands on a card, one on a building. Where does the last one go? In forest, clay pit, quarry and river you roll a die for each person; the field brings food in every round, the tool maker a tool.
lesson-stone_age-resolve-1 =
    { "**" }Using your places.{ "**" } All have placed, and now your people act, one place after the other, in the order you choose. The hunt is a good beginning: what you fetch can be used at once.
lesson-stone_age-resolve =
    { "**" }The next place.{ "**" } Every place gets its turn, only the order is yours. Fetch resources before you go where you want to pay with them.
lesson-stone_age-tools =
    { "**" }A roll, and your tool.{ "**" } The dice have fallen, and your tool can add 2 to the sum. Use it where that makes another piece, for a tool works once in a round.
lesson-stone_age-buy-card =
    { "**" }A card.{ "**" } You give any 2 resources, as that is its price. Its upper part works at once and brings 2 stone; its lower part counts at the end of the game, where different signs are worth more together.
lesson-stone_age-buy-building =
    { "**" }A building.{ "**" } You give exactly what the tile shows and score its points at once. If you would rather keep the resources, your person just comes home.
lesson-stone_age-feed =
    { "**" }Hunger.{ "**" } Every person eats 1 food, and you have too little. You may give a resource for each food that is missing; if you do not, you lose 10 points, but no people.
