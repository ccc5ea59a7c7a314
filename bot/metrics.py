"""Numbers about the running bot, in the names of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0)
"""Three seconds is where Discord gives up."""


class Metrics:
    """Counters and histograms change as things happen; gauges are set when the page is read."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        self.moves = Counter("gamebot_moves", "Moves made", registry=own)
        self.requests = Counter("gamebot_requests", "Requests to Discord", ["status"], registry=own)
        self.refused = Counter(
            "gamebot_refused", "Requests that Discord refused, by its code", ["code"], registry=own
        )
        self.acknowledged = Histogram(
            "gamebot_acknowledgement_seconds",
            "From a click, by Discord's clock, to its acknowledgement, by ours",
            buckets=SECONDS,
            registry=own,
        )
        self.rendered = Histogram(
            "gamebot_render_seconds", "Drawing one picture", buckets=SECONDS, registry=own
        )
        self.handed_on = Counter(
            "gamebot_handed_on", "Interactions that were handed on to another process", ["to"], registry=own
        )
        self.handed_on_seconds = Histogram(
            "gamebot_handed_on_seconds",
            "From a click, by Discord's clock, until the process that owns its table has it, by ours",
            buckets=SECONDS,
            registry=own,
        )
        self.owned = Gauge("gamebot_shards_owned", "Shards whose tables are this process's own", registry=own)
        self.outbox_age = Gauge(
            "gamebot_outbox_age_seconds", "How long the oldest post has been waiting", registry=own
        )
        self.tables = Gauge("gamebot_tables", "Tables by state", ["state"], registry=own)
        self.waiting = Gauge("gamebot_work_waiting", "Work that waits for a process", ["work"], registry=own)
        self.unwritable = Gauge(
            "gamebot_unwritable", "1: the database cannot be read or written", registry=own
        )
        self.backup_age = Gauge(
            "gamebot_backup_age_seconds", "Age of the newest scheduled backup, -1 without any", registry=own
        )
        ProcessCollector(registry=own)  # processor time and memory of the bot's own process

    def page(self) -> bytes:
        """The text that Prometheus reads."""
        return generate_latest(self.registry)
