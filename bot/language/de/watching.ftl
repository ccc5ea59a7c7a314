### Looking at a game in other ways: large for a phone, as a film, step by step.

command-replay = film
command-replay-description = Das beendete Spiel oder die letzte Runde als Film zeigen
option-replay-steps = schritte
option-replay-steps-description = Das Spiel Schritt für Schritt durchgehen, nur für dich
command-analysis = analyse
command-analysis-description = Zeigen, wo ein beendetes Spiel gewonnen und verloren wurde
option-mine-large = groß
option-mine-large-description = Nur das Wichtigste, groß fürs Handy, mit den Orten, die dir offenstehen

button-odds = Chancen
button-close = Größer
button-step = Schritt für Schritt
button-replay = Film
button-analysis = Analyse
button-course = Spielverlauf
button-others = Alle
button-first = Anfang
button-back = Zurück
button-forward = Weiter
button-last = Ende

replay-posted =
    { $scenes ->
        [one] Das ganze Spiel in einem Bild.
       *[other] Das ganze Spiel, Runde { $first } bis { $last }, in { $scenes } Bildern.
    }
replay-posted-running =
    { $scenes ->
        [one] Was bisher geschah, in einem Bild.
       *[other] Was zuletzt geschah, ab Runde { $first }, in { $scenes } Bildern.
    }
replay-done = Hier ist der Film: { $link }
step = { "**" }Schritt { $step } von { $steps }{ "**" } · Runde { $round }
step-jump = Zu einer Runde …
step-round = Runde { $round }

## The analysis of a finished game

analysis-own =
    { $count ->
        [0] { "**" }Deine Züge:{ "**" } Kein einzelner hat dich mehr Punkte gekostet, als Zufall sein kann.
        [one] { "**" }Dein teuerster Zug{ "**" }
       *[other] { "**" }Deine teuersten Züge: { $number } von { $count }{ "**" }
    }
analysis-own-point =
    { $what ->
        [none] Runde { $round }
       *[other] Runde { $round }, { $what }
    }: „{ $chosen }“. „{ $better }“ wäre { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr wert gewesen.
analysis-by-hunger = Hunger
analysis-by-tools = ungenutzte Werkzeuge
analysis-wasted-hunger = Hunger: Deine Personen haben { $times ->
        [one] einmal
       *[other] { $times }-mal
    } gehungert{ $points ->
        [0] .
       *[other] , −{ $points } Punkte.
    }
analysis-wasted-tools = Ungenutzte Werkzeuge: { $times ->
        [one] ein Wurf
       *[other] { $times } Würfe
    }, zusammen etwa −{ $points } Punkte.
analysis-others = { "**" }Der teuerste Zug der anderen{ "**" }
analysis-other-point = { $what }, Runde { $round }: „{ $chosen }“. „{ $better }“ wäre { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr wert gewesen.
analysis-heading =
    { $count ->
        [0] { "**" }Wer wann wie gute Aussichten hatte{ "**" }, in Prozent, nach Einschätzung des Computers.
       *[other] { "**" }Wer wann wie gute Aussichten hatte{ "**" }, in Prozent, nach Einschätzung des Computers. Die Zahlen im Bild sind die Wendepunkte.
    }
analysis-points =
    { $count ->
        [0] { "**" }Keine Wendepunkte:{ "**" } Keine einzelne Entscheidung hat mehr gekostet, als Zufall sein könnte.
        [one] { "**" }Wendepunkt{ "**" }
       *[other] { "**" }Wendepunkte{ "**" }
    }
analysis-small = Viele kleine zusammen haben aber Siegchancen gekostet: { $figures }
analysis-point = { $number }. Runde { $round }, { $name }: „{ $chosen }“ statt „{ $better }“ (−{ $percent } % Siegchance)
analysis-point-whole = { $number }. Runde { $round }, { $name }: „{ $chosen }“ statt „{ $better }“. { $to } % statt { $from } % (± { $margin })
analysis-luck = Siegchance durch Glück: { $figures }
analysis-no-luck = Das Glück war etwa gleich verteilt.
analysis-figure = { $name } { $percent } %
analysis-accounts = { "**" }Glück und Entscheidungen{ "**" }
analysis-account = { $name }: insgesamt { $change } %, durch Glück { $luck } % (± { $luck_margin }), eigene Entscheidungen { $choices } % (± { $choices_margin }), der Rest { $rest } %
analysis-shared = -# Für { $names } haben auch andere oder ein Computer entschieden: Solche Zahlen sind die des Platzes im ganzen Spiel.
analysis-note = -# Die drei ergeben zusammen, wie sich die Siegchance von der ersten Runde bis zum Ende verändert hat. Glück ist, was Würfel und Karten verändert haben. Eigene Entscheidungen werden mit denen eines normalen Computerspielers verglichen. Der Rest ist, was die anderen entschieden haben und was ein solcher Spieler nicht vorhersieht; das kann mehr sein als alles andere. Wendepunkte werden nach dem beurteilt, was man in dem Moment wissen konnte, in ganzen Spielen mit beiden Antworten.
