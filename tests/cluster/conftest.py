"""A playground for several processes; what may not go wrong at it is as for one."""

from tests.bot.conftest import playground, playground_settings

__all__ = ["playground", "playground_settings"]
