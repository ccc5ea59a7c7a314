"""Events: what happened, as a message id with parameters, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from engine.core.questions import Seat, no_params
from engine.core.values import frozen

VOTED = "voted"
"""Parameter of the event of an answer that a vote of the others had chosen for an absent player."""


@frozen
class Event:
    """Something that happened. `only` is the one seat that may know it, None means all."""

    kind: str
    params: Mapping[str, str | int] = field(default_factory=no_params)
    only: Seat | None = None
