### The life of a table: start, turns, undo, end, checks, help.

## Start

start = Das Spiel beginnt! Sitzordnung: { $players }. Startspieler: { $first }.
start-goal = { "**" }{ $game }:{ "**" } { $goal }
start-learn = Neu hier? /lernen zeigt in drei Minuten, wie es geht; /hilfe sagt, was du tun kannst.
start-seated = An diesem Tisch: { $who }
start-sealed = Würfel und Karten sind versiegelt: `{ $hash }`
button-sealed = Was ist das?
chance-fixed = { "**" }Würfel und Karten dieses Spiels stehen jetzt fest.{ "**" }
chance-commitment = -# SHA-256 meiner geheimen Startzahl, seit der Tisch offen ist: `{ $hash }`
chance-sealed = -# SHA-256 meiner geheimen Startzahl, des Spiels und der Sitzordnung, fest vor den Worten: `{ $hash }`
chance-words = Worte { $number }, von { $name }: { $words }
chance-fingerprint = -# Daraus folgen alle Würfel und Karten. SHA-256 von alledem: `{ $hash }`
chance-proves =
    { "**" }Was das beweist:{ "**" } Die letzten Worte kamen von { $last }, als die Startzahl schon feststand. Wer darauf vertraut, dass sie nicht für den Betreiber dieses Bots ausgedacht wurden, weiß: Niemand hat Würfel und Karten ausgesucht. Ändern kann sie jetzt auch niemand, und Zurücknehmen würfelt nie neu.
chance-proves-sealed =
    { "**" }Was das beweist:{ "**" } Die letzten Worte kamen von { $last }, als alles andere schon feststand. Wer darauf vertraut, dass sie nicht für den Betreiber dieses Bots ausgedacht wurden, weiß: Niemand hat Würfel und Karten ausgesucht. Ändern kann sie jetzt auch niemand, und Zurücknehmen würfelt nie neu.
chance-trusts =
    { "**" }Was das beweist:{ "**" } Ab jetzt kann niemand einen Wurf oder eine Karte ändern, und Zurücknehmen würfelt nie neu. Niemand hat Worte dazugegeben, also könnte der Betreiber dieses Bots Würfel und Karten ausgesucht haben; „Glück dazugeben“ vor dem Start schließt das aus.
chance-ahead =
    { "**" }Was es nicht beweist:{ "**" } dass niemand vorausschaut. Wer diesen Bot betreibt, könnte die Startzahl ansehen und wissen, was kommt. Spielt diese Person mit, müsst ihr ihr vertrauen.

## Add luck

form-luck-title = Glück dazugeben
form-luck-words = Worte, die niemand erraten kann
form-luck-hint =
    Alle Würfel und Karten folgen aus meiner geheimen Startzahl, aus dem, was gespielt wird und wer wo sitzt, und aus euren Worten. Deine Worte können alle lesen, sobald das Spiel beginnt.
    Alles außer den Worten steht schon fest. SHA-256: `{ $hash }`
    Ändert sich davon vor dem Start etwas, bitte ich um neue Worte.
luck-added = -# { $name } hat Worte fürs Glück dazugegeben. SHA-256 von allem anderen, woraus Würfel und Karten folgen: `{ $hash }`
luck-is-added = Deine Worte zählen.
luck-is-early = Deine Worte zählen für alle, die jetzt hier sitzen. Kommt oder geht noch jemand, oder wird etwas anderes gespielt, bitte ich dich um neue: Am besten gibst du sie dazu, wenn alle da sind.
luck-is-late = Der Tisch hat sich geändert, während du geschrieben hast, darum habe ich diese Worte nicht genommen. Sie sollen kommen, wenn alles andere feststeht.
luck-void = { $why } Gibst du neue Worte dazu?
luck-void-joined = { $name } ist dazugekommen.
luck-void-left = { $name } ist gegangen.
luck-void-updated = Ich habe seitdem eine neue Version oder andere Hausregeln bekommen.
luck-at-stake = Änderst du, was gespielt wird oder welche Computer mitspielen, zählen die Worte fürs Glück von { $names } nicht mehr.
luck-start-without = Die Worte fürs Glück von { $names } zählen nicht mehr, und neue sind noch nicht da. Willst du warten oder ohne sie beginnen?
button-start-without = Ohne sie beginnen

## Turns

hand-over =
    { $until ->
        [none] { "**" }{ $who }: { $asked }{ "**" }
       *[other] { "**" }{ $who }: { $asked }{ "**" } Frist: { $until }.
    }
hand-over-several =
    { $until ->
        [none] { "**" }{ $who }: { $asked }{ "**" } Antwortet mit „Dein Zug“, in beliebiger Reihenfolge.
       *[other] { "**" }{ $who }: { $asked }{ "**" } Antwortet mit „Dein Zug“, in beliebiger Reihenfolge. Frist: { $until }.
    }
turn-done = ✓ { $done }
ahead-invited =
    -# { $count ->
        [one] { $names } kann vorab entscheiden.
       *[other] { $names } können vorab entscheiden.
    }
ahead-instead = { $name } ist dran. Das kannst du schon entscheiden:
ahead-in-case = Falls es dazu kommt:
ahead-kept = Vorgemerkt für deinen Zug: { $done }
ahead-complete = Mehr kannst du jetzt nicht entscheiden. Wenn du dran bist, wird es von selbst gespielt; vorher sieht es niemand.
ahead-taken-back = Zurückgenommen.
picture-follows = Das Bild kommt gleich.

## When Discord will not let me

moved-away = „{ $table }“ wird ab jetzt in { $link } gespielt.
moved-here = { $name } hat den Tisch hierher geholt. Das Spiel geht weiter, wie es war.
moved-by-operator = Wer mich betreibt, hat den Tisch hier neu aufgemacht. Das Spiel geht weiter, wie es war.
computers-play-simply = Die Computer hier haben in der letzten Stunde viel nachgedacht: Bis { $until } spielen sie einfacher, und niemand wartet auf sie.
server-back = Der Bot ist wieder auf diesem Server: Es geht weiter, und alle haben die Zeit, die übrig war.
server-removed =
    { $until ->
        [none] Ich wurde vom Server deines Spiels „{ $name }“ entfernt, darum ruht es, und keine Zeit läuft. Sobald mich jemand wieder einlädt, geht es weiter.
       *[other] Ich wurde vom Server deines Spiels „{ $name }“ entfernt, darum ruht es, und keine Zeit läuft. Lädt mich jemand vor dem { $until } wieder ein, geht es weiter; danach wird alles über diesen Server gelöscht.
    }
parked-away = Discord antwortet mir gerade nicht. Dein Zug ist gespeichert, und ich zeige ihn, sobald ich kann.
parked-disk = Der Rechner, auf dem ich laufe, hat ein Problem mit der Festplatte. Dein Zug ist gespeichert, und ich zeige ihn, sobald ich kann.
parked-thread = Den Thread dieses Tisches gibt es nicht mehr. Dein Zug ist gespeichert; /spiel hierher in einem Textkanal öffnet einen neuen.
parked-channel = Den Kanal dieses Tisches gibt es nicht mehr. Dein Zug ist gespeichert; mit /spiel hierher in einem anderen Kanal geht es weiter.
parked-permission = Dort, wo dieser Tisch spielt, darf ich nicht schreiben. Dein Zug ist gespeichert; wer den Server leitet, kann es mir erlauben, in einem privaten Thread genügt es, mich einmal zu erwähnen, oder nimm /spiel hierher in einem anderen Kanal.
parked-locked = Der Thread dieses Tisches ist gesperrt. Dein Zug ist gespeichert; wer den Server leitet, kann ihn entsperren, oder nimm /spiel hierher in einem anderen Kanal.
parked-refused = Discord nimmt nicht an, was ich zeigen will. Dein Zug ist gespeichert; /brett zeigt den Tisch.

## When a rule was corrected

rules-changed = Während ihr gespielt habt, wurde eine Regel dieses Spiels berichtigt. Was gespielt ist, bleibt, wie es ist; ab jetzt gilt die berichtigte Regel. /prüfen kann den Zügen davor nicht mehr folgen.
rules-taken-back = Während ihr gespielt habt, wurde eine Regel dieses Spiels berichtigt, und die letzten Züge passen nicht mehr dazu. Ich habe sie zurückgenommen: Macht sie bitte noch einmal. Würfel und Karten kommen aus derselben Startzahl wie vorher.

## Undo

undo-done = { $name } hat den letzten Zug zurückgenommen.
undo-done-yours = Dein letzter Zug ist zurückgenommen.
undo-asked =
    { $undone }
    Bist du einverstanden? Dieselben Würfel und Karten kommen wieder, aber was schon zu sehen war, bleibt bekannt.
undo-a-move = einen Zug
undo-later =
    { $count ->
        [one] Damit wird auch ein späterer Zug zurückgenommen ({ $names }).
       *[other] Damit werden auch { $count } spätere Züge zurückgenommen ({ $names }).
    }
undo-would-ask =
    Das nimmt zurück:
    { $undone }
    { $names } { $count ->
        [one] muss
       *[other] müssen
    } einverstanden sein. Fragen?
undo-asked-yours =
    Du nimmst zurück:
    { $undone }
    Es fehlt noch die Antwort von { $names }.
undo-accepted = { $name } ist einverstanden.
undo-refused = { $name } ist nicht einverstanden: Nichts wird zurückgenommen.
undo-withdrawn = { $name } lässt es, wie es ist: Nichts wird zurückgenommen.
undo-lapsed = Drei Tage lang haben nicht alle geantwortet: Der Zug von { $name } bleibt, wie er ist.
undo-closed =
    { $status ->
        [accepted] { $name } wollte etwas zurücknehmen, und alle waren einverstanden.
        [left] Jemand wollte etwas zurücknehmen. Das ist erledigt: Nichts wird zurückgenommen.
       *[other] { $name } wollte etwas zurücknehmen. Das ist erledigt: Nichts wird zurückgenommen.
    }
undo-past-changed = Seit diesem Zug wurde eine Regel berichtigt, darum lässt er sich nicht zurücknehmen.
undo-nothing = Du hast keinen Zug, den du zurücknehmen könntest.
undo-ahead = Seitdem sind Würfel für dich gefallen, darum bleibt, was du vorab entschieden hast.
undo-waiting = Es fehlt noch die Antwort von { $names }.
request-agreed = Zugestimmt bisher: { $names }.

## Ending by consent

end-asked = Das Spiel wäre sofort vorbei, ohne dass jemand gewinnt. Bist du einverstanden?
end-alone = Das Spiel wäre sofort vorbei, ohne dass jemand gewinnt.
end-no-pace = Sagt jemand, der am Zug ist, drei Tage lang nichts, stimmen die anderen ab, wie es weitergeht.
end-accepted = { $name } ist einverstanden.
end-refused = { $name } möchte weiterspielen: Das Spiel geht weiter.
end-withdrawn = { $name } möchte doch weiterspielen.
end-lapsed = Drei Tage lang haben nicht alle { $name } geantwortet: Das Spiel geht weiter.
end-computer = Für alle, die nicht zugestimmt haben, spielt ein Computer. Noch einmal „Einverstanden“ beendet das Spiel.
end-closed =
    { $status ->
        [accepted] { $name } wollte das Spiel beenden, und alle waren einverstanden.
        [left] Jemand wollte das Spiel beenden. Das ist erledigt.
       *[other] { $name } wollte das Spiel beenden. Das ist erledigt.
    }
alt-ended-early = So stand es, als das Spiel vorzeitig beendet wurde.
end-done = Der Tisch hat entschieden, dieses Spiel vorzeitig zu beenden. Niemand hat gewonnen.
end-posted =
    { end-done }
    -# SHA-256 des Protokolls: `{ $log }`
ended-by-operator =
    Wer mich betreibt, hat dieses Spiel vorzeitig beendet. Niemand hat gewonnen.
    -# SHA-256 des Protokolls: `{ $log }`
end-lobby = Der Tisch wurde geschlossen, bevor das Spiel begann.
host-closed = { $name } leitet diesen Tisch und hat ihn geschlossen, bevor das Spiel begann.

## Game over

over =
    { $count ->
        [one] { $score ->
            [one] { "**" }{ $winners } gewinnt mit { $score } Punkt!{ "**" }
           *[other] { "**" }{ $winners } gewinnt mit { $score } Punkten!{ "**" }
        }
       *[other] { $score ->
            [one] { "**" }{ $winners } gewinnen mit je { $score } Punkt!{ "**" }
           *[other] { "**" }{ $winners } gewinnen mit je { $score } Punkten!{ "**" }
        }
    }
dice-luck = { "**" }Würfelglück{ "**" }
dice-luck-more = { $name } hat { $percent } % mehr gewürfelt als im Schnitt: { $rolled }.
dice-luck-less = { $name } hat { $percent } % weniger gewürfelt als im Schnitt: { $rolled }.
dice-luck-usual = { $name } hat so viel gewürfelt wie im Schnitt: { $rolled }.
dice-luck-rolled =
    { $dice ->
        [one] { $pips } Augen mit einem Würfel
       *[other] { $pips } Augen mit { $dice } Würfeln
    }
dice-luck-best =
    { $count ->
        [one] Der glücklichste Wurf: eine { $dice }.
       *[other] Der glücklichste Wurf: { $dice }.
    }
dice-luck-none = { $name } hat nie gewürfelt.
hauls = { "**" }Vor allem heimgebracht{ "**" }
haul-of = { $name }: { $goods }
haul-hunted = Erjagt: { $goods }.
haul-brought = Vor allem geholt: { $goods }.
over-seed =
    Die geheime Startzahl: `{ $seed }`
    Der erste SHA-256 in der Lobby hat sie festgelegt, bevor das Spiel begann. /prüfen rechnet das ganze Spiel nach.
    -# SHA-256 des Protokolls: `{ $log }`
over-course = { $name } { $points }
over-courses = So wuchsen die Punkte: { $courses }.

## Verify

verify-good =
    { "**" }Alles stimmt.{ "**" } Die Startzahl passt zu dem Hash, den ich gezeigt habe.
    { $moves } Züge sowie { $chances } Würfe und Karten sind nach den Regeln nachgerechnet, und der Endstand ist derselbe.
verify-ended-early =
    { "**" }Alles stimmt.{ "**" } Die Startzahl passt zu dem Hash, den ich gezeigt habe.
    { $moves } Züge sowie { $chances } Würfe und Karten sind nach den Regeln nachgerechnet. Das Spiel wurde vorzeitig beendet, also gibt es keinen Endstand. Die Startzahl war `{ $seed }`.
verify-computers = { $same } von { $count } Entscheidungen der Computer sind nachgerechnet und dieselben.
verify-computers-left-out = Hier ausgelassen, weil sie lange dauern: { $count }. Der Befehl unten rechnet auch diese nach.
verify-computers-others = { $releases ->
    [none] Von einer anderen Version von mir getroffen, sodass diese sie nicht nachrechnen kann: { $count }.
   *[other] Von einer anderen Version von mir getroffen, sodass diese sie nicht nachrechnen kann: { $count }. Die Kommandozeile der Version { $releases } kann es.
}
verify-log = SHA-256 des Protokolls: `{ $log }`. Wenn meine Nachricht am Spielende einen zeigt, muss es derselbe sein.
verify-yourself =
    Du musst mir nicht glauben: Wer dieses Programm hat, prüft die erste Datei mit `python -m engine verify`; das spielt die Partie nach den Regeln noch einmal. `verify_dice.py` braucht nur Python, kennt aber die Regeln nicht: Es glaubt der Datei, was wann gefragt war, und zeigt nur, dass Würfel und Karten daraus folgen. Vergleiche die Hashes mit dem, was ich gezeigt habe, und die Züge mit dem Thread.
verify-wrong-seed = { "**" }Die Startzahl passt nicht{ "**" } zu dem Hash, der gezeigt wurde.
verify-wrong-chance = { "**" }Zeile { $line } der Datei stimmt nicht:{ "**" } Da steht „{ $found }“, die Startzahl ergibt „{ $expected }“.
verify-wrong-move = { "**" }Zeile { $line } der Datei passt nicht{ "**" } zu den Regeln: „{ $found }“.
verify-wrong-computer = { "**" }Zeile { $line } der Datei{ "**" } ist nicht, was der Computer auf diesem Platz tut: „{ $found }“.
verify-wrong-scores = { "**" }Der Endstand passt nicht{ "**" } zu den Zügen.
verify-running =
    Das Spiel läuft noch; seine Startzahl zeige ich am Ende. Was vor den Worten feststand, hat den SHA-256 `{ $hash }`
    SHA-256 davon und der Worte zusammen: `{ $fingerprint }`

## Tables

list-heading = { "**" }Tische{ "**" }
list-empty = Noch gibt es keine Tische. Öffne einen mit /spiel neu.
list-more =
    { $count ->
        [one] … und { $count } weiterer
       *[other] … und { $count } weitere
    }
which-table = Welcher Tisch?

# What a table is called in lists: opponents, what is played, how far
table-name = { $who } — { $what }, { $when }
table-titled = { $title } ({ $names })
table-numbered = { $name } (Tisch { $number })
table-round = Runde { $round }
table-computers =
    { $count ->
        [one] ein Computer
       *[other] { $count } Computer
    }
table-seats = { $taken } von { $seats } Plätzen besetzt
table-game =
    { $modules ->
        [0] { $game }
       *[other] { $game } mit { $modules } Modulen
    }

## Buttons and fields

button-join = Mitspielen
button-leave = Aussteigen
button-luck = Glück dazugeben
button-start = Starten
button-move = Dein Zug
button-ahead = Vorab
button-mine = Meine Sachen
button-undo = Zurücknehmen
button-board-text = Brett als Text
button-whole-board = Ganzes Brett
button-more = Mehr …
more-here = **Mehr von diesem Tisch**
button-legend = Legende
legend-signs = { "**" }Was die Zeichen auf diesem Brett bedeuten.{ "**" }
piece-choose = Was ist diese Karte …?
button-accept = Einverstanden
button-refuse = Ablehnen
button-ask = Fragen
button-withdraw = Zurückziehen
up-to = bis zu { $most }
chosen-first = { $chosen }: { $question }
draft-back = Zurück
draft-so-far = Bisher: { $parts }
draft-done = Fertig: { $what }
draft-all-at-once = Auf einmal: { $what } …
draft-step-by-step = Einzeln: { $what } …
draft-part = Noch etwas …
choice-otherwise = { $verb }: anders
choice-part = { $verb }: { $part }
choice-let-go = { $option }. Darauf verzichten? Du bekommst nichts dafür.
choice-range = { $first } – { $last }
choice-sure = Verzichten

