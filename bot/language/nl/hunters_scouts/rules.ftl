### The rules of Hunters and Scouts in our own words, one short text for each thing one can ask about.

## The course of the game

rules-hunters_scouts-turn =
    In je beurt doe je een van drie dingen: een personage uit je hand spelen, stamleden terughalen, of de zon laten ondergaan.
    Spelen kan zolang je kaarten hebt, terughalen zolang er een stamlid van jou op pad is, en de zon gaat onder als je hand leeg is. Eerder alleen als er voor allebei genoeg kaarten overblijven.
    .title = Een beurt
rules-hunters_scouts-playing =
    Je doet wat het personage zegt, van boven naar beneden. Bij “hoogstens” kies je zelf; al het andere doe je voor zover het kan. Dan leg je de kaart in de kolom van het aanbod met de minste kaarten.
    Stamleden mogen uit je dorp komen of van een andere locatie; wie een locatie verlaat, brengt niets mee.
    .title = Een personage spelen
rules-hunters_scouts-recalling =
    Je haalt een of meer stamleden terug. Elk dekt één vrij veld van zijn kaart af, of je daar iets aan hebt of niet. Vlees haalt meteen 1 honger weg, een punt telt meteen; al het andere kun je tot het einde van deze beurt gebruiken, daarna is het weg.
    Daarmee maak je op elk moment van de beurt verborgen voorwerpen. Twee vachten brengen een nieuw stamlid uit je voorraad naar het kamp. Is het laatste veld van een kaart afgedekt, dan verdwijnt ze en gaat iedereen daar met lege handen terug.
    .title = Stamleden terughalen
rules-hunters_scouts-sunset =
    Eerst krijg je punten: 1 voor elk stamlid in je dorp en op locaties, min je honger, min de kaarten die je nog in je hand hebt. Onder 0 kom je nooit.
    In het normale spel leg je daarna verborgen voorwerpen af tot je er één hebt. Dan krijg je 1 honger voor elk van die stamleden. Met 8 honger of meer verlies je één stamlid en 3 honger. Tot slot neem je personages voor de volgende dag van de vrije uiteinden van de kolommen: 6 in het introductiespel, anders 5 tot 7.
    .title = Zonsondergang
rules-hunters_scouts-members =
    Je hebt vijf stamleden: in het dorp, op locaties, in het kamp of in de voorraad. Die in kamp en voorraad geven geen punten en hebben geen honger. De Nakomeling brengt er een van het kamp naar het dorp.
    Wie geen stamlid in dorp, op locaties en in het kamp meer heeft, heeft meteen verloren.
    .title = De leden van je stam
rules-hunters_scouts-ending =
    Het doel is veld 24. Je komt er alleen met 3 honger of minder; anders stop je op 23.
    Komt wie begon daar aan, dan heeft de ander nog één beurt, en wie verder is, wint; bij gelijke stand de ander. Komt de ander er het eerst, dan eindigt het spel meteen.
    Als je 9, 14 en 18 voor het eerst bereikt of passeert, mag je twee gemaakte voorwerpen inleveren voor 1 punt extra.
    .title = Doel en bonusvelden

## Locations and items

rules-hunters_scouts-wilderness =
    Een wildernis heeft velden met steen, hout, leem en fruit. Er is plaats voor drie stamleden van beide spelers samen. Ligt er aan het einde van een beurt geen open, dan wordt er een omgedraaid.
    .title = Wildernis
rules-hunters_scouts-hunting =
    Een jachtgebied heeft velden met vlees en vacht. Er is plaats voor drie stamleden van beide spelers samen. Vanzelf komt er nooit een: iemand moet het omdraaien.
    .title = Jachtgebied
rules-hunters_scouts-sabre-tooth =
    Een jachtgebied met vlees, vacht, en velden die 1 punt geven aan wie ze afdekt.
    .title = Sabeltandtijger
rules-hunters_scouts-wear =
    Sommige personages dekken velden van locaties af: op elk daarvan één, naar keuze van wie speelt. Een locatie waarvan het laatste veld is afgedekt, verdwijnt, en iedereen daar gaat met lege handen terug.
    .title = Afgedekte velden
rules-hunters_scouts-sacred =
    In het normale spel liggen er drie heilige plaatsen open. Ze hebben geen velden, en er staan alleen stamleden van één speler. Wil je naar een plaats waar de ander staat, dan moet één effect er meer van jou heen brengen dan er staan; die gaan terug.
    .title = Heilige plaatsen
rules-hunters_scouts-items =
    Verborgen voorwerpen ziet alleen wie ze heeft. Terwijl je stamleden terughaalt, mag je ze maken: betaal alles wat ze kosten met wat deze beurt is meegebracht, neem de punten, en voer dan de effecten uit van links naar rechts. Op elk voorwerp staat de prijs; /bezit toont die van jou.
    .title = Voorwerpen
rules-hunters_scouts-effects =
    Een voorwerp kan 1 stamlid sturen (als je wilt; dat kan deze beurt niet worden teruggehaald), een voorwerp trekken, 1 honger geven of 1 honger weghalen.
    .title = Effecten van voorwerpen

## Characters

rules-hunters_scouts-character-hunter = Op elk jachtgebied wordt één veld afgedekt. Dan wordt er een jachtgebied omgedraaid, en je mag er hoogstens 3 stamleden heen sturen.
    .title = Personage: Jager
rules-hunters_scouts-character-scout = Op elke wildernis wordt één veld afgedekt. Dan wordt er een wildernis omgedraaid, en je mag 1 stamlid ergens heen sturen.
    .title = Personage: Verkenner
rules-hunters_scouts-character-gatherer = Je mag hoogstens 4 stamleden ergens heen sturen.
    .title = Personage: Verzamelaarster
rules-hunters_scouts-character-chief = Je trekt 1 voorwerp en mag hoogstens 2 stamleden ergens heen sturen.
    .title = Personage: Hoofdman
rules-hunters_scouts-character-offspring = Eén stamlid gaat van je kamp naar je dorp. Gaat er een en had je al honger, dan krijg je 1 honger erbij.
    .title = Personage: Nakomeling
rules-hunters_scouts-character-shaman = Je trekt 2 voorwerpen, of neemt 1 vrij personage uit het aanbod. Dat gebeurt voordat je de Sjamaan neerlegt, dus zichzelf kan hij niet nemen.
    .title = Personage: Sjamaan
rules-hunters_scouts-character-advanced-scout = Op drie verschillende locaties naar keuze wordt één veld afgedekt. Dan wordt er een wildernis omgedraaid, en je mag hoogstens 2 stamleden ergens heen sturen.
    .title = Personage: Ervaren verkenner
rules-hunters_scouts-character-fisher = Je geeft hoogstens 2 honger af, trekt 2 voorwerpen en houdt er één.
    .title = Personage: Visser
rules-hunters_scouts-character-basket-weaver = Je trekt 1 voorwerp, mag verborgen voorwerpen naar keuze omwisselen voor nieuwe, en krijgt 1 punt.
    .title = Personage: Mandenvlechtster
rules-hunters_scouts-character-fire-keeper = Je mag zoveel stamleden als je wilt ergens heen sturen, of een ander personage uit je hand in het aanbod leggen zonder het uit te voeren.
    .title = Personage: Vuurhoedster
rules-hunters_scouts-character-tracker = Op elke wildernis en elk jachtgebied wordt één veld afgedekt. Dan wordt er één kaart van een van beide soorten omgedraaid, en je mag hoogstens 2 stamleden ergens heen sturen.
    .title = Personage: Spoorzoeker

## Sacred places

rules-hunters_scouts-place-mammoth-graveyard = Speel je een Jager terwijl er een stamlid van jou staat, dan krijg je aan het einde van de beurt 1 punt.
    .title = Heilige plaats: Mammoetkerkhof
rules-hunters_scouts-place-waterfall = Zolang er een stamlid van jou staat, mag elk stamlid dat je terughaalt twee velden met vlees van zijn kaart afdekken in plaats van één. Eén stamlid moet dan de rest van de beurt bij de Waterval blijven.
    .title = Heilige plaats: Waterval
rules-hunters_scouts-place-rock-bridge = Na jouw zonsondergang mag je hoogstens 3 stamleden naar locaties naar keuze sturen.
    .title = Heilige plaats: Rotsbrug
rules-hunters_scouts-place-ancient-oak = Voor elk voorwerp dat je in je beurt maakt, geef je aan het einde ervan 1 honger af.
    .title = Heilige plaats: Oereik
rules-hunters_scouts-place-mud-springs = Zolang daar een stamlid van jou staat, geven twee vachten 1 punt in plaats van een nieuw stamlid. Eén stamlid moet dan tot het einde van de beurt bij de bronnen blijven.
    .title = Heilige plaats: Modderbronnen
rules-hunters_scouts-place-ghost-cave = Speel je een Nakomeling, dan krijg je 1 punt in plaats van een stamlid te verplaatsen; je krijgt er ook geen honger bij.
    .title = Heilige plaats: Geestengrot
rules-hunters_scouts-place-misty-gorge = Bij jouw zonsondergang houd je hoogstens 2 verborgen voorwerpen in plaats van één. Daarna mag je 1 stamlid naar een locatie naar keuze sturen.
    .title = Heilige plaats: Nevelkloof
rules-hunters_scouts-place-ice-cavern = Bij jouw zonsondergang houd je hoogstens 3 verborgen voorwerpen in plaats van één.
    .title = Heilige plaats: IJsgrot
rules-hunters_scouts-place-geysers = In plaats van een beurt mag je 3 voorwerpen trekken.
    .title = Heilige plaats: Geisers
rules-hunters_scouts-place-ancestral-hill = Na jouw zonsondergang neem je nog een vrij personage, als er genoeg overblijven.
    .title = Heilige plaats: Voorouderheuvel
rules-hunters_scouts-place-herb-heath = Bij de zonsondergang van de ander geef je 1 honger af, trek je 1 voorwerp en mag je 1 stamlid naar een locatie naar keuze sturen.
    .title = Heilige plaats: Kruidenheide
rules-hunters_scouts-place-cult-site = Na jouw zonsondergang krijg je 1 punt.
    .title = Heilige plaats: Cultusplaats

## What one is asked

rules-hunters_scouts-prompt-turn = Een personage stuurt meestal stamleden op pad; je mag het ook spelen als er weinig van kan. Wie je terughaalt, neemt mee wat zijn locatie geeft; daarmee maak je voorwerpen. De zonsondergang geeft punten voor stamleden, min honger en handkaarten, en nieuwe personages.
    .title = Vraag: je beurt
rules-hunters_scouts-prompt-send = Stuur stamleden uit je dorp of van andere locaties naar waar plaats is: op een kaart staan er hoogstens drie. De Jager stuurt ze alleen naar het omgedraaide jachtgebied. Wie een locatie verlaat, brengt niets mee.
    .title = Vraag: stamleden sturen
rules-hunters_scouts-prompt-use = Met wat je stamleden meebrachten, kun je verborgen voorwerpen maken, in elke volgorde, en tussendoor meer stamleden terughalen. Wat aan het einde van de beurt over is, gaat verloren.
    .title = Vraag: gebruiken wat er is
rules-hunters_scouts-prompt-wear = Op elk van deze kaarten wordt één veld afgedekt, en jij kiest welk. Dek af wat de ander nodig heeft, of maak een kaart leeg waar de ander op staat.
    .title = Vraag: velden afdekken
rules-hunters_scouts-prompt-mark = De Ervaren verkenner dekt op drie verschillende locaties een veld af. Kies welke.
    .title = Vraag: op welke locaties afdekken
rules-hunters_scouts-prompt-lay = De gespeelde kaart komt in een kolom met de minste kaarten. Alleen de laatste kaart van een kolom kan worden genomen, dus ze blokkeert de kaart ervoor.
    .title = Vraag: welke kolom
rules-hunters_scouts-prompt-spirits = Met de Sjamaan trek je 2 voorwerpen, of neem je 1 vrij personage, het laatste van een kolom, in je hand.
    .title = Vraag: voorwerpen of een personage
rules-hunters_scouts-prompt-fire = Met de Vuurhoedster stuur je zoveel stamleden als je wilt, of leg je een andere kaart uit je hand in het aanbod.
    .title = Vraag: stamleden of een kaart
rules-hunters_scouts-prompt-reveal = Een wildernis heeft steen, hout, leem en fruit; een jachtgebied heeft vlees en vacht. Een van de twee wordt omgedraaid.
    .title = Vraag: wat wordt omgedraaid
rules-hunters_scouts-prompt-keep-one = Je houdt een van de twee voorwerpen die je hebt getrokken; het andere wordt afgelegd.
    .title = Vraag: welk voorwerp je houdt
rules-hunters_scouts-prompt-exchange = Je mag verborgen voorwerpen naar keuze afleggen en evenveel nieuwe trekken.
    .title = Vraag: voorwerpen wisselen
rules-hunters_scouts-prompt-stash = Bij jouw zonsondergang houd je één verborgen voorwerp, bij de Nevelkloof hoogstens 2, bij de IJsgrot hoogstens 3. Houd wat je gauw kunt betalen.
    .title = Vraag: welke voorwerpen je houdt
rules-hunters_scouts-prompt-lose = Met 8 honger of meer verlies je één stamlid, uit het dorp of van een locatie, en daarmee 3 honger.
    .title = Vraag: een stamlid verliezen
rules-hunters_scouts-prompt-recruit = Neem personages voor je volgende dag van de vrije uiteinden van de kolommen. Wat je neemt, kan het volgende vrijmaken.
    .title = Vraag: personages voor de volgende dag
rules-hunters_scouts-prompt-ancestor = Door de Voorouderheuvel neem je nog een vrij personage.
    .title = Vraag: nog een personage
rules-hunters_scouts-prompt-bonus = Op dit veld mag je één keer twee gemaakte voorwerpen inleveren voor 1 punt extra. Zie je ervan af, dan is de kans voorbij.
    .title = Vraag: bonusveld
rules-hunters_scouts-prompt-herb-heath = De zon is ondergegaan voor de ander. Je mag nu 1 stamlid naar een andere locatie sturen.
    .title = Vraag: Kruidenheide
