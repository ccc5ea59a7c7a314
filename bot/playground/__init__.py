"""A loopback stand-in of Discord: unmodified discord.py clients run against it, and people play in it."""

from bot.playground.errors import ClientRefused
from bot.playground.limits import Settings
from bot.playground.people import Person
from bot.playground.server import Playground, point_at, redirect

__all__ = ["ClientRefused", "Person", "Playground", "Settings", "point_at", "redirect"]
