### Stone Age: a guided first round, two sentences before each decision.
lesson-stone_age-welcome =
    { "**" }Je eerste ronde{ "**" } duurt ongeveer vijf minuten, en niemand anders ziet het. Je speelt tegen Vuursteen en Varen, die uit code bestaan. Je kunt altijd weggaan; /leren gaat verder waar je was.
lesson-stone_age-end =
    { "**" }Dat was een hele ronde.{ "**" } Je stamleden zijn gezet, hebben hun werk gedaan en zijn gevoed: elk at 1 voedsel, en je akker hielp mee als je er een hebt. Was er voedsel tekort, dan had je er grondstoffen voor kunnen geven, of 10 punten verloren.
    Zo gaat het verder, ronde na ronde, tot een stapel hutten op is of de kaarten op zijn. In echte spellen heb je alle tijd die jullie hebben afgesproken, en je krijgt een melding als je aan de beurt bent.
    /spel nieuw opent een tafel voor jou en je vrienden. Hieronder kun je verder lezen.

lesson-stone_age-place-1 =
    { "**" }Zetten.{ "**" } Je hebt vijf stamleden; om de beurt stuurt elke speler er een paar naar één plek. Twee in de hut van het dorp (de bevolkingsaanwas) brengen een nieuw stamlid, één op de akker geeft elke ronde voedsel, één bij de gereedschapmaker geeft gereedschap: wie het eerst komt, krijgt ze.
lesson-stone_age-place-2 =
    { "**" }Nog eens zetten.{ "**" } De anderen hebben ook plekken ingenomen, en met drie spelers kun je per ronde maar twee van bevolkingsaanwas, akker en gereedschapmaker gebruiken. In bos, leemgroeve, steengroeve en rivier gooi je één dobbelsteen per stamlid: 3 ogen zijn 1 hout, 4 een leem, 5 een steen, 6 een goud, dus meer stamleden brengen meer.
lesson-stone_age-place-3 =
    { "**" }Wie is er nog over?{ "**" } Eén stamlid op een kaart of een hut mag die later in deze ronde kopen, met wat je ophaalt. Eten moet je ook: de jacht geeft 1 voedsel voor elke 2 ogen, maar je begint met 12 voedsel, genoeg voor deze ronde.
lesson-stone_age-place =
    { "**" }Verder zetten.{ "**" } Naar een plek waar je al staat, kun je niet nog eens, en passen mag niet. Wie niets beters weet, gaat op jacht.
lesson-stone_age-resolve-1 =
    { "**" }Acties uitvoeren.{ "**" } Al je stamleden gaan nu aan het werk, plek voor plek, en jij kiest de volgorde. Neem eerst gereedschap en koop het laatst, want wat je krijgt, kun je meteen gebruiken.
lesson-stone_age-resolve =
    { "**" }De volgende plek.{ "**" } Elke plek komt aan de beurt, alleen de volgorde is aan jou. Haal grondstoffen voordat je naar een plek gaat waar je ermee wilt betalen.
lesson-stone_age-tools =
    { "**" }Gereedschap.{ "**" } De dobbelstenen zijn gevallen, en gereedschap telt zijn getal bij het totaal op. Zet het alleen in als het je een stuk meer oplevert, want elk gereedschap werkt één keer per ronde.
lesson-stone_age-buy-card =
    { "**" }Een kaart kopen.{ "**" } Je geeft grondstoffen naar keuze, zoveel als de prijs zegt; het bovenste deel werkt meteen. Het onderste deel telt aan het einde van het spel, dus kaarten van één soort worden samen steeds meer waard.
lesson-stone_age-buy-building =
    { "**" }Bouwen.{ "**" } Je geeft wat de hut toont en krijgt meteen de punten. Dure grondstoffen zijn meer punten waard, en wil je ze liever houden, dan komt je stamlid gewoon terug.
lesson-stone_age-take =
    { "**" }Dobbelstenen voor iedereen.{ "**" } Iemand kocht een kaart waarvoor er een dobbelsteen per speler wordt gegooid, en om de beurt pakt iedereen er een. Elk getal geeft iets anders; op de knoppen staat wat.
lesson-stone_age-gain =
    { "**" }Grondstoffen naar keuze.{ "**" } Neem ze nu, of bewaar de kaart en neem ze als je weet wat je nodig hebt. Met bewaren verlies je niets.
lesson-stone_age-feed =
    { "**" }Voeden.{ "**" } Je voedsel was niet genoeg, dus mag je voor elk voedsel dat je mist een grondstof geven. Doe je dat niet, dan verlies je 10 punten, maar geen stamleden.
