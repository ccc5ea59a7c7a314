### Hunters and Scouts: the table as text, alt text, standings, own things, help, and what is wrong with an action.

hunters-nobody = niemand
hunters-members = Dorf { $village }, draußen { $out }, Lager { $camp }, Vorrat { $supply }

## The table as text

hunters-phase-setup = vor dem ersten Zug
hunters-phase-turn = ein Zug
hunters-phase-recall = Stammesmitglieder zurückholen
hunters-phase-sunset = Sonnenuntergang
hunters-phase-end = Ende eines Zugs
hunters-phase-over = das Spiel ist vorbei

hunters-board-head = { "**" }Runde { $round }, Zug { $turn }{ "**" } · { $phase }
hunters-board-to-move = Dran: { $names }
hunters-board-ending = Das ist der letzte Zug.
hunters-board-pool = In diesem Zug mitgebracht: { $goods }
hunters-board-display = { "**" }Auslage{ "**" } (der freiliegende Charakter zuerst)
hunters-board-column = { $column } Spalte: { $cards }
hunters-board-locations = { "**" }Orte{ "**" } (freie Felder ← wer dort steht)
hunters-board-location = { $place } ({ $group }): { $fields }
hunters-board-covered = { $free } (abgedeckt: { $covered })
hunters-board-locked = { $name } { $members } ({ $locked } muss bleiben)
hunters-board-place = { $place }: { $blessing }
hunters-board-deck =
    { $deck ->
        [items] Gegenstände { $left } (Ablage { $discarded })
        [wilderness] Wildnis { $left } ({ $discarded })
       *[hunting] Jagdgebiete { $left } ({ $discarded })
    }
hunters-board-decks = Stapel: { $decks }
hunters-board-tribe =
    { $start ->
        [yes] { "**" }{ $name }{ "**" } (hat begonnen): { $points }, { $hunger } Hunger · { $members } · Hand: { $hand } · verdeckt { $items } · erschaffen: { $created }
       *[no] { "**" }{ $name }{ "**" }: { $points }, { $hunger } Hunger · { $members } · Hand: { $hand } · verdeckt { $items } · erschaffen: { $created }
    }
hunters-group-wilderness = Wildnis
hunters-group-hunting = Jagd

## Alt text: plain, no formatting

hunters-alt-asked = Zug { $turn }. { $question }
hunters-alt-turn = Zug { $turn }. Dran: { $names }.
hunters-alt-round-over = Runde { $round } ist zu Ende.
hunters-alt-over = Das Spiel ist vorbei. { $name } hat gewonnen: { $points }.
hunters-alt-score = { $name } { $vp }, Hunger { $hunger }
hunters-alt-scores = Punkte: { $scores }.
hunters-alt-pool = In diesem Zug mitgebracht: { $goods }.
hunters-alt-location = { $place }: { $fields }; { $here }.
hunters-alt-place = { $place }: { $here }.
hunters-alt-free = Freiliegende Charaktere: { $cards }.
hunters-alt-tribe = { $name }: { $members }; Charaktere { $cards }, verdeckte Gegenstände { $items }, erschaffen: { $created }.
hunters-alt-decks = { $decks }.

## Standings

hunters-standing-goal = { $name } hat das Ziel erreicht.
hunters-standing-last-turn = Nach dem letzten Zug ist { $name } weiter gekommen.
hunters-standing-extinct = { $name } gewinnt, denn den anderen Stamm gibt es nicht mehr.
hunters-standing-row = { $rank }. { "**" }{ $name }{ "**" }: { $points } · { $hunger } Hunger · erschaffen: { $created } · verdeckt: { $hidden }
hunters-standing-tie = Gleichstand: Es gewinnt, wer nicht begonnen hat, also { $name }.

## My things

hunters-own-head = { $points }, { $hunger } Hunger · { $members }
hunters-own-items = { "**" }Deine verdeckten Gegenstände ({ $count }){ "**" }: Kosten → was sie bringen
hunters-own-hand = { "**" }Deine Charaktere ({ $count }){ "**" }
hunters-own-created = { "**" }Erschaffen ({ $count }){ "**" }
hunters-own-character = { $card }: { $does }
hunters-legend-signs =
    { "**" }Legende{ "**" }
    Buchstaben benennen die Orte: A, B, C … die offenen Karten, X, Y, Z die heiligen Orte. Eine Karte behält ihren Buchstaben, solange sie liegt.
    Eine dunkle Scheibe mit Kreuz ist ein Verbrauchsstein: Dieses Feld ist verbraucht. Mit dem letzten Feld verschwindet die Karte.
    Die Schale ist der Hunger: −1 für jedes Fleisch, +1 je Stammesmitglied beim Sonnenuntergang. Mit 8 verhungert eins; mit mehr als 3 kommt niemand auf die 24.
    Zelte sind das Dorf, das Feuer ist das Lager (wartet auf den Nachwuchs), die graue Figur der Vorrat.
hunters-legend-places = { "**" }Heilige Orte an diesem Tisch{ "**" }
hunters-legend-characters = { "**" }Charaktere{ "**" }
hunters-legend-items = { "**" }Gegenstände{ "**" }: Kosten → was sie bringen

## Help and credits

hunters-help =
    { "**" }Jäger und Späher in einer Minute{ "**" } (zu zweit, bis 24)
    In deinem Zug spielst du einen Charakter aus, oder holst Stammesmitglieder zurück und erschaffst aus ihrer Beute Gegenstände, oder lässt mit leerer Hand die Sonne untergehen.
    Sonnenuntergang: 1 Punkt je Stammesmitglied im Dorf und auf Orten, minus Hunger und Handkarten; dann je 1 Hunger und neue Charaktere. Fleisch nimmt Hunger weg, 2 Felle bringen Nachwuchs. Mit mehr als 3 Hunger betritt niemand Feld 24.
hunters-credits =
    { "**" }Jäger und Späher: was von uns ist{ "**" }
    Die Regeln sind die des veröffentlichten Spiels. Die Zahlen auf diesen Karten nennt keine Quelle, darum haben wir welche gewählt, die zu den Regeln passen:
hunters-credit = • { $name }: { $count } von { $among } rekonstruiert
hunters-credit-house = { $line } ({ $changed } davon vom Betreiber dieses Bots geändert)
hunters-credit-items-item = Gegenstände, ihre Kosten, Punkte und Wirkungen
hunters-credit-wilderness-card = Wildnis, die Felder einer Karte
hunters-credit-hunting-ground = Jagdgebiete, Felder und Überlebenszeichen

## What is wrong with an action

hunters-error-early = Die Sonne kann nicht untergehen, solange du Karten hast und für die nächsten Sonnenuntergänge zu wenige Charaktere blieben: Spiel einen Charakter aus oder hol Stammesmitglieder zurück.
hunters-error-nobody-out = Du hast auf keinem Ort Stammesmitglieder, die heimkommen könnten.
hunters-error-nobody-recalled = Hol mindestens ein Stammesmitglied zurück: Wähle, was es mitbringt.
hunters-error-empty-hand = Du hast keine Charaktere mehr auf der Hand: Hol Stammesmitglieder zurück oder lass die Sonne untergehen.
hunters-error-no-geysers = Bei den Geysiren steht keins deiner Stammesmitglieder.
hunters-error-no-furs = Dafür brauchst du 2 Felle, und ein Stammesmitglied im Vorrat oder eins bei den Schlammquellen.
hunters-error-unknown-character = Einen Charakter namens „{ $card }“ gibt es nicht.
hunters-error-not-in-hand = Die Karte „{ $card }“ hast du nicht auf der Hand; ausspielen kannst du: { $options }.
hunters-error-members = Sag für alle deine { $members } Stammesmitglieder im Dorf und auf Orten, wo sie stehen.
hunters-error-too-many-sent =
    { $most ->
        [one] Du kannst nicht { $moved } Stammesmitglieder setzen: Nur { $most } darf umziehen.
       *[other] Du kannst nicht { $moved } Stammesmitglieder setzen: Nur { $most } dürfen umziehen.
    }
hunters-error-no-room =
    { $room ->
        [0] Kein Platz mehr { $at }: höchstens drei Stammesmitglieder, beide Stämme zusammen.
        [one] Nur noch Platz für { $room } Stammesmitglied { $at }.
       *[other] Nur noch Platz für { $room } Stammesmitglieder { $at }.
    }
hunters-error-held =
    { $place } gehört gerade dem anderen Stamm: Schick mindestens { $needed } auf einmal, um ihn zu vertreiben.
hunters-error-not-there = Im Moment kann niemand { $to }; setzen kannst du auf: { $options }.
hunters-error-no-goal = Im Moment kann niemand irgendwohin.
hunters-error-too-few-there =
    { $members ->
        [0] Du hast { $at } kein Stammesmitglied, das heimkommen könnte.
        [one] Nur { $members } deiner Stammesmitglieder kann { $from } heimkommen.
       *[other] Nur { $members } deiner Stammesmitglieder können { $from } heimkommen.
    }
hunters-error-no-field = So viele freie Felder hat der Ort nicht ({ $place }, { $goods }); frei sind: { $free }.
hunters-error-mark =
    { $stones ->
        [one] Wähle genau { $stones } Ort.
       *[other] Wähle genau { $stones } verschiedene Orte.
    }
hunters-error-short-column =
    { $cards ->
        [one] Die { $column } Spalte hat nur { $cards } Karte.
       *[other] Die { $column } Spalte hat nur { $cards } Karten.
    }
hunters-error-recruit = Gewählte Charaktere: { $cards }. { $exact ->
    [1] Nimm genau { $fewest }.
   *[other] Es müssen zusammen { $fewest } bis { $most } sein.
}
hunters-error-unknown-item = Einen Gegenstand namens „{ $item }“ gibt es nicht.
hunters-error-not-yours = Das hast du nicht verdeckt vor dir: { $item }.
hunters-error-cannot-pay = Kosten für „{ $item }“: { $cost }; mitgebracht haben deine Stammesmitglieder { $pool }.
