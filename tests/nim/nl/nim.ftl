### Nim: everything that the game says.

game-nim = Nim
goal-nim = Wie de laatste steen pakt, wint.
edition-classic = klassieke editie
module-heaps = drie stapels
needs-heaps = Drie stapels: daarmee wordt Nim altijd gespeeld.
effect-heaps = Stenen van een van drie stapels pakken; wie de laatste pakt, wint
command-nim = nim
command-nim-description = De zetten van Nim
command-remove = wegnemen
command-remove-description = Neem stenen van één stapel
option-remove-heap = stapel
option-remove-heap-description = Van welke stapel
option-remove-stones = stenen
option-remove-stones-description = Hoeveel stenen
readings-nim = { "**" }Nim: hoe we onduidelijke regels lezen{ "**" }: er is niets onduidelijk.
rules-nim-turn = Je neemt één of meer stenen, allemaal van één stapel. Wie de allerlaatste steen neemt, wint.
    .title = Een beurt
rules-nim-prompt-remove = Kies een stapel en hoeveel stenen je ervan neemt.
    .title = Vraag: stenen nemen
rules-nim-module-heaps = Er zijn drie stapels, van 3, 4 en 5 stenen.
    .title = Drie stapels
nim-verb-remove = Stenen nemen
nim-field-heap = Welke stapel?
nim-field-stones = Hoeveel stenen?
nim-field-answer-next = Wat je hierna neemt
nim-heap = stapel { $count }
nim-stones =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }
nim-taking = { $stones } van stapel { $heap }
nim-event = { $name } neemt { $taken }.
nim-prompt = neem stenen van één stapel.
    .named = { $name }, neem stenen van één stapel.
nim-too-many = Zoveel stenen zijn er niet. Op de stapels: { $heaps }.
nim-board = Op de stapels: { $heaps }.
nim-standing = { $rank }. { $name }
nim-gone = deze stenen zijn weg
nim-help = { "**" }Nim in één minuut{ "**" }: neem om de beurt stenen van één stapel. Wie de laatste steen neemt, wint.
nim-credits = Nim heeft geen gedrukte waarden.
