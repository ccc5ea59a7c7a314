### Stone Age: a prepared lesson, the goal, then two sentences before each decision.
lesson-stone_age-goal =
    { "**" }De meeste punten winnen.{ "**" } Een hut telt meteen; kaarten, gereedschap, akkers en stamleden tellen aan het einde. Deze oefenronde tegen Vuursteen en Varen duurt drie minuten, en niemand anders kijkt mee.
lesson-stone_age-end =
    { "**" }Dat was een ronde.{ "**" } Zo gaat het verder tot een stapel hutten op is of de kaarten op zijn, dan wordt er geteld. De computer heeft tijd voor een heel spel.
lesson-stone_age-place =
    { "**" }Stuur stamleden op pad.{ "**" } Vier van je vijf zijn al weg. In het bos gooi je per stamlid een dobbelsteen, en elke 3 ogen zijn een hout; de akker geeft elke ronde 1 voedsel meer.
lesson-stone_age-resolve =
    { "**" }Nu gaan je stamleden aan het werk,{ "**" } plek voor plek, in de volgorde die jij kiest. Haal grondstoffen voordat je komt waar je ermee wilt betalen.
lesson-stone_age-tools =
    { "**" }Een worp, en je gereedschap.{ "**" } Het kan 2 bij deze worp optellen. Zet het in waar dat een stuk meer oplevert: het werkt maar één keer per ronde.
lesson-stone_age-buy-card =
    { "**" }Een kaart.{ "**" } Erboven staat de prijs: 2 grondstoffen naar keuze. De bovenste helft geeft meteen 2 steen; de onderste telt aan het einde, en verschillende tekens zijn samen meer waard.
lesson-stone_age-buy-building =
    { "**" }Een hut.{ "**" } Je geeft wat erop staat en krijgt meteen de punten. Houd je de grondstoffen, dan komt je stamlid gewoon terug.
lesson-stone_age-feed =
    { "**" }Honger.{ "**" } Elk stamlid eet 1 voedsel, en je hebt te weinig. Geef een grondstof voor elk dat je mist, of verlies 10 punten.
