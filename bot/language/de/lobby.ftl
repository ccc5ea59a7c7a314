### The lobby: what is played and by whom before the game, and how the host changes it.

lobby-heading =
    { "**" }{ $title }{ "**" }
    { $game } · { $edition } · { $modules }
lobby-effect = { "**" }{ $name }:{ "**" } { $effect }
lobby =
    Leitung: { $host } · { $taken } von { $seats } Plätzen besetzt · { $choices }
    Am Tisch: { $players }
    { $free ->
        [0] Alle Plätze sind besetzt. { $host } kann auf „Starten“ drücken.
        [one] Ein Platz ist frei: Drück auf „Mitspielen“.
       *[other] { $free } Plätze sind frei: Drück auf „Mitspielen“.
    }
lobby-kept =
    { $count ->
        [one] Einer ist bis { $until } für { $names } reserviert; danach können ihn alle nehmen.
       *[other] { $count } sind bis { $until } für { $names } reserviert; danach können alle sie nehmen.
    }
lobby-days =
    { $days ->
        [one] Spielt ihr so schnell wie sonst, dauert das Spiel höchstens einen Tag.
       *[other] Spielt ihr so schnell wie sonst, dauert das Spiel etwa { $days } Tage.
    }
lobby-chance = Meine geheime Startzahl für alle Würfel und Karten steht fest. Ihr SHA-256: `{ $hash }`
lobby-sealed = Meine geheime Startzahl, was gespielt wird und wer wo sitzt, steht für alle Würfel und Karten fest. SHA-256: `{ $hash }`
lobby-fingerprint = Daraus und aus etwaigen Worten fürs Glück folgen alle Würfel und Karten. SHA-256 von allem: `{ $hash }`
lobby-began = Das Spiel hat begonnen. Sitzordnung: { $players }.
lobby-seats = Sitzordnung: { $players }.
lobby-over = Gespielt in { $thread }.
lobby-running = { "**" }Das Spiel läuft{ "**" } in { $thread }. Zuschauen dürfen alle.
lobby-luck = Worte fürs Glück, in dieser Reihenfolge: { $names }
lobby-luck-void = Worte fürs Glück, die nicht mehr zählen: { $names }
lobby-title = Tisch von { $host }
lobby-closed = Die letzte Person ist gegangen, darum ist der Tisch geschlossen.
lobby-you-joined = Du hast einen Platz an { $link }. Ich sage dir Bescheid, wenn du dran bist.
lobby-you-left = Du hast deinen Platz zurückgegeben.
lobby-opened = Der Tisch ist offen: { $link }
lobby-begun = Das Spiel hat begonnen: { $link }

## Changes before the start

lobby-changed = { $host } hat den Tisch geändert: { $changes }.
change-game = { $game } mit { $modules }
change-added = mit { $module }
change-removed = ohne { $module }
change-seats = { $seats } Plätze
change-pace = Tempo: { $pace }
rated-yes = gewertet
rated-no = nicht gewertet

## The host's panel

button-change = Ändern
button-rated = Werten
button-unrated = Nicht werten
panel-heading = { "**" }Den Tisch ändern{ "**" }
panel-hint = -# Was du wählst, gilt sofort und steht gleich in der Lobby.
panel-stale = Der Tisch hat sich inzwischen geändert; so ist es jetzt.
panel-also = Damit es zusammenpasst, habe ich auch das geändert: { $changes }.
panel-what = Was gespielt wird
panel-modules = Module: keine
panel-seats = Plätze
panel-pace = Tempo
error-too-few-seats = { $people } Leute sitzen schon hier, darum sind { $seats } Plätze zu wenig; es müsste erst jemand aussteigen.

## What each choice does

effect-pace-none = Keine Erinnerungen, keine Frist
effect-pace-live = 30 Minuten Reserve fürs ganze Spiel; danach stimmen die anderen ab, wie es weitergeht
effect-pace-8h = 24 Stunden Reserve fürs ganze Spiel; danach stimmen die anderen ab, wie es weitergeht
effect-pace-24h = 3 Tage Reserve fürs ganze Spiel; danach stimmen die anderen ab, wie es weitergeht
effect-pace-48h = 5 Tage Reserve fürs ganze Spiel; danach stimmen die anderen ab, wie es weitergeht
effect-pace-72h = 7 Tage Reserve fürs ganze Spiel; danach stimmen die anderen ab, wie es weitergeht
effect-rated = Das Ergebnis zählt für die Rangliste dieses Servers

## Computer-Mitspieler

button-computers = Computer
computer-name = Computer ({ $level })
level-easy = leicht
level-normal = normal
level-strong = stark
level-expert = Experte
effect-level-easy = macht Fehler; für die ersten Spiele
effect-level-normal = spielt nach guten Regeln, sofort
effect-level-strong = probiert seine besten Züge aus, bevor er wählt
effect-level-expert = denkt voraus; braucht ein paar Sekunden
computers-heading = { "**" }Computer am Tisch{ "**" }
computers-free =
    { $free ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei. Tippe auf eine Stärke, um ihn einem Computer zu geben.
       *[other] { $free } Plätze sind frei. Tippe auf eine Stärke, um einen davon einem Computer zu geben.
    }
computers-players = Am Tisch: { $players }
button-add-easy = + leicht
button-add-normal = + normal
button-add-strong = + stark
button-add-expert = + Experte
button-remove-computer = { $name } entfernen
error-no-seat-for-computer = Es gibt nur { $seats } Plätze, und alle sind besetzt; mehr Plätze gibt es unter „Ändern“, sonst muss jemand aufstehen.
error-rated-computers = An einem gewerteten Tisch spielen nur Menschen: Stell die Wertung ab oder spiel ohne Computer.
