"""How a playground behaves."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Settings:
    """Discord's times, in seconds, what is switched on, and how many requests and old files are remembered.

    `old_edits`: messages that are older than an hour can be edited three times in six seconds. `emoji_per_hour`: how
    many emoji of the application can be made, None: any number, as nobody has proven a limit. `new_conversations`: how
    many can be opened in ten minutes (25 to 40 were seen: discord-php#467). `active_threads`: how many a server may
    have (1000 were seen: Copycord#15).
    """

    deadline: float = 3.0
    token_life: float = 900.0
    settle: float = 2.0
    patience: float = 20.0
    rate_limits: bool = False
    messages_per_window: int = 5
    window: float = 5.0
    nonce_life: float = 300.0
    old_edits: bool = True
    emoji_per_hour: int | None = None
    new_conversations: int = 25
    active_threads: int = 1000
    remembered: int = 5000
    lingering: int = 20
