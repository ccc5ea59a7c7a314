"""A second server of the playground, with the same people."""

from __future__ import annotations

from dataclasses import replace

from bot.playground.world import World

ELSEWHERE = 1001 << 22
"""Added to the id of the first server: of two processes with a shard each the other one gets the second server."""


def add_server(world: World, place: str = "shore") -> None:
    """Add a second server with this channel; the bot is a member when it starts afterwards."""
    other = replace(world.guild, id=str(int(world.guild.id) + ELSEWHERE), name="The Shore")
    other.members = [*world.guild.members]
    world.guilds[other.id] = other
    world.add_channel(place).guild_id = other.id
