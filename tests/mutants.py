"""`python -m tests.mutants`: small faults made on purpose, one at a time, and how many of them the quick tests find.

It wants what each test reaches: `pip install pytest-cov`, then
`COVERAGE_FILE=FILE python -m pytest -n auto --cov=engine --cov=bot --cov-context=test --cov-report=`.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue

from engine.core.values import frozen

FOLDERS = ("engine", "bot/tables", "bot/outbox")
CLOSEST = 12
"""So many tests are tried first, those that reach least besides the line, then all others that reach it."""
PROCESSES = ("tests/process", "tests/crash")
"""What these reach in processes that they start is not measured, so they are tried last whatever the line is."""
PATIENCE = 300
"""Seconds, and one for each test, after which those that go on have found the fault: it never ends."""
SWAPS: Mapping[type[ast.AST], str] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.And: "or",
    ast.Or: "and",
}


@frozen
class Mutant:
    """One expression of a file, on one line, that is replaced."""

    file: str
    line: int
    start: int
    end: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.before}  →  {self.after}"

    def apply(self, text: str) -> str:
        lines = text.encode().splitlines(keepends=True)
        line = lines[self.line - 1]
        lines[self.line - 1] = line[: self.start] + self.after.encode() + line[self.end :]
        return b"".join(lines).decode()


def find_mutants(file: str, text: str) -> Iterator[Mutant]:
    """Every fault that is made in this file: a comparison, a sum, a condition or a number turned, a call left out."""
    lines = text.encode().splitlines()

    def said(node: ast.expr | ast.stmt) -> str:
        return lines[node.lineno - 1][node.col_offset : node.end_col_offset].decode()

    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.expr, ast.stmt)) and node.lineno == node.end_lineno:
            for after in _faults(node, said):
                yield Mutant(file, node.lineno, node.col_offset, node.end_col_offset or 0, said(node), after)


def _faults(node: ast.expr | ast.stmt, said: Callable[[ast.expr], str]) -> Iterator[str]:
    match node:
        case ast.Compare(left=left, ops=[operator], comparators=[right]) if type(operator) in SWAPS:
            yield f"{said(left)} {SWAPS[type(operator)]} {said(right)}"
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in SWAPS:
            yield f"({said(left)} {SWAPS[type(operator)]} {said(right)})"
        case ast.BoolOp(op=operator, values=values):
            yield f"({f' {SWAPS[type(operator)]} '.join(map(said, values))})"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield f"bool({said(operand)})"
        case ast.Constant(value=bool() | int()):
            yield str(not node.value) if isinstance(node.value, bool) else f"({node.value} + 1)"
        case ast.Expr(value=ast.Call() | ast.Await(value=ast.Call())):
            yield "pass"
        case _:
            pass


@frozen
class Reached:
    """Which tests reach a line, those first that reach least."""

    reached: Mapping[str, Mapping[int, Sequence[str]]]

    @classmethod
    def read(cls, data: Path, root: Path) -> Reached:
        found = import_module("coverage").CoverageData(str(data))
        found.read()
        lines: dict[str, dict[int, list[str]]] = {}
        sizes: Counter[str] = Counter()
        for file in found.measured_files():
            if not Path(file).relative_to(root).as_posix().startswith(FOLDERS):
                continue
            # Without a test a line is reached by imports alone; "|run" is the part of a test that is not its fixtures.
            contexts = {
                line: sorted({each.rpartition("|")[0] for each in names if each})
                for line, names in found.contexts_by_lineno(file).items()
            }
            lines[Path(file).relative_to(root).as_posix()] = contexts
            for names in contexts.values():
                sizes.update(names)
        for contexts in lines.values():
            for names in contexts.values():
                names.sort(key=lambda name: (sizes[name], name))
        return cls(lines)

    def of(self, mutant: Mutant) -> Sequence[str]:
        return self.reached.get(mutant.file, {}).get(mutant.line, ())


def is_found(mutant: Mutant, tests: Sequence[str], checkout: Path, python: str) -> bool:
    """Whether any of the tests that reach the line fails with the fault in it; all are tried before the answer is no.

    One of many may fail by itself: such a one must fail twice with the fault, and pass without.
    """
    file = checkout / mutant.file
    text = file.read_text("utf-8")

    def failing(chosen: Sequence[str], content: str) -> str | None:
        file.write_text(content, "utf-8")
        return find_failure(chosen, checkout, python)

    closest, fault = tests[:CLOSEST], mutant.apply(text)
    try:
        for group in (closest, tests[CLOSEST:], PROCESSES):
            left = list(group)
            while left and (failed := failing(left, fault)) is not None:
                is_sure = group is closest or failed not in left
                if is_sure or (failing([failed], fault) is not None and failing([failed], text) is None):
                    return True
                left.remove(failed)
    finally:
        file.write_text(text, "utf-8")
    return False


def find_failure(tests: Sequence[str], checkout: Path, python: str) -> str | None:
    """The first of these tests that fails there; "" if they never end or cannot begin, None if all pass."""
    options = ("-x", "-q", "-rfE", "--color=no", "-n", "0", "-p", "no:cacheprovider")
    command, patience = (python, "-m", "pytest", *options, *tests), PATIENCE + len(tests)
    environment = {**os.environ, "PYTHONPATH": str(checkout), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command, cwd=checkout, env=environment, capture_output=True, timeout=patience, check=False
        )
    except subprocess.TimeoutExpired:
        return ""
    said = done.stdout.decode()
    failed = [each for each in tests if f"FAILED {each}" in said or f"ERROR {each}" in said]
    return max(failed, key=len, default="") if done.returncode else None


def choose_mutants(root: Path, tests: Reached, folder: str, sample: int, seed: str) -> list[Mutant]:
    """So many faults of this folder, each on a line that a test reaches."""
    files = sorted(each for each in tests.reached if each.startswith(f"{folder}/"))
    found = [
        mutant
        for file in files
        for mutant in find_mutants(file, (root / file).read_text("utf-8"))
        if tests.of(mutant)
    ]
    return random.Random(f"{seed} {folder}").sample(found, min(sample, len(found)))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("reached", type=Path, metavar="FILE", help="what each test reaches")
    parser.add_argument(
        "--checkout", type=Path, default=Path(), help="the tree whose tests are tried (default: here)"
    )
    parser.add_argument("--python", default=sys.executable, help="the Python that runs its tests")
    parser.add_argument("--folders", nargs="+", default=FOLDERS)
    parser.add_argument("--sample", type=int, default=100, help="faults in each folder")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    root = chosen.checkout.resolve()
    tests = Reached.read(chosen.reached, root)
    mutants = [
        each
        for folder in chosen.folders
        for each in choose_mutants(root, tests, folder, chosen.sample, chosen.seed)
    ]
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(chosen.workers) as pool:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(chosen.workers):
            copies.put(
                Path(shutil.copytree(root, Path(scratch, str(number)), ignore=shutil.ignore_patterns(".git")))
            )

        def look(mutant: Mutant) -> bool:
            copy = copies.get()
            try:
                return is_found(mutant, tests.of(mutant), copy, chosen.python)
            finally:
                copies.put(copy)

        report: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        for mutant, found in zip(mutants, pool.map(look, mutants), strict=True):
            folder = next(each for each in chosen.folders if mutant.file.startswith(f"{each}/"))
            report[folder][0] += found
            report[folder][1] += 1
            if not found:
                print(mutant, flush=True)
    print(json.dumps(report))
    return 0


if __name__ == "__main__":
    sys.exit(main())
