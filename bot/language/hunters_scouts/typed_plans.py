"""Plans and answers as people write them, turned into the text form: any language, order of number and name, commas."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.language.hunters_scouts import faces
from bot.language.hunters_scouts.typed_words import QUESTIONS, STARTS, words
from engine.core.errors import RuleError
from engine.hunters_scouts.orders.stones import KINDS
from engine.hunters_scouts.view import TableView

COUNTED = ("hunger", "points", "village", "items", "cards")
SIGNS = {"fewer": "<", "more": ">"}
TAKES_CHARACTERS = ("spirits", "fire", "recruit")
INSTEAD = {"geysers": "forgo"}
"""Who names the place means what is done there."""
Words = list[str]


def order_text(order: str, text: str, view: TableView) -> str:
    """The value of an order in its text form; raises `RuleError` for a word in a plan that means nothing.

    Of the other orders such a text stays as it is: the game says what is possible.
    """
    if order == "character":
        return _plan([*words(text, view)])
    try:
        said = [*words(text, view)]
    except RuleError:
        return text
    words_alone = " ".join(each for each in said if each not in (",", ";", "\n", "then", "and"))
    return words_alone.replace("points", "vp")


def _plan(said: Words) -> str:
    scope, said = _scope(said)
    if said and not scope and all(each in faces.characters() for each in said):
        return " ".join(said)
    return scope + "; ".join(map(_turn, _turns(said)))


def _scope(said: Words) -> tuple[str, Words]:
    """For how long a plan holds, and the rest."""
    if ":" not in said[:4]:
        return "", said
    at = said.index(":")
    return f"{' '.join(each for each in said[:at] if each != 'from')}: ", said[at + 1 :]


def _turns(said: Words) -> Iterator[Words]:
    """The words of each turn: a line, or what begins with another character or way to spend a turn."""
    turn: Words = []
    for number, each in enumerate(said):
        before = said[number - 1] if number else ""
        ends = each in (";", "\n", "then") or (before == "," and _starts(each) and not _is_named(turn))
        if ends and turn:
            yield turn
            turn = []
        if each not in (";", "\n", "then", ","):
            turn.append(each)
    if turn:
        yield turn


def _starts(word: str) -> bool:
    return word in (*STARTS, "stop", *faces.characters())


def _is_named(turn: Sequence[str]) -> bool:
    """Whether a character that comes next belongs to what was begun: a question about characters, or a link."""
    last = next((each for each in reversed(turn) if each in (*QUESTIONS, "if", "else")), "")
    return last in (*TAKES_CHARACTERS, "if")


def _turn(said: Words) -> str:
    if said[0] == "stop":
        return f"stop if {_conditions([each for each in said[1:] if each != 'if'])}"
    return " else ".join(map(_way, _split(said, "else")))


def _split(said: Words, link: str) -> list[Words]:
    parts: list[Words] = [[]]
    for each in said:
        if each == link:
            parts.append([])
        else:
            parts[-1].append(each)
    return [part for part in parts if part]


def _way(said: Words) -> str:
    at = said.index("if") if "if" in said else len(said)
    doing, given = said[:at], said[at + 1 :]
    if not doing or "if" in (said[-1], *given):
        raise RuleError("error-hunters-plan-entry", entry=" ".join(said)[:80])
    answers = _answers(doing[1:], doing[0])
    text = ", ".join([_start(doing), *answers])
    return f"{text} if {_conditions(given)}" if given else text


def _start(said: Words) -> str:
    """How the turn begins; what members bring stands behind the place that it is from."""
    if said[0] != "recall":
        return INSTEAD.get(said[0], said[0])
    loads = _loads(_until_question(said[1:]))
    brought = [f"{place} {'+'.join(sorted(load)) or 'member'}" for place, load in loads.items() if place]
    return " ".join(["recall", *brought])


def _loads(said: Words) -> dict[str, Words]:
    """What members bring, by place, whether it was written before its place or behind it."""
    loads: dict[str, Words] = {}
    where, count = "", 1
    for each in said:
        goods = each.replace("points", "vp").replace("+", " ").split()
        if all(good in (*KINDS, "meat2", "member") for good in goods):
            loads.setdefault(where, []).extend(goods * count)
        elif each not in ("from", "and", "members") and not each.isdecimal():
            before = loads.pop("", [])
            where = "" if before else each
            loads.setdefault(each, []).extend(before)
        count = int(each) if each.isdecimal() else 1
    return loads


def _until_question(said: Words) -> Words:
    at = next((number for number, each in enumerate(said) if each in QUESTIONS), len(said))
    return said[:at]


def _answers(said: Words, start: str) -> Iterator[str]:
    """The questions within the turn that are answered; places right behind a character are where members go."""
    name, value = ("" if start == "recall" else "send"), list[str]()
    for each in [*said, ""]:
        if name == each == "send":
            continue
        if each and each not in QUESTIONS:
            value.append(each)
            continue
        if value and name:
            yield f"{name} {_sent(value) if name == 'send' else ' '.join(w for w in value if w != 'and')}"
        name, value = each, []


def _sent(said: Words) -> str:
    return " or ".join(" from ".join(map(_numbers, _split(way, "from"))) for way in _split(said, "or"))


def _numbers(said: Words) -> str:
    """Each place with its number behind it, also where that was written first; one where none is written."""
    if said == ["nobody"]:
        return "nobody"
    meant = [each for each in said if each not in ("and", "send", "members")]
    first = bool(meant) and meant[0][:1].isdecimal()
    ordered = meant[::-1] if first else meant
    pairs: list[tuple[str, str]] = []
    for each in ordered:
        if each[:1].isdecimal() and pairs:
            pairs[-1] = (pairs[-1][0], each)
        else:
            pairs.append((each, "1"))
    return " ".join(f"{where} {count}" for where, count in (pairs[::-1] if first else pairs))


def _conditions(said: Words) -> str:
    return " and ".join(map(_condition, _split(said, "and")))


def _condition(said: Words) -> str:
    """`hunger < 3`, `B free`, `fisher open`: with the sign before the number, and the number last."""
    about = [each for each in said if each in COUNTED or each in KINDS]
    numbers = [each for each in said if each.isdecimal()]
    if about and numbers:
        sign = next(
            (each for each in said if each in ("<", ">", "=", "fewer", "more", "least", "limit")), "="
        )
        number = int(numbers[0]) + {"least": -1, "limit": 1}.get(sign, 0)
        sign = {**SIGNS, "least": ">", "limit": "<"}.get(sign, sign)
        where = [each for each in said if each in faces.locations()]
        return " ".join([*where[:1], about[0], sign, str(number)])
    if len(said) > 1 and said[0] in faces.characters() and said[1] == "free":
        return f"{said[0]} open"
    order = sorted(
        (each for each in said if each != "members"),
        key=lambda each: each in ("mine", "taken", "free", "gone", "open"),
    )
    return " ".join(order)
