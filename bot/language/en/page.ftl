### The page of the playground: what stands around the messages. It knows no plurals: numbers arrive as text.

## The first view

page-start = Start
page-welcome = Settle, gather and build with your tribe – a board game played on Discord, a few taps at a time.
page-welcome-board = The board of a game in progress
page-welcome-game = Which game
page-welcome-go-on = Go on in { $channel }
page-welcome-solo = Play against the computer
page-welcome-learn = Learn it in 3 minutes
page-welcome-open = Open a table
page-welcome-seated = Or sit down at a table with { $people }
page-welcome-waiting = { $bot } is starting …
page-welcome-where = This page stands in for Discord. You play { $name }; tap another person to be them.

## The frame

page-title = Playground
page-people = Play as
page-play-as = Play as { $name }
page-add = Add
page-add-person = Add a person
page-who-joins = Who joins?
page-name = Name
page-name-missing = A name, please.
page-join = Join
page-cancel = Cancel
page-close = Close
page-channels = Channels
page-close-channels = Close the channel list
page-direct-messages = Direct messages
page-archived = Archived ({ $count })
page-archived-tag = archived
page-write-to = Write to { $bot }
page-online = { $bot } is online
page-offline = { $bot } is offline
page-waits = { $bot } is offline: commands and buttons wait until it is back.
page-lost = The playground does not answer. Trying again …
page-unreachable = The playground cannot be reached. Is it still running?
page-notifications = notifications
page-in-channel = in #{ $channel }
page-messages = Messages

## The panel: time, language, light

page-panel = Time, language, colours
page-clock = Time at the table
page-clock-hint = The bot’s clock moves too: reminders and deadlines come by themselves.
page-hour = + 1 h
page-hours = + 8 h
page-day = + 1 day
page-language = { $name } reads
page-colours = Colours
page-colours-system = As the device
page-colours-light = Light
page-colours-dark = Dark

## Messages

page-beginning = This is the start of { $channel }
page-beginning-hint = Type / to see what { $bot } can do, or switch between people to play every seat yourself.
page-new = { $count } new
page-newest = Newest
page-skip = To the newest controls
page-app = APP
page-thread = Thread
page-used = { $name } used { $command }
page-edited = (edited)
page-thinking = { $name } is thinking …
page-only-you = Only you can see this
page-dismiss = dismiss
page-picture = a picture
page-somebody = somebody
page-elsewhere = elsewhere
page-role = role
page-not-open = That channel is not open to this person.
page-message-gone = That message is not there any more.
page-answered-in = Only you see the answer: it stands in #{ $channel }, as this message does.
page-spoiler = Spoiler – show
page-spoiler-hidden = Spoiler, press to show
page-open-picture = Open the picture
page-describe = Describe the picture
page-zoom = Switch between fitting and full size
page-picture-tab = Open the picture in a new tab
page-close-picture = Close the picture
page-file = file

## Choosing and forms

page-choose = Choose
page-choose-here = Choose …
page-options = Options
page-choose-exactly = Choose { $most }
page-choose-up-to = Up to { $most }
page-choose-between = { $least } to { $most }
page-submit = Submit
page-close-form = Close the form
page-required = required
page-required-field = This is required.
page-too-short = At least { $least } characters, { $count } so far.
page-too-long = At most { $most } characters.
page-choose-least = Choose at least { $least }.
page-choose-most = Choose at most { $most }.

## Writing

page-write = As { $name }: text, or / for commands
page-write-label = Message as { $name } in { $channel }
page-locked = This thread is locked
page-commands = Commands
page-show-commands = Show the commands
page-send = Send
page-suggestions = Suggestions
page-optional = Optional:
page-drop-command = Drop the command
page-stray = “{ $text }” belongs to no option: write its name and a colon before it.
page-incomplete = { $text } is not complete: choose one of its commands.
page-no-command = There is no command { $text }.
page-failed = That did not work.
page-option-required = { $option } is required.
page-option-among = { $option }: choose one of { $list }.
page-option-truth = { $option }: choose True or False.
page-option-whole = { $option }: write a whole number.
page-option-least = { $option }: at least { $least }.
page-option-most = { $option }: at most { $most }.
page-option-short = { $option }: at least { $least } characters.
page-option-long = { $option }: at most { $most } characters.
page-range-least = at least { $least }
page-range-most = at most { $most }
page-range-between = { $least } to { $most }
page-true = True
page-false = False

## What a client refuses

page-refused-name = A name has 1 to 32 characters and is not taken.
page-refused-locked = This thread is locked.
page-refused-archived = Commands cannot be used in an archived thread.
page-refused-forbidden = You may not write here, so Discord does not send this.
page-refused-gone = That is not there any more.
page-refused-silence = The application did not respond.
