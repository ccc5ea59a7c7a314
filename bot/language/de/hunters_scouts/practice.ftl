### Jäger und Späher: a prepared lesson, the goal, then two sentences before each decision.
lesson-hunters_scouts-goal =
    { "**" }Wer zuerst auf Feld 24 ist, gewinnt.{ "**" } Dahin bringen dich die Punkte deiner Stammesmitglieder und Gegenstände; jeder Hunger kostet einen. Diese zwei Züge gegen Flint dauern drei Minuten, und niemand sonst sieht sie.
lesson-hunters_scouts-end =
    { "**" }Das waren zwei Züge.{ "**" } So geht es weiter, bis deine Hand leer ist: Dann geht die Sonne unter, du zählst und nimmst neue Charaktere. Der Computer hat Zeit für ein ganzes Spiel.
lesson-hunters_scouts-turn-1 =
    { "**" }Dein Zug.{ "**" } Drei Stammesmitglieder sind draußen; holst du sie zurück, bringt jedes etwas mit. Dein verdeckter Gegenstand kostet Stein und Früchte; Fleisch nimmt Hunger weg.
lesson-hunters_scouts-turn =
    { "**" }Dein nächster Zug.{ "**" } Wer im Dorf ist, kann hinaus. Ein Charakter aus deiner Hand sagt, was er aufdeckt und wie viele er dorthin schickt.
lesson-hunters_scouts-use =
    { "**" }Erschaffe einen Gegenstand.{ "**" } Dein Mahlstein kostet 1 Stein und 1 Frucht; er bringt 1 Punkt und nimmt 1 Hunger weg. Was du nicht brauchst, verfällt.
lesson-hunters_scouts-send =
    { "**" }Schick Stammesmitglieder aus,{ "**" } höchstens drei auf eine Karte. Jedes bringt von dort etwas mit, wenn du es zurückholst; wer bleibt, kann später hinaus.
lesson-hunters_scouts-wear =
    { "**" }Ein Feld wird abgedeckt.{ "**" } Bevor Neues aufgedeckt wird, verliert jedes offene Jagdgebiet ein Feld, und du wählst, welches.
lesson-hunters_scouts-lay =
    { "**" }Leg den Charakter ab.{ "**" } Er kommt in eine Spalte mit den wenigsten Karten. Beim Sonnenuntergang nehmt ihr von den freien Enden neue Charaktere.
