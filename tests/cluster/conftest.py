"""A playground for several processes; what may not go wrong at it is as for one."""

from tests.bot.conftest import playground

__all__ = ["playground"]
