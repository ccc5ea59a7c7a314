### Lessons, around those of each game.

lesson-player-1 = Vuursteen
lesson-player-2 = Varen
button-begin = Beginnen
button-play-alone = Tegen de computer spelen
button-start-over = Opnieuw beginnen
button-open-table = Tafel openen
button-learn-game = { $game } leren
