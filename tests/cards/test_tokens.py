"""The predefined tokens, against rule 111.10."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app.cards.tokens import PREDEFINED_NAMES, predefined_token
from app.terms.abilities import ActivatedAbility, ContinuousChange, KeywordAbility, StaticAbility
from app.terms.changes import AddAbility, ModifyPowerToughness, SetPowerToughness
from app.terms.colors import Color
from app.terms.costs import Cost, PayMana, SacrificeCost, TapThis
from app.terms.effects import GainLife
from app.terms.mana import read_mana_cost
from app.terms.selectors import Host, This, Who
from app.terms.types import CardType


@pytest.mark.parametrize("asked", ["Treasure", "treasure", "Treasure token", "TREASURE TOKEN"])
def test_by_name(asked: str) -> None:
    token = predefined_token(asked)
    assert token is not None
    assert token.name == "Treasure Token"
    assert token.front.types == {CardType.ARTIFACT}
    assert token.front.subtypes == {"Treasure"}
    assert token.front.colors == frozenset()


def test_no_such_token() -> None:
    assert predefined_token("Saproling") is None
    assert predefined_token("") is None


def test_food() -> None:
    token = predefined_token("Food")
    assert token is not None
    two = read_mana_cost("{2}")
    assert two is not None
    assert token.front.abilities == (
        ActivatedAbility(
            Cost((PayMana(two), TapThis(), SacrificeCost(This()))), (GainLife(Who.YOU, 3),)
        ),
    )


def test_walker_is_a_black_zombie_of_its_own_name() -> None:
    token = predefined_token("Walker")
    assert token is not None
    face = token.front
    assert (face.name, face.power, face.toughness) == ("Walker", 2, 2)
    assert (face.colors, face.subtypes) == ({Color.BLACK}, {"Zombie"})


def test_incubator_has_a_phyrexian_on_its_back() -> None:
    token = predefined_token("Incubator")
    assert token is not None
    front, back = token.faces
    assert front.types == {CardType.ARTIFACT}
    assert (back.name, back.power, back.toughness) == ("Phyrexian Token", 0, 0)
    assert back.types == {CardType.ARTIFACT, CardType.CREATURE}
    assert back.colors == frozenset()
    assert back.abilities == ()


def on_host(*changes: object) -> StaticAbility:
    return StaticAbility((ContinuousChange(Host(), changes),))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["Monster Role", "monster", "Monster Role token"])
def test_a_role_is_an_aura(name: str) -> None:
    token = predefined_token(name)
    assert token is not None
    face = token.front
    assert face.name == "Monster"
    assert face.types == {CardType.ENCHANTMENT}
    assert face.subtypes == {"Aura", "Role"}
    enchant, bonus = face.abilities
    assert isinstance(enchant, KeywordAbility)
    assert enchant.name == "enchant"
    assert bonus == on_host(ModifyPowerToughness(1, 1), AddAbility(KeywordAbility("trample")))


def test_the_cursed_role_sets_the_base_size() -> None:
    token = predefined_token("Cursed Role")
    assert token is not None
    assert token.front.abilities[1] == on_host(SetPowerToughness(1, 1))


def test_every_token_of_the_rule_is_there(shared: Path) -> None:
    text = (shared / "data" / "cr" / "2026-04-17.txt").read_text(encoding="utf-8")
    named = re.findall(r"^111\.10[a-z] An? ([\w ]+?) token is", text, re.MULTILINE)
    assert len(named) == 20
    assert set(named) == set(PREDEFINED_NAMES)
