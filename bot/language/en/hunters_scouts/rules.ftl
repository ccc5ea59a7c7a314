### The rules of Hunters and Scouts in our own words, one short text for each thing one can ask about.

## The course of the game

rules-hunters_scouts-turn =
    On your turn you do one of three things: play a character from your hand, call members home, or let the sun set.
    You can play while you have cards, call home while a member of yours is out, and let the sun set when your hand is empty. Earlier only if enough cards are left for both of you.
    .title = A turn
rules-hunters_scouts-playing =
    You carry out what the character says, from top to bottom. “Up to” is your choice; everything else is done as far as possible. Then you lay the card into the column of the display with the fewest cards.
    Members may come from your village or from another location; leaving a location brings nothing.
    .title = Playing a character
rules-hunters_scouts-recalling =
    You call one or more members home. Each covers one free field of its card, whether that helps you or not. Meat takes 1 hunger off at once, a point scores at once; everything else can be used until the end of this turn, and is lost then.
    With it you create hidden items at any moment of the turn. Two furs bring a new member from your supply into the camp. When the last field of a card is covered, it goes away and everybody there goes home with nothing.
    .title = Calling members home
rules-hunters_scouts-sunset =
    First you score: 1 point for each member in your village and on locations, less your hunger, less the cards left in your hand. You never fall below 0.
    In the normal game you then discard hidden items down to one. Then you get 1 hunger for each of those members. With 8 hunger or more you lose one member and 3 hunger. At last you take characters for the next day from the free ends of the columns: 6 in the introductory game, else 5 to 7.
    .title = Sunset
rules-hunters_scouts-members =
    You have five members: in the village, on locations, in the camp, or in the supply. Members in camp and supply neither score nor eat. The Offspring brings one from the camp to the village.
    Who has no member in village, on locations and in camp has lost at once.
    .title = Members of your tribe
rules-hunters_scouts-ending =
    The goal is field 24. You enter it only with 3 hunger or less; else you stop on 23.
    If the starting player gets there, the other has one more turn, and the higher total wins; if equal, the other. If the other gets there first, the game ends at once.
    On first reaching or passing 9, 14 and 18 you may give back two created items for 1 more point.
    .title = Goal and bonus fields

## Locations and items

rules-hunters_scouts-wilderness =
    A wilderness has fields of stone, wood, clay and fruit. Up to three members of both players find room. If none lies open at the end of a turn, one is revealed.
    .title = Wilderness
rules-hunters_scouts-hunting =
    A hunting ground has fields of meat and fur. Up to three members of both players find room. It never comes by itself: somebody must reveal it.
    .title = Hunting ground
rules-hunters_scouts-sabre-tooth =
    A hunting ground with meat, fur, and fields that score 1 point each for whoever covers them.
    .title = Sabre-toothed cat
rules-hunters_scouts-wear =
    Some characters have fields of locations covered, one of each, chosen by whoever plays. A location whose last field is covered goes away, and everybody there goes home with nothing.
    .title = Covered fields
rules-hunters_scouts-sacred =
    Three sacred places lie open in the normal game. They have no fields and hold members of one player only. To enter one that the other holds, a single effect must bring more of yours than stand there; those go home.
    .title = Sacred places
rules-hunters_scouts-items =
    Hidden items are yours alone to see. While you call members home you may create them: pay everything they cost from what was brought in this turn, score their points, then carry out their effects from left to right. Each item shows its price; /mine lists yours.
    .title = Items
rules-hunters_scouts-effects =
    An item can send 1 member (if you like; that one cannot be called home in this turn), draw an item, take 1 hunger, or discard 1 hunger.
    .title = Effects of items

## Characters

rules-hunters_scouts-character-hunter = One field of every hunting ground is covered. Then a hunting ground is revealed, and you may send up to 3 members there.
    .title = Character: Hunter
rules-hunters_scouts-character-scout = One field of every wilderness is covered. Then a wilderness is revealed, and you may send 1 member anywhere.
    .title = Character: Scout
rules-hunters_scouts-character-gatherer = You may send up to 4 members anywhere.
    .title = Character: Gatherer
rules-hunters_scouts-character-chief = You draw 1 item and may send up to 2 members anywhere.
    .title = Character: Chief
rules-hunters_scouts-character-offspring = One member moves from your camp to your village. If one did and you have hunger already, you get 1 more.
    .title = Character: Offspring
rules-hunters_scouts-character-shaman = You draw 2 items, or take 1 free character from the display. That happens before the Shaman is laid down, so it cannot take itself.
    .title = Character: Shaman
rules-hunters_scouts-character-advanced-scout = One field of each of three different locations of your choice is covered. Then a wilderness is revealed, and you may send up to 2 members anywhere.
    .title = Character: Advanced Scout
rules-hunters_scouts-character-fisher = You discard up to 2 hunger, draw 2 items and keep one of them.
    .title = Character: Fisher
rules-hunters_scouts-character-basket-weaver = You draw 1 item, may swap any of your hidden items for new ones, and score 1 point.
    .title = Character: Basket weaver
rules-hunters_scouts-character-fire-keeper = You may send any number of your members anywhere, or lay another character of your hand into the display without carrying it out.
    .title = Character: Fire keeper
rules-hunters_scouts-character-tracker = One field of every wilderness and every hunting ground is covered. Then one card of either kind is revealed, and you may send up to 2 members anywhere.
    .title = Character: Tracker

## Sacred places

rules-hunters_scouts-place-mammoth-graveyard = When you play a Hunter while a member of yours is there, you score 1 point at the end of the turn.
    .title = Sacred place: Mammoth graveyard
rules-hunters_scouts-place-waterfall = While a member of yours is there, each member you call home may cover two meat fields of its card instead of one. One member must then stay at the waterfall for the rest of the turn.
    .title = Sacred place: Waterfall
rules-hunters_scouts-place-rock-bridge = After your sunset you may send up to 3 members to any locations.
    .title = Sacred place: Rock bridge
rules-hunters_scouts-place-ancient-oak = For each item you created in your turn you discard 1 hunger at its end.
    .title = Sacred place: Ancient oak
rules-hunters_scouts-place-mud-springs = While a member of yours is there, two furs score 1 point instead of bringing a new member. One member must then stay at the springs for the rest of the turn.
    .title = Sacred place: Mud springs
rules-hunters_scouts-place-ghost-cave = When you play an Offspring you score 1 point instead of moving a member; there is no hunger either.
    .title = Sacred place: Ghost cave
rules-hunters_scouts-place-misty-gorge = At your sunset you keep up to 2 hidden items instead of one. Afterwards you may send 1 member to any location.
    .title = Sacred place: Misty gorge
rules-hunters_scouts-place-ice-cavern = At your sunset you keep up to 3 hidden items instead of one.
    .title = Sacred place: Ice cavern
rules-hunters_scouts-place-geysers = Instead of a turn you may draw 3 items.
    .title = Sacred place: Geysers
rules-hunters_scouts-place-ancestral-hill = After your sunset you take one more free character, if enough are left.
    .title = Sacred place: Ancestral hill
rules-hunters_scouts-place-herb-heath = At the sunset of the other player you discard 1 hunger, draw 1 item, and may send 1 member to any location.
    .title = Sacred place: Herb heath
rules-hunters_scouts-place-cult-site = After your sunset you score 1 point.
    .title = Sacred place: Cult site

## What one is asked

rules-hunters_scouts-prompt-turn = A character mostly sends members out; you may play one even if little of it can be done. Members whom you call home bring what their location gives, and with that you create items. The sunset scores your members, less hunger and cards in hand, and brings new characters.
    .title = Question: your turn
rules-hunters_scouts-prompt-send = Send members from your village or from other locations to where there is room: at most three stand on a card. The Hunter sends them to the revealed hunting ground only. Who leaves a location brings nothing along.
    .title = Question: send members
rules-hunters_scouts-prompt-use = With what your members brought you can create hidden items, in any order, and call more members home in between. What is left at the end of the turn is lost.
    .title = Question: use what was brought
rules-hunters_scouts-prompt-wear = One field of each of these cards is covered, and you choose which. Cover what the other player needs, or empty a card on which they stand.
    .title = Question: cover fields
rules-hunters_scouts-prompt-mark = One field of each of three different locations is covered. Choose which locations.
    .title = Question: where fields are covered
rules-hunters_scouts-prompt-lay = The played card goes into a column with the fewest cards. Only the last card of a column can be taken, so it covers the one before it.
    .title = Question: which column
rules-hunters_scouts-prompt-spirits = The Shaman draws 2 items, or takes 1 free character, the last of a column, into your hand.
    .title = Question: items or a character
rules-hunters_scouts-prompt-fire = The Fire keeper sends any number of your members, or lays another card of your hand into the display.
    .title = Question: members or a card
rules-hunters_scouts-prompt-reveal = A wilderness has stone, wood, clay and fruit; a hunting ground has meat and fur. One of them is turned up.
    .title = Question: what is revealed
rules-hunters_scouts-prompt-keep-one = You keep one of the two items you drew; the other is discarded.
    .title = Question: which item you keep
rules-hunters_scouts-prompt-exchange = You may discard any of your hidden items and draw as many new ones.
    .title = Question: swap items
rules-hunters_scouts-prompt-stash = At your sunset you keep one hidden item, at the Misty gorge up to 2, at the Ice cavern up to 3. Keep what you can pay soon.
    .title = Question: which items you keep
rules-hunters_scouts-prompt-lose = With 8 hunger or more you lose one member, from the village or from a location, and 3 hunger with it.
    .title = Question: lose a member
rules-hunters_scouts-prompt-recruit = Take characters for your next day from the free ends of the columns. What you take may set the next one free.
    .title = Question: characters for the next day
rules-hunters_scouts-prompt-ancestor = The Ancestral hill gives you one more free character.
    .title = Question: one more character
rules-hunters_scouts-prompt-bonus = On this field you may once give back two created items for 1 more point. If you decline, the chance is gone.
    .title = Question: bonus field
rules-hunters_scouts-prompt-herb-heath = The other player’s sun has set. You may send 1 member to another location now.
    .title = Question: herb heath
