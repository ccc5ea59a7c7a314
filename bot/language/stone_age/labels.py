"""Labels of Stone Age for buttons, selects and autocomplete: short, and distinct within a decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.language.stone_age.prepared import answer_words
from bot.language.stone_age.words import all_cards, bottom, effects, pieces, place, price, sum_of_goods, top
from bot.language.texts import Texts
from engine.core.actions import Action
from engine.core.events import Event
from engine.core.questions import Decision, Seat
from engine.stone_age.actions import (
    Choose,
    Feed,
    Gain,
    Move,
    Pay,
    Place,
    Resolve,
    Reward,
    Share,
    Swap,
    Take,
    UseTools,
)
from engine.stone_age.view import CardView, TableView


def action(texts: Texts, chosen: Action, view: TableView, seat: Seat) -> str:
    """The label of an option of this seat, at most 80 characters: `Forest · 3 people`."""
    match chosen:
        case Resolve(where=where):
            return place(texts, where)
        case Share(goods=goods):
            return sum_of_goods(texts, goods)
        case Choose(what=what):
            return pieces(texts, what, 1)
        case Reward(what=what):
            return texts.say(f"stone-age-reward-{what}")
        case UseTools():
            return _label_tools(texts, chosen, view, seat)
        case Pay():
            return _label_pay(texts, chosen)
        case _:
            return texts.say(f"stone-age-action-{chosen.verb}", **_things_named(texts, chosen))


def _things_named(texts: Texts, chosen: Action) -> Mapping[str, str | int]:
    """What the label of an action names."""
    match chosen:
        case Place(where=where, people=people):
            return {"place": place(texts, where), "people": people}
        case Swap(give=give, get=get):
            return {"give": sum_of_goods(texts, give), "get": sum_of_goods(texts, get)}
        case Feed(goods=goods) | Gain(goods=goods):
            return {"goods": sum_of_goods(texts, goods)}
        case Move(people=people):
            return {"people": people}
        case Take(die=die):
            return {"die": die}
        case _:
            return {}


def _label_tools(texts: Texts, chosen: UseTools, view: TableView, seat: Seat) -> str:
    if not chosen.tools:
        return texts.say("stone-age-action-no-tools")
    added = [tool(texts, each, view, seat) for each in chosen.tools]
    return texts.say("stone-age-action-tools", tools=" + ".join(added), count=len(added))


def _label_pay(texts: Texts, chosen: Pay) -> str:
    price = sum_of_goods(texts, chosen.goods)
    if not chosen.plus:
        return texts.say("stone-age-action-pay", goods=price)
    return texts.say("stone-age-action-pay-plus", goods=price, plus=sum_of_goods(texts, chosen.plus))


def tool(texts: Texts, which: str, view: TableView, seat: Seat) -> str:
    """A tool by its value, unused ones of one value also by their place: `2 left`, `2 middle`; `card 3`."""
    if which in all_cards():
        return texts.say("stone-age-tool-card", value=int(all_cards()[which].top["amount"]))
    tiles = view.players[seat].tools
    value = tiles[int(which)].value
    if Counter(tile.value for tile in tiles if not tile.used)[value] <= 1:
        return texts.say("stone-age-tool", value=value)
    return texts.say("stone-age-tool-at", value=value, number=int(which) + 1)


def verb(texts: Texts, word: str) -> str:
    """The label of a verb in a choice between verbs: `Pay`, `Use a kept card`."""
    return texts.say("stone-age-listed" if word == "place-listed" else f"stone-age-verb-{word}")


def field(texts: Texts, name: str) -> str:
    """The question for one field of an action: `Where?`, `How many people?`, `Wood`."""
    return texts.say(f"stone-age-field-{name}")


def remark(texts: Texts, chosen: Action, view: TableView) -> str:
    """For a place with a card its lower part, and whether that is new to the reader; with a tile its other effects."""
    if not isinstance(chosen, Place | Resolve):
        return ""
    for field in view.card_fields:
        if field.space == chosen.where and field.card is not None:
            return _remark_on_card(texts, field.card, view)
    tiles = {each.space: each.building for each in (*view.stacks, *view.igloos)}
    tile = tiles.get(chosen.where)
    return " · ".join(effects(texts, tile)) if tile else ""


def _remark_on_card(texts: Texts, card: CardView, view: TableView) -> str:
    said = bottom(texts, card.bottom)
    own = None if view.viewer is None else view.players[view.viewer].own_cards
    if own is None or card.bottom["kind"] != "culture" or card.bottom in [each.bottom for each in own]:
        return said
    return texts.say("stone-age-symbol-new", symbol=said)


def hint(texts: Texts, decision: Decision, view: TableView) -> str:
    """Empty: everything that matters for a decision is on the board."""
    del texts, decision, view
    return ""


def value(texts: Texts, name: str, chosen: int | str, view: TableView, seat: Seat) -> str:
    """One value of a field of an action or of a prepared answer: `Forest`, `3 people`, `2 wood`."""
    if name.startswith("answer-"):
        return answer_words(texts, name.removeprefix("answer-"), str(chosen), view)
    match name:
        case "where":
            return place(texts, str(chosen))
        case "tools":
            return tool(texts, str(chosen), view, seat)
        case "people":
            return texts.say("stone-age-people", people=int(chosen))
        case "die":
            return texts.say("stone-age-action-take", die=int(chosen))
        case "tens" | "ones":
            return pieces(texts, "jewelry", int(chosen) * (10 if name == "tens" else 1))
        case "plus" if isinstance(chosen, int):
            return texts.say("stone-age-plus", pieces=chosen)
        case "goods" | "give" | "get" | "plus":
            return sum_of_goods(texts, str(chosen))
        case "what":
            return _name_reward(texts, str(chosen))
        case _:
            return pieces(texts, name, int(chosen))


def _name_reward(texts: Texts, what: str) -> str:
    """A reward or a resource by its id."""
    reward = f"stone-age-reward-{what}"
    return texts.say(reward) if texts.knows(reward) else pieces(texts, what, 1)


def preview(texts: Texts, shown: Event) -> str:
    """What an option costs or yields: `3 dice · 3 pips = 1 wood`, `price 2 · 5 food`."""
    kind, params = shown.kind, dict(shown.params)
    if kind.startswith("top-"):
        return _card_preview(texts, kind.removeprefix("top-"), params)
    if kind.startswith(("card", "building", "igloo")):
        return texts.say("stone-age-preview-empty")
    if kind.startswith("price-"):
        return price(texts, shown)
    if kind == "left":
        goods = sum_of_goods(texts, str(params["goods"]))
        return (
            texts.say("stone-age-preview-left", goods=goods)
            if goods
            else texts.say("stone-age-preview-left-nothing")
        )
    if kind in ("dice", "rate"):
        either = str(params.pop("what")).split()
        params["goods"] = texts.list_items([pieces(texts, each, 1) for each in either], "list-or")
    if kind == "yield":
        params["goods"] = pieces(texts, str(params.pop("what")), int(params.pop("pieces")))
    return texts.say(f"stone-age-preview-{kind}", **params)


def _card_preview(texts: Texts, kind: str, params: dict[str, str | int]) -> str:
    price = params.pop("price", None)
    paid_in = params.pop("paid_in", None)
    effect = top(texts, {"kind": kind, **params})
    if price is None:
        return effect
    cost = price if paid_in in (None, "resources") else pieces(texts, str(paid_in), int(price))
    return texts.say("stone-age-preview-card", price=cost, effect=effect)
