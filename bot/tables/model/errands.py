"""What one process leaves to the owner of another table: a class for each kind of errand about a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.tables.model.content import Content
from engine.core.values import frozen


@frozen
class Errand(Content):
    """Something to do about a person at the table of the errand."""

    member: int


@frozen
class LookErrand(Errand):
    """Their settings have changed: check what they must be notified of."""

    kind = "look"


@frozen
class RestErrand(Errand):
    """Other quiet hours apply since the moment `at` (0 in earlier versions: now), of which a post informs if `aloud`.

    `before` and `after` are the fields of `PersonRecord`.
    """

    kind = "rest"
    before: Mapping[str, Any]
    after: Mapping[str, Any]
    aloud: bool
    at: int = 0


@frozen
class AppointErrand(Errand):
    """A computer plays for them from now on."""

    kind = "appoint"


@frozen
class GiveBackErrand(Errand):
    """They play for themselves again."""

    kind = "give-back"


@frozen
class ForgetErrand(Errand):
    """They become a former player; `names` are new names by their old ones."""

    kind = "forget"
    names: Mapping[str, str]


@frozen
class NotifiedErrand(Errand):
    """A direct message of another table has notified them at this moment of the decision that this seat was `asked`."""

    kind = "told"
    seat: int
    asked: int
    at: int


@frozen
class TakeOutErrand(Errand):
    """Take these tables, which no longer wait for them, out of a direct message."""

    kind = "take-out"
    games: tuple[int, ...]
