"""Recompute the dice and cards of a finished game: `python verify_dice.py table-1.txt`. Needs nothing but Python.

The file is what /verify hands out: hash, seed and salts, and before every outcome what was asked at which occasion.
"""

import hashlib
import hmac
import sys


def numbers(key, occasion):
    """The bytes of an occasion: HMAC-SHA256 of its name and a counter."""
    counter = 0
    while True:
        yield from hmac.digest(key, f"{occasion}|{counter}".encode(), "sha256")
        counter += 1


def below(stream, limit):
    """A number from 0 to limit - 1; bytes that would favour the small ones are left out."""
    return next(byte for byte in stream if byte < 256 - 256 % limit) % limit


def outcome(key, kind, what, occasion):
    """The line that must follow a question."""
    stream = numbers(key, occasion)
    if kind == "dice":
        return "chance roll " + "+".join(str(below(stream, 6) + 1) for _ in range(int(what)))
    pool = what.split(",")
    return "chance draw " + pool[below(stream, len(pool))]


def main(path):
    """Print what was found; returns 1 at the first line that does not fit."""
    with open(path, encoding="utf-8") as file:
        lines = list(map(str.rstrip, file))
    said = [line.split(" ")[1:] for line in lines if line.startswith("# ")]
    known = {words[0]: bytes.fromhex(words[1]) for words in said if words[0] in ("commitment", "seed")}
    salts = [hashlib.sha256(bytes.fromhex(words[2])).digest() for words in said if words[0] == "salt"]
    if hashlib.sha256(known["seed"]).digest() != known["commitment"]:
        print("the seed is not the one whose hash is in the file")
        return 1
    key, question, used = hmac.digest(known["seed"], b"".join(salts), "sha256"), None, set()
    for number, line in enumerate(lines, start=1):
        if line.startswith(("# dice ", "# pool ")):
            _, kind, what, _, occasion = line.split(" ", 4)
            question = kind, what, occasion
        elif line.startswith("chance "):
            if question is None or question[2] in used or outcome(key, *question) != line:
                print(f"line {number} does not fit: {line}")
                return 1
            used.add(question[2])
            question = None
    print(f"{len(used)} rolls and cards fit; compare with the hash of the start: {known['commitment'].hex()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
