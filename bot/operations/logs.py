"""The log for the operator: text or JSON lines on standard error, and never a secret, tracebacks included."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from types import TracebackType

HIDDEN = "[secret]"
CODE = re.compile(r"(?<![0-9a-f])[0-9a-f]{32,}(?![0-9a-f])")
"""A seed or a gateway session in hex. Published hashes look the same and are redacted, too; no log needs them."""

ADDRESS = re.compile(r"(/(?:webhooks|interactions)/[0-9]+/)[\w.~-]+")
"""A URL with the token of an interaction, as discord.py writes them into warnings."""

OWN = ("bot", "engine", "renders")
"""The loggers that may log at DEBUG. Libraries would log what people type and press, with the tokens to answer it."""

TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Discreet(logging.Formatter):
    """Formats a record as text with all secrets redacted."""

    def __init__(self, secrets: Sequence[str]) -> None:
        super().__init__(TEXT)
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        return self.without_secrets(super().format(record))

    def without_secrets(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return ADDRESS.sub(rf"\1{HIDDEN}", CODE.sub(HIDDEN, text))


class JsonLines(Discreet):
    """One JSON object per line: `at` (UTC), `level`, `logger`, `message`, and `trace` of an error."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps({name: self.without_secrets(text) for name, text in line.items()})


FORMATTERS = {"text": Discreet, "json": JsonLines}


def set_up(level: str, form: str, secrets: Sequence[str]) -> None:
    """Log from this level on, libraries from INFO, as `text` or `json`; uncaught exceptions are logged the same way."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(FORMATTERS[form](secrets))
    least = logging.getLevelNamesMapping()[level]
    logging.basicConfig(level=max(least, logging.INFO), handlers=[lines], force=True)
    for name in OWN:
        logging.getLogger(name).setLevel(least)
    logging.captureWarnings(True)

    def uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        logging.getLogger("bot").critical("the bot ends", exc_info=(kind, error, trace))

    sys.excepthook = uncaught
