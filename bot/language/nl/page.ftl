### De pagina van de playground: wat om de berichten heen staat. Ze kent geen meervoud: getallen komen als tekst.

## De eerste blik

page-start = Start
page-welcome = Vestig je, verzamel en bouw met je stam – een bordspel op Discord, een paar tikken tussendoor.
page-welcome-board = Het speelbord van een lopende partij
page-welcome-game = Welk spel
page-welcome-go-on = Verder in { $channel }
page-welcome-solo = Tegen de computer spelen
page-welcome-learn = In 3 minuten leren
page-welcome-open = Een tafel openen
page-welcome-seated = Of met { $people } aan een tafel gaan zitten
page-welcome-waiting = { $bot } start op …
page-welcome-where = Deze pagina staat voor Discord. Je speelt { $name }; tik een andere persoon aan om die te zijn.

## Het kader

page-title = Playground
page-people = Spelen als
page-play-as = Als { $name } spelen
page-add = Nieuw
page-add-person = Persoon toevoegen
page-who-joins = Wie komt erbij?
page-name = Naam
page-name-missing = Een naam, graag.
page-join = Erbij komen
page-cancel = Annuleren
page-close = Sluiten
page-channels = Kanalen
page-close-channels = De kanaallijst sluiten
page-direct-messages = Privéberichten
page-archived = Gearchiveerd ({ $count })
page-archived-tag = gearchiveerd
page-write-to = Schrijf naar { $bot }
page-online = { $bot } is online
page-offline = { $bot } is offline
page-waits = { $bot } is offline: commando’s en knoppen wachten tot die terug is.
page-lost = De playground antwoordt niet. Nieuwe poging …
page-unreachable = De playground is niet bereikbaar. Draait hij nog?
page-notifications = meldingen
page-in-channel = in #{ $channel }
page-messages = Berichten

## Tijd, taal, kleuren

page-panel = Tijd, taal, kleuren
page-clock = Tijd aan tafel
page-clock-hint = De klok van de bot gaat mee: herinneringen en termijnen komen vanzelf.
page-hour = + 1 uur
page-hours = + 8 uur
page-day = + 1 dag
page-language = { $name } leest
page-colours = Kleuren
page-colours-system = Als het apparaat
page-colours-light = Licht
page-colours-dark = Donker

## Berichten

page-beginning = Dit is het begin van { $channel }
page-beginning-hint = Typ / om te zien wat { $bot } kan, of wissel van persoon om elke plek zelf te spelen.
page-new = { $count } nieuw
page-newest = Nieuwste
page-skip = Naar de nieuwste knoppen
page-app = APP
page-thread = Thread
page-used = { $name } gebruikte { $command }
page-edited = (bewerkt)
page-thinking = { $name } denkt na …
page-only-you = Alleen jij kunt dit zien
page-dismiss = verbergen
page-picture = een afbeelding
page-somebody = iemand
page-elsewhere = elders
page-role = rol
page-not-open = Deze persoon ziet dat kanaal niet.
page-message-gone = Dat bericht is er niet meer.
page-answered-in = Alleen jij ziet het antwoord: het staat in #{ $channel }, net als dit bericht.
page-spoiler = Spoiler – tonen
page-spoiler-hidden = Spoiler, druk om te tonen
page-open-picture = De afbeelding openen
page-describe = De afbeelding beschrijven
page-zoom = Wisselen tussen passend en volledige grootte
page-picture-tab = De afbeelding in een nieuw tabblad openen
page-close-picture = De afbeelding sluiten
page-file = bestand

## Kiezen en formulieren

page-choose = Kiezen
page-choose-here = Kiezen …
page-options = Opties
page-choose-exactly = Kies { $most }
page-choose-up-to = Tot { $most }
page-choose-between = { $least } tot { $most }
page-submit = Versturen
page-close-form = Het formulier sluiten
page-required = verplicht
page-required-field = Dit is verplicht.
page-too-short = Minstens { $least } tekens, nu { $count }.
page-too-long = Hoogstens { $most } tekens.
page-choose-least = Kies er minstens { $least }.
page-choose-most = Kies er hoogstens { $most }.

## Schrijven

page-write = Als { $name }: tekst, of / voor meer
page-write-label = Bericht als { $name } in { $channel }
page-locked = Deze thread is vergrendeld
page-commands = Commando’s
page-show-commands = De commando’s tonen
page-send = Versturen
page-suggestions = Suggesties
page-optional = Optioneel:
page-drop-command = Het commando weglaten
page-stray = “{ $text }” hoort bij geen optie: schrijf de naam ervan en een dubbele punt ervoor.
page-incomplete = { $text } is niet compleet: kies een van de commando’s.
page-no-command = Er is geen commando { $text }.
page-failed = Dat is niet gelukt.
page-option-required = { $option } is verplicht.
page-option-among = { $option }: kies { $list }.
page-option-truth = { $option }: kies ja of nee.
page-option-whole = { $option }: schrijf een heel getal.
page-option-least = { $option }: minstens { $least }.
page-option-most = { $option }: hoogstens { $most }.
page-option-short = { $option }: minstens { $least } tekens.
page-option-long = { $option }: hoogstens { $most } tekens.
page-range-least = minstens { $least }
page-range-most = hoogstens { $most }
page-range-between = { $least } tot { $most }
page-true = Ja
page-false = Nee

## Wat een client niet toelaat

page-refused-name = Een naam heeft 1 tot 32 tekens en is nog vrij.
page-refused-locked = Deze thread is vergrendeld.
page-refused-archived = In een gearchiveerde thread zijn er geen commando’s.
page-refused-forbidden = Je mag hier niet schrijven, dus verstuurt Discord dit niet.
page-refused-gone = Dat is er niet meer.
page-refused-silence = De app heeft niet gereageerd.
