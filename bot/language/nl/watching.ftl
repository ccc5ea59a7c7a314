### Looking at a game in other ways: large for a phone, as a film, step by step.

command-replay = terugkijken
command-replay-description = Bekijk het afgelopen spel, of de laatste ronde, als film
option-replay-steps = stappen
option-replay-steps-description = Loop stap voor stap door het spel; alleen jij ziet het
command-analysis = analyse
command-analysis-description = Laat zien waar een afgelopen spel is gewonnen en verloren
option-mine-large = groot
option-mine-large-description = Groot en overzichtelijk voor een telefoon, met de plekken die voor jou open zijn

button-odds = Kansen
button-close = Groter
button-step = Stap voor stap
button-replay = Terugkijken
button-analysis = Analyse
button-course = Spelverloop
button-others = Iedereen
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
step-jump = Naar een ronde …
step-round = Ronde { $round }

## The analysis of a finished game

analysis-own =
    { $count ->
        [0] { "**" }Jouw keuzes:{ "**" } geen enkele kostte je meer punten dan toeval kan zijn.
        [one] { "**" }Je duurste keuze{ "**" }
       *[other] { "**" }Je duurste keuzes: { $number } van { $count }{ "**" }
    }
analysis-own-point =
    { $what ->
        [none] Ronde { $round }
       *[other] Ronde { $round }, { $what }
    }: “{ $chosen }”. “{ $better }” zou { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } meer waard zijn geweest.
analysis-by-hunger = honger
analysis-by-tools = ongebruikt gereedschap
analysis-wasted-hunger = Honger: je stamleden leden { $times ->
        [one] één keer
       *[other] { $times } keer
    } honger{ $points ->
        [0] .
       *[other] , −{ $points } punten.
    }
analysis-wasted-tools = Ongebruikt gereedschap: { $times ->
        [one] één worp
       *[other] { $times } worpen
    }, samen ongeveer −{ $points } punten.
analysis-others = { "**" }De duurste keuze van elk van de anderen{ "**" }
analysis-other-point = { $what }, ronde { $round }: “{ $chosen }”. “{ $better }” zou { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } meer waard zijn geweest.
analysis-heading =
    { $count ->
        [0] { "**" }Wie wanneer hoeveel kans had om te winnen{ "**" }, in procenten, volgens de computer.
       *[other] { "**" }Wie wanneer hoeveel kans had om te winnen{ "**" }, in procenten, volgens de computer. De cijfers in het plaatje zijn de keerpunten.
    }
analysis-points =
    { $count ->
        [0] { "**" }Geen keerpunten:{ "**" } geen enkele keuze kostte meer dan toeval kan zijn.
        [one] { "**" }Keerpunt{ "**" }
       *[other] { "**" }Keerpunten{ "**" }
    }
analysis-small = Veel kleine samen kostten wel winstkansen: { $figures }
analysis-point = { $number }. Ronde { $round }, { $name }: “{ $chosen }” in plaats van “{ $better }” (−{ $percent }% winstkans)
analysis-point-whole = { $number }. Ronde { $round }, { $name }: “{ $chosen }” in plaats van “{ $better }”. { $to }% in plaats van { $from }% (± { $margin })
analysis-luck = Winstkans door geluk: { $figures }
analysis-no-luck = Het geluk was ongeveer gelijk verdeeld.
analysis-figure = { $name } { $percent }%
analysis-accounts = { "**" }Geluk en keuzes{ "**" }
analysis-account = { $name }: in totaal { $change }%, door geluk { $luck }% (± { $luck_margin }), eigen keuzes { $choices }% (± { $choices_margin }), de rest { $rest }%
analysis-shared = -# Voor { $names } kozen ook anderen of een computer: zulke cijfers zijn die van de plek in het hele spel.
analysis-note = -# De drie geven samen aan hoe de winstkans van de eerste ronde tot het einde is veranderd. Geluk is wat dobbelstenen en kaarten hebben veranderd. Eigen keuzes worden vergeleken met die van een normale computerspeler. De rest is wat de anderen kozen en wat zo'n speler niet voorziet; dat kan meer zijn dan al het andere. Keerpunten worden beoordeeld naar wat je op dat moment kon weten, in hele spellen met beide antwoorden.
