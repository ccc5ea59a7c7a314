### Die Übersicht der eigenen Einstellungen.

panel-clock = Bei dir ist es { $time } ({ $zone }). In der Ruhezeit bekommst du keine Benachrichtigungen, und deine Uhren stehen still: Andere sehen nur, bis wann du Zeit hast.
panel-setnotifications = Benachrichtigungen
panel-notifications-thread = Benachrichtigungen im Thread
panel-notifications-dm = Benachrichtigungen per Direktnachricht
panel-notifications-none = Keine Benachrichtigungen
panel-setquiet = Ruhezeit
panel-never-quiet = Keine Ruhezeit
panel-quiet = Ruhe von { $begins } bis { $ends }
panel-other-hours = Andere Uhrzeiten …
panel-setzone = Zeitzone
panel-zone =
    { $proposed ->
        [1] { $zone } (Vorschlag)
       *[other] { $zone }
    }
panel-other-zone = Ein anderer Ort …
panel-setaway = Abwesend
panel-away =
    { $days ->
        [0] Nicht abwesend
        [one] Einen Tag abwesend
       *[other] { $days } Tage abwesend
    }
panel-setnextup-on = Melden, wenn ich bald dran bin
panel-setnextup-off = Nicht melden, bevor ich dran bin
panel-setsubstitute-on = Ersatz erlauben
panel-setsubstitute-off = Kein Ersatz
panel-test = Testnachricht
panel-test-message = Das ist ein Test: So schreibe ich dir, wenn du dran bist.
panel-test-sent = Ich habe dir eine Direktnachricht geschickt. Hat dein Gerät sie nicht gemeldet, sieh in Discord nach, wie es dich über Direktnachrichten benachrichtigt.
panel-test-later = Discord lässt mich im Moment niemandem neu schreiben; versuch es in einer Viertelstunde noch einmal. Bis dahin sage ich es dir im Thread.
panel-test-refused = Discord lässt nicht zu, dass ich dir schreibe. Erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers, oder wähle Benachrichtigungen im Thread.
panel-writequiet-title = Ruhezeit
panel-begins = Sie beginnt um
panel-begins-example = 22:30 oder 22 Uhr
panel-ends = Sie endet um
panel-ends-example = 7 oder 7:30
panel-writezone-title = Zeitzone
panel-place-example = Eine Stadt, ein Land oder UTC+2
panel-place = Wo wohnst du?
