### The rules of Hunters and Scouts in our own words, one short text for each thing one can ask about.

## The course of the game

rules-hunters_scouts-turn =
    In deinem Zug tust du eins von drei Dingen: einen Charakter aus deiner Hand ausspielen, Stammesmitglieder zurückholen oder die Sonne untergehen lassen.
    Ausspielen kannst du, solange du Karten hast, zurückholen, solange eins deiner Stammesmitglieder draußen ist, und die Sonne untergehen lassen, wenn deine Hand leer ist. Früher geht das nur, wenn genug Karten für euch beide übrig bleiben.
    .title = Ein Zug
rules-hunters_scouts-playing =
    Du führst von oben nach unten aus, was der Charakter sagt. „Bis zu“ heißt, dass du wählst; alles andere geschieht, so weit es geht. Dann legst du die Karte in die Spalte der Auslage, in der am wenigsten Karten liegen.
    Stammesmitglieder kommen aus deinem Dorf oder von einem anderen Ort; wer einen Ort verlässt, bringt nichts mit.
    .title = Einen Charakter ausspielen
rules-hunters_scouts-recalling =
    Du holst ein Stammesmitglied oder mehrere zurück. Jedes deckt ein freies Feld seiner Karte ab, ob es dir hilft oder nicht. Fleisch nimmt sofort 1 Hunger weg, ein Punkt zählt sofort; alles andere kannst du bis zum Ende dieses Zugs nutzen, dann verfällt es.
    Damit erschaffst du in diesem Zug jederzeit verdeckte Gegenstände. Zwei Felle bringen ein neues Stammesmitglied aus deinem Vorrat ins Lager. Ist das letzte Feld einer Karte abgedeckt, verschwindet sie, und alle dort gehen mit leeren Händen heim.
    .title = Stammesmitglieder zurückholen
rules-hunters_scouts-sunset =
    Zuerst bekommst du Punkte: 1 für jedes Stammesmitglied im Dorf und auf Orten, weniger deinen Hunger, weniger die Karten auf deiner Hand. Unter 0 fällst du nie.
    Im normalen Spiel legst du dann verdeckte Gegenstände bis auf einen ab. Danach bekommst du 1 Hunger für jedes dieser Stammesmitglieder. Mit 8 Hunger oder mehr verlierst du ein Stammesmitglied und 3 Hunger. Zuletzt nimmst du von den freien Enden der Spalten Charaktere für den nächsten Tag: im Einführungsspiel 6, sonst 5 bis 7.
    .title = Sonnenuntergang
rules-hunters_scouts-members =
    Du hast fünf Stammesmitglieder: im Dorf, auf Orten, im Lager oder im Vorrat. In Lager und Vorrat bringen sie weder Punkte noch Hunger. Der Nachwuchs holt eins aus dem Lager ins Dorf.
    Wer in Dorf, auf Orten und im Lager kein Stammesmitglied mehr hat, hat sofort verloren.
    .title = Die Mitglieder deines Stamms
rules-hunters_scouts-ending =
    Das Ziel ist Feld 24. Du betrittst es nur mit höchstens 3 Hunger; sonst bleibst du auf 23 stehen.
    Kommt der Startspieler zuerst an, ist der andere noch einmal dran; wer dann weiter ist, gewinnt, bei Gleichstand der andere. Kommt der andere zuerst an, endet das Spiel sofort.
    Erreichst oder überschreitest du 9, 14 und 18 zum ersten Mal, kannst du zwei erschaffene Gegenstände für 1 weiteren Punkt abgeben.
    .title = Ziel und Bonusfelder

## Locations and items

rules-hunters_scouts-wilderness =
    Eine Wildnis hat Felder mit Stein, Holz, Lehm und Frucht. Bis zu drei Stammesmitglieder finden Platz, beide Stämme zusammen. Liegt am Ende eines Zugs keine offen, wird eine aufgedeckt.
    .title = Wildnis
rules-hunters_scouts-hunting =
    Ein Jagdgebiet hat Felder mit Fleisch und Fell. Bis zu drei Stammesmitglieder finden Platz, beide Stämme zusammen. Von selbst kommt es nie: Jemand muss es aufdecken.
    .title = Jagdgebiet
rules-hunters_scouts-sabre-tooth =
    Ein Jagdgebiet mit Fleisch, Fell und Feldern, die je 1 Punkt geben, wenn du sie abdeckst.
    .title = Säbelzahntiger
rules-hunters_scouts-wear =
    Manche Charaktere verbrauchen Orte: Auf jedem davon wird ein Feld abgedeckt; welches, wählt, wer gerade spielt. Ein Ort, dessen letztes Feld abgedeckt ist, verschwindet, und alle dort gehen mit leeren Händen heim.
    .title = Verbrauchte Orte
rules-hunters_scouts-sacred =
    Drei heilige Orte liegen im normalen Spiel offen. Sie haben keine Felder und nehmen nur Mitglieder eines Stamms auf. Willst du einen betreten, den der andere Stamm hält, muss eine einzige Wirkung mehr von deinen bringen, als dort stehen; die gehen dann heim.
    .title = Heilige Orte
rules-hunters_scouts-items =
    Deine verdeckten Gegenstände siehst nur du. Während du Stammesmitglieder zurückholst, darfst du sie erschaffen: Du zahlst alles, was sie kosten, aus dem, was in diesem Zug mitkam, bekommst ihre Punkte und führst dann ihre Wirkungen von links nach rechts aus. Jeder Gegenstand zeigt seine Kosten; /meins listet deine auf.
    .title = Gegenstände
rules-hunters_scouts-effects =
    Ein Gegenstand kann dich 1 Stammesmitglied setzen lassen (wenn du magst; es darf in diesem Zug nicht zurückgeholt werden), einen Gegenstand ziehen lassen, 1 Hunger bringen oder 1 Hunger ablegen.
    .title = Wirkungen von Gegenständen

## Characters

rules-hunters_scouts-character-hunter = Auf jedem Jagdgebiet wird ein Feld verbraucht. Dann wird ein Jagdgebiet aufgedeckt, und du darfst bis zu 3 Stammesmitglieder darauf setzen.
    .title = Charakter: Jäger
rules-hunters_scouts-character-scout = In jeder Wildnis wird ein Feld verbraucht. Dann wird eine Wildnis aufgedeckt, und du darfst 1 Stammesmitglied beliebig setzen.
    .title = Charakter: Späher
rules-hunters_scouts-character-gatherer = Du darfst bis zu 4 Stammesmitglieder beliebig setzen.
    .title = Charakter: Sammlerin
rules-hunters_scouts-character-chief = Du ziehst 1 Gegenstand und darfst bis zu 2 Stammesmitglieder beliebig setzen.
    .title = Charakter: Häuptling
rules-hunters_scouts-character-offspring = Ein Stammesmitglied kommt aus deinem Lager ins Dorf. Ist eins gekommen und hast du schon Hunger, bekommst du 1 dazu.
    .title = Charakter: Nachwuchs
rules-hunters_scouts-character-shaman = Du ziehst 2 Gegenstände oder nimmst 1 freiliegenden Charakter aus der Auslage. Das geschieht, bevor der Schamane abgelegt wird, darum kann er sich nicht selbst nehmen.
    .title = Charakter: Schamane
rules-hunters_scouts-character-advanced-scout = Auf drei verschiedenen Orten deiner Wahl wird je ein Feld verbraucht. Dann wird eine Wildnis aufgedeckt, und du darfst bis zu 2 Stammesmitglieder beliebig setzen.
    .title = Charakter: Kundschafter
rules-hunters_scouts-character-fisher = Du legst bis zu 2 Hunger ab, ziehst 2 Gegenstände und behältst einen davon.
    .title = Charakter: Fischer
rules-hunters_scouts-character-basket-weaver = Du ziehst 1 Gegenstand, darfst beliebig viele verdeckte gegen neue austauschen und bekommst 1 Punkt.
    .title = Charakter: Korbflechterin
rules-hunters_scouts-character-fire-keeper = Du darfst beliebig viele Stammesmitglieder beliebig setzen oder einen anderen Charakter aus deiner Hand in die Auslage legen, ohne ihn auszuführen.
    .title = Charakter: Feuerwächterin
rules-hunters_scouts-character-tracker = In jeder Wildnis und auf jedem Jagdgebiet wird ein Feld verbraucht. Dann wird eine Karte von einer der beiden Arten aufgedeckt, und du darfst bis zu 2 Stammesmitglieder beliebig setzen.
    .title = Charakter: Fährtensucher

## Sacred places

rules-hunters_scouts-place-mammoth-graveyard = Spielst du einen Jäger aus, während eins deiner Stammesmitglieder dort ist, bekommst du am Ende des Zugs 1 Punkt.
    .title = Heiliger Ort: Mammutfriedhof
rules-hunters_scouts-place-waterfall = Solange eins deiner Stammesmitglieder dort ist, darf jedes, das du zurückholst, auf seiner Karte zwei Felder mit Fleisch abdecken statt eines Felds. Ein Stammesmitglied muss dann bis zum Ende des Zugs am Wasserfall bleiben.
    .title = Heiliger Ort: Wasserfall
rules-hunters_scouts-place-rock-bridge = Nach deinem Sonnenuntergang darfst du bis zu 3 Stammesmitglieder auf beliebige Orte setzen.
    .title = Heiliger Ort: Felsenbrücke
rules-hunters_scouts-place-ancient-oak = Für jeden Gegenstand, den du in deinem Zug erschaffen hast, legst du am Ende 1 Hunger ab.
    .title = Heiliger Ort: Uralte Eiche
rules-hunters_scouts-place-mud-springs = Solange eins deiner Stammesmitglieder dort ist, geben zwei Felle 1 Punkt, statt ein neues Stammesmitglied zu bringen. Ein Stammesmitglied muss dann bis zum Ende des Zugs an den Quellen bleiben.
    .title = Heiliger Ort: Schlammquellen
rules-hunters_scouts-place-ghost-cave = Spielst du einen Nachwuchs aus, bekommst du 1 Punkt, statt ein Stammesmitglied zu holen; Hunger gibt es dann auch nicht.
    .title = Heiliger Ort: Geisterhöhle
rules-hunters_scouts-place-misty-gorge = Bei deinem Sonnenuntergang behältst du bis zu 2 verdeckte Gegenstände statt einem. Danach darfst du 1 Stammesmitglied auf einen beliebigen Ort setzen.
    .title = Heiliger Ort: Nebelschlucht
rules-hunters_scouts-place-ice-cavern = Bei deinem Sonnenuntergang behältst du bis zu 3 verdeckte Gegenstände statt einem.
    .title = Heiliger Ort: Eiskaverne
rules-hunters_scouts-place-geysers = Statt eines Zugs darfst du 3 Gegenstände ziehen.
    .title = Heiliger Ort: Geysire
rules-hunters_scouts-place-ancestral-hill = Nach deinem Sonnenuntergang nimmst du noch einen freiliegenden Charakter, wenn genug übrig bleiben.
    .title = Heiliger Ort: Ahnenhügel
rules-hunters_scouts-place-herb-heath = Beim Sonnenuntergang des anderen Stamms legst du 1 Hunger ab, ziehst 1 Gegenstand und darfst 1 Stammesmitglied auf einen beliebigen Ort setzen.
    .title = Heiliger Ort: Kräuterheide
rules-hunters_scouts-place-cult-site = Nach deinem Sonnenuntergang bekommst du 1 Punkt.
    .title = Heiliger Ort: Kultstätte

## What one is asked

rules-hunters_scouts-prompt-turn = Ein Charakter schickt meist Stammesmitglieder los; ausspielen darfst du ihn auch, wenn wenig davon geht. Wen du zurückholst, bringt mit, was sein Ort hergibt; damit erschaffst du Gegenstände. Der Sonnenuntergang bringt Punkte für Stammesmitglieder, weniger Hunger und Handkarten, und neue Charaktere.
    .title = Frage: dein Zug
rules-hunters_scouts-prompt-send = Setz Stammesmitglieder aus deinem Dorf oder von anderen Orten dorthin, wo Platz ist: Auf einer Karte stehen höchstens drei. Der Jäger setzt nur auf das aufgedeckte Jagdgebiet. Wer einen Ort verlässt, bringt nichts mit.
    .title = Frage: Stammesmitglieder setzen
rules-hunters_scouts-prompt-use = Mit dem, was deine Stammesmitglieder mitgebracht haben, kannst du verdeckte Gegenstände erschaffen, in beliebiger Folge, und zwischendurch weitere zurückholen. Was am Ende des Zugs übrig ist, verfällt.
    .title = Frage: Mitgebrachtes nutzen
rules-hunters_scouts-prompt-wear = Auf jeder dieser Karten wird ein Feld abgedeckt; welches, wählst du. Deck ab, was der andere Stamm braucht, oder leere eine Karte, auf der er steht.
    .title = Frage: Felder abdecken
rules-hunters_scouts-prompt-mark = Der Kundschafter verbraucht drei verschiedene Orte. Wähle, welche.
    .title = Frage: welche Orte verbraucht werden
rules-hunters_scouts-prompt-lay = Die ausgespielte Karte kommt in eine Spalte mit den wenigsten Karten. Nur die letzte Karte einer Spalte lässt sich nehmen, sie verdeckt also die davor.
    .title = Frage: welche Spalte
rules-hunters_scouts-prompt-spirits = Der Schamane zieht 2 Gegenstände oder nimmt 1 freiliegenden Charakter, den letzten einer Spalte, auf deine Hand.
    .title = Frage: Gegenstände oder ein Charakter
rules-hunters_scouts-prompt-fire = Die Feuerwächterin setzt beliebig viele deiner Stammesmitglieder oder legt eine andere Karte aus deiner Hand in die Auslage.
    .title = Frage: Stammesmitglieder oder eine Karte
rules-hunters_scouts-prompt-reveal = Eine Wildnis hat Stein, Holz, Lehm und Frucht, ein Jagdgebiet Fleisch und Fell. Eins von beiden wird aufgedeckt.
    .title = Frage: was aufgedeckt wird
rules-hunters_scouts-prompt-keep-one = Du behältst einen der beiden Gegenstände, die du gezogen hast; der andere wird abgelegt.
    .title = Frage: welchen Gegenstand du behältst
rules-hunters_scouts-prompt-exchange = Du darfst beliebig viele deiner verdeckten Gegenstände ablegen und ebenso viele neue ziehen.
    .title = Frage: Gegenstände austauschen
rules-hunters_scouts-prompt-stash = Bei deinem Sonnenuntergang behältst du einen verdeckten Gegenstand, in der Nebelschlucht bis zu 2, in der Eiskaverne bis zu 3. Behalte, was du bald bezahlen kannst.
    .title = Frage: was du über Nacht behältst
rules-hunters_scouts-prompt-lose = Mit 8 Hunger oder mehr verlierst du ein Stammesmitglied, aus dem Dorf oder von einem Ort, und mit ihm 3 Hunger.
    .title = Frage: ein Stammesmitglied verlieren
rules-hunters_scouts-prompt-recruit = Nimm Charaktere für deinen nächsten Tag von den freien Enden der Spalten. Was du nimmst, legt vielleicht den nächsten frei.
    .title = Frage: Charaktere für den nächsten Tag
rules-hunters_scouts-prompt-ancestor = Der Ahnenhügel gibt dir noch einen freiliegenden Charakter.
    .title = Frage: noch ein Charakter
rules-hunters_scouts-prompt-bonus = Auf diesem Feld darfst du einmal zwei erschaffene Gegenstände für 1 weiteren Punkt abgeben. Verzichtest du, ist die Gelegenheit vorbei.
    .title = Frage: Bonusfeld
rules-hunters_scouts-prompt-herb-heath = Für den anderen Stamm ist die Sonne untergegangen. Du darfst jetzt 1 Stammesmitglied auf einen anderen Ort setzen.
    .title = Frage: Kräuterheide
