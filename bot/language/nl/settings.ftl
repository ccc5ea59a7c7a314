### Het overzicht van je eigen instellingen.

panel-clock = Bij jou is het { $time } ({ $zone }). In de stille uren krijg je geen meldingen en staan je klokken stil: anderen zien alleen tot wanneer je tijd hebt.
panel-setnotifications = Meldingen
panel-notifications-thread = Meldingen in de thread
panel-notifications-dm = Meldingen als privébericht
panel-notifications-none = Geen meldingen
panel-setquiet = Stille uren
panel-never-quiet = Geen stille uren
panel-quiet = Stil van { $begins } tot { $ends }
panel-other-hours = Andere tijden …
panel-setzone = Tijdzone
panel-zone =
    { $proposed ->
        [1] { $zone } (voorstel)
       *[other] { $zone }
    }
panel-other-zone = Een andere plaats …
panel-setaway = Afwezig
panel-away =
    { $days ->
        [0] Niet afwezig
        [one] Eén dag afwezig
       *[other] { $days } dagen afwezig
    }
panel-setnextup-on = Melden als ik bijna aan zet ben
panel-setnextup-off = Niet vooraf melden
panel-setsubstitute-on = Vervanger toestaan
panel-setsubstitute-off = Geen vervanger
panel-test = Testmelding
panel-test-message = Dit is een test: zo schrijf ik je als je aan de beurt bent.
panel-test-sent = Ik heb je een privébericht gestuurd. Kreeg je geen melding, kijk dan in Discord hoe je meldingen van privéberichten krijgt.
panel-test-later = Discord laat me op dit moment niemand nieuw schrijven; probeer het over een kwartier nog eens. Tot dan zeg ik het je in de thread.
panel-test-refused = Discord laat me je niet schrijven. Sta privéberichten toe in de privacy-instellingen van deze server, of kies meldingen in de thread.
panel-writequiet-title = Stille uren
panel-begins = Ze beginnen om
panel-begins-example = 22:30 of 22 uur
panel-ends = Ze eindigen om
panel-ends-example = 7 of 7:30
panel-writezone-title = Tijdzone
panel-place-example = Een stad, een land of UTC+2
panel-place = Waar woon je?
