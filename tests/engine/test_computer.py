"""Computer players: they see only what their seat may see, and their choices can be computed again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any

import pytest

from engine import GAMES
from engine.computer import levels
from engine.computer.duel import computer
from engine.computer.levels import LEVELS, choose
from engine.computer.search import Tried, search
from engine.computer.simulation import LATEST, Known, simulate
from engine.computer.tree import search_tree
from engine.core import chance, snapshot
from engine.core.events import Event
from engine.core.match import Match, Setup
from engine.core.players import play_out
from engine.core.questions import Decision
from engine.core.randomness import Randomness
from engine.core.steps import copy_without_events
from engine.hunters_scouts.state import State as HuntersState
from tests.engine.playing import SAMPLE, change_secrets, playout, state_of
from tests.nim.rules import Nim, NimBrain, State

BASE = Setup("stone_age", 2, ("base",), "jubilee")
SETUPS = [
    *SAMPLE,
    *(Setup("hunters_scouts", 2, (variant,), "2014") for variant in ("introductory", "normal")),
]
FIRST_ROW, LAST_ROW, BETWEEN = 40, 340, 100
FEW = 4
"""Options and simulations of the levels that search: what they see does not depend on how many there are."""
MOST_DUELS = 100
VERY_LONG = 300
"""Most games of Jäger und Späher take some 80 turns."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = {
        name: replace(each, options=min(each.options, FEW), simulations=min(each.simulations, FEW))
        for name, each in LEVELS.items()
    }
    monkeypatch.setattr(levels, "LEVELS", quick)


def questions(setup: Setup) -> Iterator[tuple[Match, Decision]]:
    """Of a random game the first question of each kind, and some in which the best options are tried."""
    kinds, searched = set[str](), 0
    for row, (match, _) in islice(enumerate(playout(setup, 7)), FIRST_ROW, LAST_ROW):
        for decision in match.decisions[:1]:
            brain = match.game.brain
            options = brain.candidates(decision, brain.scores(state_of(match), decision), 2)
            is_searched = len(options) > 1 and row > FIRST_ROW + searched * BETWEEN
            if is_searched or decision.prompt not in kinds:
                kinds.add(decision.prompt)
                searched += is_searched
                yield match, decision
    assert searched > 2


@pytest.mark.long
@pytest.mark.sweep(1, quick=3)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_choice_follows_from_what_the_seat_may_see(setup: Setup) -> None:
    """Nor from the key of chance: a match does not have it, and a player is given the commitment alone."""
    for match, decision in questions(setup):
        other = match.copy()
        change_secrets[setup.game](state_of(other), decision.seat, remembers=True)
        assert other.view(decision.seat) == match.view(decision.seat)
        imagined = [snapshot.dump(each.imagine(decision.seat, Randomness(1))) for each in (match, other)]
        assert imagined[0] == imagined[1]
        for level in LEVELS:
            chosen = choose(match, decision, level, "c")
            assert chosen.action in decision.options
            assert choose(other, decision, level, "c") == chosen, (level, decision.prompt)


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_imagined_fits_what_the_seat_may_see(setup: Setup) -> None:
    game = GAMES[setup.game]
    for match, decision in questions(setup):
        imagined = match.imagine(decision.seat, Randomness(1))
        seen = game.view(imagined, decision.seat, match.waiting)
        assert seen == match.view(decision.seat)
        before = match.digest()
        assert sum(simulate(game.brain, imagined, Randomness(2))) == pytest.approx(1)
        assert match.digest() == before


@pytest.mark.parametrize("setup", [SAMPLE[1], SAMPLE[4]], ids=str)
def test_only_what_was_drawn_face_down_is_guessed(setup: Setup) -> None:
    """Who watched knows all else, as the public events say; what is not certain is not always the same."""
    known, guessed, left = 0, set[bool](), 1
    taken = [Counter[str]() for _ in range(setup.seats)]
    for match, _ in playout(setup, 7):
        for event in match.take_events():
            watch(state_of(match), event, taken, shuffled=not left)
        left = len(state_of(match).items.unseen) if setup.game == "hunters_scouts" else 1
        for decision in match.decisions[:1]:
            rival = (decision.seat + 1) % setup.seats
            imagined = hidden(match.imagine(decision.seat, Randomness(len(guessed) + known)), rival)
            assert taken[rival] <= imagined
            known += taken[rival].total()
            guessed.add(imagined == hidden(state_of(match), rival))
    assert known > 100
    assert guessed == {True, False}


def watch(s: Any, event: Event, taken: list[Counter[str]], *, shuffled: bool) -> None:
    """What somebody knows afterwards who forgets nothing that is public: also that items were shuffled for a draw."""
    said = event.params
    if event.kind == "card-bought":
        taken[int(said["seat"])][str(said["card"])] += 1
    elif event.kind == "item-drawn" and shuffled:
        for seat, tribe in enumerate(s.tribes):
            latest = [tribe.items[-1]] if seat == said["seat"] else []
            taken[seat] = Counter(tribe.items) - Counter(latest)
    elif event.kind == "created":
        taken[int(said["seat"])] -= Counter([str(said["item"])])
    elif event.kind == "discarded":
        taken[int(said["seat"])] -= Counter(str(said["items"]).split("+"))


def hidden(s: Any, seat: int) -> Counter[str]:
    """What lies face down before a seat, or did once."""
    return Counter(s.tribes[seat].items if isinstance(s, HuntersState) else s.players[seat].cards)


def test_a_copy_without_events_records_none() -> None:
    match = Match.start(GAMES["stone_age"], BASE)
    state = copy_without_events(state_of(match)).copy()
    simulate(match.game.brain, state, Randomness(3))
    assert state.events == []


def test_every_question_is_answered_by_rules_alone() -> None:
    """With all modules; a score for each option."""
    asked: set[str] = set()
    for seed in (1, 2):
        for match, _ in playout(SAMPLE[1], seed):
            for decision in match.decisions:
                asked.add(decision.prompt)
                assert len(match.game.brain.scores(state_of(match), decision)) == len(decision.options)
    assert len(asked) > 12


def test_the_seed_of_a_choice_is_public_but_for_the_view() -> None:
    match, decision = next(questions(BASE))
    one = levels.seed_of(match, decision, "easy", "a")
    assert one == levels.seed_of(match.copy(), decision, "easy", "a")
    others = {("easy", "b"), ("strong", "a")}
    assert one not in {levels.seed_of(match, decision, *other) for other in others}


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    random = Randomness(17)
    assert (random.dice(5), random.below(1000)) == ((4, 5, 6, 2, 5), 704)
    assert sorted(random.shuffle("abcd")) == [*"abcd"]


def test_who_thinks_ahead_tries_out_every_answer_where_the_brain_says_so() -> None:
    """Where members go matters as much as what the turn is for; only options that differ are tried."""
    tried: dict[tuple[str, ...], set[int]] = {}
    for setup in (BASE, *SETUPS[-2:]):
        for match, decision in questions(setup):
            if len(match.list_distinct(decision)) > 1:
                for level in ("strong", "expert"):
                    found = tried.setdefault((*setup.modules, level), set())
                    if decision.prompt != match.game.brain.searched:
                        found.add(choose(match, decision, level, "c").simulations)
    for modules in (("introductory",), BASE.modules):
        assert tried.pop((*modules, "expert")).isdisjoint({0})
    assert [*tried.values()] == [{0}] * 4


def test_a_game_without_a_search_is_played_by_its_scores() -> None:
    match = Match.start(Nim(), Setup("nim", 2, ("heaps",), "classic"))
    for level in ("normal", "strong", "expert"):
        assert str(choose(match, match.decisions[0], level, "c").action) == "remove 1 2"


class Trying(NimBrain):
    """Nim, with every move tried out to the end."""

    horizon = 99

    def candidates(self, decision: Decision, scores: Sequence[float], most: int) -> Sequence[int]:
        del scores, most
        return range(len(decision.options))

    def progress_of(self, state: State) -> int:
        return state.moves


class Searching(Trying):
    searched = "remove"


class Wavering(Searching):
    """As good as blind while it tries something out, and so sure of its scores that it does not look."""

    prior = 1e6

    def noise_for_search(self, state: State) -> float:
        del state
        return 1000.0


def test_scores_count_as_simulations() -> None:
    """What looks worse by rules is believed only after many simulations, few of which prove anything."""
    match = Match.start(Nim(), Setup("nim", 2, ("heaps",), "classic"))
    decision = match.decisions[0]
    scores = Wavering().scores(state_of(match), decision)
    tried = search(Wavering(), partial(match.imagine, 0), decision, range(len(scores)), 40, Randomness(1))
    assert tried[0].option == decision.options[scores.index(max(scores))]
    assert scores[decision.options.index(tried[-1].option)] < max(scores)


class Forgetful(dict[Any, Any]):
    def __setitem__(self, key: Any, value: Any) -> None: ...


def test_what_a_seat_answered_after_the_same_is_not_worked_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It saves time and changes nothing, also where hidden items matter and cards are drawn."""
    match, decision = next(each for each in questions(SETUPS[-1]) if each[1].prompt == "turn")
    brain, imagine = match.game.brain, partial(match.imagine, decision.seat)
    foresee, thought = brain.foresee, [0]

    def count(state: Any, asked: Decision) -> Sequence[float]:
        thought[0] += 1
        return foresee(state, asked)

    monkeypatch.setattr(brain, "foresee", count)

    def find() -> tuple[list[Tried], int]:
        thought[0] = 0
        tried = search(brain, imagine, decision, range(FEW), 8 * FEW, Randomness(1), ahead=True)
        return tried, thought[0]

    tried, times = find()
    monkeypatch.setattr("engine.computer.search.Known", lambda seat: Known(seat, Forgetful()))
    again, more = find()
    assert tried == again
    assert times < more


def test_seats_waver_only_where_options_are_tried_out() -> None:
    """And from the same seed they waver in the same way."""
    match = Match.start(Nim(), Setup("nim", 2, ("heaps",), "classic"))

    def play(brain: NimBrain, seed: int, noise: float) -> list[int]:
        state = brain.imagine(state_of(match), 0, Randomness(0))
        simulate(brain, state, Randomness(seed), noise=noise)
        return [*state.heaps, state.moves]

    sure, blind = ([play(Wavering(), seed, noise) for seed in range(9)] for noise in (0.0, 1000.0))
    assert len({*map(tuple, sure)}) == 1
    assert len({*map(tuple, blind)}) > 1
    assert [play(Wavering(), seed, 1000.0) for seed in range(9)] == blind
    assert [play(Trying(), seed, 1000.0) for seed in range(9)] == sure


def test_two_computers_do_not_exchange_characters_for_ever() -> None:
    """Until version 1.5 both took a shaman with a shaman from turn 100 of this game on, and it never ended."""
    setup = Setup("hunters_scouts", 2, ("survival",), "2014")
    match, key = Match.start(GAMES[setup.game], setup), b"z1/92"
    players = [computer("normal", chance.commitment(b"%s/%d" % (key, seat))) for seat in range(2)]
    for _ in play_out(match, players, key):
        assert state_of(match).turn < VERY_LONG
        match.take_events()


@pytest.mark.long
@pytest.mark.parametrize("variant", ["introductory", "normal", "survival"])
def test_games_by_rules_alone_end(variant: str) -> None:
    game = GAMES["hunters_scouts"]
    for seed in range(20):
        state = copy_without_events(game.start(Setup(game.id, 2, (variant,), "2014")))
        simulate(game.brain, state, Randomness(seed), LATEST)
        assert state.turn < LATEST, seed


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_a_search_finds_the_only_move_that_wins(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "LEVELS", LEVELS)
    monkeypatch.setattr(Nim, "brain", Searching())
    match = Match.start(Nim(), Setup("nim", 2, ("heaps",), "classic"))
    chosen = choose(match, match.decisions[0], level, "c")
    assert str(chosen.action) == "remove 1 2"
    assert 0 < chosen.simulations <= LEVELS[level].simulations


def test_a_tree_grows_until_no_other_option_can_be_tried_more() -> None:
    match = Match.start(Nim(), Setup("nim", 2, ("heaps",), "classic"))
    decision, imagine = match.decisions[0], partial(match.imagine, 0)
    tried = search_tree(Searching(), imagine, decision, range(len(decision.options)), 60, Randomness(1))
    first, second = (each.simulations for each in tried[:2])
    left = 60 - sum(each.simulations for each in tried)
    assert 0 < left < first - second <= left + 2
