"""The analysis of a finished game in words: below its last picture, and in full."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import inf
from typing import Any

import engine
from bot.games import SPECS
from bot.language.names import escape, show_name
from bot.language.texts import Texts
from bot.tables.writing.analyses import Costly, Figure, Found, Rows, TurningPoint, read
from engine.core.actions import Action
from engine.core.log import effective_rows
from engine.core.match import AnyMatch, Match, Row, Setup
from engine.core.questions import Seat
from engine.core.values import frozen
from engine.core.views import FAIR, LuckView

MINUS = "\N{MINUS SIGN}"


@frozen
class Moment:
    """A question of the game in words: what was to be done, if both answers do the same, what was chosen, and what was
    better; the table as everybody saw it, and the places that it was about.
    """

    verb: str
    chosen: str
    better: str
    view: Any
    about: tuple[str, ...]


@frozen
class AnalysisText:
    """An analysis in words: `short` stands below the last picture; for those who ask, their `own` costliest choices, a
    page for each with its moment in `moments`, the `course` of the game, and the `others`.
    """

    found: Found
    short: str
    own: tuple[str, ...]
    moments: tuple[Moment, ...]
    course: str
    others: str


def write_analysis(
    setup: str,
    rows: Rows,
    names: Sequence[str],
    texts: Texts,
    stored: str,
    seat: Seat | None,
    of_others: Collection[int],
) -> AnalysisText | None:
    """The words for what is stored, for this seat; the rows `of_others` are not by the person of their seat. None where
    the log did not fit.

    Plays the game up to the last choice that they mention.
    """
    found = read(stored)
    if found is None:
        return None
    costliest = found.costliest[seat] if seat is not None and found.costliest else ()
    own = tuple(each for each in costliest if each.row not in of_others)
    others = [each[0] for other, each in enumerate(found.costliest) if each and other != seat]
    by_row = {each.row: each for each in (*found.turning_points, *own, *others)}
    moments = _moments(setup, rows, texts, by_row)
    points, long_points = list[str](), list[str]()
    for number, each in enumerate(found.turning_points, 1):
        moment = moments[each.row]
        said = {
            "number": number,
            "round": each.round,
            "name": " · ".join(filter(None, (show_name(names[each.seat]), moment.verb))),
            "chosen": moment.chosen,
            "better": moment.better,
            "percent": each.given.value,
        }
        points.append(texts.say("analysis-point", **said))
        after = {"from": each.chance, "to": each.chance - each.given.value, "margin": each.given.margin}
        long_points.append(texts.say("analysis-point-whole", **said, **after))
    seats = sorted({each for each, _ in (rows[number - 1] for number in of_others) if each is not None})
    shared = {each: show_name(names[each]) for each in seats}
    heading = texts.say("analysis-points", count=len(points))
    if not points and (lost := _clear_figures(texts, found.choices, names, most=0)):
        heading += f"\n{texts.say('analysis-small', figures=lost)}"
    luck = _clear_figures(texts, found.luck, names)
    fell = texts.say("analysis-luck", figures=luck) if luck else texts.say("analysis-no-luck")
    return AnalysisText(
        found,
        "\n".join([heading, *points, fell]),
        tuple("\n".join(page) for page in _own(texts, found, seat, own, moments, shared)),
        tuple(moments[each.row] for each in own),
        "\n".join([texts.say("analysis-heading", count=len(points)), heading, *long_points]),
        "\n".join(_others(texts, found, names, others, moments, shared)),
    )


def _moments(
    setup: str, rows: Rows, texts: Texts, wanted: Mapping[int, TurningPoint | Costly]
) -> dict[int, Moment]:
    """The moments of these rows, by row."""
    read = Setup.read(setup)
    found: dict[int, Moment] = {}
    match, log = Match.start(engine.GAMES[read.game], read), [Row(*row) for row in rows]
    for number in effective_rows(log) if wanted else ():
        if (point := wanted.get(number)) is not None:
            found[number] = _moment(texts, match, point)
            if len(found) == len(wanted):
                break
        match.follow(log[number - 1])
        match.take_events()
    return found


def _moment(texts: Texts, match: AnyMatch, point: TurningPoint | Costly) -> Moment:
    spec, decision = SPECS[match.game.id], match.decision_of(point.seat)
    words = spec.phrases
    options = [decision.option(match.game.read(line)) for line in (point.chosen, point.better)]
    verbs = {option.verb for option in options}
    verb = words.verb(texts, verbs.pop()) if len(verbs) == 1 else ""
    chosen, better = (escape(_name(texts, match, point.seat, each)) for each in options)
    return Moment(escape(verb), chosen, better, match.view(None), spec.places_asked_about(decision))


def _name(texts: Texts, match: AnyMatch, seat: Seat, option: Action) -> str:
    """An option; one of a list with what lies there."""
    spec = SPECS[match.game.id]
    label = spec.phrases.action(texts, option, match.view(seat), seat)
    shown = match.preview(seat, option) if spec.listed(option) else None
    return f"{label} ({spec.phrases.preview(texts, shown)})" if shown is not None else label


def _own(
    texts: Texts,
    found: Found,
    seat: Seat | None,
    own: Sequence[Costly],
    moments: Mapping[int, Moment],
    shared: Mapping[Seat, str],
) -> Iterator[list[str]]:
    """What cost this seat the most, page by page, at first with what hunger and unused tools cost in all; nothing
    where nobody asks for one, or nothing of it is known.
    """
    if seat is None or not found.costliest:
        return
    wasted = [
        texts.say(f"analysis-wasted-{each.what}", times=each.times, points=each.points.value)
        for each in found.wasted[seat]
        if each.times and each.points.is_clear
    ]
    if wasted and seat in shared:
        wasted.append(texts.say("analysis-shared", names=shared[seat]))
    if not found.costliest[seat]:  # otherwise others may have chosen what cost this seat the most
        yield [texts.say("analysis-own", count=0, number=0), *wasted]
    for number, each in enumerate(own, 1):
        moment = moments[each.row]
        what = texts.say(f"analysis-by-{each.waste}") if each.waste else moment.verb or "none"
        heading = texts.say("analysis-own", count=len(own), number=number)
        said = texts.say("analysis-own-point", **_costly(each, what, moment))
        yield [heading, said, *(wasted if number == 1 else [])]


def _costly(each: Costly, what: str, moment: Moment) -> Mapping[str, str | int]:
    chosen, better = moment.chosen, moment.better
    return {"round": each.round, "what": what, "chosen": chosen, "better": better, "points": each.points}


def _others(
    texts: Texts,
    found: Found,
    names: Sequence[str],
    costliest: Sequence[Costly],
    moments: Mapping[int, Moment],
    shared: Mapping[Seat, str],
) -> Iterator[str]:
    """The costliest choice of each of the others, then luck and choices of all."""
    if costliest:
        yield texts.say("analysis-others")
    for each in costliest:
        yield texts.say(
            "analysis-other-point", **_costly(each, show_name(names[each.seat]), moments[each.row])
        )
    yield texts.say("analysis-accounts")
    yield from (_account(texts, found, seat, name) for seat, name in enumerate(names))
    if shared:
        yield texts.say("analysis-shared", names=texts.list_items([*shared.values()]))
    yield texts.say("analysis-note")


def _clear_figures(texts: Texts, found: Sequence[Figure], names: Sequence[str], most: float = inf) -> str:
    """The figures that are more than chance may be and at most `most` percent, by player; empty without any."""
    return texts.list_items(
        [
            texts.say("analysis-figure", name=show_name(name), percent=write_signed(figure.value))
            for name, figure in zip(names, found, strict=False)
            if figure.is_clear and figure.value <= most
        ]
    )


def _account(texts: Texts, found: Found, seat: Seat, name: str) -> str:
    """What made up the change of this seat's chance; the rest is more than what the others did."""
    luck, choices = found.luck[seat], found.choices[seat]
    change = round(100 * (found.course[-1][seat] - found.course[0][seat]))
    return texts.say(
        "analysis-account",
        name=show_name(name),
        change=write_signed(change),
        luck=write_signed(luck.value),
        luck_margin=luck.margin,
        choices=write_signed(choices.value),
        choices_margin=choices.margin,
        rest=write_signed(change - luck.value - choices.value),
    )


def write_signed(percent: int) -> str:
    """A percentage with a plus or a true minus sign."""
    return f"{percent:+}".replace("-", MINUS) if percent else "0"


HUNTED = frozenset({"food", "meat", "fur"})
MOST_ILLUSTRATED = 1200
"""What happened is written with icons and faces up to this length, as each takes thirty characters of the message."""


def luck_text(texts: Texts, game: str, lucks: Sequence[LuckView], names: Sequence[str]) -> str:
    """Each player's pips compared with what fair dice show on average, the luckiest roll, and what they brought home;
    empty where nothing of it is known. Dice are faces if there is room.
    """
    illustrated = _luck_text(texts.with_icons, game, lucks, names)
    return illustrated if len(illustrated) <= MOST_ILLUSTRATED else _luck_text(texts, game, lucks, names)


def _luck_text(texts: Texts, game: str, lucks: Sequence[LuckView], names: Sequence[str]) -> str:
    rolled = any(luck.dice for luck in lucks)
    if not rolled and not any(luck.haul for luck in lucks):
        return ""
    words = _line if rolled else _haul_line
    said = (words(texts, game, luck, show_name(name)) for luck, name in zip(lucks, names, strict=False))
    return "\n".join([texts.say("dice-luck" if rolled else "hauls"), *filter(None, said)])


def _line(texts: Texts, game: str, luck: LuckView, name: str) -> str:
    return " ".join([*_dice(texts, luck, name), *_haul(texts, game, luck)])


def _haul_line(texts: Texts, game: str, luck: LuckView, name: str) -> str:
    return texts.say("haul-of", name=name, goods=SPECS[game].goods(texts, *luck.haul)) if luck.haul else ""


def _dice(texts: Texts, luck: LuckView, name: str) -> Iterator[str]:
    if not luck.dice:
        yield texts.say("dice-luck-none", name=name)
        return
    percent = round(100 * luck.surplus / (FAIR * luck.dice))
    compared = "more" if percent > 0 else "less" if percent < 0 else "usual"
    rolled = texts.say("dice-luck-rolled", pips=luck.pips, dice=luck.dice)
    yield texts.say(f"dice-luck-{compared}", name=name, percent=abs(percent), rolled=rolled)
    if luck.best:
        dice = texts.dice("+".join(map(str, luck.best)))
        yield texts.say("dice-luck-best", dice=dice, count=len(luck.best))


def _haul(texts: Texts, game: str, luck: LuckView) -> Iterator[str]:
    if luck.haul is not None:
        what, count = luck.haul
        goods = SPECS[game].goods(texts, what, count)
        yield texts.say("haul-hunted" if what in HUNTED else "haul-brought", goods=goods)
