"""The registry of games: what the bot needs of each besides its rules; nothing else in `bot/` names a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from bot.language import hunters_scouts, stone_age
from bot.language.drafting import Drafting
from bot.language.hunters_scouts import drafting as hunters_scouts_drafting
from bot.language.hunters_scouts import rulebook as hunters_scouts_rulebook
from bot.language.hunters_scouts import words as hunters_scouts_words
from bot.language.hunters_scouts.alt import cut_text as hunters_scouts_cut_text
from bot.language.hunters_scouts.sentences import remove_repeats
from bot.language.hunters_scouts.words import all_characters, all_items
from bot.language.phrases import Outlook, Phrases, RemoveRepeats, Story, all_of, turn_by_turn
from bot.language.rulebooks import Lesson, Piece
from bot.language.stone_age import odds as stone_age_odds
from bot.language.stone_age import rulebook as stone_age_rulebook
from bot.language.stone_age import words as stone_age_words
from bot.language.stone_age.alt import cut_text as stone_age_cut_text
from bot.language.stone_age.alt import modules_text
from bot.language.stone_age.outlook import outlook
from bot.language.stone_age.sentences import DETAILS, story
from bot.language.texts import Texts
from engine.core.actions import Action
from engine.core.questions import Decision
from engine.core.values import frozen
from engine.core.views import SceneView, StoryView
from engine.hunters_scouts import components as hunters_scouts_components
from engine.stone_age import components as stone_age_components
from engine.stone_age.actions import Place
from renders.by_name import ByName

STONE_AGE_PAINTER: Any = ByName("renders.stone_age")
HUNTERS_SCOUTS_PAINTER: Any = ByName("renders.hunters_scouts")
LEGEND_PAINTER: Any = ByName("renders.legend")
"""By name, as the bot draws in a process of its own: they would be a fifth of all that it imports."""


class Odds(Protocol):
    """How likely things are in one game; a module with these is one."""

    def likely(self, texts: Texts, options: Sequence[Action], view: Any) -> list[str]:
        """Next to each option of one list, what its dice usually bring, in a few words that people can compare.

        Empty where none are rolled.
        """
        ...

    def odds_text(self, texts: Texts, view: Any) -> str:
        """What the viewer can expect of the dice of this round, at most a message long."""
        ...


class Painter(Protocol):
    """All pictures of one game, as PNG and the replay as GIF; several that belong together stand one after the other.

    `names` are by seat. A module of `renders` is one, and so is its name.
    """

    def draw(
        self, view: Any, *, names: Sequence[str], since: Any = None, about: Sequence[str] | None = None
    ) -> bytes:
        """The table; with `about`, of several pictures the one in which these places are."""
        ...

    def draw_own(self, view: Any, *, names: Sequence[str]) -> bytes: ...
    def draw_standing(self, view: Any, *, names: Sequence[str]) -> bytes: ...
    def draw_close(self, view: Any, *, names: Sequence[str], places: Sequence[str]) -> bytes: ...
    def draw_parts(self, view: Any, *, names: Sequence[str], parts: Sequence[str]) -> bytes: ...
    def draw_end(self, story: StoryView, *, names: Sequence[str]) -> bytes: ...
    def draw_replay(self, scenes: Sequence[SceneView], *, names: Sequence[str]) -> bytes: ...


@frozen
class Legend:
    """What everything on the table means: `signs` are the icons on the board of a view; in `words` what else there is.

    `paint_cards` returns what draws that: a function of a module with plain values, which another process can run.
    """

    signs: Callable[[Any], Sequence[str]]
    words: Callable[[Texts, Any], str] = lambda _texts, _view: ""
    paint_cards: Callable[[], partial[bytes] | None] = lambda: None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSpec:
    """One game as the product shows it; its rules are in `engine.GAMES`, under the same id."""

    phrases: Phrases
    painter: Painter
    story: Story
    """Tells what happened in a round."""
    outlook: Outlook = lambda _texts, _before, _view, _seat: ()
    remove_repeats: RemoveRepeats = all_of
    """Leaves out events that another says, where a sentence describes each."""
    goods: Callable[[Texts, str, int], str] = lambda _texts, what, count: f"{count} {what}"
    """Names a number of pieces of one kind."""
    names: Callable[[Texts, str, Any], Mapping[str, Sequence[str]]] = lambda _texts, _verb, _view: {}
    """All that a verb can be about at this table, possible now or not: what each id is called when it is typed."""
    details: frozenset[str] = frozenset()
    """The kinds of events that the story of a round leaves out."""
    asked_with: Mapping[str, str] = field(default_factory=dict[str, str])
    """By kind of event the question that says it itself."""
    course: Sequence[str]
    """The entries of its rules that are of general interest."""
    readings: Callable[[], Mapping[str, Any]]
    """Gives the rows of the rules that the documents leave open."""
    hand_overs: Mapping[int, int]
    """By number of seats how often a game waits for a person, as `python -m engine simulate` and `balance` count it."""
    places: Callable[[Action], Iterator[str]]
    """Names what an option points at in the picture for phones."""
    subjects: Mapping[str, str] = field(default_factory=dict[str, str])
    """By question the place that it is about, where it names none itself."""
    listed: Callable[[Action], int] = lambda _: 0
    """Where an option stands in a list, with what it costs and brings; 0 for one that has a button."""
    in_one_list: frozenset[str] = frozenset()
    """The verbs of which many options stand in such a list, too, all but the first."""
    outcome_first: frozenset[str] = frozenset()
    """The verbs whose options say what comes of them before what is done."""
    secondary: frozenset[str] = frozenset()
    """The verbs with grey buttons."""
    danger: frozenset[str] = frozenset()
    """The verbs with red buttons."""
    begins: frozenset[str] = frozenset()
    """The kinds of events that begin the next round."""
    practice: Lesson | None = None
    drafting: Drafting | None = None
    """How options of many parts are built up by taps."""
    legend: Legend | None = None
    """What everything on the table means."""
    pieces: Callable[[Texts, Any], Sequence[Piece]] = lambda _texts, _view: ()
    """What lies there that one can ask about."""
    odds: Odds | None = None
    """How likely things are."""
    second_picture: (
        Callable[[Texts, Any, Sequence[str], Sequence[Decision], Sequence[str] | None], str] | None
    ) = None
    """Says what stands in the second picture of the table; empty where the first is shown for these places."""
    cut_text: Callable[[Texts, Any, Sequence[str], Sequence[str], Sequence[Decision]], str] = (
        lambda texts, view, names, parts, asked: ""
    )
    """Says what stands in a picture of the lesson, by the parts that it is cut to."""

    def places_asked_about(self, asked: Sequence[Decision]) -> tuple[str, ...]:
        """The places that the only question is about: the one that it names, else those that its options point at."""
        if len(asked) != 1:
            return ()
        decision = asked[0]
        named = [str(decision.about[name]) for name in ("space", "where") if name in decision.about]
        if decision.prompt in self.subjects:
            named.append(self.subjects[decision.prompt])
        pointed = {place for option in decision.options for place in self.places(option)}
        return tuple(named or sorted(pointed))


def one_place(option: Action) -> Iterator[str]:
    """The place in the field `where`."""
    if (where := option.fields().get("where")) is not None:
        yield str(where)


def order_of_sale(option: Action) -> int:
    """Where people go to a card or a tile of Stone Age, in the order of the board; 0 for all else."""
    sold, kind = ("card", "building", "igloo"), option.where.split()[0] if isinstance(option, Place) else ""
    return 1 + sold.index(kind) if kind in sold else 0


def hunters_scouts_cards() -> partial[bytes]:
    """Draws the cards of Jäger und Späher that the operator plays with."""
    items = tuple(all_items().values())
    return partial(HUNTERS_SCOUTS_PAINTER.draw_legend, characters=all_characters(), items=items)


def places_as_fields(option: Action) -> Iterator[str]:
    """The places that fields are named for, or that they list."""
    for name, value in option.fields().items():
        yield name
        if not isinstance(value, str | int):
            yield from value


SPECS: dict[str, GameSpec] = {
    "stone_age": GameSpec(
        phrases=stone_age,
        painter=STONE_AGE_PAINTER,
        story=story,
        outlook=outlook,
        goods=stone_age_words.pieces,
        names=stone_age_words.names,
        details=DETAILS,
        asked_with={"rolled": "tools", "malus": "tools"},
        begins=frozenset({"round"}),
        course=stone_age_rulebook.COURSE,
        readings=partial(stone_age_components.table, "readings"),
        hand_overs={2: 75, 3: 130, 4: 190, 5: 260},
        places=one_place,
        subjects={"animal-reward": "animal", "bonus": "herd"},
        listed=order_of_sale,
        in_one_list=frozenset({"pay", "feed", "share"}),
        outcome_first=frozenset({"tools"}),
        secondary=frozenset({"decline", "keep"}),
        danger=frozenset({"starve"}),
        practice=stone_age_rulebook.LESSON,
        legend=Legend(stone_age_rulebook.signs),
        pieces=stone_age_rulebook.pieces,
        odds=stone_age_odds,
        second_picture=modules_text,
        cut_text=stone_age_cut_text,
    ),
    "hunters_scouts": GameSpec(
        phrases=hunters_scouts,
        painter=HUNTERS_SCOUTS_PAINTER,
        story=turn_by_turn(hunters_scouts.event, "turn", remove_repeats),
        remove_repeats=remove_repeats,
        goods=hunters_scouts_words.pieces,
        names=hunters_scouts_words.names,
        begins=frozenset({"turn"}),
        course=hunters_scouts_rulebook.COURSE,
        readings=partial(hunters_scouts_components.table, "readings"),
        hand_overs={2: 70},
        places=places_as_fields,
        secondary=frozenset({"decline", "done", "sunset"}),
        practice=hunters_scouts_rulebook.LESSON,
        drafting=hunters_scouts_drafting,
        legend=Legend(
            hunters_scouts_rulebook.signs, hunters_scouts_rulebook.legend_text, hunters_scouts_cards
        ),
        pieces=hunters_scouts_rulebook.pieces,
        cut_text=hunters_scouts_cut_text,
    ),
}
"""Every game of the product, by the id that it has in `engine.GAMES`; the first one is meant where none is named."""


def spec_of(game: str | None) -> GameSpec:
    """The game of this id, the first one where none is named."""
    return SPECS[game] if game is not None else next(iter(SPECS.values()))
