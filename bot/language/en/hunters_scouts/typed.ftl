### Hunters and Scouts: what people may type in answers; several words for one thing, with commas between.

hunters-typed-and = plus
hunters-typed-then = after that, next
hunters-typed-new = new card, the new card, revealed
hunters-typed-nobody = no one, nobody moves
hunters-typed-most = many, as many as possible
hunters-typed-fewest = few, as few as possible
hunters-typed-best = most points
hunters-typed-only = nothing else
hunters-typed-done = finished, then done
hunters-typed-finish = if nothing else
hunters-typed-none = nothing
hunters-typed-away = elsewhere
hunters-typed-left = left column
hunters-typed-middle = center
hunters-typed-right = right column
hunters-typed-items = item, hidden items
hunters-typed-members = send members, member, people
hunters-typed-give = give back, yes
hunters-typed-decline = no
hunters-typed-wilderness = wild
hunters-typed-filler = the, a, with, is, are, has, have, i, in, there, me, my, than, goes, go
