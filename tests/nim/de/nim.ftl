### Nim: everything that the game says.

game-nim = Nim
goal-nim = Wer den letzten Stein nimmt, gewinnt.
edition-classic = klassische Ausgabe
module-heaps = drei Haufen
needs-heaps = Drei Haufen: damit wird Nim immer gespielt.
effect-heaps = Steine von einem der drei Haufen nehmen; wer den letzten nimmt, gewinnt
command-nim = nim
command-nim-description = Die Züge von Nim
command-remove = wegnehmen
command-remove-description = Nimm Steine von einem Haufen
option-remove-heap = haufen
option-remove-heap-description = Von welchem Haufen
option-remove-stones = steine
option-remove-stones-description = Wie viele Steine
readings-nim = { "**" }Nim: wie wir unklare Regeln lesen{ "**" }: keine ist unklar.
rules-nim-turn = Du nimmst einen Stein oder mehr, alle von einem Haufen. Wer den allerletzten Stein nimmt, gewinnt.
    .title = Ein Zug
rules-nim-prompt-remove = Wähle einen Haufen und wie viele Steine du davon nimmst.
    .title = Frage: Steine nehmen
rules-nim-module-heaps = Es gibt drei Haufen, mit 3, 4 und 5 Steinen.
    .title = Drei Haufen
nim-verb-remove = Steine nehmen
nim-field-heap = Welcher Haufen?
nim-field-stones = Wie viele Steine?
nim-field-answer-next = Was du als Nächstes nimmst
nim-heap = Haufen { $count }
nim-stones =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
nim-taking = { $stones } von Haufen { $heap }
nim-event = { $name } nimmt { $taken }.
nim-prompt = nimm Steine von einem Haufen.
    .named = { $name }, nimm Steine von einem Haufen.
nim-too-many = So viele Steine sind nicht da. Auf den Haufen: { $heaps }.
nim-board = Auf den Haufen: { $heaps }.
nim-standing = { $rank }. { $name }
nim-gone = diese Steine sind weg
nim-help = { "**" }Nim in einer Minute{ "**" }: Nehmt reihum Steine von einem Haufen. Wer den letzten Stein nimmt, gewinnt.
nim-credits = Nim hat keine gedruckten Werte.
