### The lobby: what is played and by whom before the game, and how the host changes it.

lobby-heading =
    { "**" }{ $title }{ "**" }
    { $game } · { $edition } · { $modules }
lobby-effect = { "**" }{ $name }:{ "**" } { $effect }
lobby =
    Host: { $host } · { $taken } van { $seats } plekken bezet · { $choices }
    Aan tafel: { $players }
    { $free ->
        [0] Alle plekken zijn bezet. { $host } kan op Starten drukken.
        [one] Er is nog één plek vrij: druk op Meedoen.
       *[other] Er zijn nog { $free } plekken vrij: druk op Meedoen.
    }
lobby-kept =
    { $count ->
        [one] Eén is tot { $until } gereserveerd voor { $names }; daarna kan iedereen die nemen.
       *[other] { $count } zijn tot { $until } gereserveerd voor { $names }; daarna kan iedereen ze nemen.
    }
lobby-days =
    { $days ->
        [one] In het tempo van deze spelers duurt het spel hooguit een dag.
       *[other] In het tempo van deze spelers duurt het spel ongeveer { $days } dagen.
    }
lobby-chance = Mijn geheime startgetal voor alle dobbelstenen en kaarten ligt vast. De SHA-256 ervan: `{ $hash }`
lobby-sealed = Mijn geheime startgetal, wat er gespeeld wordt en wie waar zit, liggen vast voor alle dobbelstenen en kaarten. SHA-256: `{ $hash }`
lobby-fingerprint = Daaruit en uit eventuele woorden voor geluk volgen alle dobbelstenen en kaarten. SHA-256 van alles: `{ $hash }`
lobby-began = Het spel is begonnen. Plekken: { $players }.
lobby-seats = Plekken: { $players }.
lobby-over = Gespeeld in { $thread }.
lobby-running = { "**" }Het spel loopt{ "**" } in { $thread }. Iedereen mag meekijken.
lobby-luck = Woorden voor geluk, in deze volgorde: { $names }
lobby-luck-void = Woorden voor geluk die niet meer tellen: { $names }
lobby-title = Tafel van { $host }
lobby-closed = De laatste is vertrokken, dus de tafel is gesloten.
lobby-you-joined = Je hebt een plek aan { $link }. Je krijgt een melding als je aan de beurt bent.
lobby-you-left = Je hebt je plek opgegeven.
lobby-opened = De tafel is open: { $link }
lobby-begun = Het spel is begonnen: { $link }

## Changes before the start

lobby-changed = { $host } heeft de tafel veranderd: { $changes }.
change-game = { $game } met { $modules }
change-added = met { $module }
change-removed = zonder { $module }
change-seats = { $seats } plekken
change-pace = tempo: { $pace }
rated-yes = telt mee
rated-no = telt niet mee

## The host's panel

button-change = Veranderen
button-rated = Laten meetellen
button-unrated = Niet laten meetellen
panel-heading = { "**" }De tafel veranderen{ "**" }
panel-hint = -# Wat je kiest, geldt meteen en staat direct in de lobby.
panel-stale = De tafel is intussen veranderd; zo staat het nu.
panel-also = Om het te laten passen heb ik ook dit veranderd: { $changes }.
panel-what = Wat er gespeeld wordt
panel-modules = Modules: geen
panel-seats = Plekken
panel-pace = Tempo
error-too-few-seats = Er zitten al { $people } mensen aan tafel, dus { $seats } plekken zijn te weinig; er zou eerst iemand weg moeten gaan.

## What each choice does

effect-pace-none = Geen herinneringen en geen tijdslimiet
effect-pace-live = 30 minuten reserve voor het hele spel; daarna stemmen de anderen hoe het verdergaat
effect-pace-8h = 24 uur reserve voor het hele spel; daarna stemmen de anderen hoe het verdergaat
effect-pace-24h = 3 dagen reserve voor het hele spel; daarna stemmen de anderen hoe het verdergaat
effect-pace-48h = 5 dagen reserve voor het hele spel; daarna stemmen de anderen hoe het verdergaat
effect-pace-72h = 7 dagen reserve voor het hele spel; daarna stemmen de anderen hoe het verdergaat
effect-rated = De uitslag telt mee voor de ranglijst van deze server

## Computerspelers

button-computers = Computers
computer-name = Computer ({ $level })
level-easy = makkelijk
level-normal = normaal
level-strong = sterk
level-expert = expert
effect-level-easy = maakt fouten; voor je eerste spellen
effect-level-normal = speelt volgens goede regels, meteen
effect-level-strong = probeert zijn beste zetten uit voor hij kiest
effect-level-expert = denkt vooruit; heeft een paar seconden nodig
computers-heading = { "**" }Computers aan tafel{ "**" }
computers-free =
    { $free ->
        [0] Alle plekken zijn bezet.
        [one] Er is één plek vrij. Tik op een niveau om die aan een computer te geven.
       *[other] Er zijn { $free } plekken vrij. Tik op een niveau om er een aan een computer te geven.
    }
computers-players = Aan tafel: { $players }
button-add-easy = + makkelijk
button-add-normal = + normaal
button-add-strong = + sterk
button-add-expert = + expert
button-remove-computer = { $name } weghalen
error-no-seat-for-computer = Er zijn maar { $seats } plekken en die zijn allemaal bezet; meer plekken staan onder “Veranderen”, anders moet er iemand weg.
error-rated-computers = Aan een tafel die meetelt spelen alleen mensen: laat hem niet meetellen of speel zonder computers.
