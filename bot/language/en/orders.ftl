### Automatic answers and plans: what I answer for people, and how they say so.

## Automatic answers

orders-heading = { "**" }Automatic answers:{ "**" } questions that I can answer for you at once (only you see this)
orders-none = This game has no questions for automatic answers now.
orders-which = Change an answer …
order-line = { $order }: { $answer }
order-ask = ask me
order-now = Now: { $answer }
order-choose = Choose an answer …
order-always = Always answer this question so …
order-given = From now on – { $order }: { $answer }.
order-answered = Done, and from now on – { $order }: { $answer }.
order-held = You took a move back, so I ask you this time whatever you have said before.

## Plans

plan-heading = { "**" }Your plan{ "**" } (only you see this)
plan-preview = { "**" }Shall I play this for you?{ "**" } Nothing is planned yet; only you see this.
plan-changed = You have changed it since; this is the newest. Use it?
plan-until = What is not possible when your turn comes is passed over. It holds until you change it, or until the round ends that it is written for.
plan-used = The plan is set. I play it when your turn comes and tell you in /log.
plan-played = The plan is set, and your turn is played.
plan-dropped = The plan is dropped: I ask you again.
plan-none = You have no plan.
plan-draft-kept = { $error } What you wrote is kept: correct it with “Edit”.
log-by-plan = { $line } (automatic: your plan or your answer)

button-plan-ahead = Plan ahead
button-plan-use = Use this plan
button-plan-edit = Edit
button-plan-drop = Drop the plan
button-orders = Automatic answers
button-order-write = Write it yourself
button-order-back = All questions

form-order-title = Your answer
form-plan-title = Your plan
