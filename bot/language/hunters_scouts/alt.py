"""The picture of Jäger und Späher in words, for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from bot.language.fitting import latest, whole_sentences
from bot.language.hunters_scouts.board import crowd, decks, members
from bot.language.hunters_scouts.sentences import prompt, remove_repeats, sentence
from bot.language.hunters_scouts.words import character, fields, goods, items, letter_place, pieces
from bot.language.names import plain
from bot.language.texts import Texts
from engine.core.events import Event
from engine.core.questions import Decision
from engine.hunters_scouts.view import TableView, TribeView

ESSENTIALS = 250
NAME_WIDTH = 20
COLUMNS = frozenset({"points", "members", "hunger", "hand", "own"})
"""Parts of a tribe's row, as `renders.hunters_scouts.draw_parts` names them."""


def alt_text(
    texts: Texts, view: TableView, names: Sequence[str], news: Sequence[Event], asked: Sequence[Decision] = ()
) -> str:
    """Whose turn it is and what is asked, what changed last, points and hunger, then places; cut at a sentence."""
    called = [plain(name, NAME_WIDTH) for name in names]
    turn = _turn(texts, view, called, asked)
    scores = _scores(texts, view, called)
    public = [event for event in news if event.only is None]
    said = [sentence(texts, event, called) for event in remove_repeats(public)]
    newest = latest(said, ESSENTIALS - len(turn) - len(scores) - 2)
    return whole_sentences(chain((turn, *newest, scores), _rest(texts, view, called)))


def cut_text(
    texts: Texts, view: TableView, names: Sequence[str], parts: Sequence[str], asked: Sequence[Decision] = ()
) -> str:
    """Describe a picture that is cut to these places and parts: the question, and what is there."""
    called = [plain(name, NAME_WIDTH) for name in names]
    said = [_turn(texts, view, called, asked)]
    said += [_scores(texts, view, called)] if "track" in parts else []
    said += _places(texts, view, called, parts)
    said += [_display(texts, view)] if "display" in parts else []
    said += [_tribe(texts, view.tribes[0], view, called)] if COLUMNS & {*parts} else []
    return whole_sentences(said)


def _turn(texts: Texts, view: TableView, names: Sequence[str], asked: Sequence[Decision]) -> str:
    if view.standing:
        winner = next(row for row in view.standing if row.rank == 1)
        return texts.say(
            "hunters-alt-over", name=names[winner.seat], points=pieces(texts, "vp", winner.score)
        )
    if len(asked) == 1:
        name = names[asked[0].seat]
        return texts.say("hunters-alt-asked", turn=view.turn, question=prompt(texts, asked[0], view, name))
    if not view.waiting:
        return texts.say("hunters-alt-round-over", round=view.round)
    to_move = texts.list_items([names[seat] for seat in view.waiting])
    return texts.say("hunters-alt-turn", turn=view.turn, names=to_move)


def _scores(texts: Texts, view: TableView, names: Sequence[str]) -> str:
    said = [
        texts.say("hunters-alt-score", name=names[tribe.seat], vp=tribe.vp, hunger=tribe.hunger)
        for tribe in view.tribes
    ]
    return texts.say("hunters-alt-scores", scores="; ".join(said))


def _rest(texts: Texts, view: TableView, names: Sequence[str]) -> Iterator[str]:
    if view.pool:
        yield texts.say("hunters-alt-pool", goods=goods(texts, view.pool))
    yield from _places(texts, view, names)
    yield _display(texts, view)
    yield from (_tribe(texts, tribe, view, names) for tribe in view.tribes)
    yield texts.say("hunters-alt-decks", decks=decks(texts, view))


def _places(
    texts: Texts, view: TableView, names: Sequence[str], only: Sequence[str] | None = None
) -> Iterator[str]:
    """Sentences about who is at all places, or `only` at some."""
    for each in view.locations:
        here = crowd(texts, each, names) or texts.say("hunters-nobody")
        place, free = letter_place(texts, each.id, view), fields(texts, each)
        if only is None or each.id in only:
            yield texts.say("hunters-alt-location", place=place, fields=free, here=here)
    for each in view.places:
        here = crowd(texts, each, names) or texts.say("hunters-nobody")
        if only is None or each.id in only:
            yield texts.say("hunters-alt-place", place=letter_place(texts, each.id, view), here=here)


def _display(texts: Texts, view: TableView) -> str:
    free = [character(texts, column.cards[-1]) for column in view.columns if column.cards]
    return texts.say("hunters-alt-free", cards=", ".join(free) or texts.say("hunters-none"))


def _tribe(texts: Texts, tribe: TribeView, view: TableView, names: Sequence[str]) -> str:
    out = sum(each.members[tribe.seat] for each in (*view.locations, *view.places))
    return texts.say(
        "hunters-alt-tribe",
        name=names[tribe.seat],
        members=members(texts, tribe, out),
        cards=len(tribe.hand),
        items=tribe.items,
        created=items(texts, [each.id for each in tribe.created]),
    )
