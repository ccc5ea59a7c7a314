### Jäger und Späher: a prepared lesson, two sentences before each decision.
lesson-hunters_scouts-welcome =
    { "**" }Lerne Jäger und Späher in drei Minuten.{ "**" } Du steigst für zwei Züge mitten in ein Spiel ein, gegen Flint, einen Computergegner. Niemand sonst sieht es, und du kannst jederzeit aufhören: /lernen macht da weiter, wo du warst.
lesson-hunters_scouts-end =
    { "**" }Das waren zwei Züge.{ "**" } So geht es weiter: Du schickst Stammesmitglieder aus und holst sie zurück, bis deine Hand leer ist und die Sonne untergeht. Dann zählen deine Stammesmitglieder, weniger dein Hunger, und du nimmst Charaktere für den nächsten Tag. Es gewinnt, wer mit wenig Hunger zuerst auf Feld 24 ist.
    In richtigen Spielen hast du so viel Zeit, wie ihr vereinbart habt, und du bekommst eine Benachrichtigung, wenn du dran bist. Öffne einen Tisch für euch zwei, oder lies unten weiter.

lesson-hunters_scouts-turn-1 =
    { "**" }Dein Zug.{ "**" } Du spielst einen Charakter aus deiner Hand aus oder holst Stammesmitglieder zurück. Drei von dir sind draußen, im Gebirge, in der Savanne und bei einem Toxodon: Stein und Früchte kostet dein verdeckter Gegenstand, und Fleisch nimmt Hunger weg.
lesson-hunters_scouts-turn =
    { "**" }Dein nächster Zug.{ "**" } Flint war am Zug, und jetzt bist wieder du dran. Wer zu Hause ist, kann hinaus: Der Jäger deckt ein Jagdgebiet auf und schickt Stammesmitglieder dorthin; wer draußen ist, kann zurück.
lesson-hunters_scouts-use =
    { "**" }Erschaffen.{ "**" } Mit dem, was ihr mitgebracht habt, kannst du verdeckte Gegenstände erschaffen, aber nur in diesem Zug: Was übrig ist, verfällt. Dein Mahlstein kostet 1 Stein und 1 Früchte, bringt 1 Punkt und nimmt 1 Hunger weg.
lesson-hunters_scouts-send =
    { "**" }Aussenden.{ "**" } Wähle, wohin sie gehen, höchstens drei auf eine Karte; wer im Dorf bleibt, kann später hinaus. Jedes bringt von dort etwas mit, wenn du es zurückholst.
lesson-hunters_scouts-wear =
    { "**" }Ein Feld wird abgedeckt.{ "**" } Bevor Neues aufgedeckt wird, verliert jedes offene Jagdgebiet ein Feld, und du wählst, welches. Deck ab, was die andere Seite braucht.
lesson-hunters_scouts-lay =
    { "**" }Die Karte ablegen.{ "**" } Der Charakter kommt in eine Spalte mit den wenigsten Karten. Beim Sonnenuntergang nehmt ihr von den freien Enden der Spalten neue Charaktere.
