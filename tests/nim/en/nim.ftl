### Nim: everything that the game says.

game-nim = Nim
goal-nim = Whoever takes the last stone wins.
edition-classic = classic edition
module-heaps = three heaps
needs-heaps = Three heaps: what Nim is always played with.
effect-heaps = Take stones from one of three heaps; whoever takes the last one wins
command-nim = nim
command-nim-description = The moves of Nim
command-remove = remove
command-remove-description = Take stones from one heap
option-remove-heap = heap
option-remove-heap-description = From which heap
option-remove-stones = stones
option-remove-stones-description = How many stones
readings-nim = { "**" }Nim: how we read unclear rules{ "**" }: none is unclear.
rules-nim-turn = You take one stone or more, all from one heap. Whoever takes the last stone of all wins.
    .title = A turn
rules-nim-prompt-remove = Choose a heap and how many of its stones you take.
    .title = Question: taking stones
rules-nim-module-heaps = There are three heaps, of 3, 4 and 5 stones.
    .title = Three heaps
nim-verb-remove = Take stones
nim-field-heap = Which heap?
nim-field-stones = How many stones?
nim-field-answer-next = What to take next
nim-heap = heap { $count }
nim-stones =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
nim-taking = { $stones } from heap { $heap }
nim-event = { $name } takes { $taken }.
nim-prompt = take stones from one heap.
    .named = { $name }, take stones from one heap.
nim-too-many = So many stones are not there: the heaps have { $heaps }.
nim-board = The heaps have { $heaps }.
nim-standing = { $rank }. { $name }
nim-gone = these stones are gone
nim-help = { "**" }Nim in one minute{ "**" }: in turn, take stones from one heap. Whoever takes the last stone wins.
nim-credits = Nim has no printed values.
