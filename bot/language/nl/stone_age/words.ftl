### Stone Age: places, goods, cards, buildings, labels, previews and questions.

## in short where its button stands beside others on a phone.

stone-age-place-toolmaker = Gereedschapmaker
    .to = naar de gereedschapmaker
    .at = bij de gereedschapmaker
stone-age-place-hut = Groei
    .to = naar de bevolkingsaanwas
    .at = bij de bevolkingsaanwas
stone-age-place-field = Akker
    .to = naar de akker
    .at = op de akker
stone-age-place-hunt = Jacht
    .to = op jacht
    .at = bij de jacht
stone-age-place-forest = Bos
    .to = naar het bos
    .at = in het bos
stone-age-place-claypit = Leemgroeve
    .to = naar de leemgroeve
    .at = in de leemgroeve
stone-age-place-quarry = Steengroeve
    .to = naar de steengroeve
    .at = in de steengroeve
stone-age-place-river = Rivier
    .to = naar de rivier
    .at = bij de rivier
stone-age-place-card = Kaart { $number }
    .to = naar kaart { $number }
    .at = bij kaart { $number }
stone-age-place-building = Hut { $number }
    .to = naar hut { $number }
    .at = bij hut { $number }
stone-age-place-trader = Handelaar
    .to = naar de handelaar
    .at = bij de handelaar
stone-age-place-igloo = Iglo { $number }
    .to = naar iglo { $number }
    .at = bij iglo { $number }
stone-age-place-ring = Cirkel { $number } ({ $resource })
    .to = naar cirkel { $number } ({ $resource })
    .at = bij cirkel { $number } ({ $resource })
stone-age-place-animal = Wild dier
    .to = naar het wilde dier
    .at = bij het wilde dier
stone-age-place-herd = Mammoetkudde
    .to = achter de mammoeten aan
    .at = bij de mammoeten
stone-age-place-bought-card = Gekochte kaart
    .to = naar een kaart
    .at = dankzij een kaart

## Goods

stone-age-goods-food = { $count } voedsel
stone-age-goods-wood = { $count } hout
stone-age-goods-brick =
    { $count ->
        [one] { $count } leem
       *[other] { $count } leem
    }
stone-age-goods-stone = { $count } steen
stone-age-goods-gold = { $count } goud
stone-age-goods-jewelry =
    { $count ->
        [one] { $count } sieraad
       *[other] { $count } sieraden
    }
stone-age-goods-resources =
    { $count ->
        [one] { $count } grondstof
       *[other] { $count } grondstoffen
    }

stone-age-kind-food = voedsel
stone-age-kind-wood = hout
stone-age-kind-brick = leem
stone-age-kind-stone = steen
stone-age-kind-gold = goud
stone-age-kind-jewelry = sieraden

## Cards: upper part · lower part

stone-age-card = { $top } · { $bottom }
stone-age-top-food = { $amount } voedsel
stone-age-top-points =
    { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    }
stone-age-top-tool = 1 gereedschap
stone-age-top-field = +{ $amount } voedsel per ronde
stone-age-top-draw-card = een kaart van de stapel
stone-age-top-choose-resources = { $amount } grondstoffen naar keuze
stone-age-top-roll-for =
    { $dice ->
        [one] { $dice } dobbelsteen voor { $resource }
       *[other] { $dice } dobbelstenen voor { $resource }
    }
stone-age-top-one-use-tool = gereedschap { $amount }, eenmalig
stone-age-top-dice-bar = worp voor iedereen
stone-age-top-dice-bar-style = stijlworp voor iedereen
stone-age-top-trader =
    { $jewelry ->
        [one] handelaar +{ $steps }, { $jewelry } sieraad
       *[other] handelaar +{ $steps }, { $jewelry } sieraden
    }
stone-age-top-person = 1 extra stamlid
stone-age-top-any-resource =
    { $amount ->
        [one] { $amount } grondstof naar keuze
       *[other] { $amount } grondstoffen naar keuze
    }

stone-age-culture-art = kunst
stone-age-culture-jewelry = sieraden
stone-age-culture-medicine = medicijnen
stone-age-culture-music = muziek
stone-age-culture-pottery = pottenbakken
stone-age-culture-sundial = zonnewijzer
stone-age-culture-transport = transport
stone-age-culture-weaving = weven
stone-age-culture-writing = schrift

stone-age-people-farmer =
    { $amount ->
        [one] { $amount } boer
       *[other] { $amount } boeren
    }
stone-age-people-hut_builder =
    { $amount ->
        [one] { $amount } huttenbouwer
       *[other] { $amount } huttenbouwers
    }
stone-age-people-shaman =
    { $amount ->
        [one] { $amount } medicijnman
       *[other] { $amount } medicijnmannen
    }
stone-age-people-tool_maker =
    { $amount ->
        [one] { $amount } gereedschapmaker
       *[other] { $amount } gereedschapmakers
    }

stone-age-people-trader =
    { $amount ->
        [one] { $amount } handelaar
       *[other] { $amount } handelaars
    }

## Buildings and igloos

stone-age-price-fixed =
    { $points ->
        [one] { $goods } → { $points } punt
       *[other] { $goods } → { $points } punten
    }
stone-age-price-choice =
    { $kinds ->
        [one] { $pieces } grondstoffen van { $kinds } soort → hun waarde
       *[other] { $pieces } grondstoffen van { $kinds } soorten → hun waarde
    }
stone-age-price-any =
    { $pieces ->
        [one] { $pieces } grondstof naar keuze → { $points } punten
       *[other] { $pieces } grondstoffen naar keuze → { $points } punten
    }
stone-age-price-jewelry = { $fewest }–{ $most } sieraden → elk { $each } punten
stone-age-price-range = { $fewest }–{ $most } grondstoffen → hun waarde

stone-age-tile-income = +{ $goods } per ronde
stone-age-tile-ring = { $people } eigen plekken: { $pips } ogen = 1 { $resource }
stone-age-tile-scored = leverde { $points } op
stone-age-tile-plus = isolatie

## Animals and bonus tiles

stone-age-animal-bird_of_prey = roofvogel
stone-age-animal-boar = wild zwijn
stone-age-animal-polar_bear = ijsbeer
stone-age-animal-wolf = wolf

stone-age-bonus-tile = winnaar: { $first }; iedereen: { $all }
stone-age-reward-assigned = Wat de dobbelsteen aangeeft
stone-age-reward-points = Liever de beloning van een 1
stone-age-reward-first = Bonus voor de winnaar
stone-age-reward-all = Bonus voor iedereen

## Options: at most 80 characters, better 34

stone-age-people =
    { $people ->
        [0] niemand
        [one] { $people } stamlid
       *[other] { $people } stamleden
    }
stone-age-action-place =
    { $people ->
        [0] { $place } · niemand
        [one] { $place } · { $people } stamlid
       *[other] { $place } · { $people } stamleden
    }
stone-age-action-tools =
    { $count ->
        [one] gereedschap { $tools }
       *[other] gereedschap { $tools }
    }
stone-age-action-no-tools = zonder gereedschap
stone-age-action-gain = Bewaarde kaart: { $goods }
stone-age-action-take = Dobbelsteen { $die }
stone-age-action-decline = Niet kopen
stone-age-action-starve = Honger lijden (−10 punten)
stone-age-action-keep = De kaart bewaren
stone-age-action-pay = Betalen: { $goods }
stone-age-action-pay-plus = Betalen: { $goods }, en { $plus } extra
stone-age-action-feed = Afgeven: { $goods }
stone-age-action-swap = Ruil { $give } → { $get }
stone-age-action-move =
    { $people ->
        [0] Niemand volgt
        [one] { $people } stamlid volgt
       *[other] { $people } stamleden volgen
    }
stone-age-plus =
    { $pieces ->
        [0] niets extra
       *[other] { $pieces } extra voor punten
    }

stone-age-tool = { $value }
stone-age-tool-at =
    { $number ->
        [1] { $value } links
        [2] { $value } midden
       *[other] { $value } rechts
    }
stone-age-tool-card = kaart { $value }

## Groups of options, and the questions of a form

stone-age-verb-place = Stamleden zetten
stone-age-listed = Kaarten en hutten …
stone-age-verb-resolve = Actie uitvoeren
stone-age-verb-tools = Gereedschap inzetten
stone-age-verb-pay = Betalen
stone-age-verb-decline = Niet kopen
stone-age-verb-feed = Voeden met grondstoffen
stone-age-verb-starve = Honger lijden
stone-age-verb-gain = Bewaarde kaart gebruiken
stone-age-verb-keep = De kaart bewaren
stone-age-verb-take = Een dobbelsteen pakken
stone-age-verb-swap = Eerst ruilen
stone-age-verb-share = Voedsel of sieraden
stone-age-verb-move = De mammoeten volgen
stone-age-verb-choose = Een grondstof nemen
stone-age-verb-reward = Een beloning nemen

stone-age-field-where = Waar?
stone-age-field-people = Hoeveel stamleden?
stone-age-field-tools = Welk gereedschap?
stone-age-field-die = Welke dobbelsteen?
stone-age-field-wood = Hout
stone-age-field-brick = Leem
stone-age-field-stone = Steen
stone-age-field-gold = Goud
stone-age-field-food = Voedsel
stone-age-field-jewelry = Sieraden
stone-age-field-tens = Hoeveel sieraden, in tientallen?
stone-age-field-ones = Hoeveel sieraden erbij?
stone-age-field-plus = Extra erbij, voor punten?
stone-age-field-give = Wat geef je?
stone-age-field-get = Wat krijg je?
stone-age-field-what = Welke?

## What an option costs or yields

stone-age-preview-rate = per stamlid één dobbelsteen · { $goods } per { $pips } ogen
stone-age-preview-dice =
    { $dice ->
        [one] { $dice } dobbelsteen · { $goods } per { $pips } ogen
       *[other] { $dice } dobbelstenen · { $goods } per { $pips } ogen
    }
stone-age-preview-yield = { $goods }
stone-age-preview-left = over: { $goods }
stone-age-preview-left-nothing = over: niets
stone-age-preview-beyond-means = nog niet te betalen
stone-age-symbol-new = { $symbol } (nieuw)
stone-age-preview-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
stone-age-preview-card = kost { $price } → { $effect }
stone-age-preview-empty = daar ligt niets
stone-age-preview-toolmaker = 1 gereedschap
stone-age-preview-hut = 1 extra stamlid
stone-age-preview-field = +1 voedsel per ronde
stone-age-preview-trader = spoor +2, 2 sieraden
stone-age-preview-animal =
    { $places ->
        [0] alle plekken bezet
        [one] { $places } plek vrij
       *[other] { $places } plekken vrij
    }
stone-age-preview-swap = je enige ruil in deze ronde

## Questions. `.named` speaks to one player, `.together` to several at once.

stone-age-prompt-place = Zet stamleden neer (nog { $people }).
    .named = { $name }, zet stamleden neer (nog { $people }).
    .together = Zet jullie stamleden op het bord.
stone-age-prompt-resolve = Op welke plek voer je nu je actie uit?
    .named = { $name }, op welke plek voer je nu je actie uit?
    .together = Voer jullie acties uit.
stone-age-prompt-tools = De worp is { $total }{ $dice ->
            [one] { "" }
           *[other] { " " }({ $dice })
        }, dat is { $goods }. Gereedschap inzetten?
    .named = { $name }, de worp is { $total }{ $dice ->
            [one] { "" }
           *[other] { " " }({ $dice })
        }, dat is { $goods }. Gereedschap inzetten?
    .together = Zetten jullie gereedschap in?
stone-age-prompt-buy-card = Koop je de kaart “{ $card }” voor { $cost }?
    .named = { $name }, koop je de kaart “{ $card }” voor { $cost }?
    .together = Kaarten kopen?
stone-age-prompt-buy-building = Bouw je dit? { $building }.
    .named = { $name }, bouw je dit? { $building }.
    .together = Hutten bouwen?
stone-age-prompt-gain = Je kaart “{ $card }”: neem je de grondstoffen nu, of bewaar je de kaart voor later?
    .named = { $name }, je kaart “{ $card }”: neem je de grondstoffen nu, of bewaar je de kaart voor later?
    .together = Nemen jullie de grondstoffen van jullie kaart nu, of bewaren jullie de kaart?
stone-age-prompt-take = Pak een van de dobbelstenen: { $dice }.
    .named = { $name }, pak een van de dobbelstenen: { $dice }.
    .together = Pak een dobbelsteen.
stone-age-prompt-feed =
    { $missing ->
        [one] Je komt { $missing } voedsel tekort. Geef je { $missing } grondstof, of verlies je { $points } punten?
       *[other] Je komt { $missing } voedsel tekort. Geef je { $missing } grondstoffen, of verlies je { $points } punten?
    }
    .named =
        { $missing ->
            [one] { $name }, je komt { $missing } voedsel tekort. Geef je { $missing } grondstof, of verlies je { $points } punten?
           *[other] { $name }, je komt { $missing } voedsel tekort. Geef je { $missing } grondstoffen, of verlies je { $points } punten?
        }
    .together = Jullie komen voedsel tekort. Geven jullie grondstoffen, of verliezen jullie 10 punten?
stone-age-prompt-buy-extra-card =
    { $price ->
        [one] Koop je ook de bovenste kaart van de stapel, ongezien, voor nog { $price } sieraad? Die telt alleen aan het einde.
       *[other] Koop je ook de bovenste kaart van de stapel, ongezien, voor nog { $price } sieraden? Die telt alleen aan het einde.
    }
    .named =
        { $price ->
            [one] { $name }, koop je ook de bovenste kaart van de stapel, ongezien, voor nog { $price } sieraad? Die telt alleen aan het einde.
           *[other] { $name }, koop je ook de bovenste kaart van de stapel, ongezien, voor nog { $price } sieraden? Die telt alleen aan het einde.
        }
    .together = Kopen jullie een extra kaart?
stone-age-prompt-share = Je jacht brengt { $pieces } op ({ $total ->
        [one] { $total } oog
       *[other] { $total } ogen
    }): voedsel, sieraden, of van allebei wat?
    .named = { $name }, je jacht brengt { $pieces } op ({ $total ->
        [one] { $total } oog
       *[other] { $total } ogen
    }): voedsel, sieraden, of van allebei wat?
    .together = Verdeel jullie jachtbuit.
stone-age-prompt-ring = Zet je stamleden op je eigen plekken, { $place }? Dat kan alleen nu (nog { $people } te zetten).
    .named = { $name }, zet je stamleden op je eigen plekken, { $place }? Dat kan alleen nu (nog { $people } te zetten).
    .together = Vul jullie eigen plekken.
stone-age-prompt-animal-reward = Dobbelsteen { $number } toont { $die }: neem je die beloning, of liever die van een 1?
    .named = { $name }, dobbelsteen { $number } toont { $die }: neem je die beloning, of liever die van een 1?
    .together = Neem jullie beloningen.
stone-age-prompt-choose = Neem een grondstof naar keuze.
    .named = { $name }, neem een grondstof naar keuze.
    .together = Neem een grondstof.
stone-age-prompt-move =
    { $people ->
        [one] Volgt je stamlid { $at } de mammoeten? Dat kost 1 voedsel of 1 grondstof.
       *[other] Hoeveel van je { $people } stamleden { $at } volgen de mammoeten? Elk kost 1 voedsel of 1 grondstof.
    }
    .named =
        { $people ->
            [one] { $name }, volgt je stamlid { $at } de mammoeten? Dat kost 1 voedsel of 1 grondstof.
           *[other] { $name }, hoeveel van je { $people } stamleden { $at } volgen de mammoeten? Elk kost 1 voedsel of 1 grondstof.
        }
    .together = Volgen jullie de mammoeten?
stone-age-prompt-pay-move =
    { $people ->
        [one] Betaal voor het volgen van de mammoeten: { $people } voedsel of { $people } grondstof.
       *[other] Betaal voor het volgen van de mammoeten: { $people } voedsel of grondstoffen.
    }
    .named =
        { $people ->
            [one] { $name }, betaal voor het volgen van de mammoeten: { $people } voedsel of { $people } grondstof.
           *[other] { $name }, betaal voor het volgen van de mammoeten: { $people } voedsel of grondstoffen.
        }
    .together = Betaal voor het volgen van de mammoeten.
stone-age-prompt-bonus = Je hebt een mammoet getemd. Neem je de bonus voor de winnaar ({ $first }), of die voor iedereen ({ $all })?
    .named = { $name }, je hebt een mammoet getemd. Neem je de bonus voor de winnaar ({ $first }), of die voor iedereen ({ $all })?
    .together = Neem jullie bonus.
stone-age-swapped = { $prompt } (Betaal ook met { $goods } uit de ruil.)

## Help: the rules of a turn

stone-age-help =
    { "**" }Stenen Tijdperk in één minuut{ "**" }
    { "**" }1. Zetten.{ "**" } Stuur om de beurt stamleden naar één plek, tot iedereen staat. Cirkels begrenzen de plaats.
    { "**" }2. Acties.{ "**" } Gebruik om de beurt al je plekken, in elke volgorde. Bos, leemgroeve, steengroeve, rivier, jacht: één dobbelsteen per stamlid. Elke 3 ogen geven 1 hout, 4 leem, 5 steen, 6 goud, 2 voedsel. Gereedschap telt bij een worp op, elk één keer per ronde.
    Gereedschapmaker: 1 gereedschap. Groei (twee stamleden): 1 extra stamlid. Akker: elke ronde +1 voedsel.
    Kaarten kosten 1 tot 4 grondstoffen: het bovenste deel werkt nu, het onderste telt aan het einde. Hutten geven meteen punten.
    { "**" }3. Voeden.{ "**" } 1 voedsel per stamlid. Tekort? Geef grondstoffen of verlies 10 punten.
    { "**" }Het einde:{ "**" } een stapel hutten of de kaarten zijn op. Verschillende cultuursymbolen tellen in het kwadraat. Boeren × voedselspoor, huttenbouwers × hutten, medicijnmannen × stamleden, gereedschapmakers × gereedschap. Elke grondstof over is 1 punt.

## Words of the product

game-stone_age = Stenen Tijdperk (Stone Age)
goal-stone_age = Zet je stamleden, verzamel goederen, voed je stam en koop kaarten en hutten. Wie de meeste punten heeft, wint; het spel eindigt als een stapel hutten of de kaarten op zijn.
edition-jubilee = jubileumuitgave
edition-2008 = uitgave 2008

## Setting up a game

error-setup-needs-base = Het basisspel hoort er altijd bij: voeg de module “basisspel” toe.

## What they do, for whoever chooses

effect-jubilee = Met een winterkant, voor De winter is hard, Wilde dieren en Iglo’s
effect-2008 = De eerste uitgave, zonder winterkant
