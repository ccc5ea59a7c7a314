### Looking at a game in other ways: large for a phone, as a film, step by step.

command-replay = film
command-replay-description = Das beendete Spiel oder die letzte Runde als Film zeigen
option-replay-steps = schritte
option-replay-steps-description = Das Spiel Schritt für Schritt durchgehen, nur für dich
option-replay-table = tisch
option-replay-table-description = Welcher Tisch, wenn nicht dieser hier
option-mine-large = groß
option-mine-large-description = Nur das Wichtigste, groß fürs Handy, mit den Orten, die dir offenstehen

button-odds = Chancen
button-close = Größer
button-step = Schritt für Schritt
button-replay = Film
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
