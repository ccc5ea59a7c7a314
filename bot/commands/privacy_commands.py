"""The commands `/privacy export` and `/privacy forget`."""

from bot.commands.parts import command, group
from bot.interactions.privacy import ask_to_forget, export

PRIVACY = group("privacy", command("privacy-export")(export), command("privacy-forget")(ask_to_forget))
