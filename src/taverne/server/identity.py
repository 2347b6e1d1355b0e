"""Who somebody is: a random id that they carry in a signed cookie, or in a code to another device.

What a person may do is left to tables; nothing here is stored but the secret of the signatures.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

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


class Signer:
    """Signs and reads cookies and codes with the secret of this house."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _signature(self, purpose: str, person: str) -> str:
        digest = hmac.new(self._secret, f"{purpose}:{person}".encode(), hashlib.sha256).digest()
        return base64.b32encode(digest[:20]).decode().lower()

    def _read(self, purpose: str, text: str, mark: str) -> str | None:
        person, _, signature = text.partition(mark)
        if not (0 < len(person) <= 32 and person.isascii() and person.isalnum() and signature.isascii()):
            return None
        return person if hmac.compare_digest(signature, self._signature(purpose, person)) else None

    def cookie(self, person: str) -> str:
        return f"{person}.{self._signature('cookie', person)}"

    def from_cookie(self, text: str) -> str | None:
        """Return whose cookie it is, or None if this house did not make it."""
        return self._read("cookie", text, ".")

    def code(self, person: str) -> str:
        return f"{person}-{self._signature('carry', person)}"

    def from_code(self, text: str) -> str | None:
        """Return whose code it is, or None if this house did not make it."""
        return self._read("carry", text.strip().lower(), "-")

    def set_cookie(self, person: str, secure: bool) -> str:
        """Return the header line that gives ``person`` their cookie."""
        rest = f"Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax"
        return f"{COOKIE}={self.cookie(person)}; {rest}{'; Secure' if secure else ''}"
