### Stone Age: a prepared lesson, two sentences before each decision.
lesson-stone_age-welcome =
    { "**" }Lerne Stone Age in drei Minuten.{ "**" } Du steigst mitten in ein Spiel ein, gegen Flint und Farn, zwei Computergegner. Niemand sonst sieht es, und du kannst jederzeit aufhören: /lernen macht da weiter, wo du warst.
lesson-stone_age-end =
    { "**" }Das war eine Runde.{ "**" } Die nächste beginnt wieder mit dem Einsetzen, und so geht es weiter, bis ein Gebäudestapel leer ist oder die Karten ausgehen. Dann werden Karten, Werkzeuge, Äcker und Personen gezählt.
    In richtigen Spielen hast du so viel Zeit, wie ihr vereinbart habt, und du bekommst eine Benachrichtigung, wenn du dran bist. Öffne einen Tisch für dich und deine Leute, oder lies unten weiter.

lesson-stone_age-place =
    { "**" }Einsetzen.{ "**" } Reihum schickt ihr Personen an Orte, und deine sind fast alle unterwegs: Zwei jagen, eine steht auf einer Karte, eine auf einem Gebäude. Wohin geht die letzte? In Wald, Lehmgrube, Steinbruch und Fluss wirfst du einen Würfel je Person; der Acker bringt jede Runde Nahrung, der Werkzeugmacher ein Werkzeug.
lesson-stone_age-resolve-1 =
    { "**" }Orte nutzen.{ "**" } Alle haben eingesetzt, und jetzt handeln deine Personen, ein Ort nach dem anderen, in der Reihenfolge, die du wählst. Die Jagd ist ein guter Anfang: Was du holst, kannst du gleich einsetzen.
lesson-stone_age-resolve =
    { "**" }Der nächste Ort.{ "**" } Jeder Ort kommt dran, nur die Reihenfolge bestimmst du. Hol Rohstoffe, bevor du dort bist, wo du mit ihnen zahlen willst.
lesson-stone_age-tools =
    { "**" }Ein Wurf und dein Werkzeug.{ "**" } Die Würfel sind gefallen, und dein Werkzeug kann die Summe um 2 erhöhen. Setz es da ein, wo das ein Stück mehr bringt, denn es hilft nur einmal je Runde.
lesson-stone_age-buy-card =
    { "**" }Eine Karte.{ "**" } Du gibst 2 beliebige Rohstoffe ab, denn das ist ihr Preis. Der obere Teil wirkt sofort und bringt 2 Stein; der untere zählt am Ende des Spiels, und verschiedene Zeichen sind zusammen mehr wert.
lesson-stone_age-buy-building =
    { "**" }Ein Gebäude.{ "**" } Du gibst genau das ab, was das Plättchen zeigt, und bekommst sofort seine Punkte. Willst du die Rohstoffe lieber behalten, kommt deine Person einfach heim.
lesson-stone_age-feed =
    { "**" }Hunger.{ "**" } Jede Person isst 1 Nahrung, und du hast zu wenig. Für jede fehlende darfst du einen Rohstoff abgeben; tust du es nicht, verlierst du 10 Punkte, aber keine Personen.
