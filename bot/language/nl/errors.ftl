### One private, friendly sentence for everything that cannot be done.

## The rules

error-rule = Dat mag nu niet volgens de regels; er is niets veranderd.
error-unreadable = Ik kan “{ $line }” niet als zet lezen.
error-unknown-verb = In dit spel is er geen zet die “{ $verb }” heet.
error-illegal = Dat kan nu niet; er is niets veranderd.
error-illegal-options = Dat kan nu niet; je kunt kiezen uit: { $options }.
error-choice = Dat hoort hier niet bij je keuzes; je kunt kiezen uit: { $options }.
error-and-you-can = { $error } Je kunt kiezen uit: { $options }.
error-other-question = Dat is nu niet de vraag. { $prompt }
error-not-asked = Je hoeft op dit moment niets te kiezen.
error-no-such-question = Er is geen vraag “{ $question }” die je vooraf kunt beantwoorden; /plan toont welke er zijn.
error-which-question = Zeg erbij welke vraag dat beantwoordt; /plan toont welke er zijn.
error-answer-value = “{ $value }” is geen antwoord op die vraag. Mogelijk: { $choices }
error-stale = Die knop hoort bij een eerdere beurt; hier is de huidige.
error-wrong-chance = De dobbelstenen of de kaart horen niet bij dit moment.
error-unknown-place = Er is geen plek die “{ $place }” heet.

## Suggested while typing, when there is nothing to choose

autocomplete-turn =
    { $count ->
        [0] Op dit moment hoeft niemand iets te kiezen
        [one] { $names } is aan de beurt
       *[other] { $names } zijn aan de beurt
    }
autocomplete-no-turn = Geen van je tafels wacht op jou

## Names that nobody knows

error-did-you-mean = Bedoel je { "**" }{ $name }{ "**" }?
error-there-is = Er is: { $options }.

## Setting up a game

error-setup = Deze keuzes gaan niet samen; kies een ander aantal spelers of een andere uitgave.
error-setup-unreadable = Ik kan deze opzet niet lezen: “{ $line }”.
error-setup-unknown-game = Er is geen spel dat “{ $game }” heet.
error-setup-unknown-edition = Er is geen uitgave die “{ $edition }” heet.
error-setup-unknown-module = Er is geen module die “{ $module }” heet.
error-setup-module-order = De modules “{ $modules }” staan er dubbel of in de verkeerde volgorde.
error-setup-one-variant = Hiervan kun je er maar één tegelijk spelen: { $modules }.
error-setup-not-with = “{ $module }” gaat niet samen met “{ $other }”.
error-setup-edition = De module “{ $module }” bestaat niet in deze uitgave: { $edition }.
error-setup-needs = De module “{ $module }” heeft de module “{ $needs }” nodig.
error-setup-seats =
    { $seats ->
        [one] Dit spel kun je niet met { $seats } speler spelen.
       *[other] Dit spel kun je niet met { $seats } spelers spelen.
    }

## Tables and seats

error-no-table-here = In dit kanaal is geen tafel. Open er een met /spel nieuw, of zoek er een met /spel lijst.
error-private-thread = Ik zit niet in deze privéthread en kan hier niets plaatsen. Vermeld me hier één keer (@{ $me }) en probeer het dan nog eens.
error-thread-taken = Deze thread hoort al bij een tafel. Open een nieuwe in een tekstkanaal.
error-no-replay = Dit spel kan niet meer worden getoond: het begon met andere regels, of er zijn geen plaatjes voor.
error-no-analysis = Voor dit spel is er geen analyse: de computer kan niet inschatten hoe groot de kans op winst is.
error-analysis-not-ready = De analyse wordt nog berekend; vraag het over een paar minuten nog eens.
error-analysis-odd = Dit spel kan niet worden geanalyseerd: het begon onder andere regels.
error-no-such-table = Ik kan die tafel niet vinden. /spel lijst toont welke er zijn.
error-which-table = Je zit aan meer dan één tafel. Welke bedoel je?
error-not-seated = Je hebt geen plek aan deze tafel. Meekijken kan met /bord.
error-not-your-decision =
    { $count ->
        [0] Op dit moment hoeft niemand iets te kiezen.
        [one] Jij bent niet aan de beurt: { $names } is aan zet.
       *[other] Jij bent niet aan de beurt: { $names } zijn aan zet.
    }
error-table-full = Alle plekken aan deze tafel zijn bezet.
error-already-joined = Je hebt al een plek aan deze tafel.
error-only-host-starts = Alleen { $host }, de host, kan het spel starten.
error-too-few-players =
    { $missing ->
        [one] Er is nog één speler nodig voordat het spel kan beginnen.
       *[other] Er zijn nog { $missing } spelers nodig voordat het spel kan beginnen.
    }
error-luck-empty = Vul minstens één zichtbaar teken in, en hoogstens { $most }.
error-luck-too-long = Je woorden hebben { $count } tekens; hoogstens { $most } is mogelijk.
error-luck-too-early = Woorden kun je toevoegen zodra de tafel met de hash van al het andere is aangekondigd. Probeer het zo nog eens.
error-already-started = Het spel is al begonnen.
error-not-started = Het spel is nog niet begonnen.
error-already-over = Dit spel is afgelopen.
error-one-question-at-a-time = Er ligt al een vraag voor de tafel; beantwoord die eerst.
error-no-odds = In dit spel wordt niet gedobbeld: er zijn geen kansen te berekenen.
error-nothing-asked = Er is geen open vraag meer om te beantwoorden.

error-seat-offered-already = Die plek wordt al aangeboden.
error-seat-not-offered = Die plek wordt niet meer aangeboden.
error-seats-kept = De vrije plekken van deze revanche zijn voor wie er eerder bij was. Anderen kunnen ze <t:{ $until }:R> nemen.
error-not-over = Dit spel is nog bezig.
error-only-host = Alleen { $host }, de host, kan dat doen.
error-heir-not-seated = De nieuwe host moet aan deze tafel zitten.
error-no-former-player = Niemand had jouw plek vóór jou.
error-former-player-seated = { $name } heeft nu een andere plek aan deze tafel.
error-not-moved-yet = Wat op deze plek verborgen is, zie je na je eerste zet hier; pas dan kun je ook vooruit plannen.
undo-first-move = Wat vóór je eerste zet hier is gespeeld, en die zet zelf, blijven zoals ze zijn.
vote-no-substitute = Je kunt hier geen vervanger zoeken: daar zijn twee stemmen voor nodig, of { $name } moet het eerder met /instellingen vervanger hebben toegestaan.
vote-not-yours = Dit beslissen de anderen.

error-no-records = Deze server bewaart geen uitslagen. Wie de server beheert, kan dat aanzetten met /uitslagen bewaren.
error-only-server-managers = Dat kan alleen iemand die deze server beheert.

## Wishes

error-notifications = “{ $where }” is geen plek voor meldingen: kies thread, dm of none.
error-zone = Ik ken de tijdzone “{ $zone }” niet. Typ een stad, zoals Amsterdam, en kies er een uit de lijst.
error-zone-near = De tijdzone “{ $zone }” ken ik niet. Bedoel je { $near }?
error-time = “{ $time }” is geen tijdstip. Schrijf het als 22:30.
error-quiet-too-long = Stille uren kunnen hoogstens { $hours } uur duren, anders staan je spellen stil.
error-snooze = Je kunt 0 tot { $most } uur sluimeren.
error-days-away =
    { $left ->
        [0] Je hebt al je vrije dagen van dit jaar opgenomen.
        [one] Je hebt dit jaar nog één vrije dag.
       *[other] Je hebt dit jaar nog { $left } vrije dagen.
    }

## Discord and us

error-permission = Ik heb in dit kanaal het recht “{ $permission }” nodig. Wie de server beheert, kan het geven.
error-people-only = Hier kunnen alleen mensen spelen.
error-blocked-server = Wie mij beheert, heeft mij op deze server geblokkeerd en kan zeggen waarom.
error-blocked-person = Wie mij beheert, laat mij niets meer voor je doen en kan zeggen waarom.
error-server-removed = De bot is van de server van deze tafel verwijderd, dus de tafel rust. Zodra iemand hem weer uitnodigt, gaat het verder.
error-digest =
    { $kinds ->
        [one] Sinds { $since } is er in mij iets misgegaan dat niet had mogen gebeuren.
       *[other] Sinds { $since } zijn er in mij { $kinds } dingen misgegaan die niet hadden mogen gebeuren.
    } In het logboek van het programma staat meer.
error-server-only = Dat werkt alleen op een server.
error-other-server = Dat werkt alleen op de server van de tafel.
error-no-commands-here = Dat werkt niet in dit soort kanaal; gebruik een tekstkanaal of de thread van de tafel.
error-text-too-long = Die tekst is te lang: hoogstens { $limit } tekens.
error-argument-not-asked = { $count ->
    [0] Aan deze tafel vraagt /{ $verb } verder niets; laat “{ $given }” weg.
   *[other] Aan deze tafel vraagt /{ $verb } niet om “{ $given }”, maar om: { $asked }.
  }
error-disk = Wie mij beheert, heeft problemen met de schijf, dus er is niets veranderd. Laat het weten, en probeer het later nog eens.
error-try-again = Ik kan nu even niet antwoorden. Probeer het zo nog eens.
error-ours = Sorry, er ging bij ons iets mis; je spel is veilig. Gebeurt het nog eens, geef ons dan deze code: { $reference }
error-piece-gone = Dat ligt niet meer op het bord. *Legenda* noemt wat er ligt.
error-no-lesson = Die oefenronde is voorbij. /leren begint een nieuwe.
error-command-gone = Het commando /{ $name } bestaat niet meer. Typ opnieuw / om de huidige te zien.
error-old-button = Die knop is verouderd. Gebruik het commando nog eens.

## Grenzen: niemand mag een server volschrijven of anderen ophouden

error-limit-often =
    { $what ->
        [open] Je hebt in het laatste uur { $times } tafels geopend.
        [open-here] Op deze server zijn in het laatste uur { $times } tafels geopend.
        [seat] Je hebt aan deze tafel in het laatste uur { $times } keer een plek genomen of afgestaan.
        [change] Wat er aan deze tafel wordt gespeeld, is in het laatste uur { $times } keer veranderd.
        [here] Deze tafel is in het laatste uur { $times } keer verhuisd.
        [host] Deze tafel heeft in het laatste uur { $times } keer een andere host gekregen.
        [away] Je hebt de laatste dag { $times } keer afwezigheid aangekondigd.
        [snooze] Je hebt in het laatste uur { $times } keer gesluimerd.
        [undo] Je hebt in het laatste uur { $times } keer gevraagd of je iets mag terugnemen.
        [end] Je hebt de laatste dag { $times } keer gevraagd of dit spel mag stoppen.
        [replay] Van deze tafel zijn in het laatste uur { $times } films getoond.
        [replay-here] Op deze server zijn in het laatste uur { $times } films getoond.
        [learn] Je bent in het laatste uur { $times } keer aan een oefenronde begonnen.
        [verify] Je hebt in het laatste uur { $times } keer spellen nagerekend.
        [export] Je hebt in het laatste uur { $times } keer je gegevens opgehaald.
        [records] Je hebt in het laatste uur { $times } keer afgelopen spellen bekeken.
        [test] Je hebt in het laatste uur { $times } testmeldingen gekregen.
        [hint] Je hebt in het laatste uur { $times } tips gekregen.
        [hint-here] Op deze server zijn in het laatste uur { $times } tips gegeven.
        [thinking] Tips en computers hebben voor jou zo lang nagedacht als ze in één uur mogen.
        [thinking-here] Tips en computers hebben voor deze server zo lang nagedacht als ze in één uur mogen.
       *[other] Dat is de laatste tijd vaak gedaan.
    } Het kan weer <t:{ $at }:R>.
error-limit-at-once = Eén ding tegelijk: wacht op de antwoorden op wat je al hebt ingedrukt.
error-limit-waiting =
    { $most ->
        [one] Je wacht al op zoiets. Vraag het opnieuw als het er is.
       *[other] Je wacht al op { $most } van zulke dingen. Vraag het opnieuw als er een is.
    }
error-limit-busy = Er wachten nu veel mensen op films en dergelijke. Probeer het over een paar minuten nog eens.
error-limit-lobbies =
    { $most ->
        [one] Je hebt al een tafel die op spelers wacht. Start of beëindig die eerst.
       *[other] Je hebt al { $most } tafels die op spelers wachten. Start er een of beëindig er een met /spel stoppen.
    }
error-limit-lobbies-here = In dit kanaal wachten al { $most } tafels op spelers. Schuif bij een daarvan aan of gebruik een ander kanaal.
error-limit-tables = Je zit al aan { $most } tafels. Speel eerst een spel uit of verlaat een tafel; /mijnspellen toont ze.
error-limit-tables-here = Deze server heeft al { $most } tafels die niet klaar zijn. Speel eerst een spel uit of speel op een andere server; /spel lijst toont ze.
