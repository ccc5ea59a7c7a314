### A guided first round, around the lessons of the game.

lesson-player-1 = Flint
lesson-player-2 = Farn
button-start-over = Von vorn anfangen
