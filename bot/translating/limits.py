"""How long a text may be where Discord shows it, by what its message begins with."""

from __future__ import annotations

import re

LABEL, FIELD, PLACEHOLDER, OPTION, ALT, MESSAGE = 80, 45, 150, 100, 1024, 2000
BUTTON = 34
"""So much of a label is seen on a phone."""
MORE = len(" …")
"""What follows a verb on the button of its form."""
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")
BY_KIND = {
    "button-": (BUTTON, "a button"),
    "form-title": (FIELD, "the title of a form"),
    "answer-ask": (OPTION, "a line of a list"),
    "game-": (OPTION, "a line of a list"),
    "edition-": (OPTION, "a line of a list"),
    "module-": (OPTION, "a line of a list"),
    "needs-": (OPTION, "a line of a list"),
    "effect-": (OPTION, "a line of a list"),
    "pace-": (OPTION, "a line of a list"),
    "notifications-": (OPTION, "a line of a list"),
    "language-name": (OPTION, "a line of a list"),
    "language-automatic": (OPTION, "a line of a list"),
    "answer-always": (PLACEHOLDER, "the grey line in a list"),
    "which-table": (PLACEHOLDER, "the grey line in a list"),
}
OF_A_GAME = re.compile(r"[a-z]+(?:-[a-z]+)?-(verb|field)-")
"""The same for the words of a game, whose messages begin with the name of the game."""
BY_KIND_OF_GAME = {
    "verb": (LABEL - MORE, "a button that opens a form"),
    "field": (FIELD, "a field of a form"),
}
LONGEST = {"number": 10, "place": "W" * 20, "game": "W" * 20, "name": "Computer (strong) 2"}
"""What such texts name, as long as it gets."""


def is_command_name(message: str) -> bool:
    """Whether this is what people type: the name of a command or of one of its options."""
    return message.startswith(("command-", "option-")) and not message.endswith("-description")


def limit(message: str) -> tuple[int, str]:
    """The most characters, and where the text stands."""
    if message.startswith(("command-", "option-")):
        if is_command_name(message):
            return 32, "what people type: small letters, digits, - and _, no spaces"
        return 100, "the description of a command"
    for begin, (most, where) in BY_KIND.items():
        if message.startswith(begin):
            return most, where
    if (found := OF_A_GAME.match(message)) is not None:
        return BY_KIND_OF_GAME[found[1]]
    if message.endswith(".alt") or "-alt-" in message:
        return ALT, "the description of a picture"
    return MESSAGE, "a message, or a part of one"
