"""The files for hosts, read by the programs that they are written for: systemd, Prometheus, Compose."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from dotenv import dotenv_values

from bot.__main__ import COMMANDS
from bot.metrics import Metrics
from bot.operations import version

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
RULES = (DEPLOY / "alerts.yml").read_text("utf-8")
CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8")
DASHBOARD: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
QUERIES: list[str] = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]


def tool(name: str, package: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not here (Debian: apt-get install {package})")
    return found


def run(*command: object, cwd: Path) -> str:
    """All that it says; a failure fails the test with these words."""
    done = subprocess.run(
        [str(each) for each in command], cwd=cwd, capture_output=True, text=True, check=False
    )
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    return said


def exported() -> set[str]:
    """The names that `/metrics` can show."""
    endings = {"counter": ("_total", "_created"), "gauge": ("",)}
    return {
        family.name + ending
        for family in Metrics().registry.collect()
        for ending in endings.get(family.type, ("_bucket", "_count", "_sum", "_created"))
    }


@pytest.mark.parametrize("text", [RULES, *QUERIES])
def test_rules_and_panels_ask_for_what_is_exported(text: str) -> None:
    assert {*re.findall(r"\bgamebot_\w+", text)} <= exported()


def test_every_metric_is_on_the_dashboard() -> None:
    shown = " ".join(QUERIES)
    ours = [each.name for each in Metrics().registry.collect() if each.name.startswith("gamebot_")]
    assert [name for name in ours if name not in shown] == []


def test_panels_have_their_own_numbers_and_places() -> None:
    panels = DASHBOARD["panels"]
    places = [
        (panel["gridPos"]["x"] + x, panel["gridPos"]["y"] + y)
        for panel in panels
        for x in range(panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["h"])
    ]
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert len({*places}) == len(places)
    assert max(x for x, _ in places) < 24


def test_prometheus_reads_rules_panels_and_configuration(tmp_path: Path) -> None:
    promtool = tool("promtool", "prometheus")
    run(promtool, "check", "config", "prometheus.yml", cwd=DEPLOY)
    asked = [{"record": f"panel:{number}", "expr": query} for number, query in enumerate(QUERIES)]
    (tmp_path / "panels.yml").write_text(json.dumps({"groups": [{"name": "panels", "rules": asked}]}))
    run(promtool, "check", "rules", "panels.yml", cwd=tmp_path)


def test_each_alert_fires_when_it_should_and_none_when_all_is_well(tmp_path: Path) -> None:
    promtool = tool("promtool", "prometheus")
    for file in (DEPLOY / "alerts.yml", Path(__file__).with_name("alerts_test.yml")):
        shutil.copy(file, tmp_path)
    run(promtool, "test", "rules", "alerts_test.yml", cwd=tmp_path)
    tried = Path(__file__).with_name("alerts_test.yml").read_text("utf-8")
    assert {*re.findall(r"alert: (\w+)", RULES)} == {*re.findall(r'alertname="(\w+)"', tried)}


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    analyze = tool("systemd-analyze", "systemd")
    units = [shutil.copy(unit, tmp_path) for unit in DEPLOY.glob("stone-age*.*") if unit.suffix != ".md"]
    for unit in map(Path, units):  # here, nothing is installed where the units say
        unit.write_text(
            re.sub(r"^ExecStart=\S+", f"ExecStart={sys.executable}", unit.read_text(), flags=re.M)
        )
    assert run(analyze, "verify", "--man=no", *sorted(units), cwd=tmp_path) == ""


def test_the_copies_elsewhere_are_whole_and_know_who_was_erased_since(tmp_path: Path) -> None:
    rsync, elsewhere = tool("rsync", "rsync"), tmp_path / "elsewhere"
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / "games-20260101T000000Z.sqlite").write_text("whole")
    (tmp_path / "backups" / "games-20260102T000000Z.sqlite.half").write_text("half")
    unit = (DEPLOY / "stone-age-backup.service").read_text("utf-8")
    commands = re.findall(r"^ExecStart=\S+ (.+) stone-age@other\.example:stone-age-backups/$", unit, re.M)
    for listed in ((), ("anna",), ("anna", "ben")):
        if listed:
            (tmp_path / "stone_age.sqlite.erased").write_text("".join(listed))
        for words in commands:
            run(rsync, *words.split(), f"{elsewhere}/", cwd=tmp_path)
    found = {each.name: each.read_text() for each in elsewhere.iterdir()}
    assert found == {"games-20260101T000000Z.sqlite": "whole", "stone_age.sqlite.erased": "annaben"}


def test_the_service_is_closed_to_what_it_does_not_need() -> None:
    analyze = tool("systemd-analyze", "systemd")
    checked = subprocess.run(
        [analyze, "security", "--offline=true", "--threshold=20", str(DEPLOY / "stone-age.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    if "Failed" in checked.stderr or "unrecognized" in checked.stderr:
        pytest.skip(f"this systemd cannot judge a file: {checked.stderr.strip()}")
    assert checked.returncode == 0, checked.stdout


def test_the_service_runs_the_command_that_is_installed() -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]
    (program,) = re.findall(r"^ExecStart=\S+/bin/(\S+)$", (DEPLOY / "stone-age.service").read_text(), re.M)
    (in_container,) = re.findall(r'^CMD \["([^"]+)"\]$', CONTAINERFILE, re.M)
    assert program == in_container
    assert program in scripts


def test_compose_understands_its_file(tmp_path: Path) -> None:
    compose = tool("docker-compose", "docker-compose")
    shutil.copy(DEPLOY / "compose.yaml", tmp_path)
    (tmp_path / ".env").touch()
    run(compose, "config", "--quiet", cwd=tmp_path)


def test_what_each_bot_writes_stays_when_its_container_is_replaced() -> None:
    """Also with PostgreSQL: the list of who was erased."""
    bots = re.findall(
        r"^    <<: \*bot\n(?:      .*\n|    .+\n)+", (DEPLOY / "compose.yaml").read_text("utf-8"), re.M
    )
    volumes = [re.findall(r'volumes: \["([\w-]+):/data"\]', bot) for bot in bots]
    assert len(volumes) == len({*map(tuple, volumes)}) == 2
    assert all(volumes)


def test_compose_sets_what_the_bot_reads() -> None:
    set_here = {*re.findall(r"^ +([A-Z_]+): ", (DEPLOY / "compose.yaml").read_text("utf-8"), re.M)}
    assert "DATABASE" in set_here
    assert {each for each in set_here if not each.startswith("POSTGRES_")} <= {
        *dotenv_values(ROOT / ".env.example")
    }


def test_the_pages_name_the_file_of_this_version() -> None:
    pages = "".join(page.read_text("utf-8") for page in DEPLOY.glob("*.md"))
    assert {*re.findall(r"stone_age_discord-(\d[\w.]*)-py3", pages)} == {version()}


def test_every_foreign_image_is_pinned() -> None:
    images = re.findall(r"^ +image: (\S+)$", (DEPLOY / "compose.yaml").read_text("utf-8"), re.M)
    foreign = [image for image in images if image != "stone-age-discord"]
    assert len(foreign) == 2
    assert [image for image in foreign if not re.search(r":v?\d+\.\d+", image)] == []
    assert re.search(r"^ARG PYTHON=\S+@sha256:[0-9a-f]{64}$", CONTAINERFILE, re.M)


@pytest.mark.parametrize("page", sorted(DEPLOY.glob("*.md")), ids=lambda page: page.name)
def test_commands_of_a_page_are_run_or_say_why_not(page: Path) -> None:
    text = page.read_text("utf-8")
    marked = re.findall(r"^<!-- (?:run|run: .+|not run: .+) -->\n```sh$", text, re.M)
    assert len(marked) == len(re.findall(r"^ *```sh$", text, re.M))


@pytest.mark.parametrize("page", sorted(DEPLOY.glob("*.md")), ids=lambda page: page.name)
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8"))
    assert [target for target in targets if not (DEPLOY / target).exists()] == []


def test_the_page_asks_for_the_permissions_of_the_readme() -> None:
    asked = [
        re.findall(r"permissions=(\d+)", (ROOT / name).read_text("utf-8"))
        for name in ("README.md", "deploy/README.md")
    ]
    assert asked[0] == asked[1] != []


def test_the_container_runs_as_nobody_special_and_signals_reach_the_bot() -> None:
    last = CONTAINERFILE.rpartition("\nFROM ")[2]
    steps = dict(re.findall(r"^([A-Z]+) (.+)$", last, re.M))
    assert steps["USER"] == "player"
    assert json.loads(steps["CMD"]) == ["stone-age"]
    program, asked = json.loads(steps["HEALTHCHECK"].partition("CMD ")[2])
    assert program == "stone-age"
    assert asked in COMMANDS
