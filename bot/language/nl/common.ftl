## Lists

list-comma = { $list }, { $item }
list-and = { $list } en { $item }
list-cut = { $list } en meer

## Words of the product

game-stone_age = Stenen Tijdperk (Stone Age)
game-hunters_scouts = Jagers en verkenners (Jäger und Späher)
edition-2014 = uitgave 2014
edition-jubilee = jubileumuitgave
edition-2008 = uitgave 2008
module-base = basisspel
module-introductory = introductiespel
module-normal = normaal spel
module-survival = overlevingsstrijd
module-even-items = ieder twee voorwerpen
module-first-places = plaatsen van het eerste spel
module-hard-winter = De winter is hard
module-wild-animals = Wilde dieren
module-igloos = Iglo’s
module-style = Met stijl naar het doel
module-new-huts = Nieuwe hutten
module-mammoths = Mammoetkudde

## What each module needs

needs-base = Het basisspel hoort er altijd bij; voor 2 tot 4 spelers.
needs-introductory = Introductiespel: korter, zonder heilige plaatsen; niet te combineren.
needs-normal = Normaal spel: met heilige plaatsen; dit speel je als je niets kiest.
needs-survival = Overlevingsstrijd: het normale spel met minder te jagen, in plaats daarvan.
needs-even-items = Ieder twee voorwerpen: bij het normale spel of de overlevingsstrijd.
needs-first-places = Drie vaste heilige plaatsen; bij het normale spel of de overlevingsstrijd.
needs-hard-winter = De winter is hard speel je op de winterkant: vraagt de jubileumuitgave.
needs-wild-animals = Wilde dieren speel je op de winterkant: vraagt de jubileumuitgave.
needs-igloos = Iglo’s speel je op de winterkant: vraagt de jubileumuitgave.
needs-style = Met stijl naar het doel past bij alles; je kunt dan met 5 spelers spelen.
needs-new-huts = Nieuwe hutten: zes hutten extra bij Met stijl naar het doel; vraagt die module.
needs-mammoths = Mammoetkudde past bij alles.

yes = ja
no = nee

## The language itself

language-name = Nederlands
language-automatic = zoals de server in Discord is ingesteld
language-spoken = In het openbaar spreek ik op deze server: { $language }.

## Permissions, as Discord's settings name them

permission-view_channel = Kanalen bekijken
permission-send_messages = Berichten verzenden
permission-send_messages_in_threads = Berichten verzenden in threads
permission-attach_files = Bestanden bijvoegen
permission-read_message_history = Berichtgeschiedenis lezen

## Credits

credits-readings = Hoe onduidelijke regels hier worden gelezen: /verantwoording, met `lezingen` en een spel.
reading-row = { "**" }{ $id }{ "**" } { $text } ({ $source })
