### Automatic answers and plans: what I answer for people, and how they say so.

## Automatic answers

orders-heading = { "**" }Automatische Antworten:{ "**" } Fragen, die ich sofort für dich beantworten kann (das siehst nur du)
orders-none = In diesem Spiel gibt es jetzt keine Fragen für automatische Antworten.
orders-which = Eine Antwort ändern …
order-line = { $order }: { $answer }
order-ask = frag mich
order-now = Jetzt: { $answer }
order-choose = Eine Antwort wählen …
order-always = Diese Frage immer so beantworten …
order-given = Ab jetzt – { $order }: { $answer }.
order-later = Ab deinem nächsten Zug – { $order }: { $answer }.
order-seen = Würfel dieses Zugs hast du schon gesehen, darum wird er mit dem gespielt, was du vorher gesagt hast.
order-answered = Erledigt, und ab jetzt – { $order }: { $answer }.
order-held = Du hast einen Zug zurückgenommen, darum frage ich dich diesmal trotz deiner automatischen Antwort.

habit-proposed = Du hast dreimal { "*" }{ $answer }{ "*" } gewählt ({ $order }). Immer so? (das siehst nur du)
habit-ask = Ich frage dich weiter: { $order }.
button-habit-always = Immer so
button-habit-ask = Frag mich

## Plans

plan-heading = { "**" }Dein Plan{ "**" } (das siehst nur du)
plan-preview = { "**" }Soll ich das für dich spielen?{ "**" } Noch ist nichts geplant; das siehst nur du.
plan-preview-change = { "**" }Soll ich ab jetzt das für dich spielen?{ "**" } Bis du zustimmst, gilt dein bisheriger Plan; das siehst nur du.
plan-ask-first = { "**" }Dein Plan:{ "**" } Was willst du tun, wenn du dran bist? Noch wird nichts gespielt; das siehst nur du.
plan-ask-then = { "**" }Danach …{ "**" } Was kommt als Nächstes?
plan-ask-else = { "**" }Sonst …{ "**" } Was stattdessen, wenn das nicht geht?
plan-ask-if = { "**" }Nur wenn …{ "**" } Sonst wird dieser Zug übergangen.
plan-ask-stop = { "**" }Anhalten, wenn …{ "**" } Solange das so ist, frage ich dich, statt den Plan zu spielen.
plan-so-far = Dein Plan bisher: { $plan }
plan-other = oder { $part }
plan-change-part = Einen Teil verschieben oder entfernen …
plan-afterwards = Und danach … was ich für dich beantworten darf
plan-keep =
    { $count ->
        [one] { $names } ist dran. { "*" }{ $move }{ "*" } als deinen Plan behalten?
       *[other] { $names } sind dran. { "*" }{ $move }{ "*" } als deinen Plan behalten?
    }
plan-keep-too =
    { $count ->
        [one] { $names } ist dran. { "*" }{ $move }{ "*" } an deinen Plan anhängen ({ $plan })?
       *[other] { $names } sind dran. { "*" }{ $move }{ "*" } an deinen Plan anhängen ({ $plan })?
    }
plan-keep-which =
    { $count ->
        [one] { $names } ist dran. Was du wählst, wird dein Plan.
       *[other] { $names } sind dran. Was du wählst, wird dein Plan.
    }
plan-changed = Du hast den Plan inzwischen geändert; das ist der neueste. Soll er gelten?
plan-until = Was nicht geht, wenn du dran bist, wird übergangen. Der Plan gilt, bis du ihn änderst oder bis die Runde vorbei ist, für die er geschrieben ist.
plan-used = Der Plan steht. Ich spiele ihn, wenn du dran bist, und sage es dir in /verlauf.
plan-played = Der Plan steht, und dein Zug ist gespielt.
plan-dropped = Der Plan ist verworfen: Ich frage dich wieder.
plan-none = Du hast keinen Plan.
log-by-plan = { $line } (automatisch: dein Plan oder deine Antwort)

button-plan-ahead = Vorausplanen
button-plan = Planen
button-plan-then = Danach …
button-plan-else = Sonst …
button-plan-if = Nur wenn …
button-plan-stop = Anhalten, wenn …
button-plan-always = In jeder Runde
button-plan-earlier = Früher
button-plan-later = Später
button-plan-remove = Entfernen
button-plan-back = Zurück zum Plan
button-plan-discard = Wegwerfen
button-plan-keep = Als meinen Plan behalten
button-plan-use = Diesen Plan nehmen
button-plan-drop = Plan verwerfen
button-orders = Automatische Antworten
button-order-write = Selbst schreiben
button-order-back = Alle Fragen

form-order-title = Deine Antwort

error-plan-asked = Du bist dran: Wähle mit den Knöpfen am Brett. Was danach kommt, kannst du planen, sobald du gezogen hast.
error-plan-no-more = Das lässt sich diesem Plan jetzt nicht hinzufügen.
