### Hunters and Scouts: people, places, items and goods, labels, previews and questions.

## Characters, and what each does from top to bottom. All are “de” words, as sentences put “de” before them.

hunters-character-hunter = Jager
hunters-character-scout = Verkenner
hunters-character-gatherer = Verzamelaarster
hunters-character-chief = Hoofdman
hunters-character-offspring = Nakomeling
hunters-character-shaman = Sjamaan
hunters-character-advanced-scout = Ervaren verkenner
hunters-character-fisher = Visser
hunters-character-basket-weaver = Mandenvlechtster
hunters-character-fire-keeper = Vuurhoedster
hunters-character-tracker = Spoorzoeker

hunters-does-hunter = dek op elk jachtgebied 1 veld af, draai er een om, stuur er hoogstens 3 heen
hunters-does-scout = dek op elke wildernis 1 veld af, draai er een om, stuur hoogstens 1 ergens heen
hunters-does-gatherer = stuur er hoogstens 4 ergens heen
hunters-does-chief = trek 1 voorwerp, stuur er hoogstens 2 ergens heen
hunters-does-offspring = 1 stamlid van het kamp naar het dorp (daarna 1 honger, als je er al hebt)
hunters-does-shaman = trek 2 voorwerpen, of neem 1 vrij personage
hunters-does-advanced-scout = dek op 3 locaties 1 veld af, draai een wildernis om, stuur er hoogstens 2 ergens heen
hunters-does-fisher = geef hoogstens 2 honger af, trek 2 voorwerpen en houd er 1
hunters-does-basket-weaver = trek 1 voorwerp, wissel verborgen voorwerpen naar keuze om, 1 punt
hunters-does-fire-keeper = stuur iedereen ergens heen, of leg een personage in het aanbod
hunters-does-tracker = dek op elke wildernis en elk jachtgebied 1 veld af, draai een van beide om, stuur er hoogstens 2 ergens heen

hunters-brief-hunter = jachtgebieden afdekken, 1 omdraaien, tot 3 erheen
hunters-brief-scout = wildernis afdekken, 1 omdraaien, 1 sturen
hunters-brief-gatherer = tot 4 sturen
hunters-brief-chief = 1 voorwerp trekken, tot 2 sturen
hunters-brief-offspring = 1 naar het dorp
hunters-brief-shaman = 2 voorwerpen trekken of 1 personage nemen
hunters-brief-advanced-scout = 3 afdekken, nieuwe wildernis, 2 sturen
hunters-brief-basket-weaver = 1 voorwerp trekken, omwisselen, 1 punt
hunters-brief-fire-keeper = iedereen sturen of 1 personage in het aanbod
hunters-brief-fisher = −2 honger, 2 voorwerpen trekken, 1 houden
hunters-brief-tracker = overal afdekken, 1 omdraaien, tot 2 sturen

## Items

hunters-item-hand-axe = Vuistbijl
hunters-item-vegetable-patch = Moestuin
hunters-item-axe = Bijl
hunters-item-millstone = Maalsteen
hunters-item-mortar = Vijzel
hunters-item-clay-figure = Leembeeldje
hunters-item-boots = Laarzen
hunters-item-drum = Trommel
hunters-item-loom = Weefraam
hunters-item-clay-oven = Leemoven
hunters-item-wooden-wheel = Houten wiel
hunters-item-shelter = Schuilplaats
hunters-item-stone-hut = Stenen hut

hunters-effect-place-member = stuur 1
hunters-effect-draw-item = trek een voorwerp
hunters-effect-take-hunger = +1 honger
hunters-effect-discard-hunger = −1 honger

## Locations. `.to`, `.at` and `.from` stand inside a sentence; a number may follow every form, so those that have one go without article.

hunters-terrain-mountains = Gebergte
    .to = naar Gebergte
    .at = bij Gebergte
    .from = van Gebergte
hunters-terrain-savanna = Savanne
    .to = naar Savanne
    .at = bij Savanne
    .from = van Savanne
hunters-terrain-floodplain = Vloedvlakte
    .to = naar Vloedvlakte
    .at = bij Vloedvlakte
    .from = van Vloedvlakte
hunters-terrain-swamp = Moeras
    .to = naar Moeras
    .at = bij Moeras
    .from = van Moeras
hunters-terrain-forest = Bos
    .to = naar Bos
    .at = bij Bos
    .from = van Bos
hunters-terrain-desert = Woestijn
    .to = naar Woestijn
    .at = bij Woestijn
    .from = van Woestijn
hunters-terrain-glyptodon = Glyptodon
    .to = naar Glyptodon
    .at = bij Glyptodon
    .from = van Glyptodon
hunters-terrain-macrauchenia = Macrauchenia
    .to = naar Macrauchenia
    .at = bij Macrauchenia
    .from = van Macrauchenia
hunters-terrain-megatherium = Megatherium
    .to = naar Megatherium
    .at = bij Megatherium
    .from = van Megatherium
hunters-terrain-toxodon = Toxodon
    .to = naar Toxodon
    .at = bij Toxodon
    .from = van Toxodon
hunters-terrain-cave-bear = Holenbeer
    .to = naar Holenbeer
    .at = bij Holenbeer
    .from = van Holenbeer
hunters-terrain-mammoth = Mammoet
    .to = naar de Mammoet
    .at = bij de Mammoet
    .from = van de Mammoet
hunters-terrain-sabre-tooth = Sabeltandtijger
    .to = naar Sabeltandtijger
    .at = bij Sabeltandtijger
    .from = van Sabeltandtijger

hunters-sacred-mammoth-graveyard = Mammoetkerkhof
    .to = naar het Mammoetkerkhof
    .at = bij het Mammoetkerkhof
    .from = van het Mammoetkerkhof
hunters-sacred-waterfall = Waterval
    .to = naar de Waterval
    .at = bij de Waterval
    .from = van de Waterval
hunters-sacred-rock-bridge = Rotsbrug
    .to = naar de Rotsbrug
    .at = bij de Rotsbrug
    .from = van de Rotsbrug
hunters-sacred-ancient-oak = Oereik
    .to = naar de Oereik
    .at = bij de Oereik
    .from = van de Oereik
hunters-sacred-mud-springs = Modderbronnen
    .to = naar de Modderbronnen
    .at = bij de Modderbronnen
    .from = van de Modderbronnen
hunters-sacred-ghost-cave = Geestengrot
    .to = naar de Geestengrot
    .at = bij de Geestengrot
    .from = van de Geestengrot
hunters-sacred-misty-gorge = Nevelkloof
    .to = naar de Nevelkloof
    .at = bij de Nevelkloof
    .from = van de Nevelkloof
hunters-sacred-ice-cavern = IJsgrot
    .to = naar de IJsgrot
    .at = bij de IJsgrot
    .from = van de IJsgrot
hunters-sacred-geysers = Geisers
    .to = naar de Geisers
    .at = bij de Geisers
    .from = van de Geisers
hunters-sacred-ancestral-hill = Voorouderheuvel
    .to = naar de Voorouderheuvel
    .at = bij de Voorouderheuvel
    .from = van de Voorouderheuvel
hunters-sacred-herb-heath = Kruidenheide
    .to = naar de Kruidenheide
    .at = bij de Kruidenheide
    .from = van de Kruidenheide
hunters-sacred-cult-site = Cultusplaats
    .to = naar de Cultusplaats
    .at = bij de Cultusplaats
    .from = van de Cultusplaats

hunters-blesses-mammoth-graveyard = 1 punt als je een Jager speelt
hunters-blesses-waterfall = elk stamlid mag 2 vlees meebrengen
hunters-blesses-rock-bridge = stuur bij jouw zonsondergang hoogstens 3 stamleden ergens heen
hunters-blesses-ancient-oak = −1 honger voor elk voorwerp dat je maakt
hunters-blesses-mud-springs = 2 vachten geven 1 punt in plaats van een stamlid; daarvoor blijft er een van jou hier
hunters-blesses-ghost-cave = je Nakomeling geeft 1 punt in plaats van een stamlid
hunters-blesses-misty-gorge = houd bij jouw zonsondergang hoogstens 2 verborgen voorwerpen en stuur hoogstens 1 stamlid ergens heen
hunters-blesses-ice-cavern = houd bij jouw zonsondergang hoogstens 3 verborgen voorwerpen
hunters-blesses-geysers = trek 3 voorwerpen in plaats van je beurt
hunters-blesses-ancestral-hill = neem bij jouw zonsondergang 1 personage extra
hunters-blesses-herb-heath = bij de zonsondergang van de ander: −1 honger, trek 1 voorwerp, stuur hoogstens 1 stamlid ergens heen
hunters-blesses-cult-site = 1 punt bij jouw zonsondergang

hunters-brings-at-mammoth-graveyard = Jager: 1 punt
hunters-brings-at-waterfall = 2 vlees per stamlid
hunters-brings-at-rock-bridge = zonsondergang: 3 sturen
hunters-brings-at-ancient-oak = −1 honger per voorwerp
hunters-brings-at-mud-springs = 2 vachten: 1 punt
hunters-brings-at-ghost-cave = Nakomeling: 1 punt
hunters-brings-at-misty-gorge = zonsondergang: 2 voorwerpen houden, 1 sturen
hunters-brings-at-ice-cavern = zonsondergang: 3 voorwerpen houden
hunters-brings-at-geysers = 3 voorwerpen in plaats van je beurt
hunters-brings-at-ancestral-hill = zonsondergang: +1 personage
hunters-brings-at-herb-heath = zonsondergang van de ander: −1 honger, 1 voorwerp, 1 sturen
hunters-brings-at-cult-site = zonsondergang: 1 punt

## Goods

hunters-kind-stone = steen
hunters-kind-wood = hout
hunters-kind-clay = leem
hunters-kind-fruit = fruit
hunters-kind-fur = vacht
hunters-kind-meat = vlees
hunters-kind-vp = punt

hunters-goods-stone = { $count } steen
hunters-goods-wood = { $count } hout
hunters-goods-clay = { $count } leem
hunters-goods-fruit = { $count } fruit
hunters-goods-fur =
    { $count ->
        [one] { $count } vacht
       *[other] { $count } vachten
    }
hunters-goods-meat = { $count } vlees
hunters-goods-vp =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }

## Names with something around them

hunters-nothing = niets
hunters-none = geen
hunters-several = { $count } × { $name }
hunters-price = { $cost } → { $gives }
hunters-item = { $name }: { $price }
hunters-priced-item = { $name } ({ $price })
hunters-location = { $name } { $number }
hunters-location-letter = { $name } ({ $letter })
hunters-lettered = { $letter } { $name }
hunters-home-village = Dorp
    .to = naar het dorp
    .at = in het dorp
    .from = uit het dorp
hunters-home-camp = Kamp
    .to = naar het kamp
    .at = in het kamp
    .from = uit het kamp
hunters-home-supply = Voorraad
    .to = naar de voorraad
    .at = in de voorraad
    .from = uit de voorraad

hunters-brings-stone = steen
hunters-brings-wood = hout
hunters-brings-clay = leem
hunters-brings-fruit = fruit
hunters-brings-fur = vacht
hunters-brings-meat = vlees
hunters-brings-meat2 = 2 vlees
hunters-brings-vp =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
hunters-brings-member = { $count } naar huis

## Labels: buttons, lines of a select, autocomplete

hunters-verb-play = Een personage spelen
hunters-verb-send = Stamleden sturen
hunters-verb-recall = Stamleden terughalen
hunters-verb-create = Een voorwerp maken
hunters-verb-convert = 2 vachten geven
hunters-verb-done = Klaar
hunters-verb-sunset = Zonsondergang
hunters-verb-forgo = Geisers
hunters-verb-wear = Velden afdekken
hunters-verb-mark = Locaties kiezen
hunters-verb-lay = De kaart leggen
hunters-verb-recruit = Personages nemen
hunters-verb-pick = Kiezen
hunters-verb-stash = Voorwerpen houden
hunters-verb-exchange = Voorwerpen wisselen
hunters-verb-give = 2 voorwerpen inleveren
hunters-verb-decline = De voorwerpen houden
hunters-verb-lose = Een stamlid verliezen

hunters-action-convert = 2 vachten geven
hunters-action-done = { hunters-verb-done }
hunters-action-sunset = Zonsondergang
hunters-action-forgo = Geisers: 3 voorwerpen, geen beurt
hunters-action-decline = Nee, de voorwerpen houden
hunters-action-nobody = Niemand gaat
hunters-action-send-to = { $members } naar { $place }
hunters-action-send-from = { $members } van { $place }
hunters-action-recall = { $place }: { $things }
hunters-action-mark = { $place }
hunters-action-wear = { $place }: { $goods }
hunters-action-recruit = Links { $left }, midden { $middle }, rechts { $right }
hunters-action-recruit-one = { $card } ({ $column })
hunters-action-create = Maken: { $item }
hunters-action-lose = { $place }
hunters-action-stash = Houden: { $items }
hunters-action-stash-none = Niets houden
hunters-action-exchange = Wisselen: { $items }
hunters-action-exchange-none = Niets wisselen
hunters-action-give = Inleveren: { $items }
hunters-action-give-none = Niets inleveren

hunters-part-from = 1 weg van { $place }
hunters-part-thing = { $place }: { $thing }

hunters-column-left = links
hunters-column-middle = midden
hunters-column-right = rechts
hunters-column = { $column }, na { $card }
hunters-column-empty = { $column }, leeg

hunters-pick-items = 2 voorwerpen trekken
hunters-pick-members = Stamleden sturen
hunters-pick-wilderness = Wildernis
hunters-pick-hunting = Jachtgebied
hunters-pick-character = In het aanbod: { $card }

hunters-field-members = Stamleden
hunters-field-left = Linkerkolom
hunters-field-middle = Middelste kolom
hunters-field-right = Rechterkolom
hunters-field-locations = Welke 3 locaties?
hunters-field-items = Welke voorwerpen?
hunters-field-what = Welke?
hunters-value-cards = { $count }: { $cards }
hunters-value-place = { $place } · { $fields }
hunters-brings-none = blijft

## Previews and hints

hunters-preview-fed = −{ $tiles } honger
hunters-preview-sunset =
    { $count ->
        [one] { $points } punt
       *[other] { $points } punten
    }{ $starves ->
        [0] , daarna in totaal { $hunger } honger
        [1] , { $hunger } honger, één verhongert
       *[other] , { $hunger } honger, het laatste sterft
    }
hunters-preview-convert =
    { $what ->
        [vp]
            { $pairs ->
                [one] 1 punt
               *[other] { $pairs } punten
            }
       *[other]
            { $pairs ->
                [one] 1 stamlid naar het kamp
               *[other] { $pairs } stamleden naar het kamp
            }
    }
hunters-preview-done =
    { $pairs ->
        [0] wat over is gaat verloren
       *[other]
            { $lost ->
                [0] { hunters-preview-convert }
               *[other] { hunters-preview-convert }, de rest gaat verloren
            }
    }
hunters-preview-forgo =
    { $items ->
        [one] { $items } voorwerp
       *[other] { $items } voorwerpen
    }
hunters-enough-for = genoeg voor { $items }
hunters-together = samen { $points }
hunters-gives-up = geeft { $points } op
hunters-costs = kost { $cost }
hunters-within-reach = Je stamleden kunnen genoeg halen voor: { $items }
hunters-hint =
    { $count ->
        [one] Je verborgen voorwerp (alleen jij ziet dit):
       *[other] Je { $count } verborgen voorwerpen (alleen jij ziet dit):
    }
hunters-own-row = • { $row }

## Words of the product

game-hunters_scouts = Jagers en verkenners (Jäger und Späher)
goal-hunters_scouts = Stuur je stam op jacht en op verkenning, maak voorwerpen van wat die meebrengt, en haal als eerste 24 punten.
edition-2014 = uitgave 2014

## Setting up a game

error-setup-needs-variant = Kies hoe je speelt: introductiespel, normaal spel of overlevingsstrijd.
