### One private, friendly sentence for everything that cannot be done.

## The rules

error-rule = Das erlauben die Regeln gerade nicht; nichts hat sich geändert.
error-unreadable = Ich kann „{ $line }“ nicht als Zug lesen.
error-unknown-verb = Einen Zug namens „{ $verb }“ gibt es in diesem Spiel nicht.
error-illegal = Das geht gerade nicht; nichts hat sich geändert.
error-illegal-options = Das geht gerade nicht; du kannst: { $options }.
error-choice = Das steht hier nicht zur Wahl; du kannst: { $options }.
error-and-you-can = { $error } Du kannst: { $options }.
error-other-question = Danach wirst du gerade nicht gefragt. { $prompt }
error-not-asked = Du hast gerade nichts zu entscheiden.
error-no-such-question = Eine Frage „{ $question }“, die sich vorab beantworten lässt, gibt es nicht; /plan zeigt alle.
error-which-question = Sag dazu, auf welche Frage das antwortet; /plan zeigt alle.
error-answer-value = „{ $value }“ ist keine Antwort auf diese Frage. Möglich sind: { $choices }
error-stale = Dieser Knopf gehört zu einem früheren Zug; hier ist der aktuelle.
error-wrong-chance = Diese Würfel oder diese Karte gehören nicht zu diesem Moment.
error-unknown-place = Einen Ort namens „{ $place }“ gibt es nicht.

## Suggested while typing, when there is nothing to choose

autocomplete-turn =
    { $count ->
        [0] Gerade hat niemand etwas zu entscheiden
        [one] { $names } ist dran
       *[other] { $names } sind dran
    }
autocomplete-no-turn = Keiner deiner Tische wartet auf dich

## Names that nobody knows

error-did-you-mean = Meinst du { "**" }{ $name }{ "**" }?
error-there-is = Es gibt: { $options }.

## Setting up a game

error-setup = Das passt nicht zusammen; wähle eine andere Zahl von Plätzen oder eine andere Ausgabe.
error-setup-unreadable = Diese Zusammenstellung kann ich nicht lesen: „{ $line }“.
error-setup-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht.
error-setup-unknown-edition = Eine Ausgabe namens „{ $edition }“ gibt es nicht.
error-setup-unknown-module = Ein Modul namens „{ $module }“ gibt es nicht.
error-setup-module-order = Die Module „{ $modules }“ sind doppelt genannt oder in falscher Reihenfolge.
error-setup-one-variant = Davon geht immer nur eins auf einmal: { $modules }.
error-setup-not-with = „{ $module }“ passt nicht zu „{ $other }“.
error-setup-edition = Das Modul „{ $module }“ gibt es hier nicht: { $edition }.
error-setup-needs = Das Modul „{ $module }“ braucht das Modul „{ $needs }“.
error-setup-seats =
    { $seats ->
        [one] Dieses Spiel geht nicht mit { $seats } Person.
       *[other] Dieses Spiel geht nicht mit { $seats } Personen.
    }

## Tables and seats

error-no-table-here = In diesem Kanal gibt es keinen Tisch. Öffne einen mit /spiel neu oder such dir einen mit /spiel liste.
error-private-thread = Ich bin nicht in diesem privaten Thread und kann hier nichts zeigen. Erwähne mich hier einmal (@{ $me }) und versuch es dann noch einmal.
error-thread-taken = Dieser Thread gehört schon zu einem Tisch. Öffne einen neuen in einem Textkanal.
error-no-replay = Dieses Spiel lässt sich nicht mehr zeigen: Es begann nach anderen Regeln, oder es gibt keine Bilder dafür.
error-no-analysis = Für dieses Spiel gibt es keine Analyse: Der Computer kann die Siegchancen darin nicht schätzen.
error-analysis-not-ready = Die Analyse wird gerade berechnet; frag in ein paar Minuten noch einmal.
error-analysis-odd = Dieses Spiel kann nicht analysiert werden: Es begann unter anderen Regeln.
error-no-such-table = Diesen Tisch finde ich nicht. /spiel liste zeigt, welche es gibt.
error-which-table = Du sitzt an mehreren Tischen. Welchen meinst du?
error-not-seated = Du hast an diesem Tisch keinen Platz. Mit /brett kannst du zuschauen.
error-not-your-decision =
    { $count ->
        [0] Gerade hat niemand etwas zu entscheiden.
        [one] Du bist nicht dran, sondern { $names }.
       *[other] Du bist nicht dran, sondern { $names }.
    }
error-table-full = An diesem Tisch sind alle Plätze besetzt.
error-already-joined = Du hast schon einen Platz an diesem Tisch.
error-only-host-starts = Das Spiel starten kann nur, wer diesen Tisch leitet: { $host }.
error-too-few-players =
    { $missing ->
        [one] Es fehlt noch eine Person, bevor das Spiel beginnen kann.
       *[other] Es fehlen noch { $missing } Personen, bevor das Spiel beginnen kann.
    }
error-luck-empty = Gib mindestens ein sichtbares Zeichen ein, und höchstens { $most }.
error-luck-too-long = Deine Worte haben { $count } Zeichen; höchstens { $most } sind möglich.
error-luck-too-early = Worte kannst du dazugeben, sobald der Tisch mit dem Hash von allem anderen angekündigt ist. Versuch es gleich noch einmal.
error-already-started = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-already-over = Dieses Spiel ist vorbei.
error-one-question-at-a-time = An diesem Tisch ist schon eine Frage offen; beantwortet sie zuerst.
error-no-odds = In diesem Spiel wird nicht gewürfelt: Es gibt keine Chancen auszurechnen.
error-nothing-asked = Diese Frage ist nicht mehr offen.

error-seat-offered-already = Dieser Platz wird schon angeboten.
error-seat-not-offered = Dieser Platz wird nicht mehr angeboten.
error-seats-kept = Die freien Plätze dieser Revanche sind für alle reserviert, die vorher dabei waren. Andere können sie <t:{ $until }:R> nehmen.
error-not-over = Dieses Spiel läuft noch.
error-only-host = Das kann nur, wer diesen Tisch leitet: { $host }.
error-former-player-seated = { $name } hat an diesem Tisch jetzt einen anderen Platz.
error-heir-not-seated = Wer den Tisch leiten soll, muss an ihm sitzen.
error-no-former-player = Vor dir hatte niemand deinen Platz.
error-not-moved-yet = Was an diesem Platz verdeckt ist, siehst du nach deinem ersten Zug hier; erst dann kannst du auch vorausplanen.
undo-first-move = Dein erster Zug hier und alles, was davor war, lassen sich nicht zurücknehmen.
vote-no-substitute = Ersatz kannst du hier nicht suchen: Dafür braucht es zwei Stimmen, oder { $name } müsste es vorher mit /einstellungen ersatz erlaubt haben.
vote-not-yours = Das entscheiden die anderen.

error-no-records = Dieser Server speichert keine Ergebnisse. Wer ihn verwaltet, kann das mit /bilanz schalter ändern.
error-only-server-managers = Das kann nur, wer diesen Server verwaltet.

## Wishes

error-notifications = „{ $where }“ ist kein Ort für Benachrichtigungen: Wähle thread, dm oder none.
error-zone = Die Zeitzone „{ $zone }“ kenne ich nicht. Tippe eine Stadt wie Berlin und wähle sie aus der Liste.
error-zone-near = Die Zeitzone „{ $zone }“ kenne ich nicht. Meinst du { $near }?
error-time = „{ $time }“ ist keine Uhrzeit. Schreib sie so: 22:30.
error-quiet-too-long = Die Ruhezeit darf höchstens { $hours } Stunden dauern, sonst stünden deine Spiele still.
error-snooze = Möglich sind 0 bis { $most } Stunden Ruhe.
error-days-away =
    { $left ->
        [0] Deine Abwesenheitstage für dieses Jahr sind aufgebraucht.
        [one] Dieses Jahr kannst du noch einen Tag abwesend sein.
       *[other] Dieses Jahr kannst du noch { $left } Tage abwesend sein.
    }

## Discord and us

error-permission = Mir fehlt in diesem Kanal die Berechtigung „{ $permission }“. Wer den Server leitet, kann sie mir geben.
error-server-only = Das geht nur auf einem Server.
error-no-commands-here = Das geht in dieser Art von Kanal nicht; nimm einen Textkanal oder den Thread des Tisches.
error-people-only = Hier können nur Menschen mitspielen.
error-blocked-server = Wer mich betreibt, hat mich auf diesem Server gesperrt und kann sagen, warum.
error-blocked-person = Wer mich betreibt, lässt mich nichts mehr für dich tun und kann sagen, warum.
error-server-removed = Der Bot wurde vom Server dieses Tisches entfernt, darum ruht der Tisch. Sobald ihn jemand wieder einlädt, geht es weiter.
error-digest =
    { $kinds ->
        [one] Seit { $since } ist in mir etwas schiefgegangen, das nicht hätte passieren dürfen.
       *[other] Seit { $since } sind in mir { $kinds } Dinge schiefgegangen, die nicht hätten passieren dürfen.
    } Im Protokoll des Programms steht mehr.
error-other-server = Das geht nur auf dem Server des Tisches.
error-disk = Der Rechner, auf dem ich laufe, hat ein Problem mit der Festplatte, darum hat sich nichts geändert. Sag bitte dem Betreiber Bescheid und versuch es später noch einmal.
error-piece-gone = Das liegt nicht mehr auf dem Brett. *Legende* zählt auf, was dort liegt.
error-no-lesson = Diese Übungsrunde ist vorbei. /lernen beginnt eine neue.
error-command-gone = Den Befehl /{ $name } gibt es nicht mehr. Tipp noch einmal /, dann siehst du die jetzigen.
error-old-button = Dieser Knopf ist veraltet. Nimm bitte noch einmal den Befehl.
error-text-too-long = Dieser Text ist zu lang: höchstens { $limit } Zeichen.
error-argument-not-asked = { $count ->
    [0] An diesem Tisch fragt /{ $verb } nach nichts weiter; lass „{ $given }“ weg.
   *[other] An diesem Tisch fragt /{ $verb } nicht nach „{ $given }“, sondern nach: { $asked }.
  }
error-try-again = Ich kann gerade nicht antworten. Versuch es bitte gleich noch einmal.
error-ours = Entschuldige, bei uns ist etwas schiefgegangen; dein Spiel ist sicher. Wenn es wieder passiert, nenn uns diesen Code: { $reference }

## Grenzen: niemand soll einen Server vollschreiben oder andere aufhalten

error-limit-often =
    { $what ->
        [open] Du hast in der letzten Stunde { $times } Tische eröffnet.
        [open-here] Auf diesem Server wurden in der letzten Stunde { $times } Tische eröffnet.
        [seat] Du hast an diesem Tisch in der letzten Stunde { $times }-mal einen Platz genommen oder abgegeben.
        [change] Was an diesem Tisch gespielt wird, wurde in der letzten Stunde { $times }-mal geändert.
        [here] Dieser Tisch ist in der letzten Stunde { $times }-mal umgezogen.
        [host] Die Leitung dieses Tisches hat in der letzten Stunde { $times }-mal gewechselt.
        [away] Du hast am letzten Tag { $times }-mal Abwesenheit angekündigt.
        [snooze] Du hast in der letzten Stunde { $times }-mal Ruhe eingestellt.
        [undo] Du hast in der letzten Stunde { $times }-mal gefragt, ob du etwas zurücknehmen darfst.
        [end] Du hast am letzten Tag { $times }-mal gefragt, ob dieses Spiel enden soll.
        [replay] Von diesem Tisch wurden in der letzten Stunde { $times } Filme gezeigt.
        [replay-here] Auf diesem Server wurden in der letzten Stunde { $times } Filme gezeigt.
        [learn] Du hast in der letzten Stunde { $times }-mal eine Übungsrunde begonnen.
        [verify] Du hast in der letzten Stunde { $times }-mal Spiele nachgerechnet.
        [export] Du hast in der letzten Stunde { $times }-mal deine Daten geholt.
        [records] Du hast in der letzten Stunde { $times }-mal beendete Spiele angesehen.
        [test] Du hast in der letzten Stunde { $times } Testnachrichten bekommen.
        [hint] Du hast in der letzten Stunde { $times } Tipps bekommen.
        [hint-here] Auf diesem Server gab es in der letzten Stunde { $times } Tipps.
        [thinking] Tipps und Computer haben für dich so lange nachgedacht, wie sie in einer Stunde dürfen.
        [thinking-here] Tipps und Computer haben für diesen Server so lange nachgedacht, wie sie in einer Stunde dürfen.
       *[other] Das war zuletzt zu oft.
    } Es geht wieder <t:{ $at }:R>.
error-limit-at-once = Bitte eins nach dem anderen: Warte auf die Antworten auf das, was du schon gedrückt hast.
error-limit-waiting =
    { $most ->
        [one] Du wartest schon auf so etwas. Frag wieder, wenn es da ist.
       *[other] Du wartest schon auf { $most } solche Dinge. Frag wieder, wenn eins davon da ist.
    }
error-limit-busy = Gerade warten viele auf Filme und Ähnliches. Bitte versuch es in ein paar Minuten noch einmal.
error-limit-lobbies =
    { $most ->
        [one] Du hast schon einen Tisch, der auf Mitspieler wartet. Starte oder beende ihn zuerst.
       *[other] Du hast schon { $most } Tische, die auf Mitspieler warten. Starte einen davon oder beende ihn mit /spiel beenden.
    }
error-limit-lobbies-here = In diesem Kanal warten schon { $most } Tische auf Mitspieler. Setz dich an einen davon oder nimm einen anderen Kanal.
error-limit-tables = Du sitzt schon an { $most } Tischen. Spiel erst eine Partie zu Ende oder verlass einen Tisch; /meinespiele zeigt sie.
error-limit-tables-here = Dieser Server hat schon { $most } Tische, die nicht fertig sind. Spielt erst eine Partie zu Ende oder spielt auf einem anderen Server; /spiel liste zeigt sie.
