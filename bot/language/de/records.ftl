### Finished games: what people have played, and how they stand.

records-person = { "**" }{ $name }{ "**" }
records-all = Alle Spiele
records-computers = Mit Computern am Tisch
records-line =
    { $games ->
        [one] { $what }: ein Spiel, { $wins } gewonnen, { $average } Punkte
       *[other] { $what }: { $games } Spiele, { $wins } gewonnen, im Schnitt { $average } Punkte, höchstens { $best }, zuletzt { $streak } in Folge gewonnen
    }
records-none = { $name } hat hier noch kein Spiel beendet.
records-ranking = { "**" }Rangliste der gewerteten Spiele{ "**" } (wer neu ist, beginnt bei etwa 1000)
records-rank = { $place }. { $name } · { $rating } · { $games } gespielt, { $wins } gewonnen
records-no-rated = Noch ist kein gewertetes Spiel zu Ende. Wähle dafür bei /spiel neu die Option gewertet.
records-versus =
    { $games ->
        [0] Du und { $name } habt hier noch kein Spiel zusammen beendet.
        [one] Du und { $name }, ein Spiel: du vorn { $before }, dahinter { $behind }, gleichauf { $level }.
       *[other] Du und { $name }, { $games } Spiele: du vorn { $before }, dahinter { $behind }, gleichauf { $level }.
    }
records-exported = Hier sind alle Ergebnisse dieses Servers.
records-kept = Ab jetzt speichert dieser Server die Ergebnisse beendeter Spiele.
records-not-kept = Dieser Server speichert keine Ergebnisse mehr. Die vorhandenen werden nicht mehr gezeigt.
