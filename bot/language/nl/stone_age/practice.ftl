### Stone Age: a prepared lesson, two sentences before each decision.
lesson-stone_age-welcome =
    { "**" }Leer Stone Age in drie minuten.{ "**" } Je komt midden in een spel, tegen Vuursteen en Varen, die uit code bestaan. Niemand anders ziet het, en je kunt altijd weggaan: /leren gaat verder waar je was.
lesson-stone_age-end =
    { "**" }Dat was een ronde.{ "**" } De volgende begint weer met zetten, en zo gaat het verder tot een stapel hutten op is of de kaarten op zijn. Dan worden kaarten, gereedschap, akkers en stamleden geteld.
    In echte spellen heb je alle tijd die jullie hebben afgesproken, en je krijgt een melding als je aan de beurt bent. Open een tafel voor jou en je vrienden, of lees hieronder verder.

lesson-stone_age-place =
    { "**" }Zetten.{ "**" } Om de beurt sturen spelers stamleden naar plekken, en die van jou zijn bijna allemaal weg: twee jagen, één staat op een kaart, één op een hut. Waar gaat de laatste heen? In bos, leemgroeve, steengroeve en rivier gooi je één dobbelsteen per stamlid; de akker geeft elke ronde voedsel, de gereedschapmaker gereedschap.
lesson-stone_age-resolve-1 =
    { "**" }Acties uitvoeren.{ "**" } Iedereen heeft gezet, en nu gaan je stamleden aan het werk, plek voor plek, in de volgorde die jij kiest. De jacht is een goed begin: wat je haalt, kun je meteen gebruiken.
lesson-stone_age-resolve =
    { "**" }De volgende plek.{ "**" } Elke plek komt aan de beurt, alleen de volgorde is aan jou. Haal grondstoffen voordat je naar een plek gaat waar je ermee wilt betalen.
lesson-stone_age-tools =
    { "**" }Een worp, en je gereedschap.{ "**" } De dobbelstenen zijn gevallen, en je gereedschap kan 2 bij het totaal optellen. Zet het in waar het een stuk meer oplevert, want het werkt maar één keer per ronde.
lesson-stone_age-buy-card =
    { "**" }Een kaart.{ "**" } Je geeft 2 grondstoffen naar keuze, want dat is de prijs. Het bovenste deel werkt meteen en geeft 2 steen; het onderste telt aan het einde van het spel, en verschillende tekens zijn samen meer waard.
lesson-stone_age-buy-building =
    { "**" }Een hut.{ "**" } Je geeft precies wat de hut toont en krijgt meteen de punten. Wil je de grondstoffen liever houden, dan komt je stamlid gewoon terug.
lesson-stone_age-feed =
    { "**" }Honger.{ "**" } Elk stamlid eet 1 voedsel, en je hebt te weinig. Voor elk voedsel dat je mist mag je een grondstof geven; doe je dat niet, dan verlies je 10 punten, maar geen stamleden.
