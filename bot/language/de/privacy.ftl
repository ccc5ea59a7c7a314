### What is stored about people, and how they take it with them or away.

command-privacy = datenschutz
command-privacy-description = Was ich über dich speichere
command-privacy-export = export
command-privacy-export-description = Alles, was ich über dich speichere, als Datei, die nur du siehst
command-privacy-forget = vergessen
command-privacy-forget-description = Ich vergesse dich; deine Spiele gehen ohne dich weiter

privacy-export =
    Alles, was ich über dich speichere, steht in dieser Datei; sonst sieht sie niemand.
    Ich speichere die Kennungen von Leuten, Servern, Kanälen und Nachrichten, deinen Namen, wie er war, als du dich an den Tisch gesetzt hast, und die Züge deiner Spiele. Nachrichten, die Leute schreiben, speichere ich nicht.
privacy-forget =
    { "**" }Soll ich dich vergessen?{ "**" } Das lässt sich nicht zurücknehmen.
    { $running ->
        [0] Du sitzt in keinem laufenden Spiel.
        [one] Du sitzt in einem laufenden Spiel: Dein Platz gehört dann einem ehemaligen Spieler, und die anderen können es mit /spiel beenden vorzeitig abschließen.
       *[other] Du sitzt in { $running } laufenden Spielen: Deine Plätze gehören dann einem ehemaligen Spieler, und die anderen können sie mit /spiel beenden vorzeitig abschließen.
    }
    Die Spiele der anderen und ihre Ergebnisse bleiben; du heißt darin „{ $former }“. Was ich schon geschrieben habe, bleibt in Discord stehen, bis es dort jemand löscht, und in Sicherungskopien bleibst du, bis die älteste davon gelöscht wird; so lange steht deine Kennung in einer Liste, damit keine davon dich zurückbringt.
privacy-forgotten =
    { $count ->
        [0] Erledigt. Hier ist nichts mehr von dir.
        [one] Erledigt. An einem Tisch bist du jetzt ein ehemaliger Spieler; sonst ist hier nichts mehr von dir.
       *[other] Erledigt. An { $count } Tischen bist du jetzt ein ehemaliger Spieler; sonst ist hier nichts mehr von dir.
    }
former-player = Ehemaliger Spieler { $number }
former-title = Tisch { $number }
former-left = { $name } ist endgültig ausgestiegen. Ihr könnt warten oder das Spiel mit /spiel beenden abschließen.
button-forget = Vergiss mich
privacy-policy = Die Datenschutzerklärung dieses Bots: { $url }
policy-days =
    { $days ->
        [0] solange der Bot läuft
        [one] einen Tag
       *[other] { $days } Tage
    }
policy-backups-by-hand = von Hand gemachte: bis der Betreiber sie löscht
policy-reports = Nur Berichte über Fehler gehen an { $host }: was der Bot gerade tat, mit Nummern von Tischen, Servern, Kanälen und Leuten, und nichts, was jemand getippt hat.
