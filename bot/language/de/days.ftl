### Games across days: notifications, wishes, time that is up, seats that change hands.

## Pace

pace-none = ohne Zeitlimit
pace-live = live: 5 Minuten je Entscheidung
pace-8h = 8 Stunden je Entscheidung
pace-24h = ein Tag je Entscheidung
pace-48h = zwei Tage je Entscheidung
pace-72h = drei Tage je Entscheidung

## Notifications

notifications-thread = im Thread
notifications-dm = per Direktnachricht
notifications-none = gar nicht
notification-late = Die anderen entscheiden, wie es weitergeht. Ein Zug von dir beendet die Abstimmung.
notification-table = [{ $name }]({ $link })
notification-until = Frist: { $until }.
notification-more =
    { $count ->
        [one] Ein weiterer Tisch wartet.
       *[other] { $count } weitere Tische warten.
    }
button-my-tables = Alle meine Tische
# What a locked phone shows of a message: @Anna · Place your people · Winter, round 7 · until 18:00
lock-until =
    { $day ->
        [today] bis { $time } Uhr
        [monday] bis Montag, { $time } Uhr
        [tuesday] bis Dienstag, { $time } Uhr
        [wednesday] bis Mittwoch, { $time } Uhr
        [thursday] bis Donnerstag, { $time } Uhr
        [friday] bis Freitag, { $time } Uhr
        [saturday] bis Samstag, { $time } Uhr
        [sunday] bis Sonntag, { $time } Uhr
       *[other] bis { $day }, { $time } Uhr
    }
lock-again = Erinnerung: { $asked }
lock-late = Deine Zeit ist um: { $asked }
lock-more =
    { $count ->
        [one] und ein weiterer Tisch
       *[other] und { $count } weitere Tische
    }
lock-next = Wahrscheinlich bist du als Nächstes dran
lock-vote = Abstimmung über den Zug von { $name }
lock-undo = { $name } möchte etwas zurücknehmen
lock-end = { $name } möchte dieses Spiel beenden
lock-rematch = Revanche mit { $name }
lock-luck =
    { $count ->
        [one] Deine Worte fürs Glück zählen nicht mehr
       *[other] Eure Worte fürs Glück zählen nicht mehr
    }
button-snooze = Jetzt nicht: 8 Stunden Ruhe
snoozed = Keine Benachrichtigungen bis { $until } ({ $relative }). Deine Uhren laufen weiter.
snooze-ended = Du bekommst wieder Benachrichtigungen.

## Wishes

settings-heading = { "**" }Deine Einstellungen{ "**" }
settings-notifications = Benachrichtigungen, wenn du dran bist: { $where }.
settings-away = Du bist von { $since } bis { $until } abwesend.
settings-next-up =
    { $wanted ->
        [1] Du bekommst eine Nachricht, wenn du wahrscheinlich als Nächstes dran bist.
       *[other] Du bekommst keine Nachricht, bevor du dran bist.
    }
settings-substitute =
    { $allowed ->
        [1] Ist deine Zeit um, darf auch jemand allein Ersatz für dich suchen.
       *[other] Ist deine Zeit um, darf niemand allein Ersatz für dich suchen.
    }
away = { $name } ist bis { $until } abwesend. So lange läuft für { $name } keine Zeit; das Spiel geht weiter, wo es kann.
back = { $name } ist wieder da.

## Time that is up

vote-asked =
    { $name } wurde { $since } gefragt, und die Zeit dafür ist um.
    „Warten“ gibt dieselbe Zeit noch einmal, später mehr. Bei „Überspringen“ wähle ich für diesen Zug, so wenig wie möglich und ohne zu schaden. Ein Zug von { $late } beendet diese Abstimmung. { $voters ->
        [one] Was du wählst, geschieht sofort.
       *[other] Es zählt, was mehr als die Hälfte von euch wählt; gibt es das nicht, wartet der Tisch.
    }
vote-so-far = Abgestimmt haben bisher { $voted } von { $voters }.
vote-still-offered = Bisher hat niemand den Platz übernommen; er wird weiter angeboten.
vote-until = Ist bis { $until } nichts entschieden, wartet der Tisch.
vote-closed =
    { $status ->
        [decided] Die Abstimmung über den Zug von { $name } ist vorbei: Es ist entschieden.
        [tied] Die Abstimmung über den Zug von { $name } ist vorbei: Nichts hat mehr als die Hälfte.
        [open] Die Abstimmung über den Zug von { $name } ist vorbei: Auf { $name } wird nicht mehr gewartet.
       *[void] Die Abstimmung über den Zug von { $name } ist vorbei: Entschieden ist nichts.
    }
vote-unanswered = Entschieden ist nichts, also wartet der Tisch auf { $name }. Ich frage { $until } wieder.
vote-counted = Deine Stimme: „{ $choice }“. Bis es entschieden ist, kannst du sie ändern.
vote-done = Die Abstimmung ist vorbei.
vote-waits = Der Tisch wartet auf { $name }. Ich frage { $until } wieder.
# As posts of 1.0 to 1.2 say it.
vote-decided-wait = Der Tisch wartet auf { $name }.
vote-decided-skip = { $name } wird übersprungen: Ich wähle für diesen Zug, so wenig wie möglich. Ein Zug von { $name } beendet das.
vote-decided-skip-former = { $name } wird übersprungen: Ich wähle für diesen Zug, so wenig wie möglich.
vote-decided-substitute = Der Tisch sucht jemanden, der für { $name } weiterspielt. Übernimmt niemand den Platz, frage ich wieder.
vote-decided-end = Der Tisch beendet das Spiel.
skipped = { $name }, die anderen haben mich für dich wählen lassen, an { $link }:
event-by-vote = { $said } (per Abstimmung gewählt)
by-vote =
    { $count ->
        [one] eine Wahl per Abstimmung
       *[other] { $count } Entscheidungen per Abstimmung
    }
button-vote-wait = Warten
button-vote-skip = Überspringen
button-vote-substitute = Ersatz suchen
button-vote-end = Spiel beenden

## Seats

offer =
    Der Platz von { $name } ist frei für alle, die von hier an weiterspielen wollen.
    An Würfeln und Karten ändert das nichts.
button-take-seat = Platz übernehmen
leave-asked =
    { "**" }Aussteigen?{ "**" } Dein Platz wird hier angeboten und dort, wo Tische geöffnet werden. Er bleibt deiner, und du wirst weiter gefragt, bis ihn jemand übernimmt; wer ihn übernimmt, spielt mit allem weiter, was dir gehört.
button-offer-seat = Meinen Platz anbieten
button-keep-seat = Platz behalten
seat-is-kept = Der Platz bleibt deiner.
seat-kept = { $name } bleibt: Der Platz wird nicht mehr angeboten.
offer-elsewhere = Ein Platz ist frei: Wer ihn übernimmt, spielt für { $name } weiter: [{ $table }]({ $link }).
rematch-open =
    { $name } hat eine Revanche eröffnet, { $link }. { $count ->
        [one] Dein Platz ist bis { $until } für dich reserviert.
       *[other] Eure Plätze sind bis { $until } für euch reserviert.
    }
rematch-known =
    { $status ->
        [lobby] Die Revanche findet ihr hier: { $link }.
        [closed] Die Revanche wurde geschlossen, bevor sie begann.
       *[running] Die Revanche hat begonnen: { $link }.
    }
seat-is-offered = Dein Platz wird jetzt angeboten. Er bleibt deiner, bis ihn jemand übernimmt.
seat-is-yours = Du sitzt jetzt am Tisch: { $link }. Dort steht, was du entscheiden kannst; was an diesem Platz verdeckt ist, siehst du nach deinem ersten Zug.
hidden-choice-made = Eine Wahl unter verdeckten Karten war offen: Ich habe sie für { $name } sinnvoll getroffen.
seat-taken = { $name } spielt für { $former } weiter.

seat-handed-back = Der Platz ist zurückgegeben. Danke fürs Einspringen!
host-is-now = Diesen Tisch leitet jetzt { $name }.
lobby-stale = Seit einer Woche hat niemand diesen Tisch gestartet. Startet ihn niemand, wird er am { $until } geschlossen.
button-watch = Zuschauen
button-rematch = Revanche

## One place for me

mygames-heading =
    { $count ->
        [0] { "**" }Deine Tische:{ "**" } { $all }. Keiner wartet auf dich.
        [one] { "**" }Deine Tische:{ "**" } { $all }. Einer wartet auf dich.
       *[other] { "**" }Deine Tische:{ "**" } { $all }. { $count } warten auf dich.
    }
mygames-empty = Du sitzt an keinem Tisch. /spiel neu öffnet einen, /spiel liste zeigt die Tische dieses Servers.
mygames-yours =
    { $until ->
        [none] ▶ [{ $name }]({ $link }) · wartet auf dich, gefragt { $since }
       *[other] ▶ [{ $name }]({ $link }) · wartet auf dich, gefragt { $since }, Frist: { $until }
    }
mygames-others = [{ $name }]({ $link }) · dran: { $names }
mygames-lobby = [{ $name }]({ $link })
button-act-on-oldest = Zum ältesten Zug
button-page-back = Zurück
button-page-on = Mehr

## A computer plays for somebody

button-vote-computer = Computer spielen lassen
caretaker-plays = Ein Computer spielt für { $name }. Ein eigener Zug oder „Ich bin zurück“ gibt den Platz zurück.
caretaker-stays = Von jetzt an spielt ein Computer für { $name }.
vote-decided-computer = Der Tisch lässt einen Computer für { $name } spielen. Ein eigener Zug oder „Ich bin zurück“ gibt den Platz zurück.
caretaker-ended = { $name } ist zurück und spielt weiter.
caretaker-board = Für { $names } spielt ein Computer; „Ich bin zurück“ beendet das.
caretaker-yours = Ein Computer spielt für dich, bis du einen Zug machst oder auf „Ich bin zurück“ tippst.
button-caretaker = Computer für mich spielen lassen
button-takeback = Ich bin zurück
event-by-computer = { $said } (vom Computer gewählt)
vote-computer = „Computer spielen lassen“: Ein Computer zieht für { $name }, bis ein eigener Zug kommt.
error-rated-caretaker = In einem gewerteten Spiel spielt kein Computer für Menschen.
error-caretaker-alone = Niemand sonst am Tisch wartet auf dich, deshalb spielt kein Computer für dich.
error-no-caretaker = Hier spielt kein Computer für dich.
panel-letcomputers = Computer für mich spielen lassen
caretakers-set =
    { $count ->
        [0] An keinem deiner Tische kann ein Computer für dich spielen: nicht in gewerteten Spielen, und nicht wo niemand auf dich wartet.
        [one] An einem Tisch spielt ein Computer für dich, bis du dort einen Zug machst oder wieder da bist.
       *[other] An { $count } Tischen spielen Computer für dich, bis du dort einen Zug machst oder wieder da bist.
    }
computer-thinks =
    { $count ->
        [one] { "**" }{ $names } denkt nach …{ "**" }
       *[other] { "**" }{ $names } denken nach …{ "**" }
    }
