### Help for what one can do now, and topics about playing with this bot.

help-your-turn =
    { "**" }Je bent aan de beurt.{ "**" } { $asked }
    { $meaning }
help-verb = /{ $command }: { $description }
help-hint = Twijfel je? /tip noemt je beste keuzes en waarom.
help-how = Gebruik de knoppen onder het bord, of typ een commando; terwijl je typt, bied ik alleen aan wat kan. Met /ongedaan neem je je laatste keuze terug.
help-waiting =
    { "**" }Je bent niet aan de beurt.{ "**" } We wachten op { $names }.
    Intussen: /sinds vertelt wat er sinds je laatste beurt gebeurde, /bord toont het bord, /bezit je eigen spullen. Je krijgt een melding als je aan de beurt bent; waar en wanneer, kies je met /instellingen.
help-lobby-guest = { "**" }Deze tafel is nog niet vol.{ "**" } Druk op Meedoen of typ /spel meedoen om een plek te nemen. { $host } start het spel.
help-lobby-player = { "**" }Je hebt een plek.{ "**" } { $host } start het spel als iedereen er is. Met /spel weggaan geef je je plek op.
help-lobby-host = { "**" }Dit is jouw tafel.{ "**" } Druk op Starten of typ /spel starten als iedereen er is; met “Computers” vul je vrije plekken en kun je alleen spelen. /spel stoppen sluit de tafel, /spel host maakt iemand anders de host.
help-host = Je bent de host: met /spel host geef je dat door. /spel stoppen vraagt iedereen of het spel voortijdig mag eindigen.
help-over = { "**" }Dit spel is afgelopen.{ "**" } /analyse laat zien waar het is gewonnen en verloren, /controleren rekent elke dobbelsteen en kaart na, /logboek vertelt wat er is gebeurd, /spel revanche speelt nog eens.
help-spectator = { "**" }Je kijkt mee.{ "**" } /bord toont het bord, /logboek wat er is gebeurd. Aan zet: { $names }.
help-elsewhere =
    { "**" }Samen spelen, zet voor zet{ "**" }
    /spel nieuw opent een tafel, en anderen drukken op Meedoen. /spel lijst toont de tafels hier, /mijnspellen die van jou overal.
    Nieuw hier? /leren laat in drie minuten zien hoe het gaat, en niemand anders ziet het.
help-waiting-tables =
    { $count ->
        [one] { "**" }Eén van je tafels wacht op je:{ "**" } /mijnspellen brengt je erheen.
       *[other] { "**" }{ $count } van je tafels wachten op je:{ "**" } /mijnspellen brengt je erheen.
    }
help-more = Kies hieronder waar je meer over wilt weten, of vraag wat je wilt met /regels.
help-choose = Meer over …
button-explain = Wat betekent dit?
button-learn = In 3 minuten leren

rules-unknown = Ik weet niets over “{ $what }”. Begin te typen na /regels wat: en kies uit de lijst.
rules-entry =
    { "**" }{ $title }{ "**" }
    { $text }

## Topics about the bot

topic-minute =
    .title = Bot en spel in één minuut
topic-undo =
    Met /ongedaan neem je je laatste keuze meteen terug, zolang er geen dobbelsteen is gevallen, geen kaart is omgedraaid en niemand anders iets heeft gedaan. Anders vraag ik het de anderen, en iedereen die het aangaat, moet akkoord zijn.
    Daarna komen dezelfde dobbelstenen en kaarten weer: met terugnemen kun je nooit opnieuw gooien.
    .title = Terugnemen
topic-dice =
    Alle dobbelstenen en kaarten volgen uit een geheim startgetal, uit wat er gespeeld wordt en wie waar zit, en uit woorden die iedereen aan tafel met “Geluk toevoegen” kan invullen. De vingerafdruk van alles behalve de woorden laat ik zien voordat iemand ze invult. Verandert daar daarna iets aan, dan tellen de woorden niet meer en vraag ik om nieuwe. Zo kan niemand de dobbelstenen uitkiezen of veranderen, ook niet wie deze bot draait, tenzij de laatste woorden ook van diegene zijn.
    Na het spel laat ik het startgetal zien, en /controleren rekent alles na. Wie deze bot draait, kan wel vooruitkijken en, als niemand woorden heeft toegevoegd, de dobbelstenen hebben uitgekozen: speel met mensen die je vertrouwt.
    .title = Eerlijke dobbelstenen
topic-notifications =
    Als je aan de beurt bent, krijg je een melding, één keer per keuze: in de thread, per privébericht, of helemaal niet. Met /instellingen meldingen verander je dat, voor één tafel of voor alle.
    /sluimeren zet ze een paar uur uit. /mijnspellen toont wat op je wacht.
    In je stille uren krijg je geen meldingen en staan je klokken stil. Je stelt ze in met /instellingen stilte, in je eigen tijdzone; /instellingen afwezig doet hetzelfde voor hele dagen, aan al je tafels.
    .title = Meldingen en stille uren
topic-pace =
    Een tafel heeft een tempo: hoelang een keuze mag duren, met een voorraad extra tijd daarbovenop. Een nieuwe tafel heeft twee dagen per keuze; de host kan dat tot de start wijzigen, ook in geen limiet. Is iemands tijd om, dan beslissen de anderen: wachten, overslaan, een vervanger zoeken, een computer laten spelen, of stoppen. Zonder limiet vraag je om te stoppen als iemand wegblijft: komt er drie dagen geen antwoord, dan beslissen de anderen op dezelfde manier.
    .title = Tempo en tijd
topic-hints =
    /tip, of Tip onder “Mijn spullen” en onder je privévragen, noemt je drie beste keuzes met winkans en redenen, alleen voor jou. Druk op een keuze om die te spelen. De kans komt uit simulaties waarin computerspelers verder spelen; het getal achter ± zegt hoever die er door toeval alleen al naast kan zitten.
    Vóór de start wordt afgesproken hoeveel tips ieder krijgt: onbeperkt, drie of geen. In spellen die meetellen zijn er geen. In het verhaal van elke ronde staat wie er een had.
    .title = Tips
topic-computers =
    De host geeft vrije plekken aan computers: met “Computers” in de lobby of /spel nieuw computers:. Je kunt ook alleen tegen ze spelen.
    Er zijn vier niveaus: makkelijk maakt fouten, normaal speelt volgens goede regels, sterk en expert proberen zetten eerst uit. Ze zien alleen wat hun plek mag zien, en elke keuze is na het spel uit het logboek na te rekenen.
    Ze zetten meteen en stemmen niet mee. In spellen die meetellen doen ze niet mee, en de uitslagen met computers tellen apart.
    .title = Computerspelers
topic-seats =
    /spel weggaan biedt je plek aan anderen aan; die blijft van jou tot iemand hem inneemt. Wie is ingevallen, geeft de plek terug met /spel teruggeven.
    Met /spel weggaan kan ook een computer voor je spelen tot je een zet doet of op “Ik ben terug” tikt; ook op dagen dat je weg bent (instellingen) en als de anderen daarvoor stemmen. Niet in spellen die meetellen.
    Wat op een plek verborgen is, zoals de kaarten, ziet een vervanger pas na een eerste zet daar, en die kan niet worden teruggenomen; een keuze uit verborgen kaarten die eerder openstaat, maak ik. De anderen kunnen een plek alleen aanbieden als er minstens twee stemmen, tenzij het eerder is toegestaan met /instellingen vervanger.
    .title = Plekken die van speler wisselen
topic-host =
    Wie een tafel opent, is de host: die start het spel (/spel starten), mag de tafel sluiten voordat het begint (/spel stoppen) en kan een ander de host maken (/spel host). Dat staat telkens in de thread. In het spel zelf kan een host niet meer dan ieder ander, en moderators van de server hebben over spellen niets te zeggen.
    .title = Wat een host kan
