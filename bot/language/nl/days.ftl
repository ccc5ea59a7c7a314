### Games across days: notifications, wishes, time that is up, seats that change hands.

## Pace

pace-none = geen limiet
pace-live = live: 5 minuten per keuze
pace-8h = 8 uur per keuze
pace-24h = één dag per keuze
pace-48h = twee dagen per keuze
pace-72h = drie dagen per keuze

## Notifications

notifications-thread = in de thread
notifications-dm = per privébericht
notifications-none = helemaal niet
notification-late = De anderen kiezen hoe het verdergaat. Met een zet van jou is die stemming voorbij.
notification-table = [{ $name }]({ $link })
notification-until = Uiterste tijd: { $until }.
notification-more =
    { $count ->
        [one] Er wacht nog één tafel.
       *[other] Er wachten nog { $count } tafels.
    }
button-my-tables = Al mijn tafels
# What a locked phone shows of a message: @Anna · Place your people · Winter, round 7 · until 18:00
lock-until =
    { $day ->
        [today] tot { $time } uur
        [monday] tot maandag { $time } uur
        [tuesday] tot dinsdag { $time } uur
        [wednesday] tot woensdag { $time } uur
        [thursday] tot donderdag { $time } uur
        [friday] tot vrijdag { $time } uur
        [saturday] tot zaterdag { $time } uur
        [sunday] tot zondag { $time } uur
       *[other] tot { $day }, { $time } uur
    }
lock-again = Herinnering: { $asked }
lock-late = Je tijd is om: { $asked }
lock-more =
    { $count ->
        [one] en nog één tafel
       *[other] en nog { $count } tafels
    }
lock-next = Waarschijnlijk ben jij zo aan de beurt
lock-vote = Stemming over de beurt van { $name }
lock-undo = { $name } wil iets terugnemen
lock-end = { $name } wil dit spel beëindigen
lock-rematch = Revanche met { $name }
lock-luck =
    { $count ->
        [one] Je woorden voor geluk tellen niet meer
       *[other] Jullie woorden voor geluk tellen niet meer
    }
button-snooze = Nu niet: 8 uur
snoozed = Geen meldingen tot { $until } ({ $relative }). Je klokken lopen door.
snooze-ended = Je krijgt weer meldingen.

## Wishes

settings-heading = { "**" }Je instellingen{ "**" }
settings-notifications = Meldingen als je aan de beurt bent: { $where }.
settings-away = Je bent afwezig van { $since } tot { $until }.
settings-next-up =
    { $wanted ->
        [1] Je krijgt een bericht als je waarschijnlijk zo aan de beurt bent.
       *[other] Je krijgt geen bericht als je waarschijnlijk zo aan de beurt bent.
    }
settings-substitute =
    { $allowed ->
        [1] Als je tijd om is, mag ook één speler alleen een vervanger voor je zoeken.
       *[other] Als je tijd om is, mag niemand alleen een vervanger voor je zoeken.
    }
away = { $name } is afwezig tot { $until }. De klok van deze speler staat stil; het spel gaat door waar dat kan.
back = { $name } is terug.

## Time that is up

vote-asked =
    { $name } kwam { $since } aan de beurt, en de tijd is om.
    Bij Wachten komt dezelfde tijd er nog eens bij, later meer. Bij Overslaan kies ik voor deze beurt: zo weinig mogelijk, en niets dat kwaad doet. Een zet van { $late } beëindigt deze stemming. { $voters ->
        [one] Wat jij kiest, gebeurt meteen.
       *[other] Wat meer dan de helft kiest, gebeurt; is dat er niet, dan wacht de tafel.
    }
vote-so-far = Tot nu toe gestemd: { $voted } van { $voters }.
vote-still-offered = Nog niemand heeft de plek overgenomen; die blijft vrij.
vote-until = Is er op { $until } nog niets beslist, dan wacht de tafel.
vote-closed =
    { $status ->
        [decided] De stemming over de beurt van { $name } is voorbij: het is beslist.
        [tied] De stemming over de beurt van { $name } is voorbij: niets heeft meer dan de helft.
        [open] De stemming over de beurt van { $name } is voorbij: op { $name } wordt niet meer gewacht.
       *[void] De stemming over de beurt van { $name } is voorbij: er is niets beslist.
    }
vote-unanswered = Er is niets beslist, dus de tafel wacht op { $name }. Ik vraag het { $until } opnieuw.
vote-counted = Je stem: “{ $choice }”. Tot het beslist is, kun je die veranderen.
vote-done = De stemming is voorbij.
vote-waits = De tafel wacht op { $name }. Ik vraag het { $until } opnieuw.
# As posts of 1.0 to 1.2 say it.
vote-decided-wait = De tafel wacht op { $name }.
vote-decided-skip = { $name } wordt overgeslagen: ik kies voor deze beurt, zo min mogelijk. Een zet van { $name } beëindigt dat.
vote-decided-skip-former = { $name } wordt overgeslagen: ik kies voor deze beurt, zo min mogelijk.
vote-decided-substitute = De tafel zoekt iemand die voor { $name } verdergaat. Neemt niemand de plek over, dan vraag ik het opnieuw.
vote-decided-end = De tafel beëindigt het spel.
skipped = { $name }, de anderen lieten mij voor jou kiezen aan { $link }:
event-by-vote = { $said } (gekozen bij stemming)
by-vote =
    { $count ->
        [one] één keuze bij stemming
       *[other] { $count } keuzes bij stemming
    }
button-vote-wait = Wachten
button-vote-skip = Overslaan
button-vote-substitute = Vervanger zoeken
button-vote-end = Spel beëindigen

## Seats

offer =
    De plek van { $name } is vrij voor wie hier verder wil spelen.
    Dobbelstenen en kaarten blijven wat ze geworden zouden zijn.
button-take-seat = Deze plek innemen
leave-asked =
    { "**" }Stoppen met dit spel?{ "**" } Je plek wordt hier aangeboden en waar tafels worden geopend. Tot iemand hem overneemt, blijft hij van jou en kom je gewoon aan de beurt; wie hem overneemt, speelt verder met alles wat van jou is.
button-offer-seat = Mijn plek aanbieden
button-keep-seat = Plek houden
seat-is-kept = De plek blijft van jou.
seat-kept = { $name } blijft: de plek is niet meer vrij.
offer-elsewhere = Er is een plek vrij aan [{ $table }]({ $link }): wie hem neemt, speelt verder voor { $name }.
rematch-open =
    { $name } heeft een revanche geopend, { $link }. { $count ->
        [one] Jouw plek is tot { $until } gereserveerd.
       *[other] Jullie plekken zijn tot { $until } gereserveerd.
    }
rematch-known =
    { $status ->
        [lobby] De revanche vinden jullie hier: { $link }.
        [closed] De revanche is gesloten voordat ze begon.
       *[running] De revanche is begonnen: { $link }.
    }
seat-is-offered = Je plek wordt aangeboden. Die blijft van jou tot iemand anders er gaat zitten.
seat-is-yours = Je zit nu aan de tafel: { $link }. Daar staat wat er van je gevraagd wordt; wat op deze plek verborgen is, zie je na je eerste zet.
hidden-choice-made = Er stond nog een keuze uit verborgen kaarten open: die heb ik verstandig voor { $name } gemaakt.
seat-taken = { $name } speelt verder voor { $former }.

seat-handed-back = De plek is weer van de vorige speler. Dank je wel!
host-is-now = { $name } is nu de host van deze tafel.
lobby-stale = Niemand heeft deze tafel in een week gestart. Doet niemand dat, dan sluit de tafel op { $until }.
button-watch = Meekijken
button-rematch = Revanche

## One place for me

mygames-heading =
    { $count ->
        [0] { "**" }Je tafels:{ "**" } { $all }. Geen enkele wacht op je.
        [one] { "**" }Je tafels:{ "**" } { $all }. Eén wacht op je.
       *[other] { "**" }Je tafels:{ "**" } { $all }. { $count } wachten op je.
    }
mygames-empty = Je zit aan geen enkele tafel. /spel nieuw opent er een, /spel lijst toont die van deze server.
mygames-yours =
    { $until ->
        [none] ▶ [{ $name }]({ $link }) · wacht op je, { $since } gevraagd
       *[other] ▶ [{ $name }]({ $link }) · wacht op je, { $since } gevraagd, uiterste tijd: { $until }
    }
mygames-others = [{ $name }]({ $link }) · aan zet: { $names }
mygames-lobby = [{ $name }]({ $link })
button-act-on-oldest = Begin bij de oudste
button-page-back = Terug
button-page-on = Meer

## A computer plays for somebody

button-vote-computer = Computer laten spelen
caretaker-plays = Een computer speelt voor { $name }: met een eigen zet of “Ik ben terug” is de plek weer van { $name }.
caretaker-stays = Vanaf nu speelt een computer voor { $name }.
vote-decided-computer = De tafel laat een computer spelen voor { $name }. Met een eigen zet of “Ik ben terug” is de plek weer van { $name }.
caretaker-ended = { $name } is terug en speelt verder.
caretaker-board = Voor { $names } speelt een computer; “Ik ben terug” maakt daar een eind aan.
caretaker-yours = Een computer speelt voor je tot je een zet doet of op “Ik ben terug” tikt.
button-caretaker = Computer voor mij laten spelen
button-takeback = Ik ben terug
event-by-computer = { $said } (gekozen door een computer)
vote-computer = “Computer laten spelen”: een computer zet voor { $name } tot { $name } weer zelf een zet doet.
error-rated-caretaker = In een spel dat meetelt speelt er geen computer voor mensen.
error-caretaker-alone = Niemand anders aan deze tafel wacht op je, dus er speelt geen computer voor je.
error-no-caretaker = Hier speelt geen computer voor je.
panel-letcomputers = Computers voor mij laten spelen
caretakers-set =
    { $count ->
        [0] Aan geen van je tafels kan een computer voor je spelen: niet in spellen die meetellen, en niet waar niemand op je wacht.
        [one] Aan één tafel speelt een computer voor je tot je daar een zet doet of terug bent.
       *[other] Aan { $count } tafels spelen computers voor je tot je daar een zet doet of terug bent.
    }
computer-thinks =
    { $count ->
        [one] { "**" }{ $names } denkt na …{ "**" }
       *[other] { "**" }{ $names } denken na …{ "**" }
    }
