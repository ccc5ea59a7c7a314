"""Everything that can be done to tables, put together from its parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from bot.storage.store import Store
from bot.tables.actions.consent import Consent
from bot.tables.actions.hints import Hints
from bot.tables.actions.lobby import Entropy, Lobby
from bot.tables.actions.preparing import Preparing
from bot.tables.actions.seats import ComputerSeats, Seats
from bot.tables.model.limits import Limits
from bot.tables.writing.clocks import Clocks
from bot.tables.writing.committer import Committer, Signals, WallClock
from bot.tables.writing.moves import Moves
from bot.tables.writing.people_cache import PeopleCache
from bot.tables.writing.registry import Registry
from bot.tables.writing.rule_changes import RuleChanges
from bot.tables.writing.words import LuckWords
from engine.core.values import frozen


@frozen
class Tables:
    """All actions on tables, which are committed before they are shown; each part documents itself."""

    store: Store
    limits: Limits
    committer: Committer
    registry: Registry
    people: PeopleCache
    clocks: Clocks
    words: LuckWords
    rule_changes: RuleChanges
    lobby: Lobby
    computers: ComputerSeats
    moves: Moves
    preparing: Preparing
    seats: Seats
    consent: Consent
    hints: Hints

    @property
    def clock(self) -> WallClock:
        return self.committer.clock

    @classmethod
    def build(
        cls,
        committer: Committer,
        entropy: Entropy,
        *,
        corrects_games: bool = False,
        moved: Callable[[], None] = lambda: None,
    ) -> Self:
        """The parts on one database; `corrects_games`: after a change of the rules those that do not fit are made
        playable when they are loaded. `moved`: see `Moves`.
        """
        store, limits = committer.store, Limits(committer.clock)
        people = PeopleCache(store)
        clocks = Clocks(committer, people)
        rule_changes = RuleChanges(committer, clocks)
        registry = Registry(store, rule_changes.make_playable if corrects_games else None)
        words = LuckWords(committer)
        moves = Moves(committer, clocks, moved)
        lobby = Lobby(committer, registry, clocks, words, moves, limits, entropy)
        return cls(
            store=store,
            limits=limits,
            committer=committer,
            registry=registry,
            people=people,
            clocks=clocks,
            words=words,
            rule_changes=rule_changes,
            lobby=lobby,
            computers=ComputerSeats(lobby, limits),
            moves=moves,
            preparing=Preparing(committer, moves),
            seats=Seats(committer, clocks, moves, limits),
            consent=Consent(committer, clocks, moves, limits),
            hints=Hints(committer, limits),
        )

    @classmethod
    def alone(cls, store: Store, clock: WallClock, entropy: Entropy) -> Self:
        """Tables without outbox and scheduler: posts stay unsent, jobs stay due."""
        return cls.build(Committer(store, clock, Signals()), entropy)
