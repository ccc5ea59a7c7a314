### Jäger und Späher: a prepared lesson, two sentences before each decision.
lesson-hunters_scouts-welcome =
    { "**" }Leer Jäger und Späher in drie minuten.{ "**" } Je komt voor twee beurten midden in een spel, tegen Vuursteen, die uit code bestaat. Niemand anders ziet het, en je kunt altijd weggaan: /leren gaat verder waar je was.
lesson-hunters_scouts-end =
    { "**" }Dat waren twee beurten.{ "**" } Zo gaat het verder: je stuurt stamleden op pad en haalt ze terug, tot je hand leeg is en de zon ondergaat. Dan tellen je stamleden, min je honger, en neem je personages voor de volgende dag. Wie met weinig honger het eerst op veld 24 is, wint.
    In echte spellen heb je alle tijd die jullie hebben afgesproken, en je krijgt een melding als je aan de beurt bent. Open een tafel voor jullie twee, of lees hieronder verder.

lesson-hunters_scouts-turn-1 =
    { "**" }Jouw beurt.{ "**" } Je speelt een personage uit je hand of haalt stamleden terug. Drie van jou zijn op pad, in de bergen, op de savanne en bij een toxodon: steen en vruchten kost je verborgen voorwerp, en vlees haalt honger weg.
lesson-hunters_scouts-turn =
    { "**" }Je volgende beurt.{ "**" } Vuursteen is geweest, en nu ben jij weer. Wie thuis is, kan op pad: de Jager draait een jachtgebied om en stuurt stamleden daarheen; wie op pad is, kan terug.
lesson-hunters_scouts-use =
    { "**" }Maken.{ "**" } Met wat er is meegebracht kun je verborgen voorwerpen maken, maar alleen in deze beurt: wat over is, ben je kwijt. Je Maalsteen kost 1 steen en 1 vruchten, geeft 1 punt en haalt 1 honger weg.
lesson-hunters_scouts-send =
    { "**" }Op pad sturen.{ "**" } Kies waar ze heen gaan, hoogstens drie op één kaart; wie in het dorp blijft, kan later op pad. Elk brengt daar iets vandaan mee als je het terughaalt.
lesson-hunters_scouts-wear =
    { "**" }Een veld wordt afgedekt.{ "**" } Voordat er iets nieuws wordt omgedraaid, verliest elk open jachtgebied een veld, en jij kiest welk. Dek af wat de ander nodig heeft.
lesson-hunters_scouts-lay =
    { "**" }De kaart neerleggen.{ "**" } Het personage komt in een kolom met de minste kaarten. Bij zonsondergang nemen jullie van de vrije uiteinden van de kolommen nieuwe personages.
