### The modules: what each is called, does and needs, and its page of the rules.

module-base = Grundspiel
effect-base = Personen einsetzen, Orte nutzen, alle ernähren; zu zweit bis zu viert
needs-base = Das Grundspiel ist immer dabei; zu zweit bis zu viert.
rules-stone_age-module-base =
    Setzt Personen ein, nutzt die Orte, ernährt eure Personen; Runde um Runde, bis ein Gebäudestapel leer ist oder die Karten ausgehen. Zu zweit bis zu viert.
    .title = Modul: Grundspiel

module-hard-winter = Der Winter ist hart
effect-hard-winter = 1 Stein mehr für ein Gebäude bringt 5 Punkte, 1 Gold mehr für eine Karte 6
needs-hard-winter = Der Winter ist hart: auf der Winterseite; dafür braucht es die Jubiläumsedition.
rules-stone_age-module-hard-winter =
    Baust du ein Plättchen mit Isolierung, gibt 1 Stein mehr 5 weitere Punkte. Kaufst du eine Karte, gibt 1 Gold mehr 6 Punkte, auf jedem Kartenfeld. Beides ist freiwillig, je einmal, und kommt zum Preis dazu. Mit einem Tausch lässt es sich nicht bezahlen.
    .title = Modul: Der Winter ist hart

module-wild-animals = Wilde Tiere
effect-wild-animals = Tiere verschlechtern jeden Wurf, bis genug Personen sie gegen Belohnung vertreiben
needs-wild-animals = Wilde Tiere gibt es auf der Winterseite: Dafür braucht es die Jubiläumsedition.
rules-stone_age-module-wild-animals =
    Vier Tiere sind im Kartenstapel. Solange eins offen liegt, zieht es seine Zahl von der Summe jedes Wurfs für Nahrung oder Rohstoffe ab, einmal je Wurf. Werkzeuge helfen wie immer; unter 0 fällt die Summe nicht.
    So viele Personen, wie ihr am Tisch seid, vertreiben es, höchstens eine je Zug. Alle Beteiligten werfen dann einen Würfel je eigene Person dort und nehmen für jeden eine Belohnung oder stattdessen 3 Punkte. Bis dahin bleiben die Personen dort und werden nicht ernährt. Das nächste Tier wartet dahinter.
    .title = Modul: Wilde Tiere

module-igloos = Iglus
effect-igloos = Vier Iglus, die ihr für sofortige Punkte bauen könnt
needs-igloos = Iglus stehen auf der Winterseite: Dafür braucht es die Jubiläumsedition.
rules-stone_age-module-igloos =
    Vier Iglus liegen offen. Eine Person geht dorthin und darf zahlen, was es zeigt, für sofortige Punkte. Sie werden nicht ersetzt, zählen nicht für Hüttenbauer und beenden das Spiel nicht.
    .title = Modul: Iglus

module-style = Mit Stil zum Ziel
effect-style = Schmuck, ein Händler zum Tauschen, ein fünftes Kartenfeld; bis zu fünft
needs-style = Mit Stil zum Ziel passt zu allem und geht bis zu fünft.
rules-stone_age-module-style =
    Bis zu fünft. Die Jagd bringt Nahrung oder Schmuck. Schmuck ist kein Rohstoff und keine Nahrung; am Ende zählt er nichts.
    Zwei Personen beim Händler bringen dich auf der Händlerleiste 2 Felder weiter und geben 2 Schmuck. Ab Feld 1 darfst du einmal je Runde tauschen, als Teil eines Kaufs: 2 zu 1 auf den Feldern 1 bis 3, 1 zu 1 auf den Feldern 4 bis 8, 1 Schmuck zu 2 auf den Feldern 9 und 10. Was du bekommst, musst du bei diesem Kauf ausgeben; was übrig bleibt, verfällt.
    Ein fünftes Kartenfeld kostet 3 Schmuck; danach darfst du für 3 weitere die oberste Karte des Stapels nehmen. Von Werkzeugmacher, Hütte, Acker und Händler nutzt ihr zu fünft alle vier, zu viert drei und sonst zwei.
    .title = Modul: Mit Stil zum Ziel

module-new-huts = Neue Hütten
effect-new-huts = Sechs Gebäude mehr für Mit Stil zum Ziel; manche bringen jede Runde Rohstoffe
needs-new-huts = Neue Hütten: sechs Gebäude mehr für Mit Stil zum Ziel; geht nur damit zusammen.
rules-stone_age-module-new-huts =
    Sechs weitere Gebäude kommen in die Stapel. Drei geben immer zu Beginn der Aktionen ein Holz, einen Lehm oder einen Stein. Die anderen geben einmal, sofort: ein Feld auf der Ackerleiste, ein Werkzeug oder eine Person.
    .title = Modul: Neue Hütten

module-mammoths = Mammutherde
effect-mammoths = Personen folgen einer Herde und gewinnen Boni; 10 Punkte für die meisten Plättchen
needs-mammoths = Mammutherde passt zu allem.
rules-stone_age-module-mammoths =
    Zu Beginn einer Runde ziehen die Mammuts an den Ort, den die Rückseite des Bonus-Plättchens zeigt, und das Plättchen wird aufgedeckt. Wer dort würfelt, darf Personen von diesem Ort folgen lassen, für je 1 Nahrung oder 1 Rohstoff.
    Nach den Aktionen würfeln alle, die folgen, zugleich. Der höchste einzelne Würfel gewinnt; ist er gleich, der nächste. Wer gewinnt, nimmt den Bonus für den besten Wurf oder den für alle, und das Plättchen. Die anderen, die folgen, bekommen den Bonus für alle. Ist alles gleich, bekommen den alle, und das Plättchen ist weg.
    Am Ende bekommt 10 Punkte, wer die meisten Plättchen hat. Zu zweit oder zu dritt dürfen alle dorthin, wo die Mammuts stehen.
    .title = Modul: Mammutherde
