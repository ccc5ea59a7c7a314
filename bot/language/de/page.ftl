### Die Seite des Playgrounds: was um die Nachrichten herum steht. Sie kennt keine Mehrzahl: Zahlen kommen als Text.

## Der erste Blick

page-start = Start
page-welcome = Siedle, sammle und baue mit deinem Stamm – ein Brettspiel auf Discord, mit ein paar Tippern zwischendurch.
page-welcome-board = Das Spielbrett einer laufenden Partie
page-welcome-game = Welches Spiel
page-welcome-go-on = Weiter in { $channel }
page-welcome-solo = Gegen den Computer spielen
page-welcome-learn = In 3 Minuten lernen
page-welcome-open = Einen Tisch eröffnen
page-welcome-seated = Oder mit { $people } an einen Tisch setzen
page-welcome-waiting = { $bot } startet …
page-welcome-where = Diese Seite steht für Discord. Du spielst { $name }; tipp eine andere Person an, um sie zu sein.

## Der Rahmen

page-title = Playground
page-people = Spielen als
page-play-as = Als { $name } spielen
page-add = Neu
page-add-person = Person hinzufügen
page-who-joins = Wer kommt dazu?
page-name = Name
page-name-missing = Bitte ein Name.
page-join = Dazukommen
page-cancel = Abbrechen
page-close = Schließen
page-channels = Kanäle
page-close-channels = Kanalliste schließen
page-direct-messages = Direktnachrichten
page-archived = Archiviert ({ $count })
page-archived-tag = archiviert
page-write-to = An { $bot } schreiben
page-online = { $bot } ist online
page-offline = { $bot } ist offline
page-waits = { $bot } ist offline: Befehle und Buttons warten, bis er zurück ist.
page-lost = Der Playground antwortet nicht. Neuer Versuch …
page-unreachable = Der Playground ist nicht erreichbar. Läuft er noch?
page-notifications = Benachrichtigungen
page-in-channel = in #{ $channel }
page-messages = Nachrichten

## Zeit, Sprache, Farben

page-panel = Zeit, Sprache, Farben
page-clock = Zeit am Tisch
page-clock-hint = Die Uhr des Bots geht mit: Erinnerungen und Fristen kommen von selbst.
page-hour = + 1 Std.
page-hours = + 8 Std.
page-day = + 1 Tag
page-language = { $name } liest
page-colours = Farben
page-colours-system = Wie das Gerät
page-colours-light = Hell
page-colours-dark = Dunkel

## Nachrichten

page-beginning = Hier beginnt { $channel }
page-beginning-hint = Tippe / und sieh, was { $bot } kann, oder wechsle die Person und spiel jeden Platz selbst.
page-new = { $count } neu
page-newest = Neueste
page-skip = Zu den neuesten Schaltflächen
page-app = APP
page-thread = Thread
page-used = { $name } hat { $command } benutzt
page-edited = (bearbeitet)
page-thinking = { $name } denkt nach …
page-only-you = Nur du kannst das sehen
page-dismiss = ausblenden
page-picture = ein Bild
page-somebody = jemand
page-elsewhere = anderswo
page-role = Rolle
page-not-open = Diese Person sieht den Kanal nicht.
page-message-gone = Diese Nachricht gibt es nicht mehr.
page-answered-in = Die Antwort siehst nur du: Sie steht in #{ $channel }, wie diese Nachricht.
page-spoiler = Spoiler – zeigen
page-spoiler-hidden = Spoiler, zum Zeigen drücken
page-open-picture = Bild öffnen
page-describe = Bild beschreiben
page-zoom = Zwischen eingepasst und voller Größe wechseln
page-picture-tab = Bild in neuem Tab öffnen
page-close-picture = Bild schließen
page-file = Datei

## Auswahl und Formulare

page-choose = Auswählen
page-choose-here = Auswählen …
page-options = Optionen
page-choose-exactly = Wähle { $most }
page-choose-up-to = Bis zu { $most }
page-choose-between = { $least } bis { $most }
page-submit = Absenden
page-close-form = Formular schließen
page-required = Pflichtfeld
page-required-field = Das wird gebraucht.
page-too-short = Mindestens { $least } Zeichen, bisher { $count }.
page-too-long = Höchstens { $most } Zeichen.
page-choose-least = Wähle mindestens { $least }.
page-choose-most = Wähle höchstens { $most }.

## Schreiben

page-write = Als { $name }: Text, oder / für Befehle
page-write-label = Nachricht als { $name } in { $channel }
page-locked = Dieser Thread ist gesperrt
page-commands = Befehle
page-show-commands = Befehle zeigen
page-send = Senden
page-suggestions = Vorschläge
page-optional = Optional:
page-drop-command = Befehl verwerfen
page-stray = „{ $text }“ gehört zu keiner Option: Schreib ihren Namen und einen Doppelpunkt davor.
page-incomplete = { $text } ist nicht vollständig: Wähle einen seiner Befehle.
page-no-command = Den Befehl { $text } gibt es nicht.
page-failed = Das hat nicht geklappt.
page-option-required = { $option } wird gebraucht.
page-option-among = { $option }: Wähle { $list }.
page-option-truth = { $option }: Wähle Ja oder Nein.
page-option-whole = { $option }: Schreib eine ganze Zahl.
page-option-least = { $option }: mindestens { $least }.
page-option-most = { $option }: höchstens { $most }.
page-option-short = { $option }: mindestens { $least } Zeichen.
page-option-long = { $option }: höchstens { $most } Zeichen.
page-range-least = mindestens { $least }
page-range-most = höchstens { $most }
page-range-between = { $least } bis { $most }
page-true = Ja
page-false = Nein

## Was ein Client nicht zulässt

page-refused-name = Ein Name hat 1 bis 32 Zeichen und ist noch frei.
page-refused-locked = Dieser Thread ist gesperrt.
page-refused-archived = In einem archivierten Thread gibt es keine Befehle.
page-refused-forbidden = Du darfst hier nicht schreiben, darum schickt Discord das nicht ab.
page-refused-gone = Das gibt es nicht mehr.
page-refused-silence = Die Anwendung hat nicht reagiert.
