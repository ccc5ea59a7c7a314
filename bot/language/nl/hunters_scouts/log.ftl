### Hunters and Scouts: what happened, and what a seat is asked.

## Questions. `.named` addresses somebody by name, `.together` several at once.

hunters-prompt-turn = Speel, haal terug of laat de zon ondergaan.
    .named = { $name }, speel, haal terug of laat de zon ondergaan.
    .together = Wat doen jullie met jullie beurt?
hunters-prompt-send =
    { $most ->
        [one] Stuur hoogstens { $most } stamlid naar een andere locatie.
       *[other] Stuur hoogstens { $most } stamleden naar andere locaties.
    }
    .named =
        { $most ->
            [one] { $name }, stuur hoogstens { $most } stamlid naar een andere locatie.
           *[other] { $name }, stuur hoogstens { $most } stamleden naar andere locaties.
        }
    .together = Wie sturen jullie erop uit?
hunters-prompt-send-there =
    { $most ->
        [one] Stuur hoogstens { $most } stamlid naar de omgedraaide kaart: { $place }.
       *[other] Stuur hoogstens { $most } stamleden naar de omgedraaide kaart: { $place }.
    }
    .named =
        { $most ->
            [one] { $name }, stuur hoogstens { $most } stamlid naar de omgedraaide kaart: { $place }.
           *[other] { $name }, stuur hoogstens { $most } stamleden naar de omgedraaide kaart: { $place }.
        }
    .together = Hoeveel gaan er naar de omgedraaide kaart?
hunters-prompt-use = Meegebracht: { $pool }. Maak voorwerpen, haal meer stamleden terug, of stop.
    .named = { $name }, je hebt { $pool } meegebracht: maak voorwerpen, haal meer stamleden terug, of stop.
    .together = Gebruik wat jullie stamleden meebrachten.
hunters-prompt-wear =
    { $cards ->
        [one] Kies op deze locatie een veld dat wordt afgedekt.
       *[other] Kies op elk van deze locaties een veld dat wordt afgedekt.
    }
    .named =
        { $cards ->
            [one] { $name }, kies op deze locatie een veld dat wordt afgedekt.
           *[other] { $name }, kies op elk van deze locaties een veld dat wordt afgedekt.
        }
    .together = Kies op elke locatie een veld dat wordt afgedekt.
hunters-prompt-mark = Kies 3 verschillende locaties waar een veld wordt afgedekt.
    .named = { $name }, kies 3 verschillende locaties waar een veld wordt afgedekt.
    .together = Kies 3 verschillende locaties waar een veld wordt afgedekt.
hunters-prompt-lay = Leg de { $card } in een van de kortste kolommen.
    .named = { $name }, leg de { $card } in een van de kortste kolommen.
    .together = Leg jullie kaart in een van de kortste kolommen.
hunters-prompt-spirits = Trek 2 voorwerpen, of neem 1 vrij personage.
    .named = { $name }, trek 2 voorwerpen, of neem 1 vrij personage.
    .together = Trek 2 voorwerpen, of neem 1 vrij personage.
hunters-prompt-fire = Stuur je stamleden ergens heen, of leg een personage uit je hand in het aanbod.
    .named = { $name }, stuur je stamleden ergens heen, of leg een personage uit je hand in het aanbod.
    .together = Stuur jullie stamleden ergens heen, of leg een personage uit de hand in het aanbod.
hunters-prompt-reveal = Welke kaart wordt omgedraaid?
    .named = { $name }, welke kaart wordt omgedraaid?
    .together = Welke kaart wordt omgedraaid?
hunters-prompt-keep-one = Houd een van de twee voorwerpen die je hebt getrokken.
    .named = { $name }, houd een van de twee voorwerpen die je hebt getrokken.
    .together = Houd een van de twee getrokken voorwerpen.
hunters-prompt-exchange = Wissel zoveel verborgen voorwerpen als je wilt om voor nieuwe.
    .named = { $name }, wissel zoveel verborgen voorwerpen als je wilt om voor nieuwe.
    .together = Wissel zoveel verborgen voorwerpen als jullie willen om voor nieuwe.
hunters-prompt-stash =
    { $fewest ->
        [0] Houd vannacht hoogstens { $limit } verborgen voorwerpen.
       *[other] { $limit ->
            [one] Kies het verborgen voorwerp dat je vannacht houdt.
           *[other] Kies de { $limit } verborgen voorwerpen die je vannacht houdt.
        }
    }
    .named =
        { $fewest ->
            [0] { $name }, houd vannacht hoogstens { $limit } verborgen voorwerpen.
           *[other] { $limit ->
                [one] { $name }, kies het verborgen voorwerp dat je vannacht houdt.
               *[other] { $name }, kies de { $limit } verborgen voorwerpen die je vannacht houdt.
            }
        }
    .together = Kies de verborgen voorwerpen die jullie vannacht houden.
hunters-prompt-lose = Je hebt { $hunger } honger: waar verlies je een stamlid (en 3 honger)?
    .named = { $name }, je hebt { $hunger } honger: waar verlies je een stamlid (en 3 honger)?
    .together = Waar verliezen jullie een stamlid?
hunters-prompt-recruit = Neem de personages voor je volgende dag van de vrije uiteinden van de kolommen.
    .named = { $name }, neem de personages voor je volgende dag van de vrije uiteinden van de kolommen.
    .together = Neem de personages voor jullie volgende dag.
hunters-prompt-ancestor = Neem nog een vrij personage (Voorouderheuvel).
    .named = { $name }, neem nog een vrij personage (Voorouderheuvel).
    .together = Neem nog een vrij personage.
hunters-prompt-bonus = Je bereikt veld { $field }: lever je 2 gemaakte voorwerpen in voor 1 punt extra?
    .named = { $name }, je bereikt veld { $field }: lever je 2 gemaakte voorwerpen in voor 1 punt extra?
    .together = Leveren jullie 2 gemaakte voorwerpen in voor 1 punt extra?
hunters-prompt-herb-heath = Door de Kruidenheide mag je 1 stamlid naar een andere locatie sturen.
    .named = { $name }, door de Kruidenheide mag je 1 stamlid naar een andere locatie sturen.
    .together = Door de Kruidenheide mogen jullie 1 stamlid sturen.

## What happened: the course of the game

hunters-event-starter = { $name } begint.
hunters-event-place-laid = Heilige plaats { $place }: { $blessing }.
hunters-event-turn = Beurt { $turn }: { $name }.
hunters-event-played = { $name } speelt de { $card }.
hunters-event-laid =
    { $column ->
        [midden] { $name } legt de { $card } in de middelste kolom.
        [links] { $name } legt de { $card } in de linkerkolom.
       *[other] { $name } legt de { $card } in de rechterkolom.
    }
hunters-event-forwent = { $name } slaat de beurt over voor de Geisers.
hunters-event-sunset = De zon gaat onder voor { $name }.
hunters-event-recruited = { $name } neemt { $cards }.
hunters-event-recruited-column =
    { $cards ->
        [one] { $name } neemt { $cards } kaart uit de { $column ->
            [midden] middelste kolom
            [links] linkerkolom
           *[other] rechterkolom
        }.
       *[other] { $name } neemt { $cards } kaarten uit de { $column ->
            [midden] middelste kolom
            [links] linkerkolom
           *[other] rechterkolom
        }.
    }
hunters-event-last-turn = { $name } heeft nog één laatste beurt.
hunters-event-extinct = De stam van { $name } is er niet meer.
hunters-event-game-over =
    { $why ->
        [goal] { $name } bereikt het doel en wint.
        [last-turn] { $name } is verder gekomen en wint.
        [extinct] { $name } wint, want de andere stam is er niet meer.
       *[other] { $name } wint.
    }

## Locations and members

hunters-event-revealed = Omgedraaid: { $place } met { $fields }.
hunters-event-deck-empty =
    { $deck ->
        [items] Er zijn geen voorwerpen meer om te trekken.
        [wilderness] Er is geen wildernis meer om om te draaien.
        [hunting] Er is geen jachtgebied meer om om te draaien.
       *[other] Een stapel is op.
    }
hunters-event-worn = { $name } dekt { $at } een veld af: { $goods }.
hunters-event-used-up = { $place } is uitgeput en verdwijnt.
hunters-event-sent =
    { $members ->
        [one] { $name } stuurt { $members } stamlid { $to }.
       *[other] { $name } stuurt { $members } stamleden { $to }.
    }
hunters-event-left =
    { $members ->
        [one] { $members } stamlid van { $name } vertrekt { $from }.
       *[other] { $members } stamleden van { $name } vertrekken { $from }.
    }
hunters-event-nobody-sent = { $name } stuurt niemand.
hunters-event-driven-away =
    { $members ->
        [one] { $members } stamlid van { $name } wordt { $at } verdreven.
       *[other] { $members } stamleden van { $name } worden { $at } verdreven.
    }
hunters-event-sent-home =
    { $members ->
        [one] { $members } stamlid van { $name } gaat met lege handen terug { $from }.
       *[other] { $members } stamleden van { $name } gaan met lege handen terug { $from }.
    }
hunters-event-recalled = { $name } haalt { $from } terug: { $brought }.
hunters-came-home =
    { $members ->
        [one] { $members } stamlid van { $name } komt terug { $from }.
       *[other] { $members } stamleden van { $name } komen terug { $from }.
    }
hunters-event-grown-up = Een stamlid van { $name } komt van het kamp naar het dorp.
hunters-event-converted = { $name } geeft 2 vachten voor een nieuw stamlid in het kamp.

## Items

hunters-event-item-drawn = { $name } trekt een voorwerp.
hunters-drew-items = { $name } trekt { $count } voorwerpen.
hunters-event-item-drawn-own = Je trekt { $item }.
hunters-event-created = { $name } maakt { $item }.
hunters-event-discarded = { $name } legt af: { $items }.
hunters-event-bonus = { $name } levert { $items } in voor de bonus van veld { $field }.
hunters-event-declined-bonus = { $name } ziet af van de bonus van veld { $field }.
hunters-event-missed-bonus =
    { $hunger ->
        [0] { $name } passeert veld { $field } zonder 2 voorwerpen om in te leveren.
       *[other] { $name } passeert veld { $field } zonder 2 voorwerpen om in te leveren en krijgt meer honger (+{ $hunger }).
    }

## Points and hunger

hunters-event-scored =
    { $points ->
        [one] { $name } krijgt { $points } punt ({ $source }).
       *[other] { $name } krijgt { $points } punten ({ $source }).
    }
hunters-event-fell-back =
    { $points ->
        [one] { $name } valt { $points } punt terug.
       *[other] { $name } valt { $points } punten terug.
    }
hunters-event-too-hungry =
    { $lost ->
        [one] { $name } heeft te veel honger voor het doel: { $lost } punt telt niet.
       *[other] { $name } heeft te veel honger voor het doel: { $lost } punten tellen niet.
    }
hunters-event-hungrier = { $name } krijgt { $tiles } honger.
hunters-event-fed = { $name } geeft { $tiles } honger af.
hunters-event-starved = Een stamlid van { $name } verhongert { $at } en gaat naar de voorraad.

hunters-source-field = jachtgebied
hunters-source-sunset = zonsondergang
hunters-source-bonus = bonusveld
hunters-source-basket-weaver = Mandenvlechtster
