### Hunters and Scouts: what people may type in answers; several words for one thing, with commas between.

hunters-typed-and = und
hunters-typed-then = dann, danach, anschließend
hunters-typed-new = neu, neue karte, die neue karte
hunters-typed-nobody = niemand, keiner
hunters-typed-most = viele, so viele wie möglich, meiste
hunters-typed-fewest = wenige, so wenige wie möglich
hunters-typed-best = beste, meiste punkte
hunters-typed-only = nur, sonst nichts
hunters-typed-done = fertig, dann fertig
hunters-typed-finish = wenn nichts mehr geht
hunters-typed-none = nichts
hunters-typed-away = woanders
hunters-typed-left = links, linke
hunters-typed-middle = mitte, mittlere
hunters-typed-right = rechts, rechte
hunters-typed-items = gegenstände, gegenstand, verdeckte gegenstände
hunters-typed-members = mitglied, mitglieder, stammesmitglieder, leute, personen
hunters-typed-give = abgeben, ja
hunters-typed-decline = nein, ablehnen
hunters-typed-wilderness = wildnis
hunters-typed-filler = die, der, das, den, dem, ein, eine, mit, ist, sind, hat, habe, es, du, mich
