"""Mistakes of players, each shown to its player as one sentence: a message id with parameters, never text."""

from __future__ import annotations

from typing import ClassVar


class RuleError(Exception):
    """A player asked for something that the rules do not allow; nothing has changed.

    `message` is a message id of the language files and `params` its arguments.
    """

    message: ClassVar[str] = "error-rule"

    def __init__(self, message: str | None = None, **params: str | int) -> None:
        self.id = message or self.message
        self.params = params
        super().__init__(f"{self.id} {params}" if params else self.id)


class Unreadable(RuleError):
    """The text is not an action of this game."""

    message = "error-unreadable"


class Illegal(RuleError):
    """The action exists, but it is not among the options of the decision that is open."""

    message = "error-illegal"


class NotAsked(RuleError):
    """The seat has no open decision."""

    message = "error-not-asked"


class Stale(RuleError):
    """The control belongs to an earlier move of this seat."""

    message = "error-stale"


class SetupError(RuleError):
    """The chosen seats, modules and edition cannot be combined."""

    message = "error-setup"
