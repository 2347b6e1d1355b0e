"""Who somebody is: a random id that they carry in a signed cookie, or in a code to another device.

What a person may do is left to tables; which generation of theirs holds, and the secrets, are kept by the store.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final, NamedTuple

import msgspec

COOKIE: Final = "taverne"
COOKIE_SECONDS: Final = 400 * 24 * 3600
_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_SYLLABLES: Final = [c + v for c in "bcdfghjklmnprstvz" for v in "aeiou"]


class Person(msgspec.Struct, frozen=True):
    """Somebody; ``fresh`` says that they have just been given their identity and do not carry it yet."""

    id: str
    name: str
    fresh: bool = False
    generation: int = 0
    place: str = ""
    """A sign of the address they ask from, which does not give it away."""


def new_id() -> str:
    """Return an id for a person, too long to be guessed."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(16))


def new_table_id() -> str:
    """Return an id for a table: words that can be read aloud, 64 random bits that cannot be guessed."""
    words = ["".join(secrets.choice(_SYLLABLES) for _ in range(3)) for _ in range(4)]
    return "-".join(words)


def could_be_id(text: str) -> bool:
    """Whether a table or a campaign may have this id at all; a database need not be asked for anything else."""
    return len(text) <= 64 and text.isascii() and text.isprintable()


def guest_name(person: str) -> str:
    """Return the name of somebody who has not given one."""
    number = int.from_bytes(hashlib.blake2b(person.encode(), digest_size=4).digest(), "big")
    return f"Guest {1000 + number % 9000}"


class Carried(NamedTuple):
    """Whose a cookie or a code is, of which generation, and whether it was signed with a key that is on its way out."""

    person: str
    generation: int
    aged: bool


class Signer:
    """Signs and reads cookies and codes with the secrets of this house: the first signs, all are believed.

    Each person has a generation: what was signed for an earlier one is void, so that a lost device is nobody.
    """

    def __init__(self, *secrets: bytes) -> None:
        self.keys = secrets

    @staticmethod
    def _signature(key: bytes, purpose: str, person: str, generation: int) -> str:
        text = f"{purpose}:{person}" if not generation else f"{purpose}:{person}:{generation}"
        digest = hmac.new(key, text.encode(), hashlib.sha256).digest()
        return base64.b32encode(digest[:20]).decode().lower()

    def _written(self, purpose: str, person: str, generation: int, mark: str) -> str:
        signature = self._signature(self.keys[0], purpose, person, generation)
        return mark.join((person, signature) if not generation else (person, str(generation), signature))

    def _read(self, purpose: str, text: str, mark: str) -> Carried | None:
        person, _, rest = text.partition(mark)
        number, _, signature = rest.rpartition(mark)
        if not (0 < len(person) <= 32 and person.isascii() and person.isalnum() and signature.isascii()):
            return None
        if not (number == "" or (number.isascii() and number.isdigit() and len(number) < 10)):
            return None
        generation = int(number or 0)
        for place, key in enumerate(self.keys):
            if hmac.compare_digest(signature, self._signature(key, purpose, person, generation)):
                return Carried(person, generation, place > 0)
        return None

    def place(self, address: str) -> str:
        """Return a sign of an address, by which two can be found equal and nobody finds the address."""
        return hashlib.blake2b(address.encode(), key=self.keys[0][:64], digest_size=8).hexdigest()

    def cookie(self, person: str, generation: int = 0) -> str:
        return self._written("cookie", person, generation, ".")

    def from_cookie(self, text: str) -> Carried | None:
        """Return whose cookie it is, or None if this house did not make it."""
        return self._read("cookie", text, ".")

    def code(self, person: str, generation: int = 0) -> str:
        return self._written("carry", person, generation, "-")

    def from_code(self, text: str) -> Carried | None:
        """Return whose code it is, or None if this house did not make it."""
        return self._read("carry", text.strip().lower(), "-")

    def set_cookie(self, person: str, secure: bool, generation: int = 0) -> str:
        """Return the header line that gives ``person`` their cookie."""
        rest = f"Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax"
        return f"{COOKIE}={self.cookie(person, generation)}; {rest}{'; Secure' if secure else ''}"
