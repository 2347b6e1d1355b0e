"""Signatures on records: that a match was played here, and that its log was not changed since.

Whether a log gives the same match again is left to the engine; where keys are kept, to the store.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import msgspec

from taverne.engine.logs.log import Header, Signature

_encode = msgspec.json.Encoder().encode


def digest(header: Header, lines: Iterable[bytes]) -> bytes:
    """Return what is signed: the header without its box (which it names) and every line, byte for byte."""
    bare = msgspec.structs.replace(header, contents=msgspec.UNSET, signed=msgspec.UNSET)
    whole = hashlib.sha256(b"taverne record 1\n" + _encode(bare) + b"\n")
    for line in lines:
        whole.update(line + b"\n")
    return whole.digest()


def can_seal() -> bool:
    """Whether the library of signatures is installed."""
    try:
        import cryptography.hazmat.primitives.asymmetric.ed25519  # noqa: F401
    except ImportError:
        return False
    return True


def public_key(secret: bytes) -> str:
    """Return the key by which others check what this one signs."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw().hex()


def sealed(header: Header, lines: list[bytes], secret: bytes) -> Header:
    """Return a header that bears the signature of its whole log."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    key = Ed25519PrivateKey.from_private_bytes(secret)
    by = key.public_key().public_bytes_raw().hex()
    return msgspec.structs.replace(header, signed=Signature(by, key.sign(digest(header, lines)).hex()))


def holds(header: Header, lines: list[bytes]) -> bool:
    """Whether the log is what the key in its signature has signed."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    if not isinstance(header.signed, Signature):
        return False
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(header.signed.key))
        key.verify(bytes.fromhex(header.signed.over), digest(header, lines))
    except (InvalidSignature, ValueError):
        return False
    return True
