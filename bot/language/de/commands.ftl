### Slash commands. Names: 1 to 32 lower-case letters, no spaces. Descriptions: 1 to 100 characters.

## /game

command-game = spiel
command-game-description = Tische öffnen, mitspielen und leiten
command-game-new = neu
command-game-new-description = Einen Tisch für ein neues Spiel öffnen
option-game-new-game = spiel
option-game-new-game-description = Welches Spiel
option-game-new-seats = plätze
option-game-new-seats-description = Wie viele mitspielen
option-game-new-edition = ausgabe
option-game-new-edition-description = Welche Ausgabe
option-game-new-modules = module
option-game-new-modules-description = Was außer dem Grundspiel dabei ist, mit Kommas dazwischen
option-game-new-pace = tempo
option-game-new-pace-description = Wie lange eine Entscheidung dauern darf; ohne Angabe zwei Tage
option-game-new-rated = gewertet
option-game-new-rated-description = Ob das Ergebnis für die Rangliste dieses Servers zählt
option-game-new-computers = computer
option-game-new-computers-description = Wie viele Computer mitspielen
option-game-new-level = stärke
option-game-new-level-description = Wie stark die Computer sind
option-game-new-title = titel
option-game-new-title-description = Ein Name für den Tisch
command-game-join = mitspielen
command-game-join-description = An einem Tisch Platz nehmen
command-game-leave = aussteigen
command-game-leave-description = Deinen Platz zurückgeben oder im laufenden Spiel anderen anbieten
command-game-start = starten
command-game-start-description = Das Spiel an deinem Tisch beginnen
command-game-handback = zurückgeben
command-game-handback-description = Den Platz an die Person zurückgeben, für die du eingesprungen bist
command-game-rematch = revanche
command-game-rematch-description = Noch einmal mit denselben Leuten spielen, alle einen Platz weiter
command-game-host = leitung
command-game-host-description = Jemand anderem aus der Runde die Leitung des Tisches geben
option-game-host-to = an
option-game-host-to-description = Wer
command-game-list = liste
command-game-list-description = Die Tische dieses Servers und deine eigenen zeigen
command-game-end = beenden
command-game-end-description = Das Spiel vorzeitig beenden, wenn alle einverstanden sind
command-game-here = hierher
command-game-here-description = Den Tisch mit seinem Brett in diesen Kanal holen

## Yourself

command-settings = einstellungen
command-settings-description = Deine Benachrichtigungen, Ruhezeit und Abwesenheit
command-settings-show = zeigen
command-settings-show-description = Alles über Benachrichtigungen und deine Zeit auf einen Blick
command-settings-notifications = benachrichtigungen
command-settings-notifications-description = Wo du erfährst, dass du dran bist
option-settings-notifications-where = wo
option-settings-notifications-where-description = Im Thread, per Direktnachricht oder gar nicht
option-settings-notifications-table = tisch
option-settings-notifications-table-description = Nur für diesen Tisch; ohne Angabe für alle
command-settings-quiet = ruhe
command-settings-quiet-description = Stunden des Tages ohne Benachrichtigungen; deine Uhren stehen still
option-settings-quiet-zone = zone
option-settings-quiet-zone-description = Deine Zeitzone: Tippe eine Stadt
option-settings-quiet-begins = von
option-settings-quiet-begins-description = Wann die Ruhezeit beginnt, etwa 22:00
option-settings-quiet-ends = bis
option-settings-quiet-ends-description = Wann sie endet, etwa 7:30; dieselbe Zeit heißt: keine Ruhezeit
command-settings-away = abwesend
command-settings-away-description = Tage Abwesenheit an allen Tischen: keine Benachrichtigungen, Uhren stehen still; 0: wieder da
option-settings-away-days = tage
option-settings-away-days-description = Wie viele Tage ab jetzt
command-settings-next-up = vorwarnung
command-settings-next-up-description = Eine Direktnachricht, wenn die Person vor dir gefragt wird
option-settings-next-up-wanted = gewünscht
option-settings-next-up-wanted-description = Ja oder nein
command-settings-substitute = ersatz
command-settings-substitute-description = Darf jemand allein Ersatz für dich suchen, der dann deine Karten sieht?
option-settings-substitute-allowed = erlaubt
option-settings-substitute-allowed-description = Ja oder nein
command-snooze = schlummern
command-snooze-description = Ein paar Stunden keine Benachrichtigungen
option-snooze-hours = stunden
option-snooze-hours-description = Wie viele Stunden; 0 beendet die Ruhe
command-mygames = meinespiele
command-mygames-description = Alle deine Tische, zuerst die, die auf dich warten

## Records

command-records = bilanz
command-records-description = Beendete Spiele dieses Servers
command-records-of = von
command-records-of-description = Was jemand gespielt und gewonnen hat
option-records-of-member = mitglied
option-records-of-member-description = Wer; ohne Angabe du selbst
command-records-ranking = rangliste
command-records-ranking-description = Die Besten der gewerteten Spiele
command-records-versus = gegen
command-records-versus-description = Du gegen jemanden, in allen gemeinsamen Spielen
option-records-versus-member = mitglied
option-records-versus-member-description = Wer
command-records-export = export
command-records-export-description = Alle Ergebnisse dieses Servers als Datei für eine Tabellenkalkulation
command-records-switch = schalter
command-records-switch-description = Ob dieser Server Ergebnisse speichert; für alle, die ihn verwalten
option-records-switch-keep = speichern
option-records-switch-keep-description = Ja: ab jetzt. Nein: Nichts wird mehr gespeichert oder gezeigt

## The server

command-language = sprache
command-language-description = Was ich auf diesem Server öffentlich spreche; für alle, die ihn verwalten
option-language-language = sprache
option-language-language-description = Welche Sprache; ohne Angabe sage ich, welche es gerade ist

## Looking

command-board = brett
command-board-description = Das Brett zeigen
option-board-text = text
option-board-text-description = Als Text statt als Bild
command-odds = chancen
command-odds-description = Was von den Würfeln dieser Runde zu erwarten ist, nur für dich
command-mine = meins
command-mine-description = Deine eigenen Karten und was sie zählen, nur für dich
command-since = neues
command-since-description = Was seit deinem letzten Zug geschah und was du jetzt bezahlen kannst
command-log = verlauf
command-log-description = Zeigen, was geschehen ist
command-verify = prüfen
command-verify-description = Ein beendetes Spiel nachrechnen, mit Würfeln und Karten
command-plan = plan
command-plan-description = Vorausplanen mit Knöpfen, nur für dich: Züge, und was ich für dich beantworte
option-plan-question = frage
option-plan-question-description = Welche Frage, um sie immer gleich zu beantworten
option-plan-answer = antwort
option-plan-answer-description = Was ich für dich antworte, oder „frag mich“
command-rules = regeln
command-rules-description = Die Regeln zu einem Ort, einer Karte, einem Gebäude, einer Frage oder einem Modul
option-rules-what = was
option-rules-what-description = Tippe los: ein Ort, eine Karte, ein Wort
command-learn = lernen
command-learn-description = Ein Spiel in drei Minuten lernen, und niemand sonst sieht es
option-learn-game = spiel
option-learn-game-description = Welches Spiel; sonst das des Tisches hier oder die begonnene Übungsrunde
command-help = hilfe
command-help-description = Wie man mit diesem Bot spielt
command-credits = quellen
command-credits-description = Welche Werte rekonstruiert sind und wie unklare Regeln gelesen werden
option-credits-readings = lesarten
option-credits-readings-description = Wie unklare Regeln dieses Spiels gelesen werden
command-undo = rückgängig
command-undo-description = Deinen letzten Zug zurücknehmen

## Moves that more than one game has

command-decline = verzichten
command-decline-description = Deine Person ohne Kauf zurücknehmen oder auf einen Bonus verzichten

## Wie der Tisch eines jeden Befehls heißt
option-table = tisch
option-table-description = Welcher Tisch, wenn nicht dieser hier
