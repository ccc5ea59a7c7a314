### Finished games: what people have played, and how they stand.

records-person = { "**" }{ $name }{ "**" }
records-all = Alle spellen
records-computers = Met computers aan tafel
records-line =
    { $games ->
        [one] { $what }: één keer gespeeld, { $wins } gewonnen, { $average } punten
       *[other] { $what }: { $games } keer gespeeld, { $wins } gewonnen, gemiddeld { $average } punten, beste score { $best }, nu { $streak } op rij gewonnen
    }
records-none = { $name } heeft hier nog geen spel uitgespeeld.
records-ranking = { "**" }Ranglijst van de spellen die meetellen{ "**" } (wie nieuw is, begint rond de 1.000)
records-rank = { $place }. { $name } · { $rating } · { $games } gespeeld, { $wins } gewonnen
records-no-rated = Er is nog geen spel afgelopen dat meetelt. Kies bij /spel nieuw dat het meetelt.
records-versus =
    { $games ->
        [0] Jij en { $name } hebben hier nog geen spel samen uitgespeeld.
        [one] Jij en { $name }, één spel: { $before } keer voor, { $behind } keer achter, { $level } keer gelijk.
       *[other] Jij en { $name }, { $games } spellen: { $before } keer voor, { $behind } keer achter, { $level } keer gelijk.
    }
records-exported = Hier zijn alle uitslagen van deze server.
records-kept = Vanaf nu bewaart deze server de uitslagen van afgelopen spellen.
records-not-kept = Deze server bewaart geen uitslagen meer. Wat er al is, wordt niet meer getoond.
