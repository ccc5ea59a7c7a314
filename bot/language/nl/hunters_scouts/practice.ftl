### Jäger und Späher: a prepared lesson, the goal, then two sentences before each decision.
lesson-hunters_scouts-goal =
    { "**" }Wie het eerst op veld 24 is, wint.{ "**" } Daar kom je met de punten van je stamleden en voorwerpen; elke honger kost er een. Deze twee beurten tegen Vuursteen duren drie minuten, en niemand anders ziet ze.
lesson-hunters_scouts-end =
    { "**" }Dat waren twee beurten.{ "**" } Zo gaat het verder tot je hand leeg is: dan gaat de zon onder, je telt en neemt nieuwe personages. De computer heeft tijd voor een heel spel.
lesson-hunters_scouts-turn-1 =
    { "**" }Jouw beurt.{ "**" } Drie stamleden zijn op pad; haal je ze terug, dan brengt elk iets mee. Je verborgen voorwerp kost steen en fruit; vlees haalt honger weg.
lesson-hunters_scouts-turn =
    { "**" }Je volgende beurt.{ "**" } Wie in het dorp is, kan op pad. Een personage uit je hand zegt wat het omdraait en hoeveel het erheen stuurt.
lesson-hunters_scouts-use =
    { "**" }Maak een voorwerp.{ "**" } Je Maalsteen kost 1 steen en 1 fruit; hij geeft 1 punt en haalt 1 honger weg. Wat je niet gebruikt, ben je kwijt.
lesson-hunters_scouts-send =
    { "**" }Stuur stamleden op pad,{ "**" } hoogstens drie naar één kaart. Elk brengt daar iets vandaan mee als je het terughaalt; wie blijft, kan later.
lesson-hunters_scouts-wear =
    { "**" }Een veld wordt afgedekt.{ "**" } Voordat er iets nieuws wordt omgedraaid, verliest elk open jachtgebied een veld, en jij kiest welk.
lesson-hunters_scouts-lay =
    { "**" }Leg het personage neer.{ "**" } Het komt in een kolom met de minste kaarten. Bij zonsondergang nemen jullie van de vrije uiteinden nieuwe personages.
