### Hunters and Scouts: the table as text, alt text, standings, own things, help, and what is wrong with an action.

hunters-nobody = nobody
hunters-members = village { $village }, out { $out }, camp { $camp }, supply { $supply }

## The table as text

hunters-phase-setup = before the first turn
hunters-phase-turn = a turn
hunters-phase-recall = calling members home
hunters-phase-sunset = sunset
hunters-phase-end = end of a turn
hunters-phase-over = the game is over

hunters-board-head = { "**" }Round { $round }, turn { $turn }{ "**" } · { $phase }
hunters-board-to-move = To move: { $names }
hunters-board-ending = This is the last turn.
hunters-board-pool = Brought in this turn: { $goods }
hunters-board-display = { "**" }Display{ "**" } (the free character first)
hunters-board-column = { $column }: { $cards }
hunters-board-locations = { "**" }Locations{ "**" } (free fields ← who stands there)
hunters-board-location = { $place } ({ $group }): { $fields }
hunters-board-covered = { $free } (covered: { $covered })
hunters-board-locked = { $name } { $members } ({ $locked } must stay)
hunters-board-place = { $place }: { $blessing }
hunters-board-deck =
    { $deck ->
        [items] items { $left } ({ $discarded } discarded)
        [wilderness] wilderness { $left } ({ $discarded })
       *[hunting] hunting grounds { $left } ({ $discarded })
    }
hunters-board-decks = Decks: { $decks }
hunters-board-tribe =
    { $start ->
        [yes] { "**" }{ $name }{ "**" } (began): { $points }, { $hunger } hunger · { $members } · hand: { $hand } · hidden items { $items } · created: { $created }
       *[no] { "**" }{ $name }{ "**" }: { $points }, { $hunger } hunger · { $members } · hand: { $hand } · hidden items { $items } · created: { $created }
    }
hunters-group-wilderness = wilderness
hunters-group-hunting = hunting

## Alt text: plain, no formatting

hunters-alt-asked = Turn { $turn }. { $question }
hunters-alt-turn = Turn { $turn }. To move: { $names }.
hunters-alt-round-over = Round { $round } is over.
hunters-alt-over = The game is over. { $name } won with { $points }.
hunters-alt-score = { $name } { $vp }, hunger { $hunger }
hunters-alt-scores = Points: { $scores }.
hunters-alt-pool = Brought in this turn: { $goods }.
hunters-alt-location = { $place }: { $fields }; { $here }.
hunters-alt-place = { $place }: { $here }.
hunters-alt-free = Free characters: { $cards }.
hunters-alt-tribe = { $name }: { $members }; characters { $cards }, hidden items { $items }, created: { $created }.
hunters-alt-decks = { $decks }.

## Standings

hunters-standing-goal = { $name } reached the goal.
hunters-standing-last-turn = After the last turn { $name } has come further.
hunters-standing-extinct = { $name } wins, as the other tribe is gone.
hunters-standing-row = { $rank }. { "**" }{ $name }{ "**" }: { $points } · { $hunger } hunger · created: { $created } · hidden: { $hidden }
hunters-standing-tie = Equal points: { $name }, who did not begin, wins.

## My things

hunters-own-head = { $points }, { $hunger } hunger · { $members }
hunters-own-items = { "**" }Your hidden items ({ $count }){ "**" }: cost → what they give
hunters-own-hand = { "**" }Your characters ({ $count }){ "**" }
hunters-own-created = { "**" }Created ({ $count }){ "**" }
hunters-own-character = { $card }: { $does }
hunters-legend-signs =
    { "**" }Legend{ "**" }
    Letters name the places: A, B, C … the open cards, X, Y, Z the sacred places. A card keeps its letter as long as it lies there.
    A dark disc with a cross is a consumption stone: that field is used up. The last field gone, the card goes, too.
    The bowl is hunger: −1 for each meat, +1 for each member at sunset. With 8 a member starves; above 3 nobody enters 24.
    Tents are the village, the fire is the camp (waiting for an Offspring), the grey figure the supply.
hunters-legend-places = { "**" }Sacred places at this table{ "**" }
hunters-legend-characters = { "**" }Characters{ "**" }
hunters-legend-items = { "**" }Items{ "**" }: cost → what they bring

## Help and credits

hunters-help =
    { "**" }Hunters and Scouts{ "**" } (two players, first to 24 points)
    Play a character, or call members home and create items with what they fetch, or let the sun set.
    Sunset: 1 point per member, less hunger and cards in hand; then all get hungry. Meat stills hunger, 2 furs bring a member. Above 3 hunger nobody enters 24.
hunters-credits =
    { "**" }Hunters and Scouts: what is ours{ "**" }
    The rules are those of the published game. No source gives the numbers printed on these cards, so we chose some that fit the rules:
hunters-credit = • { $name }: { $count } of { $among } reconstructed
hunters-credit-house = { $line } ({ $changed } changed by the host of this bot)
hunters-credit-items-item = Items, cost, points and effects
hunters-credit-wilderness-card = Wilderness, the fields of a card
hunters-credit-hunting-ground = Hunting grounds, fields and survival marks

## What is wrong with an action

hunters-error-early = The sun cannot set while you hold cards and too few characters would be left for the next sunsets: play a character or call members home.
hunters-error-nobody-out = You have no members on locations who could come home.
hunters-error-nobody-recalled = Call at least one member home: choose what it brings.
hunters-error-empty-hand = You have no characters left to play: call members home, or let the sun set.
hunters-error-no-geysers = You have no member at the Geysers.
hunters-error-no-furs = That takes 2 furs, and a member in the supply or one of yours at the Mud springs.
hunters-error-unknown-character = There is no character called “{ $card }”.
hunters-error-not-in-hand = You do not hold the { $card }; you can play: { $options }.
hunters-error-members = Say for all your { $members } members in the village and out where they stand.
hunters-error-too-many-sent =
    { $most ->
        [one] You cannot move { $moved } members: only { $most } may go.
       *[other] You cannot move { $moved } members: only { $most } may go.
    }
hunters-error-no-room =
    { $room ->
        [0] { $place } is full: three members at most, of both tribes.
        [one] { $place } has room for only { $room } more member.
       *[other] { $place } has room for only { $room } more members.
    }
hunters-error-held =
    { $place } is held by the other tribe: send at least { $needed } at once to drive it home.
hunters-error-not-there = Nobody can go to { $place } now; you can send to: { $options }.
hunters-error-no-goal = Nobody can go anywhere now.
hunters-error-too-few-there =
    { $members ->
        [0] You have no member at { $place } who could come home.
        [one] Only { $members } of your members can come home from { $place }.
       *[other] Only { $members } of your members can come home from { $place }.
    }
hunters-error-no-field = { $place } has not enough free fields of { $goods }; free are: { $free }.
hunters-error-mark =
    { $stones ->
        [one] Choose exactly { $stones } location.
       *[other] Choose exactly { $stones } different locations.
    }
hunters-error-short-column =
    { $cards ->
        [one] There is only { $cards } card in the { $column } column.
       *[other] There are only { $cards } cards in the { $column } column.
    }
hunters-error-recruit = Characters chosen: { $cards }. { $exact ->
    [1] Take exactly { $fewest }.
   *[other] It must be { $fewest } to { $most } in all.
}
hunters-error-unknown-item = There is no item called “{ $item }”.
hunters-error-not-yours = You have no hidden { $item }.
hunters-error-cannot-pay = The { $item } costs { $cost }; your members have brought { $pool }.
