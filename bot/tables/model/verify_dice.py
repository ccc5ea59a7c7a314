"""Recompute the dice and cards of a game that has ended: `python verify_dice.py table-1.txt`. Needs nothing but Python.

It takes the file's word for what was asked when: it does not know the rules. `python -m engine verify` does.
"""

import hashlib
import hmac
import re
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


def hash_lines(lines):
    """The hash of these lines, in hex."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def before_words(said, setup):
    """What is hashed before the words: the hash of the complete setup; in the second scheme commitment and game."""
    if ["scheme", "2"] in said:
        return [line[1] for line in said if line[0] == "commitment"] + [re.sub(" seats=[0-9]+", "", setup)]
    fixed = ("scheme", "rules", "house", "commitment", "seat")
    return [hash_lines([f"setup {setup}", *(" ".join(line) for line in said if line[0] in fixed)])]


def mix_hash(said, setup):
    """The hash of everything before the first move; in the first scheme the hashes of the salts."""
    if not any(line[0] == "fingerprint" for line in said):
        return b"".join(hashlib.sha256(bytes.fromhex(line[2])).digest() for line in said if line[0] == "salt")
    lines = before_words(said, setup)
    for name, *rest in said:
        lines += [hashlib.sha256(" ".join(rest[1:]).encode()).hexdigest()] if name == "words" else []
        lines += rest[1:] if name == "forgotten" else []
    return bytes.fromhex(hash_lines(lines))


def follow_log(lines, check, must_be_checked):
    """The hash of the log, and the first line (else 0) that does not follow on the rows before it.

    Each row has the hash of the check before it, of the mark of a computer player above it, and of the row.
    """
    mark, is_open = [], False
    for number, line in enumerate(lines, start=1):
        wrong = False
        if line.startswith("# computer "):
            mark = [line]
        elif re.match("(chance|[0-9]+) ", line):
            wrong, is_open = is_open and must_be_checked, True
            check, mark = hash_lines([check, *mark, line]), []
        elif line.startswith("# check "):
            wrong, is_open = not is_open or line[8:] != check[:8], False
        elif line.startswith("# log "):
            wrong = is_open or line[6:] != check
        if wrong:
            return check, number
    return check, 0


def main(path):
    """Print what was found; returns 1 at the first line that does not fit."""
    with open(path, encoding="utf-8", newline="\n") as file:
        lines = [line.rstrip("\r\n") for line in file]
    said = [line.split(" ")[1:] for line in lines if line.startswith("# ")]
    known = {
        line[0]: bytes.fromhex(line[1]) for line in said if line[0] in ("commitment", "seed", "fingerprint")
    }
    setup = next(line[6:] for line in lines if line.startswith("setup "))
    if hashlib.sha256(known["seed"]).digest() != known["commitment"]:
        print("the seed is not the one whose hash is in the file")
        return 1
    if any(line[0] == "sealed" and line[1:] != before_words(said, setup) for line in said):
        print("the line “sealed” is not the hash of commitment, setup and seats")
        return 1
    if known.get("fingerprint", mix := mix_hash(said, setup)) != mix:
        print("the fingerprint is not the hash of commitment, setup and words")
        return 1
    key, question, rolls = hmac.digest(known["seed"], mix, "sha256"), None, 0
    begun = known.get("fingerprint", known["commitment"]).hex()
    must_be_checked = any(line[0] == "check" for line in said) or ["scheme", "3"] in said
    log, wrong = follow_log(lines, hash_lines([begun, f"setup {setup}"]), must_be_checked)
    for number, line in enumerate(lines, start=1):
        if number == wrong:
            print(f"line {number} does not follow on the rows before it: {line}")
            return 1
        if line.startswith(("# dice ", "# pool ")):
            _, kind, what, _, occasion = line.split(" ", 4)
            question = kind, what, occasion
        elif line.startswith("chance ") and not line.startswith("chance undo "):
            if question is None or outcome(key, *question) != line:
                print(f"line {number} does not fit: {line}")
                return 1
            question, rolls = None, rolls + 1
    print(
        f"{rolls} rolls and cards fit what this file says was asked. Whether the rules ask that, it cannot know."
    )
    print(f"Compare with what was posted: at the start {begun}, at the end {log}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
