"""The introductory game (L51-121)."""

from __future__ import annotations

from engine.hunters_scouts.modules import common
from engine.hunters_scouts.rules import Draft


def install(draft: Draft) -> None:
    """Five characters each, a laid-out display, a start on field 10, six new characters at each sunset."""
    common.install(draft)
    row = draft.components.numbers("introductory")
    common.take_numbers(draft, row)
    draft.numbers.depth = len(row["column"])
    draft.deal(row["hand"])
    draft.lay_out([row["column"]] * draft.numbers.table_columns)


INTRODUCTORY = common.make_variant("introductory", install)
