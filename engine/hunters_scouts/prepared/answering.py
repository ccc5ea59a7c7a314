"""Prepared answers to the questions within a turn; a planned turn contains them in the same words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from engine.core.actions import Action, Bag
from engine.core.errors import RuleError
from engine.core.questions import Decision, Seat
from engine.core.values import frozen
from engine.hunters_scouts.actions import COLUMNS, Create, Decline, Done, Exchange, Give, Pick, Recruit, Stash
from engine.hunters_scouts.base.display import cards_taken
from engine.hunters_scouts.state import State

MOST, FEWEST, BEST, NOTHING = "most", "fewest", "best", "none"
FINISH, DONE, ONLY, ITEMS, GIVE, DECLINE = "finish", "done", "only", "items", "give", "decline"
Words = Callable[[State], Iterable[str]]


def read_words(choices: Iterable[str], text: str, now: Iterable[str] = ()) -> list[str]:
    """Split the text into words; raises `RuleError`, listing `now`, if there are none or some are not among these."""
    known, words = [*dict.fromkeys(choices)], text.split() or [""]
    for word in words:
        if word not in known:
            raise RuleError("error-answer-value", value=word[:40], choices=" ".join([*now] or known))
    return words


def in_play(s: State, *characters: str) -> bool:
    """Whether one of these characters is in this game: all cards are in the display, held, or being played."""
    cards = {card for cards in (*s.display, *(tribe.hand for tribe in s.tribes)) for card in cards}
    return not cards.isdisjoint(characters) or s.today.played in characters


def all_characters(s: State) -> Iterable[str]:
    return s.rules.characters


def all_items(s: State) -> Iterable[str]:
    return s.rules.items


def own_items(s: State, seat: Seat) -> list[str]:
    return sorted({*s.tribes[seat].items})


@frozen
class Preferring:
    """Picks the first of these that is an option: `village forest-1` for `lose village`, else `lose forest-1`."""

    prompts: tuple[str, ...]
    verb: str
    choices: Words
    usual: Callable[[State, Seat], tuple[str, ...]]

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        return self.usual(s, seat)

    def read(self, s: State, text: str) -> str:
        return " ".join(dict.fromkeys(read_words(self.choices(s), text)))

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        lines = {str(option): option for option in decision.options}
        wanted = (lines.get(f"{self.verb} {word}") for word in value.split(" "))
        return next((option for option in wanted if option is not None), None)


@frozen
class Taking:
    """Which free characters to take: each word keeps the options that fit it best; in the end one must remain.

    `most` and `fewest` count all cards, a column the cards from it, a character its copies; `3-2-1` says how many come
    from each column, and `items` that two items are drawn instead.
    """

    prompts: tuple[str, ...]
    usual: Callable[[State, Seat], tuple[str, ...]]

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        return self.usual(s, seat)

    def read(self, s: State, text: str) -> str:
        exact = [word for word in text.split() if _counts(word)]
        return " ".join(dict.fromkeys(read_words((*self._words(s), *exact), text)))

    def _words(self, s: State) -> Iterable[str]:
        return (MOST, FEWEST, *COLUMNS, *s.rules.characters, *((ITEMS,) if "spirits" in self.prompts else ()))

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        left = [*decision.options]
        for word in value.split(" "):
            left = _fitting(s, left, word)
        return left[0] if len(left) == 1 and value.strip() else None


def _counts(word: str) -> tuple[int, ...]:
    """The numbers of `3-2-1`; empty for another word."""
    numbers = word.split("-")
    digits = len(numbers) == len(COLUMNS) and all(each.isascii() and each.isdigit() for each in numbers)
    return tuple(int(each[:3]) for each in numbers) if digits else ()


def _fitting(s: State, options: Sequence[Action], word: str) -> list[Action]:
    """The options that fit this word best; all of them if none does."""
    if word == ITEMS:
        return [each for each in options if each == Pick(ITEMS)] or [*options]
    takes = {each: _merit(s, each, word) for each in options if isinstance(each, Recruit)}
    best = max(takes.values(), default=0)
    if not best:
        return [*options]
    return [each for each, merit in takes.items() if merit == best]


def _merit(s: State, take: Recruit, word: str) -> int:
    """How well these cards fit a word; 0 if it does not apply to them."""
    if word == MOST:
        return sum(take.cards)
    if word == FEWEST:
        return 100 - sum(take.cards)
    if word in COLUMNS:
        return take.cards[COLUMNS.index(word)]
    return int(take.cards == _counts(word)) or cards_taken(s, take).count(word)


@frozen
class Keeping:
    """Which hidden items to keep, in this order, as many as are allowed; `best` are those with the most points.

    Where more could be kept than are named, the player is asked, unless the last word is `only`.
    """

    prompts: tuple[str, ...] = ("keep-one", "stash")

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        return (BEST, *(f"{item} {BEST}" for item in own_items(s, seat)))

    def read(self, s: State, text: str) -> str:
        words = read_words((*s.rules.items, BEST, ONLY), text)
        if ONLY in words[:-1]:
            raise RuleError("error-hunters-answer-last", word=ONLY)
        return " ".join(words)

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        ways = [each.items for each in decision.options if isinstance(each, Stash)]
        left, words = Counter[str](), value.split(" ")
        for way in ways:
            left |= Counter(way)
        if decision.prompt == "stash":
            left = Counter(s.tribes[decision.seat].items)
        room, found = max(map(len, ways)), list[str]()
        for word in words:
            fresh = _best_first(s, left) if word == BEST else [word] * (left[word] > 0)
            found += fresh
            left -= Counter(fresh)
        named = ONLY in words or len(found) >= room
        wanted = Stash(Bag(found[:room]))
        return wanted if named and wanted in decision.options else None


def _best_first(s: State, items: Counter[str]) -> list[str]:
    """The items sorted by points, the most first; of equals the cheapest first."""

    def worth(item: str) -> tuple[int, int, str]:
        card = s.rules.items[item]
        return -card.vp, sum(card.cost.values()), item

    return sorted(items.elements(), key=worth)


@frozen
class Exchanging:
    """Which hidden items to exchange, each as often as it is named, if the seat has it; `none` for none of them."""

    prompts: tuple[str, ...] = ("exchange",)

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        return (NOTHING, *own_items(s, seat)) if in_play(s, "basket-weaver") else ()

    def read(self, s: State, text: str) -> str:
        return " ".join(read_words((NOTHING, *s.rules.items), text))

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        words = value.split(" ")
        given = Counter(s.tribes[decision.seat].items) & Counter(words)
        wanted = Exchange(Bag(given.elements()))
        return wanted if wanted in decision.options and (given or NOTHING in words) else None


@frozen
class Creating:
    """Which items to create, in this order, each as often as it is named; what cannot be paid is skipped.

    `best` are those with the most points; a number before them is the most in a turn. After that `finish` ends the turn
    where nothing else can be done, and `done` in any case.
    """

    prompts: tuple[str, ...] = ("use",)

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        """Finishing where nothing can be created reveals that no hidden item could be, so it must be chosen."""
        return (FINISH, f"{BEST} {FINISH}", f"{BEST} {DONE}", *own_items(s, seat))

    def read(self, s: State, text: str) -> str:
        first, *rest = text.split() or [""]
        most = [str(int(first))] if first.isascii() and first.isdigit() and len(first) < 3 else []
        words = read_words((*s.rules.items, BEST, FINISH, DONE), " ".join(rest if most else [first, *rest]))
        if {FINISH, DONE} & {*words[:-1]}:
            raise RuleError("error-hunters-answer-last", word=FINISH if FINISH in words[:-1] else DONE)
        return " ".join([*most, *words])

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        words = value.split(" ")
        create = self._next(s, decision, words)
        if create is not None:
            return create
        alone = len(decision.options) == 1
        end = DONE in words or (FINISH in words and alone)
        return Done() if end and Done() in decision.options else None

    def _next(self, s: State, decision: Decision, words: Sequence[str]) -> Action | None:
        """The next item to create; the last `today.created` of the created ones are those of this turn."""
        made = s.today.created
        most = int(words[0]) if words[0].isdigit() else len(words)
        if made >= most and (words[0].isdigit() or BEST not in words):
            return None
        payable = [each.what for each in decision.options if isinstance(each, Create)]
        done = Counter(s.tribes[decision.seat].created[-made:] if made else ())
        for word in words:
            if word == BEST and payable:
                return Create(_best_first(s, Counter(payable))[0])
            done[word] -= 1
            if word in payable and done[word] < 0:
                return Create(word)
        return None


@frozen
class Giving:
    """At a bonus field: `give` the two created items with the fewest points, these two (`axe+drum`), or `decline`."""

    prompts: tuple[str, ...] = ("bonus",)

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        return (GIVE, DECLINE)

    def read(self, s: State, text: str) -> str:
        words = text.split() or [""]
        for word in words:
            read_words((GIVE, DECLINE, *s.rules.items), " ".join(word.split("+")))
        return " ".join(dict.fromkeys(words))

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        gifts = [each for each in decision.options if isinstance(each, Give)]
        for word in value.split(" "):
            wanted = Give(Bag(word.split("+")))
            if wanted in gifts:
                return wanted
            if word == DECLINE:
                return Decline()
            if word == GIVE and gifts:
                return min(gifts, key=lambda each: (sum(s.rules.items[i].vp for i in each.items), str(each)))
        return None
