"""Wild animals (section 4); winter side only."""

from __future__ import annotations

from engine.stone_age import animals, civilising
from engine.stone_age.animals import CheckAnimal, ReleaseAnimals, WakeAnimal
from engine.stone_age.draft import Draft, Module
from engine.stone_age.rules import Space, Stranger


def install(draft: Draft) -> None:
    """The animals among the cards, their place, their malus and the rewards for driving them away."""
    for animal in draft.components.animals():
        draft.add_animal(animal, Stranger(animals.come, animals.wait))
    draft.take_off(animals.malus)
    for row in draft.components.table("animals")["reward"]:
        draft.reward(row["id"], {**row["gives"], "line": "animals"})
    draft.effect("person", civilising.give_person)
    draft.effect("any_resource", civilising.give_any_resource)
    place = animals.PLACE
    draft.space(Space(place, place, draft.seats, 1, 1, None, bar=animals.no_animal, again=True))
    draft.stage(0.2, WakeAnimal)
    draft.stage(0.35, ReleaseAnimals)
    draft.stage(2.3, CheckAnimal)


WILD_ANIMALS = Module("wild-animals", (), ("jubilee",), install, homes=(animals,))
