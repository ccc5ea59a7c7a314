"""What happened, for people: a message id with parameters, and who may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from engine.core.questions import Seat, no_params
from engine.core.values import frozen

VOTED = "voted"
"""The parameter of an answer that the others had chosen for a player who was not there."""


@frozen
class Event:
    """Something happened. `only` names the one seat that may know of it, None means all."""

    kind: str
    params: Mapping[str, str | int] = field(default_factory=no_params)
    only: Seat | None = None
