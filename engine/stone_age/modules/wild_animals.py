"""Wild animals: how they come, what they take off, and how they are driven away (section 4); winter side only."""

from __future__ import annotations

from typing import ClassVar

from engine.core.actions import Rolled, write_dice
from engine.core.modules import Module
from engine.core.questions import Decision, Roll, Seat
from engine.core.steps import Acts, Step
from engine.core.values import frozen
from engine.stone_age.actions import Reward
from engine.stone_age.base import civilising
from engine.stone_age.components import Card
from engine.stone_age.draft import Draft
from engine.stone_age.rules import FillerCard, Space
from engine.stone_age.state import LastRoll, State

PLACE = "animal"
INSTEAD = 1
"""The number of the reward that may be taken instead of any other (W-ACT-05)."""
ASSIGNED, POINTS = Reward("assigned"), Reward("points")


@frozen
class ReleaseAnimals(Acts):
    """After the first cards lie open the animals are shuffled into the deck (W-SETUP-02)."""

    def ask(self, s: State) -> None:
        if s.round == 1:
            s.deck.extend(s.rules.animals)


@frozen
class WakeAnimal(Acts):
    """Without an active animal the first that waits is active from this round on (W-APP-03, R-30)."""

    def ask(self, s: State) -> None:
        if s.animal is None and s.queue:
            activate_animal(s, s.queue.pop(0))


def lay_out_animal(s: State, animal: str) -> None:
    """An animal is laid out as a card: active if none is, else behind those that wait (W-APP-01, W-APP-03, R-31)."""
    if s.animal is None:
        activate_animal(s, animal)
    else:
        queue_animal(s, animal)


def activate_animal(s: State, animal: str) -> None:
    s.animal = animal
    s.tell("animal-active", animal=animal, points=s.rules.animals[animal].malus)


def queue_animal(s: State, animal: str) -> None:
    """Drawn by an effect, it lies open and waits, even if none is active (R-32)."""
    s.queue.append(animal)
    s.tell("animal-waits", animal=animal)


def find_malus(s: State) -> int:
    """What the active animal takes off the sum of the dice (W-MALUS-01)."""
    return 0 if s.animal is None else s.rules.animals[s.animal].malus


def has_no_animal(s: State, _space: Space) -> bool:
    """Only the active animal can be occupied (W-PLACE-05)."""
    return s.animal is None


@frozen
class CheckAnimal(Acts):
    """With all its places occupied the animal is driven away, else its people stay (W-ACT-02 to -04, W-ACT-08)."""

    def ask(self, s: State) -> None:
        crowd = s.crowd[PLACE]
        if s.animal is None:
            return
        if sum(crowd) != s.rules.spaces[PLACE].rings:
            s.tell("animal-stays", animal=s.animal, people=sum(crowd))
            return
        s.tell("animal-driven-away", animal=s.animal)
        rolls = [RollRewards(seat, crowd[seat]) for seat in s.clockwise(s.start_player) if crowd[seat]]
        for seat in range(s.seats):
            go_home(s, seat)
        s.box.append(s.animal)
        s.animal = None
        s.then(*rolls)


def list_rewards(s: State, seat: Seat) -> tuple[Step, ...]:
    """The steps by which a seat gets its rewards; they do not depend on other seats (W-ACT-04, W-ACT-05)."""
    crowd = s.crowd[PLACE]
    if sum(crowd) != s.rules.spaces[PLACE].rings:
        return ()
    return GoHome(seat), RollRewards(seat, crowd[seat])


@frozen
class GoHome(Acts):
    """The people of one seat return, as all do when the animal is driven away (W-ACT-02)."""

    seat: Seat

    def ask(self, s: State) -> None:
        go_home(s, self.seat)


def go_home(s: State, seat: Seat) -> None:
    s.players[seat].tableau += s.crowd[PLACE][seat]
    s.crowd[PLACE][seat] = 0


@frozen
class RollRewards:
    """One die for each person who was there, no tools (W-ACT-04, W-ACT-06)."""

    alone: ClassVar = True
    seat: Seat
    people: int

    def ask(self, s: State) -> Roll:
        return s.roll(self.people, self.seat, PLACE)

    def answer(self, s: State, _seat: None, rolled: Rolled) -> None:
        s.last_roll = LastRoll(self.seat, PLACE, rolled.dice, 0, sum(rolled.dice))
        s.tell("rolled", seat=self.seat, where=PLACE, dice=write_dice(rolled.dice))
        s.then(*(TakeReward(self.seat, number, die) for number, die in enumerate(rolled.dice, start=1)))


@frozen
class TakeReward:
    """Each die gives the reward of its number, or that of number 1 instead (W-ACT-05, R-38)."""

    alone: ClassVar = True
    seat: Seat
    number: int
    die: int

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        if self.die == INSTEAD:
            self.take(s, POINTS)
            return None
        about: dict[str, str | int] = {"die": self.die, "number": self.number}
        return (Decision(self.seat, "animal-reward", (ASSIGNED, POINTS), about),)

    def answer(self, s: State, _seat: Seat, action: Reward) -> None:
        self.take(s, action)

    def take(self, s: State, action: Reward) -> None:
        """What the number gives is taken at once."""
        gift = self.gift(s, action)
        s.tell("animal-reward", seat=self.seat, die=self.die, what=action.what)
        s.rules.effects[gift.top["kind"]](s, self.seat, gift)

    def gift(self, s: State, action: Reward) -> Card:
        """The reward in the words of a card; each die is a source of its own."""
        top = s.rules.rewards[INSTEAD if action == POINTS else self.die].top
        return Card(f"{PLACE}/{self.number}", top, {})


def install(draft: Draft) -> None:
    """The animals among the cards, their place, their malus and the rewards for driving them away."""
    for animal in draft.components.animals():
        draft.add_animal(animal, FillerCard(lay_out_animal, queue_animal))
    draft.set_malus(find_malus)
    for row in draft.components.table("animals")["reward"]:
        draft.add_reward(row["id"], {**row["gives"], "line": "animals"})
    draft.add_effect("person", civilising.give_person)
    draft.add_effect("any_resource", civilising.give_any_resource)
    draft.add_space(Space(PLACE, PLACE, draft.seats, 1, 1, None, bar=has_no_animal, again=True))
    draft.add_phase(0.2, WakeAnimal)
    draft.add_phase(0.35, ReleaseAnimals)
    draft.add_phase(2.3, CheckAnimal)
    draft.add_outcome(PLACE, list_rewards)


WILD_ANIMALS = Module("wild-animals", install, ("jubilee",))
