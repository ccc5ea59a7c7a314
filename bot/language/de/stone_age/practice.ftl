### Stone Age: a guided first round, two sentences before each decision.
lesson-stone_age-welcome =
    { "**" }Deine erste Runde{ "**" } dauert etwa fünf Minuten, und niemand sonst sieht sie. Du spielst gegen Flint und Farn, zwei Computergegner. Du kannst jederzeit aufhören; /lernen macht da weiter, wo du warst.
lesson-stone_age-end =
    { "**" }Das war eine ganze Runde.{ "**" } Deine Personen wurden eingesetzt, haben gearbeitet und wurden ernährt: Jede hat 1 Nahrung gegessen, und dein Acker hat geholfen, wenn du einen hast. Hätte Nahrung gefehlt, dann hättest du dafür Rohstoffe abgeben können oder 10 Punkte verloren.
    So geht es weiter, Runde um Runde, bis ein Gebäudestapel leer ist oder die Karten ausgehen. In richtigen Spielen hast du so viel Zeit, wie ihr vereinbart habt, und du bekommst eine Benachrichtigung, wenn du dran bist.
    /spiel neu öffnet einen Tisch für dich und deine Leute. Unten kannst du weiterlesen.

lesson-stone_age-place-1 =
    { "**" }Einsetzen.{ "**" } Du hast fünf Personen; reihum schickt ihr einige davon an je einen Ort. Zwei in der Hütte bringen eine neue Person, eine auf dem Acker bringt jede Runde Nahrung, eine beim Werkzeugmacher ein Werkzeug: Wer zuerst kommt, bekommt sie.
lesson-stone_age-place-2 =
    { "**" }Wieder einsetzen.{ "**" } Auch die anderen haben Orte besetzt, und zu dritt sind von Hütte, Acker und Werkzeugmacher nur zwei in einer Runde nutzbar. In Wald, Lehmgrube, Steinbruch und Fluss wirfst du einen Würfel je Person: 3 Augen geben ein Holz, 4 einen Lehm, 5 einen Stein, 6 ein Gold, mehr Personen bringen also mehr.
lesson-stone_age-place-3 =
    { "**" }Wer ist noch übrig?{ "**" } Setzt du eine Person auf eine Karte oder ein Gebäude, darfst du dort später in dieser Runde kaufen, mit dem, was du holst. Essen musst du auch: Die Jagd bringt je 2 Augen 1 Nahrung, aber du beginnst mit 12 Nahrung, das reicht für diese Runde.
lesson-stone_age-place =
    { "**" }Setz weiter ein.{ "**" } An einen Ort, an dem du schon bist, kannst du nicht noch einmal, und passen geht nicht. Personen, für die dir nichts Besseres einfällt, gehen jagen.
lesson-stone_age-resolve-1 =
    { "**" }Orte nutzen.{ "**" } Jetzt handeln alle deine Personen, ein Ort nach dem anderen, in der Reihenfolge, die du wählst. Nimm Werkzeuge zuerst und kauf zuletzt, denn was du bekommst, kannst du gleich einsetzen.
lesson-stone_age-resolve =
    { "**" }Der nächste Ort.{ "**" } Jeder Ort kommt dran, nur die Reihenfolge bestimmst du. Hol Rohstoffe, bevor du dort bist, wo du mit ihnen zahlen willst.
lesson-stone_age-tools =
    { "**" }Werkzeuge.{ "**" } Die Würfel sind gefallen, und ein Werkzeug erhöht die Summe um seine Zahl. Setz es nur ein, wenn das ein Stück mehr bringt, denn jedes Werkzeug hilft nur einmal je Runde.
lesson-stone_age-buy-card =
    { "**" }Eine Karte kaufen.{ "**" } Du gibst beliebige Rohstoffe ab, so viele, wie der Preis sagt; der obere Teil wirkt sofort. Der untere zählt am Ende des Spiels, darum werden Karten einer Sorte zusammen mehr wert.
lesson-stone_age-buy-building =
    { "**" }Bauen.{ "**" } Du gibst ab, was das Plättchen zeigt, und bekommst sofort seine Punkte. Teure Rohstoffe bringen mehr, und willst du sie lieber behalten, kommt deine Person einfach heim.
lesson-stone_age-take =
    { "**" }Würfel für alle.{ "**" } Jemand hat eine Karte gekauft, die für alle einen Würfel wirft, und reihum nehmt ihr je einen. Jede Zahl gibt etwas anderes; was, steht auf den Knöpfen.
lesson-stone_age-gain =
    { "**" }Rohstoffe deiner Wahl.{ "**" } Nimm sie jetzt, oder heb die Karte auf und nimm sie, wenn du weißt, was du brauchst. Aufheben kostet nichts.
lesson-stone_age-feed =
    { "**" }Ernähren.{ "**" } Deine Nahrung hat nicht gereicht, darum darfst du für jede fehlende einen Rohstoff abgeben. Tust du es nicht, verlierst du 10 Punkte, aber keine Personen.
