"""The playground of `tests/bot` with its checks, for tests of several processes."""

from tests.bot.conftest import playground, playground_settings

__all__ = ["playground", "playground_settings"]
