"""What was found out of a finished game, in words: below its last picture, and in full."""

from __future__ import annotations

from collections.abc import Sequence

import engine
from bot.games import SPECS
from bot.language.names import escaped, shown
from bot.language.texts import Texts
from bot.tables.analyses import Figure, Found, Rows, TurningPoint, read
from engine.core.log import effective
from engine.core.match import AnyMatch, Match, Row, Setup
from engine.core.values import frozen

MINUS = "\N{MINUS SIGN}"


@frozen
class Told:
    """An analysis in words: `short` stands below the last picture, `whole` is for those who ask."""

    found: Found
    short: str
    whole: str


def told(setup: str, rows: Rows, names: Sequence[str], texts: Texts, stored: str) -> Told | None:
    """The words for what is stored, None where the log did not fit; plays the game up to its turning points."""
    found = read(stored)
    if found is None:
        return None
    answers = _answers(setup, rows, texts, found.turning_points)
    points, long_points = list[str](), list[str]()
    for number, (each, answer) in enumerate(zip(found.turning_points, answers, strict=True), 1):
        verb, chosen, better = answer
        said = {
            "number": number,
            "round": each.round,
            "name": " · ".join(filter(None, (shown(names[each.seat]), verb))),
            "chosen": chosen,
            "better": better,
            "percent": each.given.percent,
        }
        points.append(texts.say("analysis-point", **said))
        after = {"from": each.chance, "to": each.chance - each.given.percent, "margin": each.given.margin}
        long_points.append(texts.say("analysis-point-whole", **said, **after))
    heading = texts.say("analysis-points", count=len(points))
    short = "\n".join([heading, *points, _luck_in_short(texts, found, names)])
    accounts = [_account(texts, *each) for each in zip(names, found.luck, found.choices, strict=False)]
    whole = [
        texts.say("analysis-heading"),
        heading,
        *long_points,
        texts.say("analysis-accounts"),
        *accounts,
        texts.say("analysis-note"),
    ]
    return Told(found, short, "\n".join(whole))


def _answers(
    setup: str, rows: Rows, texts: Texts, points: Sequence[TurningPoint]
) -> list[tuple[str, str, str]]:
    """What was to be done, if both answers do the same, then what was chosen and what was better."""
    read = Setup.read(setup)
    wanted = {point.row: point for point in points}
    found: dict[int, tuple[str, str, str]] = {}
    match, log = Match.start(engine.GAMES[read.game], read), [Row(*row) for row in rows]
    for number in effective(log) if wanted else ():
        if (point := wanted.get(number)) is not None:
            found[number] = _answer(texts, match, point)
            if len(found) == len(wanted):
                break
        match.follow(log[number - 1])
        match.take_events()
    return [found[point.row] for point in points]


def _answer(texts: Texts, match: AnyMatch, point: TurningPoint) -> tuple[str, str, str]:
    words, decision = SPECS[match.game.id].phrases, match.decision_of(point.seat)
    options = [decision.option(match.game.read(line)) for line in (point.chosen, point.better)]
    verbs = {option.verb for option in options}
    verb = words.verb(texts, verbs.pop()) if len(verbs) == 1 else ""
    view = match.view(point.seat)
    chosen, better = (escaped(words.action(texts, each, view, point.seat)) for each in options)
    return escaped(verb), chosen, better


def _luck_in_short(texts: Texts, found: Found, names: Sequence[str]) -> str:
    clear = [
        texts.say("analysis-figure", name=shown(name), percent=signed(luck))
        for name, luck in zip(names, found.luck, strict=False)
        if luck.is_clear
    ]
    return texts.say("analysis-luck", figures=texts.listed(clear)) if clear else texts.say("analysis-no-luck")


def _account(texts: Texts, name: str, luck: Figure, choices: Figure) -> str:
    return texts.say(
        "analysis-account",
        name=shown(name),
        luck=signed(luck),
        luck_margin=luck.margin,
        choices=signed(choices),
        choices_margin=choices.margin,
    )


def signed(figure: Figure) -> str:
    """With a true minus, and a plus."""
    return f"{figure.percent:+}".replace("-", MINUS) if figure.percent else "0"
