"""The board picture of Stone Age in words, for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from bot.language.fitting import LONGEST, count_repeated, latest, whole_sentences
from bot.language.names import plain
from bot.language.stone_age.board import (
    SIGNS,
    animals,
    crowd,
    is_there,
    mammoths,
    needs,
    phase,
    resources,
    space_line,
    things,
    things_by_kind,
    tools,
    trader,
)
from bot.language.stone_age.sentences import prompt, sentence
from bot.language.stone_age.words import building, card, place
from bot.language.texts import Texts
from engine.core.events import Event
from engine.core.questions import Decision
from engine.stone_age.view import PlayerView, TableView

ESSENTIALS = 250
NAME_WIDTH = 20
COLUMNS = frozenset({"points", "people", "food", "resources", "tools"})
"""Parts of a player's row, as `renders.stone_age.draw_parts` names them."""
FIFTH = frozenset({"card 5", "building 5"})
NEXT_TO_BOARD = frozenset({"animal", "herd", "igloo", "ring", "trader"})
"""Places that the picture of the modules shows, after the first word of their ids."""


def alt_text(
    texts: Texts, view: TableView, names: Sequence[str], news: Sequence[Event], asked: Sequence[Decision] = ()
) -> str:
    """Whose turn it is and what is asked, what changed last, scores, the most important of what each player has, then
    places; cut at a sentence.
    """
    called = [plain(name, NAME_WIDTH) for name in names]
    turn = _turn(texts, view, called, asked)
    scores = _scores(texts, view, called)
    said = count_repeated(sentence(texts, event, called) for event in news if event.only is None)
    newest = latest(said, ESSENTIALS - len(turn) - len(scores) - 2)
    modules = chain(animals(texts, view), mammoths(texts, view))
    first = whole_sentences((turn, *newest, scores))
    players = _players(texts, view, called, LONGEST - len(first))
    return whole_sentences(chain((first, *players), modules, _places(texts, view, called)))


def modules_text(
    texts: Texts,
    view: TableView,
    names: Sequence[str],
    asked: Sequence[Decision] = (),
    about: Sequence[str] | None = None,
) -> str:
    """Describe the picture of the modules, after the same first sentence as `alt_text`: what each player has of them,
    then its places; empty without modules, and where not all places are in it that a question is `about`.
    """
    called = [plain(name, NAME_WIDTH) for name in names]
    there = [each for each in view.spaces if each.id in FIFTH or each.id.partition(" ")[0] in NEXT_TO_BOARD]
    shows = {each.id for each in there}
    if not there or (about is not None and (not about or {*about} - shows)):
        return ""
    own = [(called[each.seat], things(texts, each, view)) for each in view.players]
    said = [texts.say("stone-age-alt-player", name=name, things=" · ".join(has)) for name, has in own if has]
    said += chain(animals(texts, view), mammoths(texts, view))
    said += [
        space_line(texts, each, called) for each in there if each.group not in SIGNS and is_there(each, view)
    ]
    signs = [each for each in _offers(texts, view).items() if each[0] in shows]
    said += _signs(texts, view, called, signs)
    return whole_sentences([_turn(texts, view, called, asked), *said, *trader(texts, view)])


def cut_text(
    texts: Texts, view: TableView, names: Sequence[str], parts: Sequence[str], asked: Sequence[Decision] = ()
) -> str:
    """Describe a picture cut to these places and columns of the first player: the question, and what is there."""
    called = [plain(name, NAME_WIDTH) for name in names]
    own = [*_players(texts, view, called)][:1] if COLUMNS & {*parts} else []
    return whole_sentences([_turn(texts, view, called, asked), *_places(texts, view, called, parts), *own])


def _turn(texts: Texts, view: TableView, names: Sequence[str], asked: Sequence[Decision]) -> str:
    if view.standing:
        winners = texts.list_items([names[row.seat] for row in view.standing if row.rank == 1])
        return texts.say("stone-age-alt-over", names=winners, score=view.standing[0].score)
    if len(asked) == 1:
        decision = asked[0]
        return texts.say(
            "stone-age-alt-asked",
            round=view.round,
            question=prompt(texts, decision, view, names[decision.seat]),
        )
    if not view.waiting:
        return texts.say("stone-age-alt-round-over", round=view.round)
    to_move = texts.list_items([names[seat] for seat in view.waiting])
    return texts.say("stone-age-alt-turn", round=view.round, phase=phase(texts, view), names=to_move)


def _scores(texts: Texts, view: TableView, names: Sequence[str]) -> str:
    said = [texts.say("over-course", name=names[player.seat], points=player.score) for player in view.players]
    return texts.say("stone-age-alt-scores", scores=", ".join(said))


def _places(
    texts: Texts, view: TableView, names: Sequence[str], only: Sequence[str] | None = None
) -> Iterator[str]:
    """Sentences about who stands and what lies at all places, or `only` at some."""
    for space in view.spaces:
        here = crowd(space.people, names)
        if here and space.group not in SIGNS and (only is None or space.id in only):
            yield texts.say("stone-age-alt-place", place=place(texts, space.id), here=here)
    signs = [each for each in _offers(texts, view).items() if only is None or each[0] in only]
    yield from _signs(texts, view, names, signs)


def _offers(texts: Texts, view: TableView) -> dict[str, str | None]:
    """The card, building or igloo at each place that has one, in words; None where it was taken."""
    found = {each.space: each.card and card(texts, each.card) for each in view.card_fields}
    for each in (*view.stacks, *view.igloos):
        found[each.space] = each.building and building(texts, each.building)
    return found


def _signs(
    texts: Texts, view: TableView, names: Sequence[str], signs: Sequence[tuple[str, str | None]]
) -> Iterator[str]:
    """Sentences about what lies at these places, and who stands there."""
    people = {space.id: space.people for space in view.spaces}
    for where, sign in signs:
        if sign:
            here = crowd(people[where], names)
            yield texts.say("stone-age-alt-sign", place=place(texts, where), sign=sign, here=here or "none")


def _players(texts: Texts, view: TableView, names: Sequence[str], room: int = LONGEST) -> Sequence[str]:
    """A sentence about what each player has; for all of them the least important kind is left out until the sentences
    fit into so much `room`.
    """
    owned, said = [[*_list_owned(texts, player, view)] for player in view.players], list[str]()
    for most in range(max(map(len, owned)), 0, -1):
        called = zip([names[player.seat] for player in view.players], owned, strict=True)
        said = [
            texts.say("stone-age-alt-player", name=name, things=" · ".join(filter(None, has[:most])))
            for name, has in called
        ]
        if sum(len(each) + 1 for each in said) <= room:
            break
    return said


def _list_owned(texts: Texts, player: PlayerView, view: TableView) -> Iterator[str]:
    """What a player has, the most important first, with an empty text for each kind of which that is nothing."""
    yield needs(texts, player)
    yield resources(texts, player)
    yield tools(texts, player) if player.tools or player.one_use_tools or player.kept_cards else ""
    yield from things_by_kind(texts, player, view)
