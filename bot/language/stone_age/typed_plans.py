"""Plans and answers of Stone Age as people write them, turned into the text form: any language, order and spelling."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from bot.language.stone_age.typed_places import ALIKE, FAMILIES, GOODS, answers, goods_called, places_called
from bot.language.stone_age.typed_purchases import (
    BEFORE_PAYING,
    BUYING,
    FOR_SURE,
    PERHAPS,
    payment_in,
    price_in,
    resource_in,
)
from bot.language.typed_names import Names, folded, named, parted
from engine.core.errors import RuleError
from engine.stone_age.orders.plans import CARD, CHEAPEST, ONLY
from engine.stone_age.view import TableView

NUMBER = r"(\d{1,3}|one|an?|eine?n?|één|een)"
COMPARED = (
    (rf"(?:fewer|less|weniger|minder)\s+(?:than|als|dan)\s+{NUMBER}\b", "<", 0),
    (rf"(?:more|mehr|meer)\s+(?:than|als|dan)\s+{NUMBER}\b", ">", 0),
    (rf"(?:at\s+least|mindestens|minstens|ten\s+minste)\s+{NUMBER}\b", ">", -1),
    (rf"(?:at\s+most|h(?:ö|oe)chstens|hoogstens|maxima(?:l|al))\s+{NUMBER}\b", "<", 1),
    (rf"(?:exactly|genau|precies)\s+{NUMBER}\b", "=", 0),
    (r"(\d{1,3})\s+(?:or|oder|of)\s+(?:less|fewer|weniger|minder)\b", "<", 1),
    (r"(\d{1,3})\s+(?:or|oder|of)\s+(?:more|mehr|meer)\b", ">", -1),
)
"""What is counted in words, with its sign and what is added to the number."""
SCOPE = re.compile(r"(?:(?:in|only|nur|alleen)\s+)*(?:this|dieser?|deze)\s+(?:round|runde|ronde)")
NUMBERED_SCOPE = re.compile(r"(?:(?:in|only|nur|alleen)\s+)*(?:round|runde|ronde)\s+(\d{1,3})")
ALWAYS = re.compile(r"(?:in\s+)?(?:always|every\s+round|immer|jeder?\s+runde|altijd|elke\s+ronde)")
TURNS = re.compile(r"[;\n,→]|->|\b(?:(?:and|und|en)\s+)?(?:then|dann|danach|daarna|dan)\b")
ELSE = re.compile(r"\b(?:(?:or|oder|of)\s+)?(?:else|otherwise|sonst|ansonsten|anders)\b|\b(?:or|oder|of)\b")
COUNTING = (
    ("two", "zwei", "twee"),
    ("three", "drei", "drie"),
    ("four", "vier", "vier"),
    ("five", "fünf", "vijf"),
    ("six", "sechs", "zes"),
    ("seven", "sieben", "zeven"),
    ("eight", "acht", "acht"),
    ("nine", "neun", "negen"),
    ("ten", "zehn", "tien"),
)
"""Numbers as words, from two."""
IF = re.compile(r"\b(?:(?:only|nur|alleen)\s+)?(?:if|when|while|wenn|falls|solange|als|indien|zolang)\b")
BEFORE_IF = re.compile(rf",(?=\s*{IF.pattern})")
STOP = re.compile(r"stopp?e?n?|halt|anhalten")
ASK = frozenset(
    {"ask", "ask me", "frag", "frag mich", "frage mich", "vraag", "vraag me", "vraag het", "vraag het me"}
)
RANGE = re.compile(r"(\d{1,2})\s*(?:-|–|to|bis|tot)\s*(\d{1,2})\b")
CLOSE = re.compile(r"(?<=\d)(?=[^\W\d])|(?<=[^\W\d])(?=\d)")
"""Between a number and what it counts: `3wood`, `card2`."""
COUNTED = re.compile(
    r"(\d{1,2})\s*(?:[x×]|people\b|persons?\b|personen\b|leute\b|mensen\b|stamleden\b|stamlid\b)"
)
BETWEEN = """
the to in into at on send put i you have is are people person persons x
der die das den dem zum zur ins nach auf ich du habe hast ist sind personen leute
de het naar op ik je heb hebt mensen stamleden stamlid
"""
FILLER = frozenset(BETWEEN.split())
"""What people write between the words that say something."""
STANDS = {
    "taken": frozenset({"taken", "occupied", "besetzt", "belegt", "vergeben", "bezet"}),
    "mine": frozenset({"mine", "mein", "meine", "meins", "mijn"}),
    "gone": frozenset({"gone", "weg", "fort", "verdwenen"}),
}


def order_text(order: str, text: str, view: TableView) -> str:
    """The value of an order in its text form; raises `RuleError` for a place in a plan that there is not."""
    if order == "plan":
        return _plan(text, view)
    return _answer(order, text, view)


def _plan(text: str, view: TableView) -> str:
    said = text.casefold()
    for number, words in enumerate(COUNTING, start=2):
        said = re.sub(rf"\b(?:{'|'.join(words)})\b", str(number), said)
    for words, sign, more in COMPARED:
        said = re.sub(words, lambda found, s=sign, m=more: f"{s} {_number(found[1]) + m}", said)
    said, names = BEFORE_PAYING.sub(" ", BEFORE_IF.sub(" ", said)), places_called(view)
    scope, colon, rest = said.partition(":")
    turns = [part.strip() for part in TURNS.split(rest if colon else said)]
    written = "; ".join(_turn(part, text, names) for part in turns if part)
    return f"{_scope(scope)}{written}" if colon else written


def _number(said: str) -> int:
    return int(said) if said.isdecimal() else 1


def _scope(said: str) -> str:
    """For how long a plan holds."""
    words = " ".join(said.split())
    if ALWAYS.fullmatch(words):
        return ""
    numbered = NUMBERED_SCOPE.fullmatch(words)
    known = "this round" if SCOPE.fullmatch(words) else f"round {numbered[1]}" if numbered else words
    return f"{known}: "


def _turn(said: str, text: str, names: Names) -> str:
    head, link, rest = _split_once(IF, said)
    if link and STOP.fullmatch(head.strip()):
        return f"stop if {_conditions(rest, names)}"
    ways = [part.strip(" ()") for part in ELSE.split(said)]
    return " else ".join(_entry(part, text, names) for part in ways if part)


def _entry(said: str, text: str, names: Names) -> str:
    move, link, given = _split_once(IF, said)
    move, how = payment_in(move, PERHAPS)
    given, late = payment_in(given, FOR_SURE)
    pay = how or late or _bought(move, given)
    written = "ask" if folded(move) in ASK else _move(BUYING.sub(" ", move).strip(" ("), text, names)
    paying = f"{written} pay {pay}" if pay else written
    return f"{paying} if {_conditions(given.strip(' ()'), names)}" if link else paying


def _bought(move: str, given: str) -> str:
    """Who buys without saying how pays the cheapest way, or with what the price is counted in."""
    counted = resource_in(given) if price_in(given) else ""
    if counted:
        return f"{ONLY} {counted}"
    return CHEAPEST if BUYING.search(move) else ""


def _split_once(pattern: re.Pattern[str], said: str) -> tuple[str, str, str]:
    found = pattern.search(said)
    return (said, "", "") if found is None else (said[: found.start()], found[0], said[found.end() :])


def _move(said: str, text: str, names: Names) -> str:
    """A place with how many people go there, whichever was written first; raises `RuleError` for no place."""
    people = ""
    for pattern in (RANGE, COUNTED):
        if not people and (found := pattern.search(said)) is not None:
            people = "-".join(found.groups())
            said = f"{said[: found.start()]} {said[found.end() :]}"
    where, numbers = _place(said, names)
    if where is None and CARD.fullmatch(card := said.strip().upper()):
        return card
    if where is None:
        raise _unknown(said.strip(), text, names)
    return " ".join(filter(None, (where, people or " ".join(numbers))))


def _place(said: str, names: Names) -> tuple[str | None, Sequence[str]]:
    """The place that is named, and the numbers that are not part of its name."""
    words = [word for word in folded(CLOSE.sub(" ", said)).split() if word not in FILLER]
    numbers = [word for word in words if word.isdecimal()]
    where = named(" ".join(word for word in words if not word.isdecimal()), names)
    if where in FAMILIES:
        return (f"{where} {numbers[0]}", numbers[1:]) if numbers else (None, ())
    return where, numbers


def _unknown(said: str, text: str, names: Names) -> RuleError:
    """Where nobody can be sent, as it was typed, with the name that is most like it."""
    begins = text.casefold().find(said)
    typed = text[begins : begins + len(said)] if begins >= 0 else said
    called = {folded(name): name for every in names.values() for name in every}
    near = get_close_matches(folded(re.sub(r"\d", "", said)), [*called], n=1, cutoff=ALIKE)
    if not near:
        return RuleError("error-plan-place", place=typed[:40])
    return RuleError("error-plan-place-near", place=typed[:40], near=called[near[0]])


def _conditions(said: str, names: Names) -> str:
    return " and ".join(_condition(part.strip(), names) for part in parted(said) if part.strip())


def _condition(said: str, names: Names) -> str:
    """What one has or pays is counted, or how it stands with a place; what is neither stays as it was typed."""
    if price := price_in(said):
        return price
    if found := re.search(r"([<>=])\s*(\d{1,3})", said):
        about = f"{said[: found.start()]} {said[found.end() :]}"
        words = [word for word in folded(about).split() if word in GOODS or word not in FILLER]
        what = named(" ".join(words), goods_called())
        return said if what is None else f"{what} {found[1]} {found[2]}"
    words = folded(said).split()
    for stands, called in STANDS.items():
        if called & {*words}:
            where, _ = _place(" ".join(word for word in words if word not in called), names)
            return said if where is None else f"{where} {stands}"
    where, link, what = said.partition(" not ")
    return f"{where} not {what.upper()}" if link else said


def _answer(order: str, text: str, view: TableView) -> str:
    """The words of another order: names of all our languages; what means nothing stays as it was typed."""
    called = {**answers(order), **(places_called(view) if order == "resolve" else {})}
    parts = [
        part.strip() for part in re.split(r"[;,\n→]|->|\bthen\b|\bdann\b|\bdaarna\b", text) if part.strip()
    ]
    return ("; " if order == "resolve" else " ").join(
        _words(part, called, whole=order == "resolve") for part in parts
    )


def _words(part: str, called: Names, *, whole: bool) -> str:
    if whole:
        return _place(part, called)[0] or part
    known = named(part, called)
    return known or " ".join(_each(part.split(), called))


def _each(words: Sequence[str], called: Names) -> Iterator[str]:
    return (named(word, called) or word for word in words)
