### Lessons, around those of each game.

lesson-player-1 = Flint
lesson-player-2 = Farn
button-begin = Los
button-play-alone = Gegen den Computer spielen
button-start-over = Von vorn anfangen
button-open-table = Tisch öffnen
button-learn-game = { $game } lernen
