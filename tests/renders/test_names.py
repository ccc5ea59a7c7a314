"""Names of any length and script never break a picture."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renders.assets import can_write
from renders.frame import fit_text, text_width
from renders.gallery import samples
from renders.names import initials, write_name
from renders.stone_age import draw


@pytest.mark.parametrize("name", ["Mira", "Jörg", "Łukasz", "Ágnes O’Brien-Šimůnek", "Ναυσικά", "Дмитрий"])
def test_names_of_latin_greek_and_cyrillic_are_written(name: str) -> None:
    assert can_write(name)


@pytest.mark.parametrize(
    "name", ["", "   ", "山田", "مريم", "🦣", "Mira🦣", "a\nb", "\u202ea", "\x00", "\U000f0000"]
)
def test_names_with_a_missing_glyph_are_not(name: str) -> None:
    assert not can_write(name)


@given(st.text(max_size=60), st.integers(40, 600))
def test_a_fitted_name_fits(name: str, room: int) -> None:
    assert text_width(fit_text(name, 38, room), 38) <= room


def test_what_stands_in_parentheses_goes_first() -> None:
    assert fit_text("Computer (strong) 2", 28, 320) == "Computer (strong) 2"
    assert fit_text("Computer (strong) 2", 28, 150) == "Computer 2"
    assert fit_text("Computer (strong) 2", 28, 120) == "Compu…"
    assert fit_text("(only so)", 28, 60).startswith("(")


SCRIPTS = {
    "Latin": "Ágnes",
    "Greek": "Ναυσικά",
    "Cyrillic": "Дмитрий",
    "Armenian": "Արամ",
    "Hebrew": "משה",
    "Arabic": "مريم",
    "Syriac": "ܡܪܝܡ",
    "Thaana": "އައިޝާ",
    "NKo": "ߝߊ߬ߕߎ",
    "Samaritan": "ࠀࠁࠂ",
    "Devanagari": "हिन्दी",
    "Bengali": "বাংলা",
    "Gurmukhi": "ਗੁਰਪ੍ਰੀਤ",
    "Gujarati": "ગુજરાત",
    "Oriya": "ଓଡ଼ିଆ",
    "Tamil": "தமிழ்",
    "Telugu": "తెలుగు",
    "Kannada": "ಕನ್ನಡ",
    "Malayalam": "മലയാളം",
    "Sinhala": "සිංහල",
    "Thai": "สมชาย",
    "Lao": "ລາວ",
    "Tibetan": "བོད་སྐད",
    "Myanmar": "မြန်မာ",
    "Georgian": "ქეთი",
    "Hangul": "민수",
    "Ethiopic": "አማርኛ",
    "Cherokee": "ᏣᎳᎩ",
    "Canadian": "ᐃᓄᒃ",
    "Ogham": "ᚑᚌᚆᚐᚋ",
    "Runic": "ᛗᛁᚱᚨ",
    "Tagalog": "ᜆᜄᜎᜓ",
    "Khmer": "ខ្មែរ",
    "Mongolian": "ᠮᠣᠩᠭᠣᠯ",
    "Limbu": "ᤕᤠᤰᤌᤢᤱ",
    "Tai Le": "ᥖᥭᥰ",
    "New Tai Lue": "ᦅᦷᦣ",
    "Buginese": "ᨅᨔ",
    "Balinese": "ᬩᬮᬶ",
    "Sundanese": "ᮞᮥᮔ᮪ᮓ",
    "Lepcha": "ᰛᰩᰵ",
    "Ol Chiki": "ᱚᱞ ᱪᱤᱠᱤ",
    "Tifinagh": "ⵜⵉⴼⵉⵏⴰⵖ",
    "Coptic": "ⲙⲏⲧ",
    "Glagolitic": "ⰳⰾⰰⰳⱁⰾ",
    "Hiragana": "さくら",
    "Katakana": "サクラ",
    "Bopomofo": "ㄅㄆㄇ",
    "Han": "山田",
    "Yi": "ꆈꌠ",
    "Lisu": "\ua4e1\ua4f2\ua4e2\ua4f4",
    "Vai": "ꕙꔤ",
    "Gothic": "𐌲𐌿𐍄𐌰",
    "Mathematical": "\U0001d4dc\U0001d4f2\U0001d4fb\U0001d4ea",
}


@pytest.mark.parametrize("name", SCRIPTS.values(), ids=SCRIPTS.keys())
def test_names_of_every_script_are_written_in_letters(name: str) -> None:
    said = write_name(name)
    assert can_write(said)
    assert sum(each.isalpha() for each in said) >= 2, said


def test_there_are_fifty_scripts() -> None:
    assert len(SCRIPTS) >= 50


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Mira🦣", "Mira"),
        ("🦣", "Mammoth"),
        ("🏳️\u200d🌈", "Flag White Rainbow"),
        ("꧁Mira꧂", "<Mira>"),
        ("  a\nb ", "a b"),
        ("Z̴̙̤A̴̜̰L", "ZAL"),
        ("Jörg van den Berg", "Jörg van den Berg"),
        ("ㅤ", "?"),
        ("", "?"),
    ],
)
def test_emoji_and_signs_give_way_to_letters(name: str, said: str) -> None:
    assert write_name(name) == said


@given(st.text(max_size=60))
def test_something_is_always_written(name: str) -> None:
    assert can_write(write_name(name))


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("Mira", "Jörg", "Ana"), ("M", "J", "A")),
        (("Anna", "Ben", "Andi"), ("An", "B", "Ad")),
        (("Ana", "Anabel"), ("A", "Ab")),
        (("Anna", "Anna"), ("A1", "A2")),
        (("Carla", "Computer (easy)", "Computer (easy) 2"), ("Ca", "Co", "C2")),
        (("山田", "🦣", "ßeta"), ("Sh", "M", "Se")),
    ],
)
def test_initials_tell_people_apart(names: tuple[str, ...], said: tuple[str, ...]) -> None:
    assert initials(names) == said


@given(st.lists(st.text(max_size=20), min_size=2, max_size=5))
def test_initials_are_never_alike(names: list[str]) -> None:
    found = initials(names)
    assert len({*found}) == len(names)
    assert all(1 <= len(each) <= 2 and can_write(each) for each in found)


def test_every_name_stands_in_the_picture() -> None:
    table = samples.table(2)
    assert draw(table, names=("山田", "B")) != draw(table, names=("🦣", "B"))
