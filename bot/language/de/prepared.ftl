### Vorausplanen: was ich für Leute beantworte, bevor ich sie frage, und wie sie es sagen.

## Arten von Fragen

answers-heading = { "**" }Das beantworte ich für dich:{ "**" }
answers-which = Was ich für dich beantworte …
answer-line = { $question }: { $answer }
answer-line-round = { $question }: { $answer } (nur diese Runde)
answer-ask = frag mich
answer-choose = Eine Antwort wählen …
answer-always = Immer so beantworten …
answer-given = Ab jetzt – { $question }: { $answer }.
answer-round = In dieser Runde – { $question }: { $answer }.
answer-everywhere = Hier und an jedem deiner Tische, der ab jetzt beginnt – { $question }: { $answer }.
answer-later = Ab deinem nächsten Zug – { $question }: { $answer }.
answer-seen = Würfel dieses Zugs hast du schon gesehen, darum wird er mit dem gespielt, was du vorher gesagt hast.
answer-answered = Erledigt, und ab jetzt – { $question }: { $answer }.
answer-held = Du hast einen Zug zurückgenommen, darum frage ich dich diesmal trotz deiner automatischen Antwort.

always-proposed = { $question } – du hast dreimal { "*" }{ $answer }{ "*" } gewählt. Immer so? (das siehst nur du)
always-ask = Ich frage dich weiter: { $question }.
everywhere-heading = { "**" }{ $game }:{ "**" } an jedem deiner Tische, der beginnt, beantworte ich
everywhere-none = Noch beantworte ich an deinen Tischen nichts von selbst. *Plan* unter einem Brett führt dorthin.
everywhere-drop = Frag mich wieder nach …
button-always = Immer so
button-ask-me = Frag mich

## Plans

plan-heading = { "**" }Dein Plan{ "**" } (das siehst nur du)
plan-decided = { "**" }Schon entschieden:{ "**" } { $answers }
plan-taken-back = { "**" }Zurückgenommen, darum frage ich dich wieder:{ "**" } { $answers }
again-played = Es ist gespielt.
again-used = Ich verwende es wieder, jede Antwort einmal, wenn ihre Frage wieder kommt.
again-dropped = Verworfen.
plan-preview = { "**" }Soll ich das für dich spielen?{ "**" } Noch ist nichts geplant; das siehst nur du.
plan-preview-change = { "**" }Soll ich ab jetzt das für dich spielen?{ "**" } Bis du zustimmst, gilt dein bisheriger Plan; das siehst nur du.
plan-ask-first =
    { $turn ->
        [own] { "**" }Dein Plan:{ "**" } Du bist dran: Was willst du tun? Noch wird nichts gespielt; das siehst nur du.
       *[other] { "**" }Dein Plan:{ "**" } Was willst du tun, wenn du dran bist? Noch wird nichts gespielt; das siehst nur du.
    }
plan-ask-then = { "**" }Danach …{ "**" } Was kommt als Nächstes?
plan-ask-else = { "**" }Sonst …{ "**" } Was stattdessen, wenn das nicht geht?
plan-ask-if = { "**" }Nur wenn …{ "**" } Sonst wird dieser Zug übergangen.
plan-ask-stop = { "**" }Anhalten, wenn …{ "**" } Solange das so ist, frage ich dich, statt den Plan zu spielen.
plan-so-far = Dein Plan bisher: { $plan }
plan-other = oder { $part }
plan-change-part = Teil verschieben/entfernen …
plan-on-turn =
    { $count ->
        [one] { $names } ist dran.
       *[other] { $names } sind dran.
    }
plan-changed = Du hast den Plan inzwischen geändert; das ist der neueste. Soll er gelten?
plan-until = Was nicht geht, wenn du dran bist, wird übergangen. Der Plan gilt, bis du ihn änderst oder bis die Runde vorbei ist, für die er geschrieben ist.
plan-used = Der Plan steht. Ich spiele ihn, wenn du dran bist, und sage es dir in /verlauf.
plan-played = Der Plan steht, und gespielt ist, was er für jetzt vorsieht.
plan-dropped = Der Plan ist verworfen: Ich frage dich wieder.
plan-moved = Deinen Plan gibt es noch. Geändert wird er jetzt mit Knöpfen, unter *Plan* unter dem Brett.
log-by-plan = { $line } (automatisch: dein Plan oder deine Antwort)

## What a plan would do now

plan-else = , sonst{ " " }
plan-ask = frag mich
plan-if = { $entry } (wenn { $condition })
plan-only-if = wenn { $condition }
plan-stop = frag mich, solange { $condition }
plan-turn = { $turn }. { $entry } – { $verdict }
plan-instead = { "   " }sonst { $entry } – { $verdict }
plan-legal = geht jetzt
plan-condition-not-met =
    übergangen: Es ist nicht so, dass { $condition }{ $have ->
        [none] { "" }
       *[other] { " " }(jetzt { $have })
    }
plan-asks = ab hier frage ich dich
plan-stops = Angehalten: Ich frage dich, solange { $condition }.
plan-goes-on = Ich würde dich fragen, solange { $condition }; das trifft jetzt nicht zu.
plan-outcome =
    { $turn ->
        [own] { "**" }Du bist dran, also spiele ich sofort:{ "**" } { $move }
       *[other] { "**" }Wärst du jetzt dran:{ "**" } { $move }
    }
plan-outcome-asked =
    { $turn ->
        [own] { "**" }Du bist dran:{ "**" } Ich frage dich.
       *[other] { "**" }Wärst du jetzt dran:{ "**" } Ich würde dich fragen.
    }

button-plan-ahead = Vorausplanen
button-plan = Plan
button-plan-then = Danach …
button-plan-else = Sonst …
button-plan-if = Nur wenn …
button-plan-stop = Anhalten, wenn …
button-plan-always = In jeder Runde
button-plan-earlier = Früher
button-plan-later = Später
button-plan-remove = Entfernen
button-plan-back = Zurück
button-plan-discard = Wegwerfen
button-plan-use = Diesen Plan nehmen
button-plan-drop = Plan verwerfen
button-plan-undo = Letzte Entscheidung zurücknehmen
button-again-use = Wieder verwenden
button-again-drop = Verwerfen
button-answer-always = In jeder Runde
button-answer-round = Nur diese Runde
button-answer-everywhere = An allen meinen Tischen
button-answers-everywhere = Antworten an allen Tischen

error-plan-no-more = Das lässt sich diesem Plan jetzt nicht hinzufügen; was möglich ist, steht unter *Plan*.
error-plan-unreadable = Dieser Plan ist von einer früheren Version und lässt sich nicht mehr lesen; *Plan* unter dem Brett beginnt einen neuen.
error-plan-never = Diese Bedingungen können nie zugleich gelten; entferne zuerst die andere.
error-prepared-many = An diesem Tisch hast du { $most } Antworten vorbereitet, mehr merke ich mir nicht; nimm erst eine weg.
