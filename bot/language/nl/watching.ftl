### Looking at a game in other ways: large for a phone, as a film, step by step.

command-replay = terugkijken
command-replay-description = Bekijk het afgelopen spel, of de laatste ronde, als film
option-replay-steps = stappen
option-replay-steps-description = Loop stap voor stap door het spel; alleen jij ziet het
option-replay-table = tafel
option-replay-table-description = Welke tafel, als het niet deze is
option-mine-large = groot
option-mine-large-description = Groot en overzichtelijk voor een telefoon, met de plekken die voor jou open zijn

button-odds = Kansen
button-close = Groter
button-step = Stap voor stap
button-replay = Terugkijken
button-first = Begin
button-back = Terug
button-forward = Verder
button-last = Einde

replay-posted =
    { $scenes ->
        [one] Het hele spel in één plaatje.
       *[other] Het hele spel, ronde { $first } tot en met { $last }, in { $scenes } plaatjes.
    }
replay-posted-running =
    { $scenes ->
        [one] Wat er tot nu toe gebeurd is, in één plaatje.
       *[other] Wat er onlangs gebeurd is, vanaf ronde { $first }, in { $scenes } plaatjes.
    }
replay-done = De film staat hier: { $link }
step = { "**" }Stap { $step } van { $steps }{ "**" } · ronde { $round }
