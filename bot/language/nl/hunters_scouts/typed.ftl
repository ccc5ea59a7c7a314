### Hunters and Scouts: what people may type in answers; several words for one thing, with commas between.

hunters-typed-and = en
hunters-typed-then = dan, daarna, vervolgens
hunters-typed-new = nieuw, nieuwe kaart, de nieuwe kaart
hunters-typed-nobody = niemand, geen
hunters-typed-most = veel, zoveel mogelijk, meeste
hunters-typed-fewest = weinig, zo weinig mogelijk
hunters-typed-best = beste, meeste punten
hunters-typed-only = alleen, verder niets
hunters-typed-done = klaar, dan klaar
hunters-typed-finish = als er niets meer kan
hunters-typed-none = niets
hunters-typed-away = elders
hunters-typed-left = links, linker
hunters-typed-middle = midden, middelste
hunters-typed-right = rechts, rechter
hunters-typed-items = voorwerpen, voorwerp, verborgen voorwerpen
hunters-typed-members = stamleden, stamlid, leden, mensen, personen
hunters-typed-give = inleveren, ja
hunters-typed-decline = nee, weigeren
hunters-typed-wilderness = wildernis
hunters-typed-filler = de, het, een, met, is, zijn, heeft, heb, er, mij
