### Jäger und Späher: a prepared lesson, the goal, then two sentences before each decision.
lesson-hunters_scouts-goal =
    { "**" }First on field 24 wins.{ "**" } You get there by points of your members and items; each hunger takes one away. These two turns against Flint take three minutes, and nobody else sees them.
lesson-hunters_scouts-end =
    { "**" }Those were two turns.{ "**" } So it goes on until your hand is empty: then the sun sets, you score and take new characters. A computer has time for a whole game.
lesson-hunters_scouts-turn-1 =
    { "**" }Your turn.{ "**" } Three members are out; called home, each brings one thing. Stone and fruit pay for your hidden item, meat takes hunger away.
lesson-hunters_scouts-turn =
    { "**" }Your next turn.{ "**" } Whoever is in the village can go out. A character in your hand says what it turns up and how many it sends there.
lesson-hunters_scouts-use =
    { "**" }Create an item.{ "**" } Your Millstone costs 1 stone and 1 fruit; it scores 1 point and takes 1 hunger away. What you do not use is lost.
lesson-hunters_scouts-send =
    { "**" }Send members out,{ "**" } up to three to one card. Each brings one thing from there when you call it home; who stays can go later.
lesson-hunters_scouts-wear =
    { "**" }A field is covered.{ "**" } Before new land is turned up, each open hunting ground loses a field, and you choose which.
lesson-hunters_scouts-lay =
    { "**" }Lay the character down.{ "**" } It goes into a column with the fewest cards. At sunset both of you take new characters from the free ends.
