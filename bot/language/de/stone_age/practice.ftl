### Stone Age: a prepared lesson, the goal, then two sentences before each decision.
lesson-stone_age-goal =
    { "**" }Die meisten Punkte gewinnen.{ "**" } Ein Gebäude zählt sofort; Karten, Werkzeuge, Äcker und Personen zählen am Ende. Diese Übungsrunde gegen Flint und Farn dauert drei Minuten, und niemand sonst sieht sie.
lesson-stone_age-end =
    { "**" }Das war eine Runde.{ "**" } So geht es weiter, bis ein Gebäudestapel leer ist oder die Karten ausgehen, dann wird gezählt. Der Computer hat Zeit für ein ganzes Spiel.
lesson-stone_age-place =
    { "**" }Schick Personen aus.{ "**" } Vier von deinen fünf sind schon unterwegs. Im Wald wirfst du je Person einen Würfel, und je 3 Augen sind ein Holz; der Acker bringt jede Runde 1 Nahrung mehr.
lesson-stone_age-resolve =
    { "**" }Jetzt handeln deine Personen,{ "**" } Ort für Ort, in der Reihenfolge, die du wählst. Hol Rohstoffe, bevor du dort bist, wo du mit ihnen zahlen willst.
lesson-stone_age-tools =
    { "**" }Ein Wurf und dein Werkzeug.{ "**" } Es kann diesen Wurf um 2 erhöhen. Setz es da ein, wo das ein Stück mehr bringt: Es hilft nur einmal je Runde.
lesson-stone_age-buy-card =
    { "**" }Eine Karte.{ "**" } Über ihr steht der Preis: 2 beliebige Rohstoffe. Die obere Hälfte bringt sofort 2 Stein; die untere zählt am Ende, und verschiedene Zeichen sind zusammen mehr wert.
lesson-stone_age-buy-building =
    { "**" }Ein Gebäude.{ "**" } Du gibst, was das Plättchen zeigt, und bekommst sofort seine Punkte. Behältst du die Rohstoffe, kommt deine Person einfach heim.
lesson-stone_age-feed =
    { "**" }Hunger.{ "**" } Jede Person isst 1 Nahrung, und du hast zu wenig. Gib für jede fehlende einen Rohstoff ab, oder du verlierst 10 Punkte.
