### Vooruit plannen: wat ik voor mensen beantwoord voor ik het ze vraag, en hoe ze dat zeggen.

## Soorten vragen

answers-heading = { "**" }Dit beantwoord ik voor je:{ "**" }
answers-which = Wat ik voor je beantwoord …
answer-line = { $question }: { $answer }
answer-line-round = { $question }: { $answer } (alleen deze ronde)
answer-ask = vraag het me
answer-choose = Kies een antwoord …
answer-always = Altijd zo beantwoorden …
answer-given = Vanaf nu – { $question }: { $answer }.
answer-round = In deze ronde – { $question }: { $answer }.
answer-everywhere = Hier en aan elke tafel van je die vanaf nu begint – { $question }: { $answer }.
answer-later = Vanaf je volgende beurt – { $question }: { $answer }.
answer-seen = Je hebt al dobbelstenen van deze beurt gezien, dus die wordt gespeeld met wat je eerder had gezegd.
answer-answered = Gedaan, en vanaf nu – { $question }: { $answer }.
answer-held = Je hebt een zet teruggenomen, dus deze keer vraag ik het je, wat je vooraf ook hebt gezegd.

always-proposed = { $question } – je koos drie keer { "*" }{ $answer }{ "*" }. Altijd zo? (alleen jij ziet dit)
always-ask = Ik blijf het je vragen: { $question }.
everywhere-heading = { "**" }{ $game }:{ "**" } aan elke tafel van je die begint, beantwoord ik
everywhere-none = Er is nog niets dat ik aan al je tafels voor je beantwoord. *Plannen* onder een bord leidt erheen.
everywhere-drop = Vraag me weer naar …
button-always = Altijd zo
button-ask-me = Vraag me

## Plans

plan-heading = { "**" }Je plan{ "**" } (alleen jij ziet dit)
plan-decided = { "**" }Al beslist:{ "**" } { $answers }
plan-taken-back = { "**" }Teruggenomen, dus ik vraag het je weer:{ "**" } { $answers }
again-played = Het is gespeeld.
again-used = Ik gebruik het weer, elk antwoord één keer, als die vraag weer komt.
again-dropped = Geschrapt.
plan-preview = { "**" }Zal ik dit voor je spelen?{ "**" } Er is nog niets gepland; alleen jij ziet dit.
plan-preview-change = { "**" }Zal ik voortaan dit voor je spelen?{ "**" } Tot je ja zegt, geldt je vorige plan; alleen jij ziet dit.
plan-ask-first =
    { $turn ->
        [own] { "**" }Je plan:{ "**" } je bent aan de beurt: wat wil je doen? Er wordt nog niets gespeeld; alleen jij ziet dit.
       *[other] { "**" }Je plan:{ "**" } wat wil je doen als je aan de beurt bent? Er wordt nog niets gespeeld; alleen jij ziet dit.
    }
plan-ask-then = { "**" }Daarna …{ "**" } wat komt er dan?
plan-ask-else = { "**" }Anders …{ "**" } wat in plaats daarvan, als dat niet kan?
plan-ask-if = { "**" }Alleen als …{ "**" } Anders sla ik deze zet over.
plan-ask-stop = { "**" }Stoppen als …{ "**" } Zolang dat zo is, vraag ik het je in plaats van het plan te spelen.
plan-so-far = Je plan tot nu toe: { $plan }
plan-other = of { $part }
plan-change-part = Deel verplaatsen/weghalen …
plan-on-turn =
    { $count ->
        [one] { $names } is aan de beurt.
       *[other] { $names } zijn aan de beurt.
    }
plan-changed = Je hebt het sindsdien veranderd; dit is het nieuwste. Gebruiken?
plan-until = Wat niet kan als je aan de beurt komt, sla ik over. Het plan geldt tot je het verandert, of tot het einde van de ronde waarvoor het geschreven is.
plan-used = Het plan staat. Ik speel het als je aan de beurt komt, en in /logboek staat wat ik deed.
plan-played = Het plan staat, en gespeeld is wat het voor nu voorziet.
plan-dropped = Het plan is weg: ik vraag het je weer.
plan-moved = Je plan is er nog. Je verandert het nu met knoppen, onder *Plannen* onder het bord.
log-by-plan = { $line } (automatisch: je plan of je antwoord)

## What a plan would do now

plan-else = { " " }of anders{ " " }
plan-ask = vraag het me
plan-if = { $entry } (als { $condition })
plan-only-if = als { $condition }
plan-stop = vraag het me zolang { $condition }
plan-turn = { $turn }. { $entry } – { $verdict }
plan-instead = { "   " }of { $entry } – { $verdict }
plan-legal = kan nu
plan-condition-not-met =
    overgeslagen: het is niet zo dat { $condition }{ $have ->
        [none] { "" }
       *[other] { " " }(nu { $have })
    }
plan-asks = vanaf hier vraag ik het je
plan-stops = Gestopt: ik vraag het je zolang { $condition }.
plan-goes-on = Ik zou het je vragen zolang { $condition }; dat is nu niet zo.
plan-outcome =
    { $turn ->
        [own] { "**" }Je bent aan de beurt, dus speel ik meteen:{ "**" } { $move }
       *[other] { "**" }Als je nu aan de beurt was:{ "**" } { $move }
    }
plan-outcome-asked =
    { $turn ->
        [own] { "**" }Je bent aan de beurt:{ "**" } ik vraag het je.
       *[other] { "**" }Als je nu aan de beurt was:{ "**" } dan zou ik het je vragen.
    }

button-plan-ahead = Vooruit plannen
button-plan = Plannen
button-plan-then = Daarna …
button-plan-else = Anders …
button-plan-if = Alleen als …
button-plan-stop = Stoppen als …
button-plan-always = In elke ronde
button-plan-earlier = Eerder
button-plan-later = Later
button-plan-remove = Weghalen
button-plan-back = Terug
button-plan-discard = Weggooien
button-plan-use = Dit plan gebruiken
button-plan-drop = Plan weggooien
button-plan-undo = Laatste beslissing terugnemen
button-again-use = Weer gebruiken
button-again-drop = Schrappen
button-answer-always = In elke ronde
button-answer-round = Alleen deze ronde
button-answer-everywhere = Aan al mijn tafels
button-answers-everywhere = Antwoorden aan al mijn tafels

error-plan-no-more = Dat kan nu niet aan dit plan worden toegevoegd; wat kan, staat onder *Plannen*.
error-plan-unreadable = Dit plan is van een eerdere versie en is niet meer te lezen; *Plannen* onder het bord begint een nieuw.
error-plan-never = Deze voorwaarden kunnen nooit samen gelden; verwijder eerst de andere.
error-prepared-many = Je hebt aan deze tafel { $most } antwoorden voorbereid, meer onthoud ik niet; haal er eerst een weg.
