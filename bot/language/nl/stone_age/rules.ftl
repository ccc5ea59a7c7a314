### The rules in our own words, one short text for each thing one can ask about. `.title` is its name in a list.

## The course of the game

rules-stone_age-placing =
    De startspeler begint, daarna met de klok mee. In je beurt zet je een of meer stamleden op precies één plek. Passen mag niet zolang je iemand kunt zetten.
    Staan er al stamleden van jou op een plek, dan mogen er in dezelfde ronde geen bij. Op een volle plek kan niemand meer.
    Met twee of drie spelers kunnen er per ronde maar twee van gereedschapmaker, bevolkingsaanwas en akker worden gebruikt, met vier alle drie. Bij Met stijl naar het doel telt de handelaar mee: van die vier plekken gebruiken twee of drie spelers er twee, vier spelers drie en vijf spelers alle vier. In bos, leemgroeve, steengroeve en rivier mogen stamleden van hoogstens twee spelers staan (met drie aan tafel) of van één (met twee aan tafel). Voor jacht, kaarten en hutten geldt dat niet.
    Je mag een plek ook alleen bezetten om die te blokkeren, zelfs als je er niet kunt betalen.
    .title = Stamleden zetten
rules-stone_age-using =
    Als niemand meer kan zetten, gebruikt de startspeler al zijn eigen plekken, in elke volgorde, daarna de volgende speler met de klok mee.
    Al je stamleden op één plek werken samen: één worp, of één aankoop. Daarna komen ze bij je terug.
    Wat je krijgt, kun je op je volgende plek meteen gebruiken: neem eerst gereedschap en gooi dan; haal eerst hout en bouw dan.
    .title = Acties uitvoeren
rules-stone_age-feeding =
    Aan het einde van een ronde eet elk stamlid 1 voedsel. Eerst krijg je zoveel voedsel als je stand op het voedselspoor.
    Is er genoeg, dan gaat het vanzelf. Kom je tekort, dan is al je voedsel op en kies je: geef 1 grondstof voor elk voedsel dat je mist, of verlies 10 punten.
    Die 10 punten zijn altijd gelijk, hoeveel stamleden er ook honger hebben, en niemand gaat eraan dood. Een deel van het tekort aanvullen helpt niet. Voedsel dat over is, houd je.
    .title = Voeden
rules-stone_age-tools =
    Gereedschap telt zijn getal op bij het totaal van een van je worpen, nadat je de dobbelstenen hebt gezien. Elk gereedschap werkt één keer per ronde, met zijn hele getal. Je mag er meer bij één worp inzetten.
    Je eerste drie zijn drie fiches van 1. Elk volgend gereedschap maakt een van de laagste fiches 1 hoger, tot 4, 4 en 4. Een gebruikt fiche dat hoger wordt, blijft gebruikt.
    Gereedschap helpt bij de jacht, bij grondstoffen halen en bij een worp voor de grondstof van een kaart. Bij een worp voor iedereen helpt het niet.
    .title = Gereedschap
rules-stone_age-cards =
    Een kaart kost zoveel grondstoffen als het veld zegt: 1 tot 4 van rechts naar links, door elkaar zoals je wilt. Voedsel telt niet, en meer betalen mag niet.
    Het bovenste deel werkt meteen. Daarna ligt de kaart gedekt voor je, en het onderste deel telt aan het einde van het spel.
    Kun of wil je niet betalen, dan komt je stamlid gewoon terug. Aan het begin van een ronde schuiven de kaarten naar rechts, waar ze goedkoper zijn, en links komen er nieuwe bij.
    .title = Kaarten
rules-stone_age-buildings =
    Een hut betaal je met precies de grondstoffen die erop staan, en je krijgt meteen de punten. Hout is 3 punten waard, leem 4, steen 5, goud 6.
    De volgende hut van de stapel gaat meteen open, maar is pas in de volgende ronde te gebruiken.
    Is een stapel op, dan eindigt het spel na deze ronde. Elk van je hutten telt nog eens mee bij huttenbouwers.
    .title = Hutten
rules-stone_age-scoring =
    Aan het einde komen bij de punten op het spoor:
    • 1 punt voor elk hout, leem, steen en goud dat je nog hebt
    • verschillende cultuursymbolen, geteld en met zichzelf vermenigvuldigd: vijf verschillende geven 25. Een tweede van hetzelfde symbool begint een tweede rij
    • boeren × je stand op het voedselspoor, huttenbouwers × je hutten, medicijnmannen × je stamleden, gereedschapmakers × het totaal van je gereedschap
    Wie de meeste punten heeft, wint. Is dat gelijk, dan beslissen voedselspoor, gereedschap en stamleden samen. Is ook dat gelijk, dan winnen allebei.
    .title = Telling
rules-stone_age-ending =
    Het spel eindigt op een van twee manieren. Is een stapel hutten op, dan speel je de ronde uit, met voeden erbij. Kunnen de kaarten aan het begin van een ronde niet worden aangevuld, dan eindigt het meteen.
    Een lege stapel kaarten alleen maakt er geen einde aan, en een stamlid op de laatste hut dat die niet koopt ook niet.
    .title = Einde van het spel

## places

rules-stone_age-place-toolmaker =
    Plaats voor één stamlid. Je krijgt gereedschap: vanaf nu telt het elke ronde bij een van je worpen op.
    Meer dan 12 in totaal (4, 4 en 4) kan niemand hebben.
    .title = Gereedschapmaker
rules-stone_age-place-hut =
    De hut in het dorp. Precies twee van je stamleden gaan er in één beurt heen. Je krijgt een stamlid erbij. Het eet al in deze ronde, en vanaf de volgende kun je het zetten.
    Meer dan 10 stamleden kan niemand hebben.
    .title = Groei (bevolkingsaanwas)
rules-stone_age-place-field =
    Plaats voor één stamlid. Vanaf nu krijg je elke ronde 1 voedsel meer, voordat je stamleden eten. Het spoor houdt op bij 10.
    .title = Akker
rules-stone_age-place-hunt =
    Plaats voor iedereen. Je gooit één dobbelsteen per stamlid. Elke 2 ogen geven 1 voedsel; bij Met stijl naar het doel 1 voedsel of 1 sieraad, zoals je wilt.
    .title = Jacht
rules-stone_age-place-forest =
    Plaats voor zeven stamleden. Je gooit één dobbelsteen voor elk van jou. Elke 3 ogen geven 1 hout.
    .title = Bos
rules-stone_age-place-claypit =
    Plaats voor zeven stamleden. Je gooit één dobbelsteen voor elk van jou. Elke 4 ogen geven 1 leem.
    .title = Leemgroeve
rules-stone_age-place-quarry =
    Plaats voor zeven stamleden. Je gooit één dobbelsteen voor elk van jou. Elke 5 ogen geven 1 steen.
    .title = Steengroeve
rules-stone_age-place-river =
    Plaats voor zeven stamleden. Je gooit één dobbelsteen voor elk van jou. Elke 6 ogen geven 1 goud.
    .title = Rivier
rules-stone_age-place-card =
    Plaats voor één stamlid. Bij je actie mag je de kaart kopen voor zoveel grondstoffen als het veld zegt, van elke soort, en het bovenste deel werkt meteen.
    .title = Kaartveld
rules-stone_age-place-building =
    Plaats voor één stamlid. Bij je actie mag je betalen wat de hut toont; je neemt hem en krijgt meteen de punten.
    .title = Hut
rules-stone_age-place-trader =
    Precies twee van je stamleden gaan er in één beurt heen. Je gaat 2 velden verder op het handelsspoor en krijgt 2 sieraden. Het spoor houdt op bij 10; de sieraden krijg je ook daar.
    Je veld bepaalt hoe je mag ruilen als je iets koopt.
    .title = Handelaar
rules-stone_age-place-igloo =
    Plaats voor één stamlid. Je mag betalen wat de iglo toont; je neemt hem en krijgt meteen de punten. Hij wordt niet aangevuld, telt niet als hut voor huttenbouwers, en de laatste beëindigt het spel niet.
    .title = Iglo
rules-stone_age-place-ring =
    Plekken voor de eigenaar alleen, van een hut met cirkels. Tot drie stamleden gaan er aan het begin van een ronde heen, voordat iemand zet. Ze gooien zoals overal, maar hebben minder ogen nodig.
    .title = Cirkel
rules-stone_age-place-animal =
    Er is plaats voor zoveel stamleden als er spelers zijn. Per beurt gaat er één heen, en in een latere beurt mag je er nog een bij zetten.
    Ze komen na de acties niet terug, en je voedt ze niet. Zijn na de acties alle plekken bezet, dan is het dier verjaagd: wie meedeed, gooit één dobbelsteen per eigen stamlid en krijgt voor elk een beloning. Anders blijft het dier, en de stamleden ook.
    .title = Wild dier
rules-stone_age-place-herd =
    Hier zet je niemand. Wie heeft gegooid waar de mammoeten staan, mag stamleden van die plek de kudde laten volgen, elk voor 1 voedsel of 1 grondstof.
    .title = Mammoetkudde

## upper parts of cards, and what dice and bonuses give

rules-stone_age-card-food = Je krijgt meteen het voedsel dat erop staat.
    .title = Kaart: voedsel
rules-stone_age-card-resource = Je krijgt meteen de grondstoffen die erop staan. Je kunt er in dezelfde beurt al mee betalen.
    .title = Kaart: grondstof
rules-stone_age-card-points = Je krijgt meteen de punten die erop staan.
    .title = Kaart: punten
rules-stone_age-card-tool = Je krijgt gereedschap, net als bij de gereedschapmaker.
    .title = Kaart: gereedschap
rules-stone_age-card-field = Je krijgt vanaf nu elke ronde 1 voedsel meer, net als op de akker.
    .title = Kaart: voedselspoor
rules-stone_age-card-draw_card =
    Je krijgt de bovenste kaart van de stapel, en de anderen zien die niet. Alleen het onderste deel telt, aan het einde. Is de stapel leeg, dan krijg je niets.
    .title = Kaart: trek een kaart
rules-stone_age-card-choose_resources =
    Je krijgt zoveel grondstoffen naar keuze als erop staat, nu of bij een latere keuze in je eigen beurt. Een kaart die je aan het einde nog bewaart, telt 1 punt voor elke grondstof die erop staat.
    .title = Kaart: grondstoffen naar keuze
rules-stone_age-card-roll_for =
    Je gooit voor deze grondstof zoveel dobbelstenen als erop staat; per stuk heb je evenveel ogen nodig als op de plek zelf. Je mag gereedschap inzetten, en een wild dier trekt zijn deel af.
    .title = Kaart: gooi voor een grondstof
rules-stone_age-card-one_use_tool =
    Gereedschap dat je één keer bij een van je worpen inzet; daarna is het op. Aan het einde telt het niet mee bij je gereedschap.
    .title = Kaart: gereedschap voor één keer
rules-stone_age-card-dice_bar =
    Er worden zoveel dobbelstenen gegooid als er spelers zijn. De koper pakt er eerst een, daarna de anderen met de klok mee, elk één. Elk getal geeft iets anders; /bord met tekst noemt ze. Geen gereedschap.
    .title = Kaart: worp voor iedereen
rules-stone_age-card-trader = Je gaat 1 veld verder op het handelsspoor en krijgt 2 sieraden.
    .title = Kaart: handelaar
rules-stone_age-card-person = Je krijgt een stamlid erbij, net als bij de bevolkingsaanwas.
    .title = Bonus: stamlid
rules-stone_age-card-any_resource = Je krijgt meteen een grondstof naar keuze.
    .title = Bonus: grondstof naar keuze

## lower parts of cards

rules-stone_age-bottom-culture =
    Tel je verschillende symbolen en vermenigvuldig dat getal met zichzelf: 1, 4, 9, 16 … Een tweede van hetzelfde symbool telt in een eigen, tweede rij. Er zijn acht symbolen, bij Met stijl naar het doel negen.
    .title = Onderste deel: cultuursymbool
rules-stone_age-bottom-farmer = Aan het einde worden al je boeren samen vermenigvuldigd met je stand op het voedselspoor.
    .title = Onderste deel: boeren
rules-stone_age-bottom-hut_builder = Aan het einde worden al je huttenbouwers samen vermenigvuldigd met het aantal van je hutten. Iglo’s tellen niet.
    .title = Onderste deel: huttenbouwers
rules-stone_age-bottom-shaman = Aan het einde worden al je medicijnmannen samen vermenigvuldigd met het aantal van je stamleden.
    .title = Onderste deel: medicijnmannen
rules-stone_age-bottom-tool_maker = Aan het einde worden al je gereedschapmakers samen vermenigvuldigd met het totaal van je gereedschap. Eenmalig gereedschap telt niet.
    .title = Onderste deel: gereedschapmakers
rules-stone_age-bottom-trader = Aan het einde worden al je handelaars samen vermenigvuldigd met je veld op het handelsspoor.
    .title = Onderste deel: handelaars

## kinds of buildings

rules-stone_age-building-fixed = Je betaalt precies de grondstoffen die erop staan en krijgt de punten die erop staan.
    .title = Hut: vaste prijs
rules-stone_age-building-choice =
    Je betaalt precies zoveel stuks als erop staat, van precies zoveel soorten als erop staat. Je krijgt de waarde ervan in punten: hout 3, leem 4, steen 5, goud 6.
    Staat er geen aantal soorten op, dan mag alles door elkaar, en gelden de gedrukte punten.
    .title = Hut: aantal en soorten
rules-stone_age-building-range = Je betaalt 1 tot 7 grondstoffen van elke soort. Je krijgt de waarde ervan in punten: hout 3, leem 4, steen 5, goud 6.
    .title = Hut: 1 tot 7 stuks
rules-stone_age-building-jewelry = Je betaalt 1 tot 4 sieraden en krijgt voor elk 4 punten.
    .title = Hut: sieraden
rules-stone_age-building-income = Vanaf de volgende ronde krijgt de eigenaar elke ronde, als de acties beginnen, de grondstof die erop staat.
    .title = Hut: inkomen
rules-stone_age-building-ring = De eigenaar krijgt eigen plekken waar minder ogen nodig zijn. Stamleden gaan er aan het begin van een ronde heen, voordat iemand zet.
    .title = Hut: cirkels
rules-stone_age-building-plus = Bij De winter is hard mag je als je bouwt 1 steen extra betalen, voor 5 punten extra. Die steen komt boven op de prijs.
    .title = Hut: isolatie
rules-stone_age-building-effect = Naast de punten doet deze hut één keer, meteen, wat erop staat, net als het bovenste deel van een kaart: gereedschap, een stamlid, voedselspoor, een kaart, of een worp voor iedereen.
    .title = Hut: effect

## what one is asked

rules-stone_age-prompt-place =
    Kies één plek en hoeveel stamleden erheen gaan. Ze komen terug als je de plek gebruikt, later in deze ronde.
    Voor elk stamlid op jacht of bij grondstoffen gooi je één dobbelsteen. Gereedschapmaker en akker nemen één stamlid, de bevolkingsaanwas precies twee. Een kaart of een hut neemt er één, dat die later mag kopen.
    .title = Vraag: stamleden zetten
rules-stone_age-prompt-resolve =
    Kies welke van je plekken je nu gebruikt. Ze komen allemaal aan de beurt; alleen de volgorde is aan jou. Wat je eerst krijgt, kan later helpen: gereedschap bij een worp, grondstoffen bij een aankoop.
    .title = Vraag: actie uitvoeren
rules-stone_age-prompt-tools =
    De dobbelstenen zijn gevallen. Je mag gereedschap inzetten dat je deze ronde nog niet hebt gebruikt; elk werkt één keer per ronde. Spaar het als het geen stuk extra oplevert.
    .title = Vraag: gereedschap inzetten
rules-stone_age-prompt-buy-card =
    Betaal de prijs met grondstoffen naar keuze (op het vijfde veld: sieraden), en het bovenste deel werkt meteen; het onderste telt aan het einde. Of laat de kaart liggen: je stamlid komt terug en je verliest niets.
    Bij De winter is hard mag je 1 goud extra geven voor 6 punten.
    .title = Vraag: een kaart kopen
rules-stone_age-prompt-buy-building =
    Betaal wat erop staat en krijg meteen de punten: hout is 3 waard, leem 4, steen 5, goud 6. Of laat de hut liggen: je stamlid komt terug en de hut blijft voor de volgende ronde.
    Bij De winter is hard kun je bij sommige 1 steen extra geven voor 5 punten.
    .title = Vraag: bouwen
rules-stone_age-prompt-gain =
    Neem de grondstoffen van deze kaart nu, door elkaar zoals je wilt, of bewaar de kaart en neem ze bij een latere keuze in je eigen beurt. Met bewaren verlies je niets: aan het einde tellen de grondstoffen van een bewaarde kaart elk 1 punt.
    .title = Vraag: nemen of bewaren
rules-stone_age-prompt-take =
    Pak een van de dobbelstenen; wat het getal geeft, is meteen van jou. De volgende speler pakt een van de rest.
    .title = Vraag: een dobbelsteen pakken
rules-stone_age-prompt-feed =
    Je voedsel was niet genoeg. Geef 1 grondstof voor elk voedsel dat je mist, welke je maar wilt, of geef niets en verlies 10 punten. Een deel geven helpt niet.
    .title = Vraag: voeden
rules-stone_age-prompt-buy-extra-card =
    Je hebt net de kaart van het vijfde veld gekocht. Voor nog 3 sieraden mag je de bovenste kaart van de stapel nemen, ongezien. Alleen het onderste deel telt, aan het einde.
    .title = Vraag: extra kaart
rules-stone_age-prompt-share =
    Elke 2 ogen van je jacht geven 1 voedsel of 1 sieraad, zoals je wilt. Voedsel voedt je stamleden; met sieraden betaal je het vijfde kaartveld en kun je ruilen.
    .title = Vraag: voedsel of sieraden
rules-stone_age-prompt-ring =
    Voordat iemand zet, mag je tot drie stamleden op deze eigen plekken zetten. Het is de enige keer dat dat in deze ronde kan.
    .title = Vraag: eigen plekken vullen
rules-stone_age-prompt-animal-reward =
    Het dier is verjaagd, en elk van je dobbelstenen geeft een beloning. Neem wat het getal geeft, of 3 punten, de beloning van een 1.
    .title = Vraag: beloning
rules-stone_age-prompt-choose = Neem één hout, leem, steen of goud.
    .title = Vraag: grondstof naar keuze
rules-stone_age-prompt-move =
    Stamleden die hier net hebben gewerkt, mogen de mammoeten volgen, elk voor 1 voedsel of 1 grondstof. Na de acties gooit iedereen daar: de hoogste dobbelsteen wint de bonus en het fiche.
    .title = Vraag: de mammoeten volgen
rules-stone_age-prompt-pay-move = Betaal 1 voedsel of 1 grondstof voor elk stamlid dat de mammoeten volgt, door elkaar zoals je wilt.
    .title = Vraag: betalen voor het volgen
rules-stone_age-prompt-bonus =
    Je hebt een mammoet getemd. Neem de bonus voor de winnaar, of die voor iedereen. Het fiche is hoe dan ook van jou: wie de meeste fiches heeft, krijgt aan het einde 10 punten.
    .title = Vraag: bonus
