### The modules: what each is called, does and needs, and its page of the rules.

module-introductory = Einführungsspiel
effect-introductory = Kürzer, mit festen Charakteren und ohne heilige Orte
needs-introductory = Einführungsspiel: kürzer, ohne heilige Orte; geht mit nichts anderem zusammen.
rules-hunters_scouts-module-introductory = Ein kürzeres Spiel für den Anfang: Ihr beginnt auf Feld 10 mit festen Charakteren, ohne heilige Orte, und behaltet alle verdeckten Gegenstände.
    .title = Variante: Einführungsspiel

module-normal = Normales Spiel
effect-normal = Das ganze Spiel mit heiligen Orten und besonderen Charakteren
needs-normal = Normales Spiel: mit heiligen Orten; wird gespielt, wenn nichts anderes gewählt ist.
rules-hunters_scouts-module-normal = Ihr beginnt auf Feld 3. Drei heilige Orte liegen offen, sechs besondere Charaktere werden gezogen, beim Sonnenuntergang bleibt ein verdeckter Gegenstand, und ihr nehmt 5 bis 7 Charaktere.
    .title = Variante: normales Spiel

module-survival = Überlebenskampf
effect-survival = Manche Beute ist abgedeckt; ein Bonusfeld ohne zwei Gegenstände gibt 1 Hunger
needs-survival = Überlebenskampf: statt des normalen Spiels, mit weniger Beute.
rules-hunters_scouts-module-survival = Das normale Spiel, nur härter: Einige Felder der Jagdgebiete sind von Anfang an abgedeckt. Wer ein Bonusfeld ohne zwei erschaffene Gegenstände überschreitet, bekommt 1 Hunger.
    .title = Variante: Überlebenskampf

module-even-items = Zwei Gegenstände für alle
effect-even-items = Beide beginnen mit 2 Gegenständen statt mit 1 und 2
needs-even-items = Zwei Gegenstände für alle: beide beginnen mit 2; normales Spiel oder Überlebenskampf.
rules-hunters_scouts-module-even-items = Beide beginnen mit 2 Gegenständen, statt dass der Startspieler 1 hat und der andere 2.
    .title = Variante: zwei Gegenstände für alle

module-first-places = Heilige Orte fürs erste Spiel
effect-first-places = Drei feste heilige Orte statt gezogener
needs-first-places = Heilige Orte fürs erste Spiel: drei feste Orte; normales Spiel oder Überlebenskampf.
rules-hunters_scouts-module-first-places = Drei feste heilige Orte statt gezogener: Eiskaverne, Schlammquellen, Mammutfriedhof.
    .title = Variante: heilige Orte fürs erste Spiel
