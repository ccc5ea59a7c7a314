"""A second server of the playground, with the same people."""

from __future__ import annotations

from dataclasses import replace

from bot.playground.world import World

ELSEWHERE = 1001 << 22
"""Added to the id of the first server: where two processes share all of them, the second belongs to the other one."""


def another_server(world: World, place: str = "shore") -> None:
    """It has this channel; a bot that starts afterwards is there."""
    other = replace(world.guild, id=str(int(world.guild.id) + ELSEWHERE), name="The Shore")
    other.members = [*world.guild.members]
    world.guilds[other.id] = other
    world.add_channel(place).guild_id = other.id
