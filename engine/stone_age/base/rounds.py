"""The round: its stages in their order, a new round, and the end of the game (sections 2.2, 2.11, 2.12)."""

from __future__ import annotations

from engine.core.steps import Acts
from engine.core.values import frozen
from engine.stone_age.base.decks import RevealBuilding, can_fill
from engine.stone_age.base.scoring import FinalScoring
from engine.stone_age.state import State


@frozen
class SetUp(Acts):
    """The top tile of each stack is turned up (B-SETUP-03); the first round lays out the cards (B-SETUP-04)."""

    def ask(self, s: State) -> None:
        s.then(*(RevealBuilding(stack) for stack in range(len(s.stacks))), BeginRound())


@frozen
class BeginRound(Acts):
    """Rounds repeat until an end condition is met (B-ROUND-01, B-ROUND-02)."""

    def ask(self, s: State) -> None:
        s.round += 1
        s.then(*s.rules.round, self)


@frozen
class MoveStartPlayer(Acts):
    """From the second round on the start player figure goes to the left neighbour (B-NEW-01)."""

    def ask(self, s: State) -> None:
        if s.round > 1:
            s.start_player = s.left_of(s.start_player)
            if s.records_events and can_fill(s):
                s.tell("start-player", seat=s.start_player)


@frozen
class ReadyTools(Acts):
    """All used tools become usable again (B-NEW-04), and the round has begun, before anybody fills rings in it."""

    def ask(self, s: State) -> None:
        s.tell("round", round=s.round)
        for player in s.players:
            player.used = [False] * len(player.used)


@frozen
class CheckStacks(Acts):
    """After feeding the game ends when a building stack in play is empty (B-END-03, B-END-05)."""

    def ask(self, s: State) -> None:
        if 0 in s.stacks:
            s.tell("end-buildings")
            s.stack.clear()
            s.then(FinalScoring())
