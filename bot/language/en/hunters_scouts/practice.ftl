### Jäger und Späher: a prepared lesson, two sentences before each decision.
lesson-hunters_scouts-welcome =
    { "**" }Learn Hunters and Scouts in three minutes.{ "**" } You join in the middle of a game for two turns, against Flint, who is made of code. Nobody else sees it, and you can leave at any moment: /learn goes on where you were.
lesson-hunters_scouts-end =
    { "**" }Those were two turns.{ "**" } So it goes on: you send members out and call them home, until your hand is empty and the sun sets. Then you score your members, less your hunger, and take characters for the next day. The first on field 24 with little hunger wins.
    In a real game you have all the time you agreed on, and you are notified when it is your turn. Open a table for a friend, or read on below.

lesson-hunters_scouts-turn-1 =
    { "**" }Your turn.{ "**" } You play a character of your hand or call members home. Three of yours are out, in the mountains, on the savanna and at a toxodon: stone and fruit are what your hidden item costs, and meat takes hunger away.
lesson-hunters_scouts-turn =
    { "**" }Your next turn.{ "**" } Flint has had a turn, and it is up to you again. Members who are at home can go out: the Hunter turns up a hunting ground and sends them there; those who are out can be called home.
lesson-hunters_scouts-use =
    { "**" }Creating.{ "**" } With what was brought you can create hidden items, in this turn only: what is left is lost. Your Millstone costs 1 stone and 1 fruit, scores 1 point and takes 1 hunger away.
lesson-hunters_scouts-send =
    { "**" }Sending members out.{ "**" } Choose where they go, up to three on one card; who stays in the village can be sent later. Each brings one thing from there when you call it home.
lesson-hunters_scouts-wear =
    { "**" }A field is covered.{ "**" } Before new land is turned up, each open hunting ground loses a field, and you choose which. Cover what the other player needs.
lesson-hunters_scouts-lay =
    { "**" }Laying the card.{ "**" } The character goes into a column with the fewest cards. At sunset both players take new characters from the free ends of the columns.
