### Hunters and Scouts: people, places, items and goods, labels, previews and questions.

## Characters, and what each does from top to bottom

hunters-character-hunter = Jäger
hunters-character-scout = Späher
hunters-character-gatherer = Sammlerin
hunters-character-chief = Häuptling
hunters-character-offspring = Nachwuchs
hunters-character-shaman = Schamane
hunters-character-advanced-scout = Kundschafter
hunters-character-fisher = Fischer
hunters-character-basket-weaver = Korbflechterin
hunters-character-fire-keeper = Feuerwächterin
hunters-character-tracker = Fährtensucher

hunters-does-hunter = je 1 Verbrauchsstein auf jedes Jagdgebiet, ein neues aufdecken, bis zu 3 darauf setzen
hunters-does-scout = je 1 Verbrauchsstein auf jede Wildnis, eine neue aufdecken, höchstens 1 beliebig setzen
hunters-does-gatherer = bis zu 4 beliebig setzen
hunters-does-chief = 1 Gegenstand ziehen, bis zu 2 beliebig setzen
hunters-does-offspring = 1 Stammesmitglied vom Lager ins Dorf (dann 1 Hunger, wenn du schon welchen hast)
hunters-does-shaman = 2 Gegenstände ziehen oder 1 freiliegenden Charakter nehmen
hunters-does-advanced-scout = je 1 Verbrauchsstein auf 3 Orte, eine Wildnis aufdecken, bis zu 2 beliebig setzen
hunters-does-fisher = bis zu 2 Hunger ablegen, 2 Gegenstände ziehen und 1 behalten
hunters-does-basket-weaver = 1 Gegenstand ziehen, beliebig viele verdeckte austauschen, 1 Punkt
hunters-does-fire-keeper = alle beliebig setzen oder einen Charakter in die Auslage legen
hunters-does-tracker = je 1 Verbrauchsstein auf jede Wildnis und jedes Jagdgebiet, eins davon aufdecken, bis zu 2 beliebig setzen

hunters-brief-hunter = Jagdgebiete verbrauchen, 1 aufdecken, bis 3 setzen
hunters-brief-scout = Wildnis verbrauchen, neue aufdecken, 1 setzen
hunters-brief-gatherer = bis zu 4 setzen
hunters-brief-chief = 1 Gegenstand ziehen, bis zu 2 setzen
hunters-brief-offspring = 1 aus dem Lager ins Dorf
hunters-brief-shaman = 2 Gegenstände ziehen oder 1 Charakter nehmen
hunters-brief-advanced-scout = 3 Orte verbrauchen, neue Wildnis, 2 setzen
hunters-brief-basket-weaver = 1 Gegenstand ziehen, tauschen, 1 Punkt
hunters-brief-fire-keeper = alle setzen oder 1 Charakter ablegen
hunters-brief-fisher = −2 Hunger, 2 Gegenstände ziehen, 1 behalten
hunters-brief-tracker = überall verbrauchen, 1 aufdecken, 2 setzen

## Items

hunters-item-hand-axe = Faustkeil
hunters-item-vegetable-patch = Gemüsebeet
hunters-item-axe = Axt
hunters-item-millstone = Mahlstein
hunters-item-mortar = Mörser
hunters-item-clay-figure = Lehmfigur
hunters-item-boots = Stiefel
hunters-item-drum = Trommel
hunters-item-loom = Webrahmen
hunters-item-clay-oven = Lehmofen
hunters-item-wooden-wheel = Holzrad
hunters-item-shelter = Unterschlupf
hunters-item-stone-hut = Steinhütte

hunters-effect-place-member = 1 setzen
hunters-effect-draw-item = Gegenstand ziehen
hunters-effect-take-hunger = +1 Hunger
hunters-effect-discard-hunger = −1 Hunger

## Locations. `.to`, `.at` and `.from` stand inside a sentence; a number may follow every form.

hunters-terrain-mountains = Gebirge
    .to = ins Gebirge
    .at = im Gebirge
    .from = aus dem Gebirge
hunters-terrain-savanna = Savanne
    .to = in die Savanne
    .at = in der Savanne
    .from = aus der Savanne
hunters-terrain-floodplain = Schwemmland
    .to = ins Schwemmland
    .at = im Schwemmland
    .from = aus dem Schwemmland
hunters-terrain-swamp = Sumpf
    .to = in den Sumpf
    .at = im Sumpf
    .from = aus dem Sumpf
hunters-terrain-forest = Wald
    .to = in den Wald
    .at = im Wald
    .from = aus dem Wald
hunters-terrain-desert = Wüste
    .to = in die Wüste
    .at = in der Wüste
    .from = aus der Wüste
hunters-terrain-glyptodon = Glyptodon
    .to = zum Glyptodon
    .at = beim Glyptodon
    .from = vom Glyptodon
hunters-terrain-macrauchenia = Macrauchenia
    .to = zur Macrauchenia
    .at = bei der Macrauchenia
    .from = von der Macrauchenia
hunters-terrain-megatherium = Megatherium
    .to = zum Megatherium
    .at = beim Megatherium
    .from = vom Megatherium
hunters-terrain-toxodon = Toxodon
    .to = zum Toxodon
    .at = beim Toxodon
    .from = vom Toxodon
hunters-terrain-cave-bear = Höhlenbär
    .to = zum Höhlenbären
    .at = beim Höhlenbären
    .from = vom Höhlenbären
hunters-terrain-mammoth = Mammut
    .to = zum Mammut
    .at = beim Mammut
    .from = vom Mammut
hunters-terrain-sabre-tooth = Säbelzahntiger
    .to = zum Säbelzahntiger
    .at = beim Säbelzahntiger
    .from = vom Säbelzahntiger

hunters-sacred-mammoth-graveyard = Mammutfriedhof
    .to = auf den Mammutfriedhof
    .at = auf dem Mammutfriedhof
    .from = vom Mammutfriedhof
hunters-sacred-waterfall = Wasserfall
    .to = zum Wasserfall
    .at = beim Wasserfall
    .from = vom Wasserfall
hunters-sacred-rock-bridge = Felsenbrücke
    .to = auf die Felsenbrücke
    .at = auf der Felsenbrücke
    .from = von der Felsenbrücke
hunters-sacred-ancient-oak = Uralte Eiche
    .to = zur Uralten Eiche
    .at = bei der Uralten Eiche
    .from = von der Uralten Eiche
hunters-sacred-mud-springs = Schlammquellen
    .to = zu den Schlammquellen
    .at = bei den Schlammquellen
    .from = von den Schlammquellen
hunters-sacred-ghost-cave = Geisterhöhle
    .to = in die Geisterhöhle
    .at = in der Geisterhöhle
    .from = aus der Geisterhöhle
hunters-sacred-misty-gorge = Nebelschlucht
    .to = in die Nebelschlucht
    .at = in der Nebelschlucht
    .from = aus der Nebelschlucht
hunters-sacred-ice-cavern = Eiskaverne
    .to = in die Eiskaverne
    .at = in der Eiskaverne
    .from = aus der Eiskaverne
hunters-sacred-geysers = Geysire
    .to = zu den Geysiren
    .at = bei den Geysiren
    .from = von den Geysiren
hunters-sacred-ancestral-hill = Ahnenhügel
    .to = auf den Ahnenhügel
    .at = auf dem Ahnenhügel
    .from = vom Ahnenhügel
hunters-sacred-herb-heath = Kräuterheide
    .to = auf die Kräuterheide
    .at = auf der Kräuterheide
    .from = von der Kräuterheide
hunters-sacred-cult-site = Kultstätte
    .to = zur Kultstätte
    .at = bei der Kultstätte
    .from = von der Kultstätte

hunters-blesses-mammoth-graveyard = 1 Punkt, wenn du einen Jäger spielst
hunters-blesses-waterfall = jedes deiner Stammesmitglieder kann 2 Fleisch tragen
hunters-blesses-rock-bridge = bei deinem Sonnenuntergang bis zu 3 beliebig setzen
hunters-blesses-ancient-oak = −1 Hunger für jeden Gegenstand, den du erschaffst
hunters-blesses-mud-springs = 2 Felle geben 1 Punkt statt eines Stammesmitglieds; dafür bleibt eins von dir hier
hunters-blesses-ghost-cave = dein Nachwuchs gibt 1 Punkt statt eines Stammesmitglieds
hunters-blesses-misty-gorge = bei deinem Sonnenuntergang bis zu 2 verdeckte Gegenstände behalten, höchstens 1 beliebig setzen
hunters-blesses-ice-cavern = bei deinem Sonnenuntergang bis zu 3 verdeckte Gegenstände behalten
hunters-blesses-geysers = statt deines Zugs 3 Gegenstände ziehen
hunters-blesses-ancestral-hill = bei deinem Sonnenuntergang 1 Charakter mehr nehmen
hunters-blesses-herb-heath = beim Sonnenuntergang des anderen Stamms −1 Hunger, 1 Gegenstand ziehen, höchstens 1 beliebig setzen
hunters-blesses-cult-site = 1 Punkt bei deinem Sonnenuntergang

hunters-brings-at-mammoth-graveyard = Jäger: 1 Punkt
hunters-brings-at-waterfall = 2 Fleisch je Mitglied
hunters-brings-at-rock-bridge = Sonnenuntergang: 3 setzen
hunters-brings-at-ancient-oak = −1 Hunger je Gegenstand
hunters-brings-at-mud-springs = 2 Felle: 1 Punkt
hunters-brings-at-ghost-cave = Nachwuchs: 1 Punkt
hunters-brings-at-misty-gorge = Sonnenuntergang: 2 behalten, 1 setzen
hunters-brings-at-ice-cavern = Sonnenuntergang: 3 behalten
hunters-brings-at-geysers = 3 Gegenstände statt Zug
hunters-brings-at-ancestral-hill = Sonnenuntergang: +1 Charakter
hunters-brings-at-herb-heath = Sonnenuntergang (Gegner): −1 Hunger, 1 Gegenstand
hunters-brings-at-cult-site = Sonnenuntergang: 1 Punkt

## Goods

hunters-kind-stone = Stein
hunters-kind-wood = Holz
hunters-kind-clay = Lehm
hunters-kind-fruit = Frucht
hunters-kind-fur = Fell
hunters-kind-meat = Fleisch
hunters-kind-vp = Punkt

hunters-goods-stone = { $count } Stein
hunters-goods-wood = { $count } Holz
hunters-goods-clay = { $count } Lehm
hunters-goods-fruit =
    { $count ->
        [one] { $count } Frucht
       *[other] { $count } Früchte
    }
hunters-goods-fur =
    { $count ->
        [one] { $count } Fell
       *[other] { $count } Felle
    }
hunters-goods-meat = { $count } Fleisch
hunters-goods-vp =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## Names with something around them

hunters-nothing = nichts
hunters-none = keine
hunters-several = { $count } × { $name }
hunters-price = { $cost } → { $gives }
hunters-item = { $name }: { $price }
hunters-priced-item = { $name } ({ $price })
hunters-location = { $name } { $number }
hunters-location-letter = { $name } ({ $letter })
hunters-lettered = { $letter } { $name }
hunters-home-village = Dorf
    .to = ins Dorf
    .at = im Dorf
    .from = aus dem Dorf
hunters-home-camp = Lager
    .to = ins Lager
    .at = im Lager
    .from = aus dem Lager
hunters-home-supply = Vorrat
    .to = in den Vorrat
    .at = im Vorrat
    .from = aus dem Vorrat

hunters-brings-stone = Stein
hunters-brings-wood = Holz
hunters-brings-clay = Lehm
hunters-brings-fruit = Frucht
hunters-brings-fur = Fell
hunters-brings-meat = Fleisch
hunters-brings-meat2 = 2 Fleisch
hunters-brings-vp =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
hunters-brings-member = { $count } zurück

## Labels: buttons, lines of a select, autocomplete

hunters-verb-play = Charakter ausspielen
hunters-verb-send = Mitglieder setzen
hunters-verb-recall = Mitglieder zurückholen
hunters-verb-create = Gegenstand erschaffen
hunters-verb-convert = 2 Felle geben
hunters-verb-done = Fertig
hunters-verb-sunset = Sonnenuntergang
hunters-verb-forgo = Geysire
hunters-verb-wear = Felder abdecken
hunters-verb-mark = Orte wählen
hunters-verb-lay = Karte ablegen
hunters-verb-recruit = Charaktere nehmen
hunters-verb-pick = Wählen
hunters-verb-stash = Gegenstände behalten
hunters-verb-exchange = Gegenstände austauschen
hunters-verb-give = 2 Gegenstände abgeben
hunters-verb-decline = Gegenstände behalten
hunters-verb-lose = Stammesmitglied verlieren

hunters-action-convert = 2 Felle geben
hunters-action-done = { hunters-verb-done }
hunters-action-sunset = Sonnenuntergang
hunters-action-forgo = Geysire: 3 Gegenstände statt Zug
hunters-action-decline = Nein, Gegenstände behalten
hunters-action-nobody = Niemand zieht um
hunters-action-send-to = { $members } → { $place }
hunters-action-send-from = { $members } von { $place }
hunters-action-recall = { $place }: { $things }
hunters-action-wear = { $place }: { $goods }
hunters-action-mark = { $place }
hunters-action-recruit = Links { $left }, Mitte { $middle }, rechts { $right }
hunters-action-recruit-one = { $card } ({ $column } Spalte)
hunters-action-create = Erschaffen: { $item }
hunters-action-lose = { $place }
hunters-action-stash = Behalten: { $items }
hunters-action-stash-none = Nichts behalten
hunters-action-exchange = Austauschen: { $items }
hunters-action-exchange-none = Nichts austauschen
hunters-action-give = Abgeben: { $items }
hunters-action-give-none = Nichts abgeben

hunters-part-from = 1 weg von { $place }
hunters-part-thing = { $place }: { $thing }

hunters-column-left = linke
hunters-column-middle = mittlere
hunters-column-right = rechte
hunters-column = { $column } Spalte, auf { $card }
hunters-column-empty = { $column } Spalte, leer

hunters-pick-items = 2 Gegenstände ziehen
hunters-pick-members = Stammesmitglieder setzen
hunters-pick-wilderness = Wildnis
hunters-pick-hunting = Jagdgebiet
hunters-pick-character = Ablegen: { $card }

hunters-field-members = Stammesmitglieder
hunters-field-left = Linke Spalte
hunters-field-middle = Mittlere Spalte
hunters-field-right = Rechte Spalte
hunters-field-locations = Welche 3 Orte?
hunters-field-items = Welche Gegenstände?
hunters-field-what = Was davon?
hunters-value-cards = { $count }: { $cards }
hunters-value-place = { $place } · { $fields }
hunters-brings-none = bleibt

## Previews and hints

hunters-preview-fed = −{ $tiles } Hunger
hunters-preview-sunset =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $starves ->
        [0] , danach insgesamt { $hunger } Hunger
        [1] , { $hunger } Hunger, eines verhungert
       *[other] , { $hunger } Hunger, das letzte stirbt
    }
hunters-preview-convert =
    { $what ->
        [vp]
            { $pairs ->
                [one] 1 Punkt
               *[other] { $pairs } Punkte
            }
       *[other]
            { $pairs ->
                [one] 1 Stammesmitglied ins Lager
               *[other] { $pairs } Stammesmitglieder ins Lager
            }
    }
hunters-preview-done =
    { $pairs ->
        [0] was übrig ist, verfällt
       *[other]
            { $lost ->
                [0] { hunters-preview-convert }
               *[other] { hunters-preview-convert }, der Rest verfällt
            }
    }
hunters-preview-forgo =
    { $items ->
        [one] { $items } Gegenstand
       *[other] { $items } Gegenstände
    }
hunters-enough-for = reicht für { $items }
hunters-together = zusammen { $points }
hunters-gives-up = verzichtet auf { $points }
hunters-costs = kostet { $cost }
hunters-within-reach = Was deine Stammesmitglieder holen können, reicht für: { $items }
hunters-hint =
    { $count ->
        [one] Dein verdeckter Gegenstand (das siehst nur du):
       *[other] Deine { $count } verdeckten Gegenstände (das siehst nur du):
    }
hunters-own-row = • { $row }

## Words of the product

game-hunters_scouts = Jäger und Späher
goal-hunters_scouts = Schick deinen Stamm auf die Jagd und auf Erkundung, erschaffe Gegenstände aus dem, was er bringt, und erreiche zuerst 24 Punkte.
edition-2014 = Ausgabe von 2014

## Setting up a game

error-setup-needs-variant = Wähle, wie ihr spielt: Einführungsspiel, normales Spiel oder Überlebenskampf.
