### A guided first round, around the lessons of the game.

lesson-player-1 = Vuursteen
lesson-player-2 = Varen
button-start-over = Opnieuw beginnen
