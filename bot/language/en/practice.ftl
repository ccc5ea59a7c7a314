### A guided first round, around the lessons of the game.

lesson-player-1 = Flint
lesson-player-2 = Fern
button-start-over = Start over
