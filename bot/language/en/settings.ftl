### The panel of a person's preferences.

panel-clock = It is { $time } where you are ({ $zone }). In quiet hours I do not notify you, and your clocks stand still: others see only how long you have.
panel-setnotifications = Notifications
panel-notifications-thread = Notifications in the thread
panel-notifications-dm = Notifications by direct message
panel-notifications-none = No notifications
panel-setquiet = Quiet hours
panel-never-quiet = No quiet hours
panel-quiet = Quiet from { $begins } to { $ends }
panel-other-hours = Other hours …
panel-setzone = Time zone
panel-zone =
    { $proposed ->
        [1] { $zone } (suggested)
       *[other] { $zone }
    }
panel-other-zone = Another place …
panel-setaway = Days away
panel-away =
    { $days ->
        [0] Not away
        [one] Away for one day
       *[other] Away for { $days } days
    }
panel-setnextup-on = Tell me when I am next
panel-setnextup-off = Not when I am next
panel-setsubstitute-on = Allow a substitute
panel-setsubstitute-off = No substitute
panel-test = Test notification
panel-test-message = This is a test: so I write to you when it is your turn.
panel-test-sent = I have sent you a direct message. If it did not notify you, look at how your Discord notifies you of direct messages.
panel-test-later = Discord lets me write to no new people for the moment; try again in a quarter of an hour. Until then I tell you in the thread.
panel-test-refused = Discord does not let me write to you. Allow direct messages in the privacy settings of this server, or choose notifications in the thread.
panel-writequiet-title = Quiet hours
panel-begins = They begin at
panel-begins-example = 22:30 or 10pm
panel-ends = They end at
panel-ends-example = 7 or 7:30
panel-writezone-title = Time zone
panel-place-example = A city, a country, or UTC+2
panel-place = Where do you live?
