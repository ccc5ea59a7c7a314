### The questions

hunters-field-answer-character = Wat je met je beurten doet
hunters-field-answer-herb-heath = Kruidenheide, bij zonsondergang van de ander
hunters-field-answer-use = Wat je maakt
hunters-field-answer-follow = Jager: hoeveel er naar de nieuwe kaart gaan
hunters-field-answer-item-send = Een stamlid sturen met een voorwerp
hunters-field-answer-evening = Een stamlid sturen bij zonsondergang
hunters-field-answer-wear = Welke velden je afdekt
hunters-field-answer-mark = Ervaren verkenner: welke locaties
hunters-field-answer-lay = Waar je een personage neerlegt
hunters-field-answer-spirits = Sjamaan: voorwerpen of een personage
hunters-field-answer-fire = Vuurhoedster: sturen of neerleggen
hunters-field-answer-reveal = Spoorzoeker: welke stapel
hunters-field-answer-keep = Welke verborgen voorwerpen je houdt
hunters-field-answer-exchange = Mandenvlechtster: wat je wisselt
hunters-field-answer-lose = Wie je door honger verliest
hunters-field-answer-recruit = Welke personages je neemt
hunters-field-answer-bonus = Bonusveld: of je 2 voorwerpen inlevert

hunters-field-plan-send = Sturen
hunters-field-plan-use = Maken
hunters-field-plan-wear = Afdekken
hunters-field-plan-mark = Locaties
hunters-field-plan-lay = Neerleggen
hunters-field-plan-spirits = Sjamaan
hunters-field-plan-fire = Vuurhoedster
hunters-field-plan-reveal = Omdraaien
hunters-field-plan-keep = Houden
hunters-field-plan-exchange = Wisselen
hunters-field-plan-lose = Verliezen
hunters-field-plan-recruit = Nemen
hunters-field-plan-bonus = Bonus

## The answers

hunters-answer-nobody = Niemand gaat
hunters-answer-most = zoveel mogelijk
hunters-answer-fewest = zo weinig mogelijk
hunters-answer-wear-most = waar het meest van is
hunters-answer-best = de meeste punten eerst
hunters-answer-only = verder niets
hunters-answer-none = niets
hunters-answer-finish = klaar als er niets meer kan
hunters-answer-done = dan klaar
hunters-answer-use-number = hoogstens { $number }
hunters-answer-follow-number =
    { $number ->
        [one] { $number } stamlid
       *[other] { $number } stamleden
    }
hunters-answer-away = waar niemand van jou staat
hunters-answer-left = links
hunters-answer-middle = midden
hunters-answer-right = rechts
hunters-answer-items = 2 voorwerpen trekken
hunters-answer-members = stamleden sturen
hunters-answer-wilderness = wildernis
hunters-answer-hunting = jachtgebied
hunters-answer-give = ja, die met de minste punten
hunters-answer-decline = nee, houden

## Plans

hunters-plan-recall = Terughalen: { $loads }
hunters-plan-new-card = de nieuwe kaart
hunters-plan-answer = { $question }: { $answer }
hunters-plan-from-round = vanaf ronde { $round }: { $turns }
hunters-plan-since-round = vanaf ronde { $round }, beurt voor beurt
hunters-plan-always = elke beurt het eerste dat kan
hunters-plan-then = ; dan{ " " }
hunters-plan-none =
    { $counted ->
        [hunger] je geen honger hebt
        [points] je geen punten hebt
        [village] je niemand in het dorp hebt
        [items] je geen verborgen voorwerpen hebt
       *[cards] je geen personages in je hand hebt
    }
hunters-plan-some =
    { $counted ->
        [hunger] je honger hebt
        [points] je punten hebt
        [village] je stamleden in het dorp hebt
        [items] je verborgen voorwerpen hebt
       *[cards] je personages in je hand hebt
    }
hunters-plan-count =
    { $sign ->
        [fewer] je minder dan { $number } { $what } hebt
        [more] je meer dan { $number } { $what } hebt
       *[exactly] je precies { $number } { $what } hebt
    }
hunters-plan-counted-hunger = honger
hunters-plan-counted-points =
    { $number ->
        [one] punt
       *[other] punten
    }
hunters-plan-counted-village =
    { $number ->
        [one] stamlid in het dorp
       *[other] stamleden in het dorp
    }
hunters-plan-counted-items =
    { $number ->
        [one] verborgen voorwerp
       *[other] verborgen voorwerpen
    }
hunters-plan-counted-cards =
    { $number ->
        [one] personage in je hand
       *[other] personages in je hand
    }
hunters-plan-fields =
    { $sign ->
        [fewer] { $place } minder dan { $number } { $what } heeft
        [more] { $place } meer dan { $number } { $what } heeft
       *[exactly] { $place } precies { $number } { $what } heeft
    }
hunters-plan-mine = je { $at } staat
hunters-plan-taken = de andere stam { $at } staat
hunters-plan-free = er { $at } plaats is
hunters-plan-gone = { $place } er niet meer is
hunters-plan-open = { $card } vrij ligt

## What a plan would do now

hunters-plan-rounds =
    { $last ->
        [0] In ronde { $round }:
       *[other] In ronde { $round } tot en met { $last }, elk een beurt:
    }
hunters-plan-not-in-hand = overgeslagen: niet in je hand
hunters-plan-no-recall = overgeslagen: niemand kan dat nu meebrengen
hunters-plan-no-sunset = overgeslagen: de zon kan nog niet ondergaan
hunters-plan-no-geysers = overgeslagen: niemand van jou is bij de Geisers
hunters-plan-does-not-fit = overgeslagen: wat je erbij hebt gezegd kan niet
hunters-plan-later = later
hunters-plan-over = voorbij

## What cannot be read

error-hunters-answer-last = “{ $word }” staat aan het eind.
