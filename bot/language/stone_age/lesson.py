"""The prepared deal of Stone Age: whatever is chosen, it shows a roll with a tool, a card, a building and hunger.

Two people hunt and cannot feed five; one stands on a card and one on a building, which can be paid; one is free.
"""

from __future__ import annotations

from bot.language.lessons import GOAL, Lesson, Step

LESSON = Lesson(
    seed=b"lesson 5",
    deal="""
setup = "stone_age seats=3 modules=base edition=jubilee"
round = 4
people = [5, 5, 5]
food = [0, 9, 8]
wood = [4, 2, 1]
brick = [3, 1, 2]
stone = [2, 1, 2]
gold = [0, 0, 1]
field = [0, 2, 1]
tools = [[2], [1], [1]]
score = [12, 16, 9]
display = ["C13", "C11", "C09", "C04"]
tops = ["H01", "H05", "H08"]

[crowd]
hunt = [2]
claypit = [0, 0, 3]
quarry = [0, 2]
"card 1" = [0, 1]
"card 2" = [1]
"card 3" = [0, 0, 1]
"card 4" = [0, 1]
"building 1" = [1]
"building 2" = [0, 1]
"building 3" = [0, 0, 1]
""",
    steps={
        GOAL: Step(shows=("building 1", "card 2", "points"), signs=("points",)),
        "place": Step(offers=("place field", "place forest"), signs=("field", "wood")),
        "resolve": Step(
            offers=("resolve hunt", "resolve forest", "resolve field", "resolve card", "resolve building")
        ),
        "tools": Step(shows=("tools",), signs=("food", "tool")),
        "buy-card": Step(offers=("pay", "decline"), shows=("resources",), signs=("any", "transport")),
        "buy-building": Step(offers=("pay", "decline"), shows=("resources", "points")),
        "feed": Step(offers=("feed", "starve"), shows=("people", "food", "resources")),
    },
)
