### Finished games: what people have played, and how they stand.

records-person = { "**" }{ $name }{ "**" }
records-all = All games
records-computers = With computers at the table
records-line =
    { $games ->
        [one] { $what }: one game, { $wins } won, { $average } points
       *[other] { $what }: { $games } games, { $wins } won, { $average } points on average, { $best } at best, { $streak } won in a row lately
    }
records-none = { $name } has not finished a game here yet.
records-ranking = { "**" }Ranking of the rated games{ "**" } (who is new starts near 1,000)
records-rank = { $place }. { $name } · { $rating } · { $games } played, { $wins } won
records-no-rated = No rated game is finished yet. /game new takes rated:yes.
records-versus =
    { $games ->
        [0] You and { $name } have not finished a game together here.
        [one] You and { $name }, one game: before them { $before }, behind { $behind }, level { $level }.
       *[other] You and { $name }, { $games } games: before them { $before }, behind { $behind }, level { $level }.
    }
records-exported = Here are all results of this server.
records-kept = From now on this server keeps the results of finished games.
records-not-kept = This server keeps no more results. Those that are there are not shown any more.
