"""Stone Age as one game of the product."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from engine.core import snapshot
from engine.core.actions import Action
from engine.core.brain import Brain
from engine.core.events import Event
from engine.core.match import Setup
from engine.core.position import build_typed
from engine.core.question_kinds import QuestionKinds
from engine.core.questions import Decision, Over, Seat
from engine.core.replay_source import ReplaySource
from engine.core.value_overrides import Replaced, Shape
from engine.stone_age import position, redaction, replay_source
from engine.stone_age.actions import WORDS, Swap
from engine.stone_age.ahead import copy_ahead
from engine.stone_age.base.rounds import SetUp
from engine.stone_age.components import PRINTED, Components
from engine.stone_age.computer.brain import StoneAgeBrain
from engine.stone_age.distinct import list_distinct, loses
from engine.stone_age.draft import compose
from engine.stone_age.evaluation import evaluate
from engine.stone_age.modules import MODULES
from engine.stone_age.position import Position
from engine.stone_age.prepared.kinds import Kinds
from engine.stone_age.previews import preview
from engine.stone_age.rules import Rules
from engine.stone_age.state import LastRoll, Player, State
from engine.stone_age.value_overrides import SHAPE
from engine.stone_age.view import TableView

TYPES = snapshot.registry((State, Player, LastRoll, Over, Swap), MODULES.steps())


class StoneAge:
    """The game `stone_age`: see `engine.core.match.Game`. An operator may have other `components`."""

    id = "stone_age"
    modules = MODULES.ids
    editions = MODULES.editions
    seats = MODULES.seats
    words = WORDS
    replay: ReplaySource[TableView] = replay_source
    overrides: Shape = SHAPE
    kinds: type[QuestionKinds[State]] = Kinds
    brain: Brain[State] = StoneAgeBrain()

    def __init__(self, components: Components = PRINTED) -> None:
        self.components = components

    def complete(self, modules: Sequence[str]) -> tuple[str, ...]:
        return MODULES.complete(modules)

    def check(self, setup: Setup) -> None:
        MODULES.check(setup.modules, setup.edition, setup.seats)

    def with_values(self, values: Replaced) -> Self:
        return type(self)(Components(values))

    def rules(self, setup: Setup) -> Rules:
        """The rules table of a setup; the setup is saved with a game, the table is not."""
        return compose(MODULES.choose_modules(setup.modules), setup.edition, setup.seats, self.components)

    def start(self, setup: Setup) -> State:
        """The state before the first card is revealed (section 2.1)."""
        return new_table(self.rules(setup))

    def set_up(self, setup: Setup, said: Mapping[str, object]) -> State:
        return position.set_up(self.rules(setup), build_typed(Position, said))

    def read(self, line: str) -> Action:
        return WORDS.read(line)

    def view(self, state: State, viewer: Seat | None, waiting: tuple[Seat, ...]) -> TableView:
        return redaction.view(state, viewer, waiting)

    def preview(self, state: State, seat: Seat, action: Action) -> Event | None:
        return preview(state, seat, action)

    def list_distinct(self, state: State, decision: Decision) -> Sequence[Action]:
        return list_distinct(state, decision)

    def loses(self, state: State, seat: Seat, action: Action) -> bool:
        return loses(state, seat, action)

    def copy_ahead(self, state: State, seat: Seat) -> State | None:
        return copy_ahead(state, seat)

    def evaluate(self, state: State, seat: Seat) -> float:
        return evaluate(state, seat)

    def round_of(self, state: State) -> int:
        return state.round

    def load(self, plain: snapshot.Plain, setup: Setup) -> State:
        return snapshot.load(plain, TYPES, rules=self.rules(setup))


def new_table(rules: Rules) -> State:
    """All players at the start: no resources, no tools, score 0 (B-SETUP-02 to -06, K-08)."""
    numbers = rules.numbers
    return State(
        rules=rules,
        players=[
            Player(
                numbers.people,
                numbers.people,
                numbers.food,
                dict.fromkeys(rules.values, 0),
                jewelry=numbers.jewelry,
            )
            for _ in range(rules.seats)
        ],
        crowd={space: [0] * rules.seats for space in rules.spaces},
        deck=list(rules.cards),
        tiles=list(rules.buildings),
        display=[None for space in rules.spaces.values() if space.group == "card"],
        stacks=[numbers.tiles] * numbers.stacks,
        tops=[None] * numbers.stacks,
        igloos=list(rules.igloos),
        unseen=list(rules.bonus_tiles),
        drawn=(),
        stack=[SetUp()],
    )
