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
    words = _Words(texts, found, names, moments, _shared_seats(rows, names, of_others))
    points = [*words.turning_points("analysis-point")]
    heading = texts.say("analysis-points", count=len(points))
    if not points and (lost := words.clear_figures(found.choices, most=0)):
        heading += f"\n{texts.say('analysis-small', figures=lost)}"
    luck = words.clear_figures(found.luck)
    fell = texts.say("analysis-luck", figures=luck) if luck else texts.say("analysis-no-luck")
    whole = words.turning_points("analysis-point-whole")
    return AnalysisText(
        found,
        "\n".join([heading, *points, fell]),
        tuple("\n".join(page) for page in words.own(seat, own)),
        tuple(moments[each.row] for each in own),
        "\n".join([texts.say("analysis-heading", count=len(points)), heading, *whole]),
        "\n".join(words.others(others)),
    )


def _shared_seats(rows: Rows, names: Sequence[str], of_others: Collection[int]) -> dict[Seat, str]:
    """The names of the seats for which others chose these rows, by seat."""
    seats = sorted({each for each, _ in (rows[number - 1] for number in of_others) if each is not None})
    return {each: show_name(names[each]) for each in seats}


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
    return Moment(escape(verb), chosen, better, match.view(None), spec.places_asked_about([decision]))


def _name(texts: Texts, match: AnyMatch, seat: Seat, option: Action) -> str:
    """An option; one of a list with what lies there."""
    spec = SPECS[match.game.id]
    label = spec.phrases.action(texts, option, match.view(seat), seat)
    shown = match.preview(seat, option) if spec.listed(option) else None
    return f"{label} ({spec.phrases.preview(texts, shown)})" if shown is not None else label


@frozen
class _Words:
    """What is said of an analysis: with the moments that it mentions by row, and the names of the seats for which
    others chose, too, by seat.
    """

    texts: Texts
    found: Found
    names: Sequence[str]
    moments: Mapping[int, Moment]
    shared: Mapping[Seat, str]

    def turning_points(self, message: str) -> Iterator[str]:
        """Each turning point in the words of this message."""
        for number, each in enumerate(self.found.turning_points, 1):
            moment = self.moments[each.row]
            yield self.texts.say(
                message,
                **{"number": number, "round": each.round, "from": each.chance},
                name=" · ".join(filter(None, (show_name(self.names[each.seat]), moment.verb))),
                chosen=moment.chosen,
                better=moment.better,
                percent=each.given.value,
                to=each.chance - each.given.value,
                margin=each.given.margin,
            )

    def own(self, seat: Seat | None, own: Sequence[Costly]) -> Iterator[list[str]]:
        """What cost this seat the most, page by page, at first with what hunger and unused tools cost in all; nothing
        where nobody asks for one, or nothing of it is known.
        """
        if seat is None or not self.found.costliest:
            return
        say = self.texts.say
        wasted = [
            say(f"analysis-wasted-{each.what}", times=each.times, points=each.points.value)
            for each in self.found.wasted[seat]
            if each.times and each.points.is_clear
        ]
        if wasted and seat in self.shared:
            wasted.append(say("analysis-shared", names=self.shared[seat]))
        if not self.found.costliest[seat]:  # otherwise others may have chosen what cost this seat the most
            yield [say("analysis-own", count=0, number=0), *wasted]
        for number, each in enumerate(own, 1):
            what = say(f"analysis-by-{each.waste}") if each.waste else self.moments[each.row].verb or "none"
            heading = say("analysis-own", count=len(own), number=number)
            said = self._costly("analysis-own-point", each, what)
            yield [heading, said, *(wasted if number == 1 else [])]

    def others(self, costliest: Sequence[Costly]) -> Iterator[str]:
        """The costliest choice of each of the others, then luck and choices of all."""
        if costliest:
            yield self.texts.say("analysis-others")
        for each in costliest:
            yield self._costly("analysis-other-point", each, show_name(self.names[each.seat]))
        yield self.texts.say("analysis-accounts")
        yield from (self._account(seat, name) for seat, name in enumerate(self.names))
        if self.shared:
            yield self.texts.say("analysis-shared", names=self.texts.list_items([*self.shared.values()]))
        yield self.texts.say("analysis-note")

    def _costly(self, message: str, each: Costly, what: str) -> str:
        chosen, better = self.moments[each.row].chosen, self.moments[each.row].better
        return self.texts.say(
            message, round=each.round, what=what, chosen=chosen, better=better, points=each.points
        )

    def clear_figures(self, found: Sequence[Figure], most: float = inf) -> str:
        """The figures that are more than chance may be and at most `most` percent, by player; empty without any."""
        return self.texts.list_items(
            [
                self.texts.say("analysis-figure", name=show_name(name), percent=write_signed(figure.value))
                for name, figure in zip(self.names, found, strict=False)
                if figure.is_clear and figure.value <= most
            ]
        )

    def _account(self, seat: Seat, name: str) -> str:
        """What made up the change of this seat's chance; the rest is more than what the others did."""
        luck, choices = self.found.luck[seat], self.found.choices[seat]
        change = round(100 * (self.found.course[-1][seat] - self.found.course[0][seat]))
        return self.texts.say(
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
