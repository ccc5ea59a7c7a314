"""For how long everything is kept."""

from __future__ import annotations

from collections.abc import Callable

from bot.config.reading import ConfigError, read_number
from engine.core.values import frozen

MOST_DAYS = 36_500
LEAST_NOTIFICATIONS = 7


@frozen
class Keep:
    """For how many days what nobody uses any more is kept; 0: for ever."""

    games: int = 1095
    lobbies: int = 30
    practice: int = 90
    people: int = 1095
    notifications: int = 7
    removed_servers: int = 30
    erasures: int = 90
    """For so long it is known who was erased; never shorter than backups are kept."""

    @classmethod
    def read(cls, setting: Callable[[str, str], str]) -> Keep:
        """As `KEEP_GAMES` and the others say, read by `setting`; raises `ConfigError`."""

        def days(name: str, default: int) -> int:
            return read_number(name, setting(name, str(default)), 0, MOST_DAYS)

        usual = cls()
        notifications = days("KEEP_NOTIFICATIONS", usual.notifications)
        if 0 < notifications < LEAST_NOTIFICATIONS:
            raise ConfigError(
                f"KEEP_NOTIFICATIONS must be 0 or at least {LEAST_NOTIFICATIONS}, not {notifications}: after a crash"
                " the bot must know what it posted in the last days."
            )
        return cls(
            games=days("KEEP_GAMES", usual.games),
            lobbies=days("KEEP_LOBBIES", usual.lobbies),
            practice=days("KEEP_PRACTICE", usual.practice),
            people=days("KEEP_PEOPLE", usual.people),
            notifications=notifications,
            removed_servers=days("KEEP_REMOVED_SERVERS", usual.removed_servers),
            erasures=read_number(
                "KEEP_ERASURES", setting("KEEP_ERASURES", str(usual.erasures)), 1, MOST_DAYS
            ),
        )
