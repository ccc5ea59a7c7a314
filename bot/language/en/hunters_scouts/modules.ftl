### The modules: what each is called, does and needs, and its page of the rules.

module-introductory = introductory game
effect-introductory = Shorter, with fixed characters and without sacred places
needs-introductory = Introductory game: shorter, without sacred places; played alone.
rules-hunters_scouts-module-introductory = A shorter game for a start: you begin on field 10 with fixed characters, without sacred places, and keep all hidden items.
    .title = Variant: introductory game

module-normal = normal game
effect-normal = The whole game, with sacred places and special characters
needs-normal = Normal game: with sacred places; what is played when nothing is chosen.
rules-hunters_scouts-module-normal = You begin on field 3. Three sacred places lie open, six special characters are drawn, one hidden item is kept at sunset, and 5 to 7 characters are taken.
    .title = Variant: normal game

module-survival = fight for survival
effect-survival = Harder: some prey is covered; a bonus field without two items gives 1 hunger
needs-survival = Fight for survival: the normal game with less to hunt, instead of it.
rules-hunters_scouts-module-survival = The normal game, harder: some fields of hunting grounds are covered from the start. Who passes a bonus field without two created items gets 1 hunger.
    .title = Variant: fight for survival

module-even-items = two items each
effect-even-items = Both begin with 2 items instead of 1 and 2
needs-even-items = Two items each: both begin with 2 items; normal game or fight for survival.
rules-hunters_scouts-module-even-items = Both players begin with 2 items, instead of 1 for the starting player and 2 for the other.
    .title = Variant: two items each

module-first-places = places of the first game
effect-first-places = Three fixed sacred places instead of drawn ones
needs-first-places = Places of the first game: three fixed sacred places; normal game or fight for survival.
rules-hunters_scouts-module-first-places = Three fixed sacred places instead of drawn ones: Ice cavern, Mud springs, Mammoth graveyard.
    .title = Variant: places of the first game
