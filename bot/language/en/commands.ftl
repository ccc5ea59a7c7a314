### Slash commands. Names: 1 to 32 lower-case letters, no spaces. Descriptions: 1 to 100 characters.

## /game

command-game = game
command-game-description = Open, join and run a table
command-game-new = new
command-game-new-description = Open a table for a new game
option-game-new-game = game
option-game-new-game-description = Which game
option-game-new-seats = seats
option-game-new-seats-description = How many people play
option-game-new-edition = edition
option-game-new-edition-description = Which edition
option-game-new-modules = modules
option-game-new-modules-description = What to play besides the base game, with commas between
option-game-new-pace = pace
option-game-new-pace-description = How long a decision may take; two days if you name none
option-game-new-rated = rated
option-game-new-rated-description = Whether the result counts for the ranking of this server
option-game-new-computers = computers
option-game-new-computers-description = How many computers play with you
option-game-new-level = level
option-game-new-level-description = How strong the computers are
option-game-new-title = title
option-game-new-title-description = A name for the table
command-game-join = join
command-game-join-description = Take a seat at a table
command-game-leave = leave
command-game-leave-description = Give your seat back, or offer it to others while the game runs
command-game-start = start
command-game-start-description = Start the game at your table
command-game-handback = handback
command-game-handback-description = Give the seat back to the person you stepped in for
command-game-rematch = rematch
command-game-rematch-description = Play again with the same people, seats moved on by one
command-game-host = host
command-game-host-description = Make another player the host
option-game-host-to = to
option-game-host-to-description = Who
command-game-list = list
command-game-list-description = Show the tables of this server and your own
command-game-end = end
command-game-end-description = End the game early, if everybody agrees

command-game-here = here
command-game-here-description = Bring the table and its board to this channel

## Yourself

command-settings = settings
command-settings-description = Your notifications, quiet hours and days away
command-settings-show = show
command-settings-show-description = Everything about notifications and your time in one place
command-settings-notifications = notifications
command-settings-notifications-description = Where you are notified that it is your turn
option-settings-notifications-where = where
option-settings-notifications-where-description = In the thread, by direct message, or not at all
option-settings-notifications-table = table
option-settings-notifications-table-description = Only for this table; without it for all
command-settings-quiet = quiet
command-settings-quiet-description = Hours of the day without notifications; your clocks stand still
option-settings-quiet-zone = zone
option-settings-quiet-zone-description = Your time zone: type a city
option-settings-quiet-begins = from
option-settings-quiet-begins-description = When they begin, such as 22:00
option-settings-quiet-ends = to
option-settings-quiet-ends-description = When they end, such as 7:30; the same time means none
command-settings-away = away
command-settings-away-description = Days away from all your tables: no notifications, clocks stand still; 0 means you are back
option-settings-away-days = days
option-settings-away-days-description = How many days from now
command-settings-next-up = next-up
command-settings-next-up-description = A direct message when the player before you is asked
option-settings-next-up-wanted = wanted
option-settings-next-up-wanted-description = Yes or no
command-settings-substitute = substitute
command-settings-substitute-description = May a single player look for a substitute for you, who then sees your cards?
option-settings-substitute-allowed = allowed
option-settings-substitute-allowed-description = Yes or no
command-snooze = snooze
command-snooze-description = No notifications for some hours
option-snooze-hours = hours
option-snooze-hours-description = How many hours; 0 ends it
command-mygames = mygames
command-mygames-description = All your tables, those that wait for you first

## Records

command-records = records
command-records-description = Finished games of this server
command-records-of = of
command-records-of-description = What somebody has played and won
option-records-of-member = member
option-records-of-member-description = Who; yourself if you leave it out
command-records-ranking = ranking
command-records-ranking-description = The best of the rated games
command-records-versus = versus
command-records-versus-description = You against somebody, in all games you both played
option-records-versus-member = member
option-records-versus-member-description = Who
command-records-export = export
command-records-export-description = All results of this server as a file for a spreadsheet
command-records-switch = switch
command-records-switch-description = Whether this server keeps its results; for people who manage the server
option-records-switch-keep = keep
option-records-switch-keep-description = Yes: from now on. No: nothing more is kept or shown

## The server

command-language = language
command-language-description = What I speak in public on this server; for people who manage it
option-language-language = language
option-language-language-description = Which language; without it I say which it is now

## Looking

command-board = board
command-board-description = Show the board
option-board-text = text
option-board-text-description = As text instead of a picture
command-odds = odds
command-odds-description = What to expect of the dice this round, for your eyes only
command-mine = mine
command-mine-description = Your own cards and what they count, for your eyes only
command-since = since
command-since-description = What happened since your last turn, and what you can afford now
command-log = log
command-log-description = Show what happened
command-verify = verify
command-verify-description = Recompute a finished game, dice and cards included
command-plan = plan
command-plan-description = Plan ahead by tapping, privately: moves, and what I answer for you
option-plan-question = question
option-plan-question-description = Which question, to answer it always alike
option-plan-answer = answer
option-plan-answer-description = What I answer for you, or “ask me”
command-help = help
command-help-description = How to play with this bot
command-rules = rules
command-rules-description = The rules of one place, card, building, question or module
option-rules-what = what
option-rules-what-description = Start typing: a place, a card, a word
command-learn = learn
command-learn-description = Learn a game in three minutes, seen by nobody else
option-learn-game = game
option-learn-game-description = Which game; else that of the table here, or the lesson you have begun
command-credits = credits
command-credits-description = Which values are reconstructed, and how unclear rules are read
option-credits-readings = readings
option-credits-readings-description = How the unclear rules of this game are read
command-undo = undo
command-undo-description = Take your last move back

## Moves that more than one game has

command-decline = decline
command-decline-description = Take your person back without buying, or do without a bonus

## What the table of any command is called
option-table = table
option-table-description = Which table, if it is not the one here
