### Stone Age: what happened, one sentence each.

stone-age-event-round = Ronde { $round } begint.
stone-age-event-start-player = { $name } is de nieuwe startspeler.
stone-age-event-card-revealed = { $place } is nu: { $card }.
stone-age-event-building-revealed = { $place } is nu: { $building }.

stone-age-event-placed =
    { $people ->
        [one] { $name } stuurt { $people } stamlid { $to }.
       *[other] { $name } stuurt { $people } stamleden { $to }.
    }

stone-age-event-rolled = { $name } gooit { $dice } { $at }.
stone-age-event-gathered = { $name } krijgt { $goods } { $at } ({ $total ->
        [one] { $total } oog
       *[other] { $total } ogen
    }).
stone-age-event-tool =
    { $tools ->
        [one] { $name } maakt het eerste gereedschap.
       *[other] { $name } maakt gereedschap: nu { $tools } in totaal.
    }
stone-age-event-tool-limit = { $name } heeft al het beste gereedschap en krijgt niets.
stone-age-event-person = { $name } krijgt een nieuw stamlid: nu { $people } in totaal.
stone-age-event-people-limit = { $name } heeft al alle stamleden en krijgt er geen.
stone-age-event-field = { $name } verbouwt nu elke ronde { $field } voedsel.
stone-age-event-field-limit = { $name } staat aan het einde van het voedselspoor en krijgt niets.

stone-age-event-card-bought = { $name } koopt een kaart voor { $goods }: { $card }.
stone-age-event-received = { $name } ontvangt { $goods }.
stone-age-event-points =
    { $points ->
        [one] { $name } krijgt { $points } punt.
       *[other] { $name } krijgt { $points } punten.
    }
stone-age-event-one-use-tool = { $name } krijgt gereedschap van waarde { $value } voor één keer.
stone-age-event-kept = { $name } bewaart de kaart voor later: { $card }.
stone-age-event-gained = { $name } neemt { $goods } van een bewaarde kaart.
stone-age-event-card-drawn = { $name } trekt in het geheim een kaart.
stone-age-event-card-drawn-own = Je hebt getrokken: { $card }.
stone-age-event-deck-empty = { $name } krijgt geen kaart: de stapel is leeg.
stone-age-event-dice-bar = { $name } gooit { $dice }: een dobbelsteen voor iedereen.
stone-age-event-took-die = { $name } pakt de { $die }.
stone-age-event-declined = { $name } koopt niets { $at }.
stone-age-event-built =
    { $points ->
        [one] { $name } bouwt met { $goods } en krijgt { $points } punt.
       *[other] { $name } bouwt met { $goods } en krijgt { $points } punten.
    }
stone-age-event-stack-empty = { $place }: de stapel is op.

stone-age-event-fed =
    { $missing ->
        [0] { $name } voedt { stone-age-people }.
       *[other] { $name } betaalt { $food } voedsel voor { stone-age-people }: { $missing } tekort.
    }
stone-age-event-replaced-food = { $name } voedt de stamleden met { $goods }.
stone-age-event-starved = { $name } laat stamleden honger lijden en verliest { $points } punten.

stone-age-event-end-cards = De kaarten zijn op: het spel eindigt.
stone-age-event-end-buildings = Een stapel hutten is op: het spel eindigt.
stone-age-event-won = { $name } wint met { $score } punten.

## Wild animals

stone-age-event-malus = Het wilde dier verlaagt de worp van { $name } met { $points } tot { $total }.
stone-age-event-animal-active = Er verschijnt een { $animal }: { $points } minder bij elke worp voor goederen.
stone-age-event-animal-waits = Er wacht een { $animal } achter de andere dieren.
stone-age-event-animal-stays =
    { $people ->
        [0] Het wilde dier ({ $animal }) blijft.
        [one] Het wilde dier ({ $animal }) blijft, en het stamlid daar ook.
       *[other] Het wilde dier ({ $animal }) blijft, en de { $people } stamleden daar ook.
    }
stone-age-event-animal-driven-away = Het wilde dier ({ $animal }) is verjaagd.
stone-age-event-animal-reward = { $name } neemt een beloning voor een { $die }: { $goods }.

## Hard winter, Style is the Goal

stone-age-event-paid-extra = { $name } betaalt { $goods } extra en krijgt { $points } punten.
stone-age-event-swapped = { $name } ruilt { $give } voor { $get }.
stone-age-event-extra-card-bought = { $name } koopt de bovenste kaart van de stapel voor { $goods }.
stone-age-event-trader = { $name } gaat op het handelsspoor naar veld { $field }.
stone-age-event-trader-limit = { $name } staat al aan het einde van het handelsspoor.
stone-age-event-income = { $name } krijgt { $goods } als inkomen.

## Mammoth herd

stone-age-event-herd-next = Het volgende bonusfiche van de mammoeten toont { $goods } op de achterkant.
stone-age-event-herd-moved = De mammoeten zijn { $at }. De bonus voor de winnaar: { $first }; voor iedereen: { $all }.
stone-age-event-herd-left = De mammoeten gaan voorgoed weg.
stone-age-event-herd-alone = Niemand volgde de mammoeten: het bonusfiche is weg.
stone-age-event-herd-tie = De beste worpen zijn gelijk: niemand temt een mammoet, iedereen daar krijgt { $all }.
stone-age-event-moved =
    { $people ->
        [one] { $name } betaalt { $goods }, en { $people } stamlid volgt de mammoeten.
       *[other] { $name } betaalt { $goods }, en { $people } stamleden volgen de mammoeten.
    }
stone-age-event-tamed = { $name } temt een mammoet en neemt het bonusfiche.
stone-age-event-bonus = { $name } neemt de bonus: { $goods }.
