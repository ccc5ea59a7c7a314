### The life of a table: start, turns, undo, end, checks, help.

## Start

start = Het spel begint! Plekken: { $players }. { $first } is de startspeler.
start-goal = { "**" }{ $game }:{ "**" } { $goal }
start-learn = Nieuw? /leren laat in drie minuten zien hoe het gaat; /help zegt wat je kunt doen.
start-seated = Aan deze tafel: { $who }
start-sealed = Dobbelstenen en kaarten zijn verzegeld: `{ $hash }`
button-sealed = Wat is dat?
chance-fixed = { "**" }De dobbelstenen en kaarten van dit spel liggen nu vast.{ "**" }
chance-commitment = -# SHA-256 van mijn geheime startgetal, vast sinds de tafel open is: `{ $hash }`
chance-sealed = -# SHA-256 van mijn geheime startgetal, van wat er gespeeld wordt en van wie waar zit, vast vóór de woorden: `{ $hash }`
chance-words = Woorden { $number }, van { $name }: { $words }
chance-fingerprint = -# Hieruit volgen alle dobbelstenen en kaarten. SHA-256 van alles samen: `{ $hash }`
chance-proves =
    { "**" }Wat dit bewijst:{ "**" } de laatste woorden kwamen van { $last }, toen het startgetal al vastlag. Wie erop vertrouwt dat ze niet zijn bedacht voor degene die deze bot draait, weet: niemand heeft de dobbelstenen en kaarten uitgekozen. Ook veranderen kan nu niemand ze meer, en met terugnemen gooi je nooit opnieuw.
chance-proves-sealed =
    { "**" }Wat dit bewijst:{ "**" } de laatste woorden kwamen van { $last }, toen al het andere al vastlag. Wie erop vertrouwt dat ze niet zijn bedacht voor degene die deze bot draait, weet: niemand heeft de dobbelstenen en kaarten uitgekozen. Ook veranderen kan nu niemand ze meer, en met terugnemen gooi je nooit opnieuw.
chance-trusts =
    { "**" }Wat dit bewijst:{ "**" } vanaf nu kan niemand een worp of kaart veranderen, en met terugnemen gooi je nooit opnieuw. Niemand heeft woorden toegevoegd, dus wie deze bot draait, kan de dobbelstenen en kaarten hebben uitgekozen; “Geluk toevoegen” vóór de start sluit dat uit.
chance-ahead =
    { "**" }Wat dit niet bewijst:{ "**" } dat niemand vooruitkijkt. Wie deze bot draait, zou het startgetal kunnen bekijken en weten wat er komt. Speelt diegene zelf mee, dan moet je die persoon vertrouwen.

## Add luck

form-luck-title = Geluk toevoegen
form-luck-words = Woorden die niemand kan raden
form-luck-hint =
    Alle dobbelstenen en kaarten volgen uit mijn geheime startgetal, uit wat er gespeeld wordt en wie waar zit, en uit jullie woorden. Iedereen leest je woorden zodra het spel begint.
    Alles behalve de woorden ligt al vast. De SHA-256 ervan: `{ $hash }`
    Verandert daar vóór de start iets aan, dan vraag ik om nieuwe woorden.
luck-added = -# { $name } heeft woorden voor geluk toegevoegd. SHA-256 van al het andere waaruit dobbelstenen en kaarten volgen: `{ $hash }`
luck-is-added = Je woorden tellen mee.
luck-is-early = Je woorden tellen voor wie hier nu zit. Komt of gaat er nog iemand, of wordt er iets anders gespeeld, dan vraag ik je om nieuwe: voeg ze liefst toe als iedereen er is.
luck-is-late = De tafel is veranderd terwijl je schreef, dus deze woorden heb ik niet genomen. Ze moeten komen als al het andere vastligt.
luck-void = { $why } Voeg je nieuwe woorden toe?
luck-void-joined = { $name } is erbij gekomen.
luck-void-left = { $name } is weggegaan.
luck-void-updated = Ik heb intussen een nieuwe versie of andere huisregels.
luck-at-stake = Verander je wat er gespeeld wordt of welke computers meespelen, dan tellen de woorden voor geluk van { $names } niet meer.
luck-start-without = De woorden voor geluk van { $names } tellen niet meer, en nieuwe zijn er nog niet. Wil je wachten of zonder beginnen?
button-start-without = Zonder beginnen

## Turns

hand-over =
    { $until ->
        [none] { "**" }{ $who }: { $asked }{ "**" }
       *[other] { "**" }{ $who }: { $asked }{ "**" } Uiterste tijd: { $until }.
    }
hand-over-several =
    { $until ->
        [none] { "**" }{ $who }: { $asked }{ "**" } Antwoord in willekeurige volgorde met “Jouw zet”.
       *[other] { "**" }{ $who }: { $asked }{ "**" } Antwoord in willekeurige volgorde met “Jouw zet”. Uiterste tijd: { $until }.
    }
turn-done = ✓ { $done }
ahead-invited =
    -# { $count ->
        [one] { $names } kan alvast beslissen.
       *[other] { $names } kunnen alvast beslissen.
    }
ahead-instead = { $name } is aan de beurt. Dit kun je alvast beslissen:
ahead-in-case = Als het zover komt:
ahead-kept = Genoteerd voor je beurt: { $done }
ahead-complete = Meer kun je nu niet beslissen. Als je aan de beurt bent, wordt het vanzelf gespeeld; eerder ziet niemand het.
ahead-taken-back = Teruggenomen.
picture-follows = Het plaatje volgt zo.
## When Discord will not let me

moved-away = “{ $table }” wordt voortaan in { $link } gespeeld.
moved-here = { $name } vroeg me de tafel hierheen te halen. Het spel gaat verder zoals het was.
moved-by-operator = Wie mij beheert, heeft de tafel hier opnieuw geopend. Het spel gaat verder zoals het was.
computers-play-simply = De computers hier hebben het afgelopen uur veel nagedacht: tot { $until } spelen ze eenvoudiger, en niemand wacht op ze.
server-back = De bot is weer op deze server: het spel gaat verder, en iedereen heeft de tijd die over was.
server-removed =
    { $until ->
        [none] Ik ben verwijderd van de server van je spel “{ $name }”, dus het rust en er loopt geen tijd. Zodra iemand me weer uitnodigt, gaat het verder.
       *[other] Ik ben verwijderd van de server van je spel “{ $name }”, dus het rust en er loopt geen tijd. Nodigt iemand me vóór { $until } weer uit, dan gaat het verder; daarna wordt alles over die server gewist.
    }
parked-away = Discord antwoordt me op dit moment niet. Je zet is bewaard, en ik plaats hem zodra het kan.
parked-disk = Wie mij beheert, heeft problemen met de schijf. Je zet is bewaard, en ik plaats hem zodra het kan.
parked-thread = De thread van deze tafel is weg. Je zet is bewaard; /spel hierheen in een tekstkanaal opent een nieuwe.
parked-channel = Het kanaal van deze tafel is weg. Je zet is bewaard; met /spel hierheen in een ander kanaal gaat het verder.
parked-permission = Ik mag niet schrijven waar deze tafel speelt. Je zet is bewaard; wie de server beheert, kan het toestaan, in een privéthread is het genoeg me één keer te vermelden, of gebruik /spel hierheen in een ander kanaal.
parked-locked = De thread van deze tafel is vergrendeld. Je zet is bewaard; wie de server beheert, kan hem ontgrendelen, of gebruik /spel hierheen in een ander kanaal.
parked-refused = Discord accepteert niet wat ik moet plaatsen. Je zet is bewaard; /bord toont de tafel.

## When a rule was corrected

rules-changed = Terwijl jullie speelden, is een regel van dit spel verbeterd. Wat gespeeld is, blijft zoals het is; vanaf nu geldt de verbeterde regel. /controleren kan de zetten van daarvóór niet narekenen.
rules-taken-back = Terwijl jullie speelden, is een regel van dit spel verbeterd, en de laatste zetten passen er niet meer bij. Ik heb ze teruggenomen: doe ze nog eens. Dobbelstenen en kaarten komen uit hetzelfde startgetal als eerst.

## Undo

undo-done = { $name } heeft de laatste zet teruggenomen.
undo-done-yours = Je laatste zet is teruggenomen.
undo-asked =
    { $undone }
    Akkoord? Dezelfde dobbelstenen en kaarten komen dan weer, maar wat gezien is, blijft gezien.
undo-a-move = een zet
undo-later =
    { $count ->
        [one] Daarmee gaat ook een latere zet terug ({ $names }).
       *[other] Daarmee gaan ook { $count } latere zetten terug ({ $names }).
    }
undo-would-ask =
    Dit neemt terug:
    { $undone }
    { $names } { $count ->
        [one] moet
       *[other] moeten
    } akkoord gaan. Vragen?
undo-asked-yours =
    Je neemt terug:
    { $undone }
    Wachten op { $names }.
undo-accepted = { $name } gaat akkoord.
undo-refused = { $name } gaat niet akkoord: er wordt niets teruggenomen.
undo-withdrawn = { $name } laat het zoals het is: er wordt niets teruggenomen.
undo-lapsed = Drie dagen lang heeft niet iedereen geantwoord: de zet van { $name } blijft zoals hij is.
undo-closed =
    { $status ->
        [accepted] { $name } wilde iets terugnemen, en iedereen ging akkoord.
        [left] Iemand wilde iets terugnemen. Dat is afgehandeld: er wordt niets teruggenomen.
       *[other] { $name } wilde iets terugnemen. Dat is afgehandeld: er wordt niets teruggenomen.
    }
undo-past-changed = Sinds die zet is een regel verbeterd, dus hij kan niet worden teruggenomen.
undo-nothing = Je hebt geen zet om terug te nemen.
undo-ahead = Sindsdien zijn er dobbelstenen voor je gevallen, dus wat je alvast hebt beslist, blijft zo.
undo-waiting = Wachten op { $names }.
request-agreed = Al akkoord: { $names }.

## Ending by consent

end-asked = Het spel is dan meteen voorbij, zonder winnaar. Akkoord?
end-alone = Het spel is dan meteen voorbij, zonder winnaar.
end-no-pace = Zegt iemand die aan zet is drie dagen niets, dan stemmen de anderen over hoe het verdergaat.
end-accepted = { $name } gaat akkoord.
end-refused = { $name } wil doorspelen: het spel gaat verder.
end-withdrawn = { $name } wil toch doorspelen.
end-lapsed = Drie dagen lang heeft niet iedereen { $name } geantwoord: het spel gaat verder.
end-computer = Voor wie niet akkoord ging, speelt een computer. Nog één keer “Akkoord” beëindigt het spel.
end-closed =
    { $status ->
        [accepted] { $name } wilde het spel beëindigen, en iedereen ging akkoord.
        [left] Iemand wilde het spel beëindigen. Dat is afgehandeld.
       *[other] { $name } wilde het spel beëindigen. Dat is afgehandeld.
    }
alt-ended-early = Zo stond het toen het spel voortijdig werd beëindigd.
end-done = De tafel heeft besloten dit spel voortijdig te beëindigen. Er is geen winnaar.
end-posted =
    { end-done }
    -# SHA-256 van het logboek: `{ $log }`
ended-by-operator =
    Wie mij beheert, heeft dit spel voortijdig beëindigd. Er is geen winnaar.
    -# SHA-256 van het logboek: `{ $log }`
end-lobby = De tafel is gesloten voordat het spel begon.
host-closed = { $name }, de host, heeft de tafel gesloten voordat het spel begon.

## Game over

over =
    { $count ->
        [one] { $score ->
            [one] { "**" }{ $winners } wint met { $score } punt!{ "**" }
           *[other] { "**" }{ $winners } wint met { $score } punten!{ "**" }
        }
       *[other] { $score ->
            [one] { "**" }{ $winners } winnen met elk { $score } punt!{ "**" }
           *[other] { "**" }{ $winners } winnen met elk { $score } punten!{ "**" }
        }
    }
dice-luck = { "**" }Geluk met de dobbelstenen{ "**" }
dice-luck-more = { $name } gooide { $percent }% meer dan gemiddeld: { $rolled }.
dice-luck-less = { $name } gooide { $percent }% minder dan gemiddeld: { $rolled }.
dice-luck-usual = { $name } gooide precies gemiddeld: { $rolled }.
dice-luck-rolled =
    { $dice ->
        [one] { $pips } ogen met één dobbelsteen
       *[other] { $pips } ogen met { $dice } dobbelstenen
    }
dice-luck-best =
    { $count ->
        [one] De gelukkigste worp: een { $dice }.
       *[other] De gelukkigste worp: { $dice }.
    }
dice-luck-none = { $name } heeft niet gedobbeld.
hauls = { "**" }Vooral thuisgebracht{ "**" }
haul-of = { $name }: { $goods }
haul-hunted = Gejaagd: { $goods }.
haul-brought = Vooral gehaald: { $goods }.
over-seed =
    Het geheime startgetal: `{ $seed }`
    De eerste SHA-256 in de lobby legde het vast voordat het spel begon. /controleren rekent het hele spel na.
    -# SHA-256 van het logboek: `{ $log }`
over-course = { $name } { $points }
over-courses = Zo groeiden de punten: { $courses }.

## Verify

verify-good =
    { "**" }Alles klopt.{ "**" } Het startgetal past bij de hash die ik heb geplaatst.
    { $moves } zetten en { $chances } worpen en kaarten zijn volgens de spelregels nagerekend, en de eindstand is dezelfde.
verify-ended-early =
    { "**" }Alles klopt.{ "**" } Het startgetal past bij de hash die ik heb geplaatst.
    { $moves } zetten en { $chances } worpen en kaarten zijn volgens de spelregels nagerekend. Het spel is voortijdig beëindigd, dus er is geen eindstand. Het startgetal was `{ $seed }`.
verify-computers = { $same } van { $count } keuzes van de computers zijn nagerekend en gelijk.
verify-computers-left-out = Hier overgeslagen omdat ze lang duren: { $count }. Het commando hieronder rekent ook deze na.
verify-computers-others = { $releases ->
    [none] Gemaakt door een andere versie van mij, zodat deze ze niet kan narekenen: { $count }.
   *[other] Gemaakt door een andere versie van mij, zodat deze ze niet kan narekenen: { $count }. De opdrachtregel van versie { $releases } kan het.
}
verify-log = SHA-256 van het logboek: `{ $log }`. Als mijn bericht aan het einde van het spel er een toont, moet het dezelfde zijn.
verify-yourself =
    Je hoeft me niet te geloven: wie dit programma heeft, controleert het eerste bestand met `python -m engine verify`; dat speelt het spel opnieuw volgens de regels. `verify_dice.py` heeft alleen Python nodig, maar kent de regels niet: het vertrouwt het bestand voor wat er wanneer werd gevraagd, en laat alleen zien dat dobbelstenen en kaarten daaruit volgen. Vergelijk de hashes met wat ik heb geplaatst, en de zetten met de thread.
verify-wrong-seed = { "**" }Het startgetal past niet{ "**" } bij de hash die is geplaatst.
verify-wrong-chance = { "**" }Regel { $line } van het bestand klopt niet:{ "**" } er staat “{ $found }”, het startgetal geeft “{ $expected }”.
verify-wrong-move = { "**" }Regel { $line } van het bestand klopt niet{ "**" } met de spelregels: “{ $found }”.
verify-wrong-computer = { "**" }Regel { $line } van het bestand{ "**" } is niet wat de computer op deze plek doet: “{ $found }”.
verify-wrong-scores = { "**" }De eindstand klopt niet{ "**" } met wat de zetten opleveren.
verify-running =
    Het spel loopt nog; het startgetal laat ik aan het eind zien. Wat vóór de woorden vastlag, heeft de SHA-256 `{ $hash }`
    SHA-256 daarvan en van de woorden samen: `{ $fingerprint }`

## Tables

list-heading = { "**" }Tafels{ "**" }
list-empty = Er zijn nog geen tafels. Open er een met /spel nieuw.
list-more =
    { $count ->
        [one] … en nog { $count }
       *[other] … en nog { $count }
    }
which-table = Welke tafel?

# What a table is called in lists: opponents, what is played, how far
table-name = { $who } — { $what }, { $when }
table-titled = { $title } ({ $names })
table-numbered = { $name } (tafel { $number })
table-round = ronde { $round }
table-computers =
    { $count ->
        [one] een computer
       *[other] { $count } computers
    }
table-seats = { $taken } van { $seats } plekken bezet
table-game =
    { $modules ->
        [0] { $game }
       *[other] { $game } met { $modules } modules
    }

## Buttons and fields

button-join = Meedoen
button-leave = Weggaan
button-luck = Geluk toevoegen
button-start = Starten
button-move = Jouw zet
button-ahead = Alvast
button-mine = Mijn spullen
button-undo = Terugnemen
button-board-text = Bord als tekst
button-whole-board = Hele bord
button-more = Meer …
more-here = **Meer van deze tafel**
button-legend = Legenda
legend-signs = { "**" }Wat de tekens op dit bord betekenen.{ "**" }
piece-choose = Wat is deze kaart …?
button-accept = Akkoord
button-refuse = Niet akkoord
button-ask = Vragen
button-withdraw = Intrekken
up-to = tot { $most }
chosen-first = { $chosen }: { $question }
draft-back = Terug
draft-so-far = Tot nu toe: { $parts }
draft-done = Klaar: { $what }
draft-all-at-once = In één keer: { $what } …
draft-step-by-step = Per stuk: { $what } …
draft-part = Nog iets …
choice-otherwise = { $verb }: anders
choice-part = { $verb }: { $part }
choice-let-go = { $option }. Ervan afzien? Je krijgt er niets voor.
choice-range = { $first } – { $last }
choice-sure = Ervan afzien

