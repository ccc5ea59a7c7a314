### Tipps: die besten Möglichkeiten, die Gewinnchance nach jeder, und die Gründe.

command-hint = tipp
command-hint-description = Deine besten Möglichkeiten mit Gründen, nur für dich
option-hint-table = tisch
option-hint-table-description = Welcher Tisch, wenn es nicht der hiesige ist
button-hint = Tipp

hint-heading = { "**" }Deine besten Möglichkeiten{ "**" } mit deiner Gewinnchance
hint-choice = { "**" }{ $number }. { $choice }{ "**" } — { $percent } % ± { $margin }
hint-better = Besser als „{ $other }“
hint-alike = Etwa so gut wie „{ $other }“
hint-worse = Schlechter als „{ $other }“
hint-more = mehr durch { $parts }
hint-less = weniger durch { $parts }
hint-no-difference = Es macht kaum einen Unterschied: In den Simulationen ist keiner zu sehen.
hint-gain = { $part } (+{ $number })
hint-loss = { $part } (−{ $number })
hint-simulations =
    { $count ->
        [one] In einer Simulation gefunden.
       *[other] In { $count } Simulationen gefunden. ± und die Zahlen in Klammern sind Prozentpunkte.
    }
hint-left =
    { $count ->
        [0] Das war dein letzter Tipp in diesem Spiel.
        [one] Du hast noch einen Tipp in diesem Spiel.
       *[other] Du hast noch { $count } Tipps in diesem Spiel.
    }
hint-is-told = Alle sehen, dass du einen Tipp bekommen hast, aber nicht welchen.
story-hints = -# 💡 Mit Tipp: { $names }

## Woraus eine Gewinnchance besteht

hint-part-points = Punkte
hint-part-cards = Karten
hint-part-resources = Rohstoffe
hint-part-people = Leute
hint-part-field = Ackerbau
hint-part-tools = Werkzeug
hint-part-food = Nahrung
hint-part-buildings = Gebäude
hint-part-trade = Handel
hint-part-animals = Tiere
hint-part-order = Zugreihenfolge
hint-part-members = Stammesmitglieder
hint-part-hunger = Versorgung
hint-part-characters = Charaktere
hint-part-items = Gegenstände
hint-part-errands = Ausbeute draußen
hint-part-position = alles Übrige
hint-part-rivals = Nachteile der anderen

## An welchen Tischen

hints-free = beliebig viele Tipps
hints-three = drei Tipps für jeden
hints-none = keine Tipps
button-hints-free = Beliebig viele Tipps
button-hints-three = Drei Tipps für jeden
button-hints-none = Keine Tipps
effect-hints-three = Jeder kann dreimal mit /tipp nach den besten Möglichkeiten fragen; alle sehen, wer es tut
effect-hints-none = Niemand kann nach den besten Möglichkeiten fragen
error-hints-rated = In gewerteten Spielen gibt es keine Tipps.
error-hints-none = An diesem Tisch wird ohne Tipps gespielt. Ändern lässt sich das nur vor dem Start.
error-hints-used = Du hast deine { $most } Tipps in diesem Spiel schon bekommen.
error-hint-lost = Mir ist gerade kein Tipp eingefallen; es wird keiner gezählt. Versuch es bitte noch einmal.
