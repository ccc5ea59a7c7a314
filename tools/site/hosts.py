"""The pages for those who host the bot that are made from the program: settings and metrics."""

from __future__ import annotations

import re

from bot.metrics import Metrics
from tools.site.repository import ROOT

SETTING = re.compile(r"((?:^# .*\n)+)^(?:# )?([A-Z_]+)=(.*)$", re.MULTILINE)


def pages() -> dict[str, str]:
    """The pages by their path."""
    return {"hosts/settings.md": settings(), "hosts/metrics.md": metrics()}


def settings() -> str:
    """Every setting of `.env.example`, with its default and the comment above it."""
    head = (
        "# Settings\n\nThey stand in a file `.env` next to the program, or in the environment, which wins. "
        "`cp .env.example .env` makes one with all of them. None is needed for the playground."
    )
    found = SETTING.findall((ROOT / ".env.example").read_text("utf-8"))
    return "\n\n".join([head, *(_setting(*each) for each in found)])


def _setting(comment: str, name: str, value: str) -> str:
    said = "\n".join(line.removeprefix("#").strip() for line in comment.strip().split("\n"))
    return f"## `{name}`\n\n{said}\n\nAs it comes: {f'`{value}`' if value else 'empty'}"


def metrics() -> str:
    """Every metric of `/metrics`, with its kind and meaning."""
    head = (
        "# Health and metrics\n\n`WATCH_PORT` opens them; [the settings](settings.md#watch_port) say how. "
        "`/health` answers 200 when the bot is well and 503 when it is not, with the reasons as JSON. "
        "`/metrics` is for Prometheus:"
    )
    found = (
        (f"{each.name}{'_total' if each.type == 'counter' else ''}", each.type, each.documentation)
        for each in Metrics().registry.collect()
    )
    return "\n".join([head, "", *(f"- `{name}` ({kind}): {meaning}" for name, kind, meaning in found)])
