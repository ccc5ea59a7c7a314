### Stone Age: a guided first round, two sentences before each decision.
lesson-stone_age-welcome =
    { "**" }Your first round{ "**" } takes about five minutes, and nobody else sees it. You play against Flint and Fern, who are made of code. You can leave at any moment; /learn goes on where you were.
lesson-stone_age-end =
    { "**" }That was a whole round.{ "**" } Your people were placed, did their work, and were fed: each ate 1 food, and your field helped if you have one. Had food been missing, you could have given resources for it, or lost 10 points.
    So it goes on, round by round, until a pile of buildings is empty or the cards run out. In real games you have all the time you agreed on, and you are notified when it is your turn.
    /game new opens a table for you and your friends. Below you can read on.

lesson-stone_age-place-1 =
    { "**" }Placing.{ "**" } You have five people; in turn, each player sends some of them to one place. Two in the hut bring a new person, one on the field brings food in every round, one at the tool maker brings a tool: whoever comes first gets them.
lesson-stone_age-place-2 =
    { "**" }Placing, again.{ "**" } The others have taken places too, and with three players only two of hut, field and tool maker can be used in a round. In the forest, clay pit, quarry and river you roll one die for each person: 3 pips make a wood, 4 a brick, 5 a stone, 6 a gold, so more people bring more.
lesson-stone_age-place-3 =
    { "**" }Who is left?{ "**" } One person on a card or a building may buy it later in this round, with what you fetch. You must eat as well: the hunt brings 1 food for every 2 pips, but you begin with 12 food, enough for this round.
lesson-stone_age-place =
    { "**" }Go on placing.{ "**" } You cannot go back to a place where you already are, and you cannot pass. People without a better idea go hunting.
lesson-stone_age-resolve-1 =
    { "**" }Using your places.{ "**" } All your people act now, one place after the other, and you choose the order. Take tools first and buy last, for what you get can be used at once.
lesson-stone_age-resolve =
    { "**" }The next place.{ "**" } Every place gets its turn, only the order is yours. Fetch resources before you go where you want to pay with them.
lesson-stone_age-tools =
    { "**" }Tools.{ "**" } The dice have fallen, and a tool can add its number to the sum. Use it only if that makes another piece, for each tool works once a round.
lesson-stone_age-buy-card =
    { "**" }Buying a card.{ "**" } You give any resources, as many as the price says; the upper part works at once. The lower part counts at the end of the game, so cards of one sort grow together.
lesson-stone_age-buy-building =
    { "**" }Building.{ "**" } You give what the tile shows and score its points at once. Dear resources score more, and if you would rather keep them, your person just comes home.
lesson-stone_age-take =
    { "**" }Dice for everyone.{ "**" } Somebody bought a card that rolls a die for each player, and all take one in turn. Each number gives something else; the labels say what.
lesson-stone_age-gain =
    { "**" }Resources of your choice.{ "**" } Take them now, or keep the card and take them when you know what you need. Keeping loses nothing.
lesson-stone_age-feed =
    { "**" }Feeding.{ "**" } Your food was not enough, so you may give a resource for each food that is missing. If you do not, you lose 10 points, but no people.
