"""Pages as templates: `{{ say topic-dice }}` stands for what the program itself says there."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

DIRECTIVE = re.compile(r"\{\{ *(?P<name>[\w-]+) *(?P<words>[^{}]*?) *\}\}")

Filling = Callable[..., str]
"""Takes the words behind its name and gives Markdown."""


def filled(template: str, fillings: Mapping[str, Filling]) -> str:
    """The page; raises `KeyError` for a name that nothing fills."""

    def fill(found: re.Match[str]) -> str:
        return fillings[found["name"]](*found["words"].split())

    return DIRECTIVE.sub(fill, template)


def directives(template: str) -> list[str]:
    """What a template asks for, in its order."""
    return [" ".join(found.groups()).strip() for found in DIRECTIVE.finditer(template)]
