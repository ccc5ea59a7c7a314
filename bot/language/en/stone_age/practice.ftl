### Stone Age: a prepared lesson, the goal, then two sentences before each decision.
lesson-stone_age-goal =
    { "**" }Most points win.{ "**" } A building scores at once; cards, tools, fields and people count at the end. This practice round against Flint and Fern takes three minutes, and nobody else sees it.
lesson-stone_age-end =
    { "**" }That was a round.{ "**" } So it goes on until a pile of buildings is empty or the cards run out, then all is counted. A computer has time for a whole game.
lesson-stone_age-place =
    { "**" }Send people out.{ "**" } Four of your five are out already. In the forest you roll a die for each person, and every 3 pips make a wood; the field brings 1 food more in every round.
lesson-stone_age-resolve =
    { "**" }Now your people act,{ "**" } place by place, in the order you choose. Fetch resources before you go where you want to pay with them.
lesson-stone_age-tools =
    { "**" }A roll, and your tool.{ "**" } It can add 2 to this roll. Use it where that makes another piece: a tool works once in a round.
lesson-stone_age-buy-card =
    { "**" }A card.{ "**" } Its price is above it: any 2 resources. The upper half brings 2 stone at once; the lower half counts at the end, and different signs are worth more together.
lesson-stone_age-buy-building =
    { "**" }A building.{ "**" } You give what the tile shows and score its points at once. If you keep the resources, your person just comes home.
lesson-stone_age-feed =
    { "**" }Hunger.{ "**" } Every person eats 1 food, and you have too little. Give a resource for each that is missing, or lose 10 points.
