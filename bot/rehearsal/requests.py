"""Every request to Discord during a rehearsal: its kind, how long its answer took, which limits it named."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from statistics import median
from types import SimpleNamespace

import aiohttp

ACKNOWLEDGEMENT = "acknowledgement of a tap"
KINDS = (
    ("POST", r"/channels/\d+/messages", "new message"),
    ("PATCH", r"/channels/\d+/messages/\d+", "edited message"),
    ("DELETE", r"/channels/\d+/messages/\d+", "deleted message"),
    ("POST", r"/interactions/\d+/[^/]+/callback", ACKNOWLEDGEMENT),
    ("POST|PATCH", r"/webhooks/.+", "later answer to a tap"),
    ("POST|PATCH|DELETE", r"/channels/\d+(/threads)?", "thread made, changed or deleted"),
    ("PUT", r"/channels/\d+/thread-members/\d+", "person added to a thread"),
    ("POST|DELETE", r"/applications/\d+/emojis(/\d+)?", "emoji of the application"),
    ("POST", r"/users/@me/channels", "direct conversation opened"),
    ("GET", r"/.*", "reading"),
)
WITH_PICTURE = frozenset({"new message", "edited message", "later answer to a tap", ACKNOWLEDGEMENT})
CODE = re.compile(rb'"code": ?(\d+)')
API = re.compile(r"^/api/v\d+")


@dataclass(slots=True)
class Answer:
    """One answer of Discord: seconds until it began, its status, the limit that its headers name, and for a refusal
    Discord's code.
    """

    kind: str
    seconds: float
    status: int
    limit: int | None = None
    window: float = 0.0
    code: int = 0


@dataclass(slots=True)
class Requests:
    """All answers so far, and the requests that got none."""

    answers: list[Answer] = field(default_factory=list[Answer])
    broken: int = 0

    def listen(self, tracing: aiohttp.TraceConfig) -> None:
        """Hear of every request that this session of aiohttp makes from now on; call it before the login."""
        tracing.on_request_start.append(self._note_begin)
        tracing.on_request_end.append(self._note_answer)
        tracing.on_response_chunk_received.append(self._read)
        tracing.on_request_exception.append(self._note_failure)

    async def _note_begin(
        self,
        _session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        context.begun = time.perf_counter()
        kind = kind_of(params.method, params.url.path)
        is_json = "json" in params.headers.get("Content-Type", "")
        context.kind = f"{kind} with pictures" if kind in WITH_PICTURE and not is_json else kind

    async def _note_answer(
        self,
        _session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        said, seconds = params.response, time.perf_counter() - context.begun
        limit = said.headers.get("X-RateLimit-Limit")
        window = float(said.headers.get("X-RateLimit-Reset-After", 0))
        context.answer = Answer(context.kind, seconds, said.status, int(limit) if limit else None, window)
        self.answers.append(context.answer)

    async def _read(
        self,
        _session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceResponseChunkReceivedParams,
    ) -> None:
        answer: Answer | None = getattr(context, "answer", None)
        if answer is not None and answer.status >= 400 and (found := CODE.search(params.chunk)):
            answer.code = int(found[1])

    async def _note_failure(self, *_: object) -> None:
        self.broken += 1

    def times(self) -> Iterator[tuple[str, int, float, float]]:
        """Each kind with the number of its answers, and their median and longest time in milliseconds."""
        for kind in dict.fromkeys(each.kind for each in self.answers):
            seconds = [each.seconds for each in self.answers if each.kind == kind]
            yield kind, len(seconds), median(seconds) * 1000, max(seconds) * 1000

    def limits(self) -> Mapping[str, tuple[int, float]]:
        """By kind the smallest limit that Discord named, and in how many seconds it begins anew."""
        found: dict[str, tuple[int, float]] = {}
        for each in self.answers:
            if each.limit is not None:
                limit, window = found.get(each.kind, (each.limit, 0.0))
                found[each.kind] = min(limit, each.limit), max(window, each.window)
        return found

    def refusals(self, kind: str) -> list[int]:
        """The codes of the refused answers of a kind, oldest first."""
        return [each.code for each in self.answers if each.kind.startswith(kind) and each.status >= 400]

    def count(self, *statuses: int) -> int:
        """How many answers had one of these statuses."""
        return sum(each.status in statuses for each in self.answers)


def kind_of(method: str, path: str) -> str:
    """What a request is, in words."""
    place = API.sub("", path)
    for methods, pattern, kind in KINDS:
        if re.fullmatch(methods, method) and re.fullmatch(pattern, place):
            return kind
    return f"{method} {place}"
