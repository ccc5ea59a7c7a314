"""The process of a `Worker`: it answers one question after the other.

It imports what it is asked for, and no event loop: it does one thing at a time.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import struct
import sys
import threading
from queue import SimpleQueue
from typing import BinaryIO

from bot.allocator import share_heaps

LENGTH = struct.Struct("<Q")
"""The number of bytes, before each question and each answer."""


def main(politeness: int, memory: int) -> None:
    """Answer one question after the other, until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches the whole group; the bot ends this process
    if hasattr(os, "nice"):
        os.nice(politeness)
    share_heaps()
    if memory:
        _limit(memory)
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what anything prints must not get between the answers
    questions = SimpleQueue[bytes]()
    threading.Thread(target=_read, args=(sys.stdin.buffer, questions), daemon=True).start()
    _apply_overrides(questions.get())
    while True:
        question = questions.get()
        answer = _answer(question)
        answers.write(LENGTH.pack(len(answer)))
        answers.write(answer)
        answers.flush()


def _read(source: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Queue the questions; end the process with its input, as then nobody waits for what is being computed either."""
    while question := _next(source):
        questions.put(question)
    os._exit(0)


def _limit(memory: int) -> None:
    """Raise a `MemoryError` beyond this many bytes from now on, where the system knows such limits."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def _next(questions: BinaryIO) -> bytes:
    """The next question; empty when there will be none."""
    head = questions.read(LENGTH.size)
    return questions.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else b""


def _apply_overrides(first: bytes) -> None:
    overrides = pickle.loads(first)
    if overrides is not None:
        import engine
        from engine.value_overrides import override

        engine.GAMES.update(override(*overrides))


def _answer(question: bytes) -> bytes:
    """`=` and the pickled result, `!` and the pickled `RuleError` of a person's mistake, or `?` and our traceback."""
    from engine.core.errors import RuleError

    try:
        function, args = pickle.loads(question)
        return b"=" + pickle.dumps(function(*args))
    except RuleError as mistake:
        return b"!" + pickle.dumps(mistake)
    except MemoryError:
        raise  # this process is full: the next question needs a new one
    except Exception:  # noqa: BLE001 - the bot logs it and apologises
        import traceback

        return b"?" + traceback.format_exc().encode()


if __name__ == "__main__":
    main(*map(int, sys.argv[2:]))
