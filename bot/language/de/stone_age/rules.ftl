### The rules in our own words, one short text for each thing one can ask about. `.title` is its name in a list.

## The course of the game

rules-stone_age-placing =
    Der Startspieler beginnt, dann geht es im Uhrzeigersinn. In deinem Zug setzt du eine oder mehrere Personen an genau einen Ort. Passen geht nicht, solange du jemanden einsetzen kannst.
    Wo du schon Personen hast, kannst du in derselben Runde keine dazusetzen. An einen vollen Ort kann niemand mehr.
    Zu zweit oder zu dritt lassen sich von Werkzeugmacher, Hütte und Acker nur zwei in einer Runde nutzen, zu viert alle drei. Bei „Mit Stil zum Ziel“ zählt der Händler mit: Von diesen vier Orten nutzt ihr zu zweit oder zu dritt zwei, zu viert drei, zu fünft alle. In Wald, Lehmgrube, Steinbruch und Fluss dürfen zu dritt jeweils nur Personen von zwei Spielern stehen, zu zweit nur von einem. Für Jagd, Karten und Gebäude gilt das nicht.
    Du darfst einen Ort auch nur besetzen, um ihn anderen zu nehmen, selbst wenn du dort nicht zahlen kannst.
    .title = Personen einsetzen
rules-stone_age-using =
    Wenn niemand mehr einsetzen kann, nutzt zuerst der Startspieler alle eigenen Orte, in beliebiger Folge, dann geht es im Uhrzeigersinn weiter.
    Alle deine Personen an einem Ort handeln zusammen: ein Wurf oder ein Kauf. Danach kommen sie zu dir zurück.
    Was du bekommst, kannst du am nächsten Ort gleich einsetzen: Nimm erst das Werkzeug, dann würfle damit; hol erst das Holz, dann bau damit.
    .title = Orte nutzen
rules-stone_age-feeding =
    Am Ende einer Runde isst jede deiner Personen 1 Nahrung. Vorher bekommst du so viel Nahrung, wie dein Acker gibt.
    Reicht die Nahrung, wird sie von selbst bezahlt. Fehlt welche, ist alle Nahrung weg, und du wählst: für jede fehlende 1 Rohstoff abgeben oder 10 Punkte verlieren.
    Es sind immer 10 Punkte, egal wie viele hungern, und niemand stirbt daran. Nur einen Teil der fehlenden Nahrung zu ersetzen hilft nichts. Übrige Nahrung behältst du.
    .title = Ernähren
rules-stone_age-tools =
    Ein Werkzeug zählt seine Zahl zur Summe eines deiner Würfe, nachdem du die Würfel gesehen hast. Jedes hilft einmal je Runde, mit seiner ganzen Zahl. Zu einem Wurf darfst du mehrere einsetzen.
    Deine ersten drei Werkzeuge sind drei Plättchen mit der 1. Jedes weitere erhöht eins der niedrigsten um 1, bis 4, 4 und 4. Ein benutztes Plättchen bleibt benutzt, auch wenn es erhöht wird.
    Werkzeuge helfen bei der Jagd, beim Holen von Rohstoffen und beim Würfeln für den Rohstoff einer Karte. Bei den Würfeln für alle helfen sie nicht.
    .title = Werkzeuge
rules-stone_age-cards =
    Eine Zivilisationskarte kostet so viele Rohstoffe, wie ihr Feld sagt: 1 bis 4 von rechts nach links, beliebig gemischt. Nahrung gilt nicht, und mehr zahlen darfst du nicht.
    Ihr oberer Teil wirkt sofort. Dann liegt sie verdeckt vor dir, und ihr unterer Teil zählt am Ende des Spiels.
    Kannst oder willst du nicht zahlen, kommt deine Person einfach heim. Zu Beginn einer Runde rücken die Karten nach rechts, wo sie billiger sind, und von links kommen neue.
    .title = Karten
rules-stone_age-buildings =
    Ein Gebäude bezahlst du mit genau den Rohstoffen, die es zeigt, und bekommst sofort Punkte. Holz ist 3 Punkte wert, Lehm 4, Stein 5, Gold 6.
    Das nächste Plättchen des Stapels wird sofort aufgedeckt, aber nutzen kann es vor der nächsten Runde niemand.
    Ist ein Stapel leer, endet das Spiel nach dieser Runde. Jedes deiner Gebäude zählt mit Hüttenbauern noch einmal.
    .title = Gebäude
rules-stone_age-scoring =
    Am Ende kommt zu den Punkten auf der Zählleiste dazu:
    • 1 Punkt für jedes Holz, jeden Lehm, jeden Stein und jedes Gold, das du noch hast
    • verschiedene Kultursymbole, die Zahl im Quadrat: Fünf verschiedene geben 25. Ein zweites gleiches Symbol beginnt eine zweite Reihe
    • Bauern × deine Ackerleiste, Hüttenbauer × deine Gebäude, Schamanen × deine Personen, Werkzeugmacher × die Summe deiner Werkzeuge
    Die meisten Punkte gewinnen. Bei Gleichstand entscheiden Ackerleiste, Werkzeuge und Personen zusammen. Ist auch das gleich, teilt ihr euch den Sieg.
    .title = Wertung
rules-stone_age-ending =
    Das Spiel endet auf eine von zwei Arten. Ist ein Gebäudestapel leer, wird die Runde zu Ende gespielt, mit dem Ernähren. Lassen sich zu Beginn einer Runde die Karten nicht auffüllen, endet es sofort.
    Ein leerer Kartenstapel allein beendet es nicht, und eine Person auf dem letzten Plättchen, die es nicht kauft, auch nicht.
    .title = Ende des Spiels

## places

rules-stone_age-place-toolmaker =
    Platz für eine Person. Du bekommst ein Werkzeug: Ab jetzt hilft es in jeder Runde einem deiner Würfe.
    Mehr als 12 zusammen (4, 4 und 4) kann niemand haben.
    .title = Werkzeugmacher
rules-stone_age-place-hut =
    Hierher gehen genau zwei deiner Personen in einem Zug. Du bekommst eine Person mehr. Sie isst schon in dieser Runde und lässt sich ab der nächsten einsetzen.
    Mehr als 10 Personen kann niemand haben.
    .title = Hütte
rules-stone_age-place-field =
    Platz für eine Person. Ab jetzt bekommst du in jeder Runde 1 Nahrung mehr, bevor deine Personen essen. Die Ackerleiste endet bei 10.
    .title = Acker
rules-stone_age-place-hunt =
    Platz für alle. Du wirfst einen Würfel für jede deiner Personen dort. Je 2 Augen geben 1 Nahrung; mit „Mit Stil zum Ziel“ 1 Nahrung oder 1 Schmuck, wie du magst.
    .title = Jagd
rules-stone_age-place-forest =
    Sieben Personen finden Platz. Du wirfst einen Würfel für jede deiner. Je 3 Augen geben 1 Holz.
    .title = Wald
rules-stone_age-place-claypit =
    Sieben Personen finden Platz. Du wirfst einen Würfel für jede deiner. Je 4 Augen geben 1 Lehm.
    .title = Lehmgrube
rules-stone_age-place-quarry =
    Sieben Personen finden Platz. Du wirfst einen Würfel für jede deiner. Je 5 Augen geben 1 Stein.
    .title = Steinbruch
rules-stone_age-place-river =
    Sieben Personen finden Platz. Du wirfst einen Würfel für jede deiner. Je 6 Augen geben 1 Gold.
    .title = Fluss
rules-stone_age-place-card =
    Platz für eine Person. Wenn du den Ort nutzt, darfst du die Karte für so viele Rohstoffe kaufen, wie das Feld sagt, egal welche, und ihr oberer Teil wirkt sofort.
    .title = Kartenfeld
rules-stone_age-place-building =
    Platz für eine Person. Wenn du den Ort nutzt, darfst du zahlen, was das Plättchen zeigt, es nehmen und sofort Punkte bekommen.
    .title = Gebäudeplatz
rules-stone_age-place-trader =
    Hierher gehen genau zwei deiner Personen in einem Zug. Du rückst auf der Händlerleiste 2 Felder vor und bekommst 2 Schmuck. Die Leiste endet bei 10; den Schmuck bekommst du auch dort.
    Dein Feld sagt, wie du beim Kaufen tauschen darfst.
    .title = Händler
rules-stone_age-place-igloo =
    Platz für eine Person. Du darfst zahlen, was das Iglu zeigt, es nehmen und sofort Punkte bekommen. Es wird nicht ersetzt, zählt für Hüttenbauer nicht als Gebäude, und das letzte beendet das Spiel nicht.
    .title = Iglu
rules-stone_age-place-ring =
    Plätze, die du allein hast, weil du ein Gebäude mit Ringen besitzt. Bis zu drei Personen gehen zu Beginn einer Runde dorthin, bevor jemand anders einsetzt. Sie würfeln wie sonst, brauchen aber weniger Augen.
    .title = Ring
rules-stone_age-place-animal =
    So viele Personen finden Platz, wie ihr am Tisch seid. In einem Zug geht eine Person dorthin, und in einem späteren darfst du noch eine dazusetzen.
    Beim Nutzen der Orte kommen sie nicht zurück, und sie werden nicht ernährt. Sind am Ende der Aktionen alle Plätze besetzt, wird das Tier vertrieben: Alle dort werfen einen Würfel je eigene Person und bekommen für jeden eine Belohnung. Sonst bleibt es, und die Personen auch.
    .title = Wildes Tier
rules-stone_age-place-herd =
    Hier wird niemand eingesetzt. Wer dort gewürfelt hat, wo die Mammuts stehen, darf Personen von diesem Ort der Herde folgen lassen, für je 1 Nahrung oder 1 Rohstoff.
    .title = Mammutherde

## upper parts of cards, and what dice and bonuses give

rules-stone_age-card-food = Du bekommst sofort die gezeigte Nahrung.
    .title = Karte: Nahrung
rules-stone_age-card-resource = Du bekommst sofort die gezeigten Rohstoffe. Damit kannst du schon deinen nächsten Kauf in diesem Zug bezahlen.
    .title = Karte: Rohstoff
rules-stone_age-card-points = Du bekommst sofort die gezeigten Punkte.
    .title = Karte: Punkte
rules-stone_age-card-tool = Du bekommst ein Werkzeug, wie beim Werkzeugmacher.
    .title = Karte: Werkzeug
rules-stone_age-card-field = Ab jetzt bekommst du in jeder Runde 1 Nahrung mehr, wie auf dem Acker.
    .title = Karte: Acker
rules-stone_age-card-draw_card =
    Du bekommst die oberste Karte des Stapels; die anderen sehen sie nicht. Nur ihr unterer Teil zählt, am Ende. Ist der Stapel leer, bekommst du nichts.
    .title = Karte: eine Karte ziehen
rules-stone_age-card-choose_resources =
    Du bekommst die gezeigte Zahl von Rohstoffen deiner Wahl, jetzt oder bei einer späteren Entscheidung in deinem eigenen Zug. Hebst du die Karte bis zum Ende des Spiels auf, zählt jeder ihrer Rohstoffe 1 Punkt.
    .title = Karte: beliebige Rohstoffe
rules-stone_age-card-roll_for =
    Du wirfst die gezeigte Zahl von Würfeln für diesen Rohstoff, mit den Augen, die er an seinem Ort braucht. Werkzeuge darfst du einsetzen, und ein wildes Tier zieht seinen Teil ab.
    .title = Karte: für einen Rohstoff würfeln
rules-stone_age-card-one_use_tool =
    Ein Werkzeug, das du einmal zu einem deiner Würfe zählst; dann ist es verbraucht. Am Ende zählt es nicht zu deinen Werkzeugen.
    .title = Karte: Einmal-Werkzeug
rules-stone_age-card-dice_bar =
    Es werden so viele Würfel geworfen, wie ihr am Tisch seid. Wer gekauft hat, nimmt zuerst einen, dann die anderen im Uhrzeigersinn je einen. Jede Zahl gibt etwas anderes; /brett als Text zählt es auf. Keine Werkzeuge.
    .title = Karte: Würfel für alle
rules-stone_age-card-trader = Du rückst auf der Händlerleiste 1 Feld vor und bekommst 2 Schmuck.
    .title = Karte: Händler
rules-stone_age-card-person = Du bekommst eine Person mehr, wie in der Hütte.
    .title = Bonus: Person
rules-stone_age-card-any_resource = Du bekommst sofort einen Rohstoff deiner Wahl.
    .title = Bonus: beliebiger Rohstoff

## lower parts of cards

rules-stone_age-bottom-culture =
    Die Zahl deiner verschiedenen Symbole zählt im Quadrat: 1, 4, 9, 16 … Ein zweites gleiches Symbol zählt in einer eigenen zweiten Reihe. Es gibt acht Symbole, mit „Mit Stil zum Ziel“ neun.
    .title = Unterer Teil: Kultursymbol
rules-stone_age-bottom-farmer = Am Ende bringt jeder deiner Bauern so viele Punkte, wie deine Ackerleiste zeigt.
    .title = Unterer Teil: Bauern
rules-stone_age-bottom-hut_builder = Am Ende bringt jeder deiner Hüttenbauer 1 Punkt je Gebäude. Iglus zählen nicht.
    .title = Unterer Teil: Hüttenbauer
rules-stone_age-bottom-shaman = Am Ende bringt jeder deiner Schamanen 1 Punkt je Person.
    .title = Unterer Teil: Schamanen
rules-stone_age-bottom-tool_maker = Am Ende bringt jeder deiner Werkzeugmacher so viele Punkte, wie deine Werkzeuge zusammen zählen. Einmal-Werkzeuge zählen nicht.
    .title = Unterer Teil: Werkzeugmacher
rules-stone_age-bottom-trader = Am Ende bringt jeder deiner Händler so viele Punkte, wie dein Feld auf der Händlerleiste zeigt.
    .title = Unterer Teil: Händler

## kinds of buildings

rules-stone_age-building-fixed = Du zahlst genau die gezeigten Rohstoffe und bekommst die gezeigten Punkte.
    .title = Gebäude: fester Preis
rules-stone_age-building-choice =
    Du zahlst genau die gezeigte Zahl von Rohstoffen, aus genau der gezeigten Zahl von Sorten. Es zählt, was du gezahlt hast: Holz 3, Lehm 4, Stein 5, Gold 6.
    Steht keine Zahl von Sorten da, ist jede Mischung recht, und die gedruckten Punkte zählen.
    .title = Gebäude: Zahl und Sorten
rules-stone_age-building-range = Du zahlst 1 bis 7 Rohstoffe, egal welche. Es zählt, was du gezahlt hast: Holz 3, Lehm 4, Stein 5, Gold 6.
    .title = Gebäude: 1 bis 7 Rohstoffe
rules-stone_age-building-jewelry = Du zahlst 1 bis 4 Schmuck und bekommst für jeden 4 Punkte.
    .title = Gebäude: Schmuck
rules-stone_age-building-income = Ab der nächsten Runde bekommst du immer zu Beginn der Aktionen den gezeigten Rohstoff, wenn dir das Gebäude gehört.
    .title = Gebäude: Einkommen
rules-stone_age-building-ring = Gehört dir das Gebäude, hast du eigene Plätze, an denen du weniger Augen brauchst. Personen gehen zu Beginn einer Runde dorthin, bevor jemand anders einsetzt.
    .title = Gebäude: Ringe
rules-stone_age-building-plus = In „Der Winter ist hart“ darfst du beim Bauen 1 Stein mehr zahlen, für 5 weitere Punkte. Der Stein kommt zum Preis dazu.
    .title = Gebäude: Isolierung
rules-stone_age-building-effect = Zusätzlich zu den Punkten gibt es einmal sofort, was es zeigt, wie der obere Teil einer Karte: ein Werkzeug, eine Person, ein Feld auf der Ackerleiste, eine Karte oder Würfel für alle.
    .title = Gebäude: Wirkung

## what one is asked

rules-stone_age-prompt-place =
    Wähle einen Ort, und wie viele Personen dorthin gehen. Sie kommen zurück, wenn der Ort später in dieser Runde genutzt wird.
    Für jede Person, die jagt oder Rohstoffe holt, wird ein Würfel geworfen. Zu Werkzeugmacher und Acker geht eine Person, in die Hütte genau zwei. Zu einer Karte oder einem Gebäude geht eine, die später kaufen darf.
    .title = Frage: Personen einsetzen
rules-stone_age-prompt-resolve =
    Wähle, welchen deiner Orte du jetzt nutzt. Alle kommen dran; nur die Reihenfolge bestimmst du. Was du zuerst bekommst, kann später helfen: ein Werkzeug bei einem Wurf, Rohstoffe bei einem Kauf.
    .title = Frage: einen Ort nutzen
rules-stone_age-prompt-tools =
    Die Würfel sind gefallen. Du darfst Werkzeuge einsetzen, die du in dieser Runde noch nicht benutzt hast; jedes hilft einmal je Runde. Heb sie auf, wenn sie kein Stück mehr bringen.
    .title = Frage: Werkzeuge einsetzen
rules-stone_age-prompt-buy-card =
    Zahl den Preis mit Rohstoffen deiner Wahl (auf dem fünften Feld: Schmuck), und der obere Teil wirkt sofort; der untere zählt am Ende. Oder lass es: Deine Person kommt heim, und nichts ist verloren.
    In „Der Winter ist hart“ darfst du 1 Gold für 6 Punkte dazugeben.
    .title = Frage: eine Karte kaufen
rules-stone_age-prompt-buy-building =
    Zahl, was es zeigt, und bekomm sofort Punkte: Holz ist 3 wert, Lehm 4, Stein 5, Gold 6. Oder lass es: Deine Person kommt heim, und das Plättchen bleibt für die nächste Runde.
    In „Der Winter ist hart“ nehmen manche 1 Stein mehr für 5 Punkte.
    .title = Frage: bauen
rules-stone_age-prompt-gain =
    Nimm die Rohstoffe dieser Karte jetzt, beliebig gemischt, oder heb die Karte auf und nimm sie bei einer späteren eigenen Entscheidung. Aufheben kostet nichts: Am Ende des Spiels zählt jeder Rohstoff einer aufgehobenen Karte 1 Punkt.
    .title = Frage: nehmen oder aufheben
rules-stone_age-prompt-take =
    Nimm einen der Würfel; was seine Zahl zeigt, gehört sofort dir. Wer nach dir kommt, nimmt einen der übrigen.
    .title = Frage: einen Würfel nehmen
rules-stone_age-prompt-feed =
    Deine Nahrung hat nicht gereicht. Gib für jede fehlende 1 Rohstoff ab, egal welchen, oder gib keinen ab und verlier 10 Punkte. Nur ein Teil davon hilft nichts.
    .title = Frage: ernähren
rules-stone_age-prompt-buy-extra-card =
    Du hast gerade die Karte vom fünften Feld gekauft. Für 3 weiteren Schmuck darfst du die oberste Karte des Stapels nehmen, verdeckt. Nur ihr unterer Teil zählt, am Ende.
    .title = Frage: zusätzliche Karte
rules-stone_age-prompt-share =
    Je 2 Augen deiner Jagd geben 1 Nahrung oder 1 Schmuck, wie du magst. Nahrung ernährt deine Personen; mit Schmuck bezahlst du das fünfte Kartenfeld und tauschst.
    .title = Frage: Nahrung oder Schmuck
rules-stone_age-prompt-ring =
    Bevor jemand anders einsetzt, darfst du bis zu drei Personen auf diese eigenen Plätze setzen. In dieser Runde geht das nur jetzt.
    .title = Frage: eigene Plätze besetzen
rules-stone_age-prompt-animal-reward =
    Das Tier ist vertrieben, und jeder deiner Würfel bringt eine Belohnung. Nimm, was seine Zahl zeigt, oder 3 Punkte, die Belohnung einer 1.
    .title = Frage: Belohnung
rules-stone_age-prompt-choose = Nimm ein Holz, einen Lehm, einen Stein oder ein Gold.
    .title = Frage: beliebiger Rohstoff
rules-stone_age-prompt-move =
    Personen, die gerade hier gesammelt haben, dürfen den Mammuts folgen, jede für 1 Nahrung oder 1 Rohstoff. Nach den Aktionen würfeln alle, die dort sind: Der höchste Würfel gewinnt den Bonus und das Plättchen.
    .title = Frage: den Mammuts folgen
rules-stone_age-prompt-pay-move = Zahl 1 Nahrung oder 1 Rohstoff für jede Person, die den Mammuts folgt, beliebig gemischt.
    .title = Frage: fürs Folgen zahlen
rules-stone_age-prompt-bonus =
    Du hast ein Mammut gezähmt. Nimm den Bonus für den besten Wurf oder den, den alle anderen bekommen. Das Plättchen gehört dir in jedem Fall: Wer am Ende die meisten hat, bekommt 10 Punkte.
    .title = Frage: Bonus
