### Lessons, around those of each game.

lesson-player-1 = Flint
lesson-player-2 = Fern
button-begin = Begin
button-play-alone = Play against the computer
button-start-over = Start over
button-open-table = Open a table
button-learn-game = Learn { $game }
