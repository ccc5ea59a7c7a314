"""The configuration of MkDocs, which differs by language in its words and its pages."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.language.texts import ENGLISH
from tools.site.players import PAGES, languages

THEME = Path(__file__).parent / "theme"
PLAYING = ("index", "start", "planning", "days", "computers", "dice", "commands", "records")
RULES = ("rules/stone-age", "rules/hunters-scouts")
HOSTING = (
    "hosts/index",
    "hosts/try",
    "hosts/settings",
    "hosts/metrics",
    "hosts/promises",
    "hosts/security",
    "hosts/changelog",
)
DEVELOPING = (
    "developers/index",
    "developers/architecture",
    "developers/contributing",
    "developers/adding-a-game",
    "developers/api",
    "developers/reference",
    "developers/notation",
    "developers/prepared-stone-age",
    "developers/prepared-hunters-scouts",
    "developers/texts",
    "developers/art",
    "developers/simulation",
    "developers/strength",
    "developers/balance",
    "developers/measurements",
    "developers/playground",
    "developers/playground-page",
)
EXTENSIONS: Sequence[str | Mapping[str, Any]] = (
    "attr_list",
    "tables",
    "admonition",
    "pymdownx.details",
    "pymdownx.superfences",
    "pymdownx.highlight",
    {"pymdownx.tabbed": {"alternate_style": True}},
    {"toc": {"permalink": "#", "toc_depth": 3}},
)
FEATURES = (
    "navigation.tabs",
    "navigation.top",
    "navigation.footer",
    "toc.follow",
    "search.highlight",
    "content.code.copy",
)
CHECKED = {"not_found": "warn", "anchors": "warn", "absolute_links": "warn", "unrecognized_links": "warn"}


def words(language: str) -> Mapping[str, str]:
    """The words of the frame of the site, such as headings of the navigation, in a language."""
    return tomllib.loads((PAGES / language / "site.toml").read_text("utf-8"))


def configuration(language: str, sources: Path, site: Path, made: Sequence[str]) -> dict[str, Any]:
    """The settings of one language for `mkdocs.yml`; `made` are the paths of its pages."""
    said = words(language)
    return {
        "site_name": said["name"],
        "site_description": said["description"],
        "docs_dir": str(sources),
        "site_dir": str(site),
        "use_directory_urls": False,
        "nav": _navigation(language, said, made),
        "theme": {
            "name": "material",
            "custom_dir": str(THEME),
            "language": language,
            "font": False,
            "icon": {"logo": "material/dice-multiple"},
            "favicon": "pictures/icon-person.png",
            "features": list(FEATURES),
            "palette": _palettes(said),
        },
        "extra_css": ["site.css"],
        "extra": {
            "generator": False,
            "alternate": True,  # no list: the theme would fetch a file of each language
            "languages": _languages(language),
            "polyfills": ["javascripts/iframe-worker.js"],
        },
        "plugins": [{"search": {"lang": language}}, "offline"],
        "markdown_extensions": list(EXTENSIONS),
        "validation": {"links": CHECKED, "nav": {"omitted_files": "ignore", "not_found": "warn"}},
    }


def _navigation(language: str, said: Mapping[str, str], made: Sequence[str]) -> list[dict[str, list[str]]]:
    parts = [
        {said["play"]: [f"{each}.md" for each in PLAYING]},
        {said["rules"]: [f"{each}.md" for each in RULES]},
    ]
    if language != ENGLISH:
        return parts
    deploying = sorted(each for each in made if each.startswith("hosts/deploy/"))
    hosting, developing = ([f"{each}.md" for each in part] for part in (HOSTING, DEVELOPING))
    return [
        *parts,
        {"Hosts": [*hosting[:2], *deploying, *hosting[2:]]},
        {"Developers": [*developing, "about.md"]},
    ]


def _palettes(said: Mapping[str, str]) -> list[dict[str, Any]]:
    """The colour schemes: light or dark as the system has it, until a reader switches."""
    return [
        {
            "media": f"(prefers-color-scheme: {scheme})",
            "scheme": name,
            "primary": "custom",
            "accent": "custom",
            "toggle": {"icon": icon, "name": said[other]},
        }
        for scheme, name, icon, other in (
            ("light", "default", "material/weather-night", "dark"),
            ("dark", "slate", "material/weather-sunny", "light"),
        )
    ]


def _languages(language: str) -> list[dict[str, str]]:
    """Every language, with the relative link from the first page of this one to the first page of that one."""
    up = "" if language == ENGLISH else "../"
    return [
        {"name": words(each)["language"], "lang": each, "link": up if each == ENGLISH else f"{up}{each}/"}
        for each in languages()
    ]
