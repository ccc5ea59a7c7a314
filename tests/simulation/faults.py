"""What goes wrong, and when: chosen by the seed beforehand, so that a fault can be left out and the rest stays."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from typing import Any

from bot.playground.faults import make_refusal
from engine.core.values import frozen


@frozen
class Answer:
    """An error that Discord answers."""

    status: int
    code: int = 0
    retry_after: float = 0.0

    @property
    def body(self) -> dict[str, Any]:
        return make_refusal(self.status, self.code, retry_after=self.retry_after).body


@frozen
class Struck:
    """What happens to one request: an error before its effect or after it, an answer that is lost, or late ways.

    Seconds before it arrives and before its answer does.
    """

    before: Answer | None = None
    after: Answer | None = None
    is_lost: bool = False
    held: float = 0.0
    late: float = 0.0

    def __str__(self) -> str:
        parts = [
            *([f"{self.before.status}/{self.before.code} before"] if self.before else []),
            *([f"{self.after.status} after"] if self.after else []),
            *(["lost"] if self.is_lost else []),
        ]
        return " ".join([*parts, *([f"+{self.held + self.late:.1f} s"] if self.held + self.late else [])])


UNTOUCHED = Struck()
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
"""Kinds of requests: method and path."""


SILENCE = 300.0
"""Seconds after which aiohttp waits for an answer no longer: ClientTimeout, `total`."""
Chosen = Callable[[random.Random], Struck]
STRIKES: Mapping[str, tuple[tuple[str, ...], Chosen]] = {
    "error": (
        ("any", "post", "edit", "edit", "delete", "answer", "thread"),
        lambda dice: Struck(before=Answer(dice.choice((500, 502, 503, 504)))),
    ),
    "error after": (
        ("any", "post", "post", "edit", "delete", "answer", "thread"),
        lambda dice: Struck(after=Answer(dice.choice((500, 503)))),
    ),
    "lost": (
        ("any", "post", "post", "edit", "delete", "answer", "thread"),
        lambda _: Struck(is_lost=True),
    ),
    "cut": (
        ("any", "post", "edit", "delete", "answer"),
        lambda _: Struck(before=Answer(503), is_lost=True),
    ),
    "mute": (
        ("post", "edit", "delete", "look"),
        lambda dice: Struck(before=dice.choice((None, Answer(503))), is_lost=True, late=SILENCE),
    ),
    "late": (
        ("any", "post", "edit", "delete", "answer", "follow"),
        lambda dice: Struck(late=dice.uniform(0.5, 20.0)),
    ),
    "held": (
        ("any", "post", "edit", "delete", "answer", "follow"),
        lambda dice: Struck(held=dice.uniform(0.5, 20.0)),
    ),
    "429": (
        ("post", "edit", "delete", "any"),
        lambda dice: Struck(before=Answer(429, 0, dice.choice((0.3, 2.0, 30.0, 1337.0)))),
    ),
    "30046": (("edit",), lambda _: Struck(before=Answer(429, 30046, 2.0))),
    "160006": (("thread",), lambda _: Struck(before=Answer(400, 160006))),
    "40003": (("direct",), lambda _: Struck(before=Answer(403, 40003))),
}
"""What may happen to requests, to which kinds of them."""
MOST_TIMES = 6

PERMISSIONS = ("ATTACH_FILES", "SEND_MESSAGES_IN_THREADS", "VIEW_CHANNEL", "READ_MESSAGE_HISTORY")


@frozen
class Fault:
    """From this second on: an event, or what happens to the next requests of a kind."""

    at: float
    kind: str
    about: str = ""
    times: int = 1
    lasts: float = 0.0
    struck: Struck = UNTOUCHED

    def __str__(self) -> str:
        said = f"{self.at:9.3f} {self.kind} {self.about}".rstrip()
        return (
            said
            + (f" ×{self.times}" if self.times > 1 else "")
            + (f" for {self.lasts:.1f} s" * bool(self.lasts))
        )


def planned(
    dice: random.Random,
    moments: list[float],
    count: int,
    weights: Mapping[str, float],
    kinds: frozenset[str] | None = None,
) -> list[Fault]:
    """So many faults, each shortly after one of these moments, at which people act; None: of all kinds. `weights` say
    how often what else may happen.
    """
    strikes = [name for name in STRIKES if kinds is None or name in kinds]
    events = {name: weight for name, weight in weights.items() if kinds is None or name in kinds}
    found: list[Fault] = []
    for _ in range(count):
        at = dice.choice(moments) + dice.expovariate(3.0)
        if strikes and (dice.random() < 0.65 or not events):
            name = dice.choice(strikes)
            routes, make = STRIKES[name]
            times = 1 if dice.random() < 0.6 else dice.randint(2, MOST_TIMES)
            found.append(Fault(at, name, dice.choice(routes), times, struck=make(dice)))
        else:
            (name,) = dice.choices([*events], [*events.values()])
            about = dice.choice(PERMISSIONS) if name == "permission" else ""
            found.append(Fault(at, name, about, dice.randint(1, 4), dice.expovariate(1 / 30)))
    return sorted(found, key=lambda fault: fault.at)


class Strikes:
    """Decides which fault applies to which request."""

    def __init__(self, faults: list[Fault]) -> None:
        self._left = [[fault, fault.times] for fault in faults if fault.kind in STRIKES]

    def take(self, now: float, method: str, path: str) -> Struck:
        """The fault of this request, if it has one; it is used at most once."""
        for entry in self._left:
            fault: Any = entry[0]
            wanted, pattern = ROUTES[fault.about]
            if fault.at <= now and wanted in ("*", method) and re.search(pattern, path):
                entry[1] -= 1
                if not entry[1]:
                    self._left.remove(entry)
                return fault.struck
        return UNTOUCHED

    def stop(self) -> None:
        """Let no further request fail."""
        self._left.clear()
