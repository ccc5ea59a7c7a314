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
order-answered = Erledigt, und ab jetzt – { $order }: { $answer }.
order-held = Du hast einen Zug zurückgenommen, darum frage ich dich diesmal trotz deiner automatischen Antwort.

## Plans

plan-heading = { "**" }Dein Plan{ "**" } (das siehst nur du)
plan-preview = { "**" }Soll ich das für dich spielen?{ "**" } Noch ist nichts geplant; das siehst nur du.
plan-changed = Du hast den Plan inzwischen geändert; das ist der neueste. Soll er gelten?
plan-until = Was nicht geht, wenn du dran bist, wird übergangen. Der Plan gilt, bis du ihn änderst oder bis die Runde vorbei ist, für die er geschrieben ist.
plan-used = Der Plan steht. Ich spiele ihn, wenn du dran bist, und sage es dir in /verlauf.
plan-played = Der Plan steht, und dein Zug ist gespielt.
plan-dropped = Der Plan ist verworfen: Ich frage dich wieder.
plan-none = Du hast keinen Plan.
plan-draft-kept = { $error } Was du geschrieben hast, ist noch da: Ändere es mit „Bearbeiten“.
log-by-plan = { $line } (automatisch: dein Plan oder deine Antwort)

button-plan-ahead = Vorausplanen
button-plan-use = Diesen Plan nehmen
button-plan-edit = Bearbeiten
button-plan-drop = Plan verwerfen
button-orders = Automatische Antworten
button-order-write = Selbst schreiben
button-order-back = Alle Fragen

form-order-title = Deine Antwort
form-plan-title = Dein Plan
