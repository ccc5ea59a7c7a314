### Slash commands. Names: 1 to 32 lower-case letters, no spaces. Descriptions: 1 to 100 characters.

## /game

command-game = spel
command-game-description = Open een tafel, doe mee of regel wat er aan tafel gebeurt
command-game-new = nieuw
command-game-new-description = Open een tafel voor een nieuw spel
option-game-new-game = spel
option-game-new-game-description = Welk spel
option-game-new-seats = spelers
option-game-new-seats-description = Met hoeveel jullie spelen
option-game-new-edition = uitgave
option-game-new-edition-description = Welke uitgave
option-game-new-modules = modules
option-game-new-modules-description = Wat je naast het basisspel speelt, met komma’s ertussen
option-game-new-pace = tempo
option-game-new-pace-description = Hoelang een keuze mag duren; zonder keuze twee dagen
option-game-new-rated = meetellen
option-game-new-rated-description = Of de uitslag meetelt voor de ranglijst van deze server
option-game-new-computers = computers
option-game-new-computers-description = Hoeveel computers er meespelen
option-game-new-level = niveau
option-game-new-level-description = Hoe sterk de computers zijn
option-game-new-title = titel
option-game-new-title-description = Een naam voor de tafel
command-game-join = meedoen
command-game-join-description = Neem een plek aan een tafel
command-game-leave = weggaan
command-game-leave-description = Geef je plek op, of bied die aan anderen aan als het spel al loopt
command-game-start = starten
command-game-start-description = Start het spel aan je tafel
command-game-handback = teruggeven
command-game-handback-description = Geef de plek terug aan degene voor wie je was ingevallen
command-game-rematch = revanche
command-game-rematch-description = Speel nog eens met dezelfde mensen, iedereen een plek verder
command-game-host = host
command-game-host-description = Maak een andere speler de host
option-game-host-to = aan
option-game-host-to-description = Wie
command-game-list = lijst
command-game-list-description = Toon de tafels van deze server en die van jou
command-game-end = stoppen
command-game-end-description = Beëindig het spel voortijdig, als iedereen het ermee eens is
command-game-here = hierheen
command-game-here-description = Haal de tafel en het bord naar dit kanaal

## Yourself

command-settings = instellingen
command-settings-description = Je meldingen, stille uren en vrije dagen
command-settings-show = tonen
command-settings-show-description = Alles over meldingen en je tijd op één plek
command-settings-notifications = meldingen
command-settings-notifications-description = Waar je hoort dat je aan de beurt bent
option-settings-notifications-where = waar
option-settings-notifications-where-description = In de thread, per privébericht, of helemaal niet
option-settings-notifications-table = tafel
option-settings-notifications-table-description = Alleen voor deze tafel; zonder tafel voor alle
command-settings-quiet = stilte
command-settings-quiet-description = Uren van de dag zonder meldingen; je klokken staan stil
option-settings-quiet-zone = tijdzone
option-settings-quiet-zone-description = Je tijdzone: typ een stad
option-settings-quiet-begins = van
option-settings-quiet-begins-description = Wanneer ze beginnen, zoals 22:00
option-settings-quiet-ends = tot
option-settings-quiet-ends-description = Wanneer ze ophouden, zoals 7:30; dezelfde tijd betekent geen stille uren
command-settings-away = afwezig
command-settings-away-description = Dagen weg van al je tafels: geen meldingen, klokken staan stil; 0 betekent dat je terug bent
option-settings-away-days = dagen
option-settings-away-days-description = Hoeveel dagen vanaf nu
command-settings-next-up = bijna-aan-zet
command-settings-next-up-description = Een privébericht als de speler vóór jou aan de beurt is
option-settings-next-up-wanted = gewenst
option-settings-next-up-wanted-description = Ja of nee
command-settings-substitute = vervanger
command-settings-substitute-description = Mag één speler alleen een vervanger voor je zoeken, die dan je kaarten ziet?
option-settings-substitute-allowed = toegestaan
option-settings-substitute-allowed-description = Ja of nee
command-snooze = sluimeren
command-snooze-description = Een paar uur lang geen meldingen
option-snooze-hours = uren
option-snooze-hours-description = Hoeveel uur; 0 maakt er een einde aan
command-mygames = mijnspellen
command-mygames-description = Al je tafels, eerst die op jou wachten

## Records

command-records = uitslagen
command-records-description = Afgelopen spellen van deze server
command-records-of = van
command-records-of-description = Wat iemand heeft gespeeld en gewonnen
option-records-of-member = lid
option-records-of-member-description = Wie; jijzelf als je dit weglaat
command-records-ranking = ranglijst
command-records-ranking-description = De besten van de spellen die meetellen
command-records-versus = tegen
command-records-versus-description = Jij tegen iemand anders, in alle spellen die jullie allebei speelden
option-records-versus-member = lid
option-records-versus-member-description = Wie
command-records-export = exporteren
command-records-export-description = Alle uitslagen van deze server als bestand voor een spreadsheet
command-records-switch = bewaren
command-records-switch-description = Of deze server uitslagen bewaart; voor wie de server beheert
option-records-switch-keep = bewaren
option-records-switch-keep-description = Ja: vanaf nu. Nee: er wordt niets meer bewaard of getoond

## The server

command-language = taal
command-language-description = Wat ik op deze server in het openbaar spreek; voor wie de server beheert
option-language-language = taal
option-language-language-description = Welke taal; zonder taal zeg ik welke het nu is

## Looking

command-board = bord
command-board-description = Toon het bord
option-board-text = tekst
option-board-text-description = Als tekst in plaats van een plaatje
command-odds = kansen
command-odds-description = Wat je deze ronde van de dobbelstenen kunt verwachten; alleen jij ziet het
command-mine = bezit
command-mine-description = Je eigen kaarten en wat ze waard zijn; alleen jij ziet het
command-since = sinds
command-since-description = Wat er sinds je laatste beurt gebeurde, en wat je nu kunt betalen
command-log = logboek
command-log-description = Toon wat er is gebeurd
command-verify = controleren
command-verify-description = Reken een afgelopen spel na, met dobbelstenen en kaarten
command-plan = plan
command-plan-description = Vooruit plannen met knoppen, alleen voor jou: zetten en wat ik beantwoord
option-plan-question = vraag
option-plan-question-description = Welke vraag, om die altijd hetzelfde te beantwoorden
option-plan-answer = antwoord
option-plan-answer-description = Wat ik voor je antwoord, of “vraag het me”
command-help = help
command-help-description = Hoe je met deze bot speelt
command-rules = regels
command-rules-description = De regels van één plek, kaart, hut, vraag of module
option-rules-what = wat
option-rules-what-description = Begin te typen: een plek, een kaart, een woord
command-learn = leren
command-learn-description = Leer een spel in drie minuten; niemand anders ziet het
option-learn-game = spel
option-learn-game-description = Welk spel; anders dat van de tafel hier of de oefenronde waaraan je bezig bent
command-credits = verantwoording
command-credits-description = Welke waarden zijn gereconstrueerd, en hoe onduidelijke regels worden gelezen
option-credits-readings = lezingen
option-credits-readings-description = Hoe de onduidelijke regels van dit spel worden gelezen
command-undo = ongedaan
command-undo-description = Neem je laatste zet terug

## Moves that more than one game has

command-decline = afzien
command-decline-description = Neem je stamlid terug zonder te kopen, of zie af van een bonus

## Hoe de tafel van elke opdracht heet
option-table = tafel
option-table-description = Welke tafel, als het niet deze is
