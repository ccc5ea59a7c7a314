### What is stored about people, and how they take it with them or away.

command-privacy = privacy
command-privacy-description = Wat ik over je bewaar
command-privacy-export = exporteren
command-privacy-export-description = Krijg alles wat ik over je bewaar, als bestand dat alleen jij ziet
command-privacy-forget = vergeten
command-privacy-forget-description = Laat mij je vergeten; je spellen gaan zonder jou verder

privacy-export =
    Alles wat ik over je bewaar, staat in dit bestand; niemand anders ziet het.
    Ik bewaar de ID’s van mensen, servers, kanalen en berichten, je naam zoals die was toen je ging zitten, en de zetten van je spellen. Berichten die mensen schrijven, bewaar ik niet.
privacy-forget =
    { "**" }Zal ik je vergeten?{ "**" } Dat kan niet worden teruggedraaid.
    { $running ->
        [0] Je zit in geen enkel lopend spel.
        [one] Je zit in één lopend spel: je plek wordt die van een vroegere speler, en de anderen kunnen het spel beëindigen met /spel stoppen.
       *[other] Je zit in { $running } lopende spellen: je plekken worden die van een vroegere speler, en de anderen kunnen de spellen beëindigen met /spel stoppen.
    }
    De spellen van anderen en hun uitslagen blijven; je heet daarin “{ $former }”. Berichten die ik al heb geplaatst, blijven in Discord tot iemand ze daar verwijdert, en in reservekopieën blijf je staan tot wie deze bot draait de oudste weggooit; zo lang staat je ID in een lijst, zodat geen ervan je terugbrengt.
privacy-forgotten =
    { $count ->
        [0] Gedaan. Er is hier niets meer van je over.
        [one] Gedaan. Je bent nu aan één tafel een vroegere speler; verder is hier niets meer van je over.
       *[other] Gedaan. Je bent nu aan { $count } tafels een vroegere speler; verder is hier niets meer van je over.
    }
former-player = Vroegere speler { $number }
former-title = Tafel { $number }
former-left = { $name } is voorgoed vertrokken. Jullie kunnen wachten, of het spel beëindigen met /spel stoppen.
button-forget = Vergeet mij
privacy-policy = De privacyverklaring van deze bot: { $url }
policy-days =
    { $days ->
        [0] zolang de bot draait
        [one] één dag
       *[other] { $days } dagen
    }
policy-backups-by-hand = met de hand gemaakte: tot de beheerder ze verwijdert
policy-reports = Alleen meldingen van fouten gaan naar { $host }: wat de bot aan het doen was, met nummers van tafels, servers, kanalen en mensen, en niets wat iemand heeft getypt.
