"""The faults of a simulation. The seed chooses all of them beforehand: leaving one out does not change others."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from typing import Any

from bot.playground.faults import make_refusal
from engine.core.values import frozen


@frozen
class Answer:
    """An error response of Discord; `retry_after` in seconds."""

    status: int
    code: int = 0
    retry_after: float = 0.0

    @property
    def body(self) -> dict[str, Any]:
        return make_refusal(self.status, self.code, retry_after=self.retry_after).body


@frozen
class Effect:
    """What a fault does to one request and its answer."""

    before: Answer | None = None
    """The error that answers it instead of carrying it out."""
    after: Answer | None = None
    """The error that answers it although it was carried out."""
    is_lost: bool = False
    held: float = 0.0
    """Additional seconds until it arrives."""
    late: float = 0.0
    """Additional seconds until its answer arrives."""

    def __str__(self) -> str:
        parts = [
            *([f"{self.before.status}/{self.before.code} before"] if self.before else []),
            *([f"{self.after.status} after"] if self.after else []),
            *(["lost"] if self.is_lost else []),
        ]
        return " ".join([*parts, *([f"+{self.held + self.late:.1f} s"] if self.held + self.late else [])])


NO_EFFECT = Effect()
MESSAGES = r"^/channels/\d+/messages"
ROUTES: Mapping[str, tuple[str, str]] = {
    "any": ("*", r"^/(channels|interactions|webhooks|users/@me/channels)"),
    "post": ("POST", MESSAGES + "$"),
    "edit": ("PATCH", MESSAGES),
    "delete": ("DELETE", MESSAGES),
    "answer": ("POST", r"^/interactions/.*/callback$"),
    "follow": ("*", r"^/webhooks/"),
    "thread": ("POST", r"/threads$"),
    "direct": ("POST", r"^/users/@me/channels$"),
    "look": ("GET", MESSAGES),
}
"""The kinds of requests: their method (`*`: any) and a pattern of their path."""

SILENCE = 300.0
"""Seconds after which aiohttp gives up waiting for an answer: `ClientTimeout.total`."""
Chosen = Callable[[random.Random], Effect]
EFFECTS: Mapping[str, tuple[tuple[str, ...], Chosen]] = {
    "error": (
        ("any", "post", "edit", "edit", "delete", "answer", "thread"),
        lambda dice: Effect(before=Answer(dice.choice((500, 502, 503, 504)))),
    ),
    "error after": (
        ("any", "post", "post", "edit", "delete", "answer", "thread"),
        lambda dice: Effect(after=Answer(dice.choice((500, 503)))),
    ),
    "lost": (("any", "post", "post", "edit", "delete", "answer", "thread"), lambda _: Effect(is_lost=True)),
    "cut": (("any", "post", "edit", "delete", "answer"), lambda _: Effect(before=Answer(503), is_lost=True)),
    "mute": (
        ("post", "edit", "delete", "look"),
        lambda dice: Effect(before=dice.choice((None, Answer(503))), is_lost=True, late=SILENCE),
    ),
    "late": (
        ("any", "post", "edit", "delete", "answer", "follow"),
        lambda dice: Effect(late=dice.uniform(0.5, 20.0)),
    ),
    "held": (
        ("any", "post", "edit", "delete", "answer", "follow"),
        lambda dice: Effect(held=dice.uniform(0.5, 20.0)),
    ),
    "429": (
        ("post", "edit", "delete", "any"),
        lambda dice: Effect(before=Answer(429, 0, dice.choice((0.3, 2.0, 30.0, 1337.0)))),
    ),
    "30046": (("edit",), lambda _: Effect(before=Answer(429, 30046, 2.0))),
    "160006": (("thread",), lambda _: Effect(before=Answer(400, 160006))),
    "40003": (("direct",), lambda _: Effect(before=Answer(403, 40003))),
}
"""The faults of requests by name: the kinds of requests that each may affect, and what chooses its effect."""
MOST_TIMES = 6

PERMISSIONS = ("ATTACH_FILES", "SEND_MESSAGES_IN_THREADS", "VIEW_CHANNEL", "READ_MESSAGE_HISTORY")


@frozen
class Fault:
    """A fault that begins at this second: an event, or an effect on the next `times` requests of the kind `about`."""

    at: float
    kind: str
    about: str = ""
    times: int = 1
    lasts: float = 0.0
    effect: Effect = NO_EFFECT

    def __str__(self) -> str:
        said = f"{self.at:9.3f} {self.kind} {self.about}".rstrip()
        return (
            said
            + (f" ×{self.times}" if self.times > 1 else "")
            + (f" for {self.lasts:.1f} s" * bool(self.lasts))
        )


def plan_faults(
    dice: random.Random,
    moments: list[float],
    count: int,
    weights: Mapping[str, float],
    kinds: frozenset[str] | None = None,
) -> list[Fault]:
    """So many faults of these `kinds` (None: all), each shortly after one of the moments at which people act. `weights`
    are those of the faults that do not affect requests.
    """
    effects = [name for name in EFFECTS if kinds is None or name in kinds]
    events = {name: weight for name, weight in weights.items() if kinds is None or name in kinds}
    found: list[Fault] = []
    for _ in range(count):
        at = dice.choice(moments) + dice.expovariate(3.0)
        if effects and (dice.random() < 0.65 or not events):
            name = dice.choice(effects)
            routes, make = EFFECTS[name]
            times = 1 if dice.random() < 0.6 else dice.randint(2, MOST_TIMES)
            found.append(Fault(at, name, dice.choice(routes), times, effect=make(dice)))
        else:
            (name,) = dice.choices([*events], [*events.values()])
            about = dice.choice(PERMISSIONS) if name == "permission" else ""
            found.append(Fault(at, name, about, dice.randint(1, 4), dice.expovariate(1 / 30)))
    return sorted(found, key=lambda fault: fault.at)


class Effects:
    """Assigns the planned effects to requests."""

    def __init__(self, faults: list[Fault]) -> None:
        self._left = [[fault, fault.times] for fault in faults if fault.kind in EFFECTS]

    def take(self, now: float, method: str, path: str) -> Effect:
        """The effect on this request, `NO_EFFECT` if none is planned; a planned one is used up."""
        for entry in self._left:
            fault: Any = entry[0]
            wanted, pattern = ROUTES[fault.about]
            if fault.at <= now and wanted in ("*", method) and re.search(pattern, path):
                entry[1] -= 1
                if not entry[1]:
                    self._left.remove(entry)
                return fault.effect
        return NO_EFFECT

    def stop(self) -> None:
        """Let no further request fail."""
        self._left.clear()
