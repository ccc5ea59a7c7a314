### The modules: what each is called, does and needs, and its page of the rules.

module-base = basisspel
effect-base = Stamleden zetten, plekken gebruiken, je stam voeden; 2 tot 4 spelers
needs-base = Het basisspel hoort er altijd bij; voor 2 tot 4 spelers.
rules-stone_age-module-base =
    Zet je stamleden, voer de acties uit, voed ze; zo gaat het ronde na ronde, tot een stapel hutten op is of de kaarten op zijn. Voor twee tot vier spelers.
    .title = Module: basisspel

module-hard-winter = De winter is hard
effect-hard-winter = 1 steen extra bij een hut levert 5 punten op, 1 goud extra bij een kaart 6
needs-hard-winter = De winter is hard speel je op de winterkant van de jubileumuitgave.
rules-stone_age-module-hard-winter =
    Bouw je een hut met isolatie, dan geeft 1 steen extra nog 5 punten. Koop je een kaart, dan geeft 1 goud extra nog 6 punten, op elk kaartveld. Allebei mag, elk één keer, boven op de prijs. Met wat je ruilt, kun je dat niet betalen.
    .title = Module: De winter is hard

module-wild-animals = Wilde dieren
effect-wild-animals = Dieren verlagen elke worp tot genoeg stamleden ze verjagen, voor een beloning
needs-wild-animals = Wilde dieren speel je op de winterkant van de jubileumuitgave.
rules-stone_age-module-wild-animals =
    In de stapel zitten vier dieren. Zolang er een open ligt, gaat zijn getal af van het totaal van elke worp voor voedsel of grondstoffen, één keer per worp. Gereedschap helpt gewoon; minder dan niets is niets.
    Zoveel stamleden als er spelers zijn, hoogstens één per beurt, verjagen het. Wie meedeed, gooit dan één dobbelsteen per eigen stamlid daar en neemt voor elke een beloning, of 3 punten in plaats daarvan. Tot dan blijven de stamleden daar, en je voedt ze niet. Het volgende dier wacht erachter.
    .title = Module: Wilde dieren

module-igloos = Iglo’s
effect-igloos = Vier iglo’s om te bouwen, meteen voor punten
needs-igloos = Iglo’s speel je op de winterkant van de jubileumuitgave.
rules-stone_age-module-igloos =
    Er liggen vier iglo’s open. Eén stamlid gaat erheen en mag betalen wat erop staat; dat geeft meteen punten. Ze worden niet aangevuld, tellen niet voor huttenbouwers en beëindigen het spel niet.
    .title = Module: Iglo’s

module-style = Met stijl naar het doel
effect-style = Sieraden, een handelaar om te ruilen, een vijfde kaartveld; tot 5 spelers
needs-style = Met stijl naar het doel past bij alles; dan kun je met hoogstens 5 spelers spelen.
rules-stone_age-module-style =
    Tot vijf spelers. De jacht geeft voedsel of sieraden. Sieraden zijn geen grondstof en geen voedsel; aan het einde tellen ze niet.
    Twee stamleden bij de handelaar brengen je 2 velden verder op het handelsspoor en geven 2 sieraden. Vanaf veld 1 mag je één keer per ronde ruilen, als deel van een aankoop: 2 voor 1 op veld 1 tot 3, 1 voor 1 op veld 4 tot 8, 1 sieraad voor 2 op veld 9 en 10. Wat je krijgt, moet in die aankoop zitten; wat over is, ben je kwijt.
    Een vijfde kaartveld kost 3 sieraden; daarna mag je voor nog 3 de bovenste kaart van de stapel nemen. Van gereedschapmaker, bevolkingsaanwas, akker en handelaar gebruiken vijf spelers ze alle vier, vier spelers drie, en minder spelers twee.
    .title = Module: Met stijl naar het doel

module-new-huts = Nieuwe hutten
effect-new-huts = Zes hutten extra voor Met stijl naar het doel; sommige leveren elke ronde iets op
needs-new-huts = Nieuwe hutten: zes hutten extra, alleen bij Met stijl naar het doel.
rules-stone_age-module-new-huts =
    In de stapels komen zes hutten extra. Drie geven elke ronde een hout, een leem of een steen als de acties beginnen. De andere geven één keer, meteen: voedselspoor, gereedschap, of een stamlid.
    .title = Module: Nieuwe hutten

module-mammoths = Mammoetkudde
effect-mammoths = Stamleden volgen een kudde en winnen bonussen; 10 punten voor de meeste fiches
needs-mammoths = Mammoetkudde past bij alles.
rules-stone_age-module-mammoths =
    Aan het begin van een ronde gaat de kudde naar de plek die de achterkant van het bonusfiche toont, en het fiche wordt omgedraaid. Wie daar gooit, mag stamleden van die plek laten volgen, elk voor 1 voedsel of 1 grondstof.
    Na de acties gooit iedereen die volgt tegelijk. De hoogste dobbelsteen wint; is die gelijk, dan de volgende. Wie wint, kiest de bonus voor de winnaar of die voor iedereen, en neemt het fiche. De anderen die volgen, krijgen de bonus voor iedereen. Is alles gelijk, dan krijgt iedereen die, en het fiche is weg.
    Wie aan het einde de meeste fiches heeft, krijgt 10 punten. Met twee of drie spelers mag iedereen heen waar de kudde staat.
    .title = Module: Mammoetkudde
