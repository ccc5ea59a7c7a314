"""The prepared deal of Jäger und Späher: two turns with hunger, members to call home, an item to create, a hunt."""

from __future__ import annotations

from bot.language.lessons import GOAL, Lesson, Step

LESSON = Lesson(
    seed=b"lesson 1",
    rounds=2,
    deal="""
setup = "hunters_scouts seats=2 modules=normal edition=2014"
turn = 11
vp = [4, 5]
hunger = [3, 2]
members = [5, 5]
camp = [0, 0]
hand = [["hunter", "chief"], ["gatherer", "scout"]]
items = [["millstone"], ["boots"]]
display = [["scout", "offspring"], ["shaman"], ["gatherer", "chief"]]

[fields]
mountains-1 = {}
savanna-2 = {}
toxodon-1 = {}
swamp-1 = {}

[crowd]
mountains-1 = [1]
savanna-2 = [1]
toxodon-1 = [1]
swamp-1 = [0, 2]
""",
    steps={
        GOAL: Step(shows=("track", "points", "hunger"), signs=("points", "hunger", "sunset")),
        "turn-1": Step(
            offers=("recall mountains-1 stone savanna-2 fruit toxodon-1 meat", "play hunter"),
            signs=("stone", "fruit", "meat"),
        ),
        "turn": Step(
            offers=("recall", "play hunter", "play chief"), shows=("members", "hand"), signs=("village",)
        ),
        "use": Step(offers=("create", "done"), shows=("points", "hunger", "own"), signs=("item",)),
        "send": Step(shows=("members",)),
        "lay": Step(shows=("display",), signs=("character",)),
    },
)
