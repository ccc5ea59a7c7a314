"""Jäger und Späher as one game of the product."""

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
from engine.hunters_scouts import position, redaction, replay_source
from engine.hunters_scouts.actions import WORDS
from engine.hunters_scouts.base.setting_up import new_table
from engine.hunters_scouts.components import PRINTED, Components
from engine.hunters_scouts.computer.brain import HuntersAndScoutsBrain
from engine.hunters_scouts.evaluation import evaluate
from engine.hunters_scouts.modules import MODULES
from engine.hunters_scouts.position import Position
from engine.hunters_scouts.prepared.kinds import Kinds
from engine.hunters_scouts.previews import preview
from engine.hunters_scouts.rules import Rules, compose
from engine.hunters_scouts.state import Deck, State, Today, Tribe
from engine.hunters_scouts.value_overrides import SHAPE
from engine.hunters_scouts.view import TableView

TYPES = snapshot.registry((State, Tribe, Deck, Today, Over), MODULES.steps())


class HuntersAndScouts:
    """The game `hunters_scouts`: see `engine.core.match.Game`. An operator may have other `components`."""

    id = "hunters_scouts"
    modules = MODULES.ids
    editions = MODULES.editions
    seats = MODULES.seats
    kinds: type[QuestionKinds[State]] = Kinds
    brain: Brain[State] = HuntersAndScoutsBrain()
    words = WORDS
    replay: ReplaySource[TableView] = replay_source
    overrides: Shape = SHAPE

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
        return compose(MODULES.choose_modules(setup.modules), setup.edition, self.components)

    def start(self, setup: Setup) -> State:
        """The state before the first question to chance (section 8)."""
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
        del state
        return decision.options

    def loses(self, state: State, seat: Seat, action: Action) -> bool:
        del state, seat, action
        return False

    def copy_ahead(self, state: State, seat: Seat) -> State | None:
        """None: whatever a tribe does in its turn changes cards and places that the other decides about."""
        del state, seat
        return None

    def evaluate(self, state: State, seat: Seat) -> float:
        return evaluate(state, seat)

    def round_of(self, state: State) -> int:
        return redaction.round_of(state)

    def load(self, plain: snapshot.Plain, setup: Setup) -> State:
        return snapshot.load(plain, TYPES, rules=self.rules(setup))
