"""A loopback stand-in of Discord: unmodified discord.py clients run against it, and people play in it."""

from bot.playground.errors import ClientRefused
from bot.playground.people import Person
from bot.playground.redirect import point_at, redirect
from bot.playground.server import Playground
from bot.playground.settings import Settings

__all__ = ["ClientRefused", "Person", "Playground", "Settings", "point_at", "redirect"]
