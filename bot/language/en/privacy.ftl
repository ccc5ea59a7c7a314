### What is stored about people, and how they take it with them or away.

command-privacy = privacy
command-privacy-description = What I store about you
command-privacy-export = export
command-privacy-export-description = Get everything I store about you, as a private file
command-privacy-forget = forget
command-privacy-forget-description = Let me forget you; your games go on without you

privacy-export =
    Everything I store about you is in this file; nobody else sees it.
    I store the ids of people, servers, channels and messages, your name as you had it when you sat down, and the moves of your games. I store no messages that people write.
privacy-forget =
    { "**" }Shall I forget you?{ "**" } This cannot be taken back.
    { $running ->
        [0] You sit in no running game.
        [one] You sit in one running game: your seat becomes a former player’s, and the others can end it with /game end.
       *[other] You sit in { $running } running games: your seats become a former player’s, and the others can end them with /game end.
    }
    The games of other people and their results stay; you are called “{ $former }” in them. Messages that I posted before stay in Discord until somebody deletes them there, and backups keep you until the host’s oldest one is thrown away; until then your id stands in a list, so that none of them brings you back.
privacy-forgotten =
    { $count ->
        [0] Done. Nothing is left of you here.
        [one] Done. You are a former player at one table now; nothing else is left of you here.
       *[other] Done. You are a former player at { $count } tables now; nothing else is left of you here.
    }
former-player = Former player { $number }
former-title = Table { $number }
former-left = { $name } has left for good. You can wait, or end the game with /game end.
button-forget = Forget me
privacy-policy = The privacy policy of this bot: { $url }
policy-days =
    { $days ->
        [0] as long as the bot runs
        [one] one day
       *[other] { $days } days
    }
policy-backups-by-hand = those made by hand: until the host deletes them
policy-reports = Only reports of errors go to { $host }: what the bot was doing, with numbers of tables, servers, channels and people, and nothing that somebody typed.
