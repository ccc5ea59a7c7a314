"""What the modules add to the board as text: animals, mammoths, igloos, trader, and the players' things of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.language.stone_age.words import animal, bonus_tile, kind, pieces, place
from bot.language.texts import Texts
from engine.stone_age.view import PlayerView, TableView, TradeView


def animals(texts: Texts, view: TableView) -> Iterator[str]:
    """The active animal with what it takes off, and those that wait."""
    if view.animal is None:
        return
    named = animal(texts, view.animal.id)
    if not view.queue:
        yield texts.say("stone-age-board-animal", animal=named, malus=view.animal.malus)
        return
    waiting = texts.list_items([animal(texts, each.id) for each in view.queue])
    yield texts.say("stone-age-board-animals", animal=named, malus=view.animal.malus, waiting=waiting)


def mammoths(texts: Texts, view: TableView) -> Iterator[str]:
    """Where the herd stands, what its tile brings, and where it goes next."""
    herd = view.herd
    if herd is None:
        return
    if herd.space is not None and herd.tile is not None:
        where = place(texts, herd.space, "at")
        yield texts.say("stone-age-board-herd", at=where, tile=bonus_tile(texts, herd.tile), left=herd.left)
    if herd.next_back is not None:
        yield texts.say("stone-age-board-herd-next", goods=kind(texts, herd.next_back))


def trader(texts: Texts, view: TableView) -> Iterator[str]:
    """The exchanges of the trader track by field."""
    if view.trader is not None:
        rows = [_trade(texts, trade) for trade in view.trader.trades]
        yield texts.say("stone-age-board-trader", trades=", ".join(rows))


def _trade(texts: Texts, trade: TradeView) -> str:
    message = "stone-age-board-trade" if len(trade.given) > 1 else "stone-age-board-trade-jewelry"
    return texts.say(message, first=trade.first, last=trade.last, give=trade.give, get=trade.get)


def things(texts: Texts, player: PlayerView, view: TableView) -> Sequence[str]:
    """Jewelry, trader, igloos and bonus tiles of a player, as far as they are played."""
    said: list[str] = []
    if view.trader is not None:
        said.append(pieces(texts, "jewelry", player.jewelry))
        said.append(
            texts.say("stone-age-board-track", field=player.trader, traded="yes" if player.traded else "no")
        )
    if player.igloos:
        said.append(texts.say("stone-age-board-igloos", count=len(player.igloos)))
    if player.bonus_tiles:
        said.append(texts.say("stone-age-board-tiles", count=player.bonus_tiles))
    return said
