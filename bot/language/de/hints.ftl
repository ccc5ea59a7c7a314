### Tipps: die besten Möglichkeiten, die Gewinnchance nach jeder, und die Gründe.

command-hint = tipp
command-hint-description = Deine besten Möglichkeiten mit Gründen, nur für dich
button-hint = Tipp

hint-heading = { "**" }Deine besten Möglichkeiten{ "**" } mit deiner Gewinnchance
hint-choice = { "**" }{ $number }. { $choice }{ "**" } — { $percent } % ± { $margin }
hint-better = Besser als „{ $other }“
hint-alike = Etwa so gut wie „{ $other }“
hint-worse = Schlechter als „{ $other }“
hint-though = dafür { $parts }
hint-no-difference = Es macht kaum einen Unterschied: In den Simulationen ist keiner zu sehen.
hint-gain = { $part } (+{ $number })
hint-loss = { $part } (−{ $number })
hint-simulations =
    { $count ->
        [one] Aus einer Simulation.
       *[other] Aus { $count } Simulationen; ± und Klammern sind Prozentpunkte.
    }
hint-left =
    { $count ->
        [0] Das war dein letzter Tipp in diesem Spiel.
        [one] Du hast noch einen Tipp in diesem Spiel.
       *[other] Du hast noch { $count } Tipps in diesem Spiel.
    }
hint-is-told = Alle sehen, dass du einen Tipp hattest, nicht welchen.
story-hints = -# 💡 Mit Tipp: { $names }

## Woraus eine Gewinnchance besteht

hint-part-points =
    { $side ->
        [less] weniger Punkte sofort
       *[more] mehr Punkte sofort
    }
hint-part-cards =
    { $side ->
        [less] weniger Punkte aus Karten am Ende
       *[more] mehr Punkte aus Karten am Ende
    }
hint-part-resources =
    { $side ->
        [less] weniger Rohstoffe zur Hand
       *[more] mehr Rohstoffe zur Hand
    }
hint-part-people =
    { $side ->
        [less] weniger Personen zum Einsetzen
       *[more] mehr Personen zum Einsetzen
    }
hint-part-field =
    { $side ->
        [less] jede Runde weniger Nahrung
       *[more] jede Runde mehr Nahrung
    }
hint-part-tools =
    { $side ->
        [less] schlechteres Werkzeug für spätere Würfe
       *[more] besseres Werkzeug für alle späteren Würfe
    }
hint-part-food =
    { $side ->
        [less] weniger Nahrung im Vorrat
       *[more] mehr Nahrung im Vorrat
    }
hint-part-buildings =
    { $side ->
        [less] weniger Punkte aus Gebäuden
       *[more] mehr Punkte aus Gebäuden
    }
hint-part-trade =
    { $side ->
        [less] schlechterer Handel
       *[more] besserer Handel
    }
hint-part-animals =
    { $side ->
        [less] weniger durch Tiere
       *[more] mehr durch Tiere
    }
hint-part-order =
    { $side ->
        [less] später an der Reihe
       *[more] früher an der Reihe
    }
hint-part-members =
    { $side ->
        [less] weniger Stammesmitglieder
       *[more] mehr Stammesmitglieder
    }
hint-part-hunger =
    { $side ->
        [less] schwerer zu ernähren
       *[more] leichter zu ernähren
    }
hint-part-characters =
    { $side ->
        [less] schwächere Charaktere
       *[more] stärkere Charaktere
    }
hint-part-items =
    { $side ->
        [less] schlechtere Gegenstände
       *[more] bessere Gegenstände
    }
hint-part-errands =
    { $side ->
        [less] weniger Ausbeute draußen
       *[more] mehr Ausbeute draußen
    }
hint-part-position =
    { $side ->
        [less] sonst eine schlechtere Lage
       *[more] sonst eine bessere Lage
    }
hint-part-rivals =
    { $side ->
        [less] mehr für die anderen
       *[more] weniger für die anderen
    }

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
