"""Make a WebAssembly module from the single object file that LLVM emits for a kernel, without a linker.

A kernel calls nothing outside itself, so its functions and types keep their numbers. Its constants are at address 0,
as LLVM's preliminary addresses assume. Only a list of exports has to be added; symbols and relocations are dropped.
The caller provides memory and stack pointer as imports.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

HEADER = b"\0asm\1\0\0\0"
CUSTOM, EXPORT, DATA = 0, 7, 11
SYMBOL_TABLE, FUNCTION, DATA_SYMBOL, UNDEFINED, NAMED = 8, 0, 1, 0x10, 0x40
FIRST_PAGE = 1 << 16
"""The first page: constants at its beginning, the stack growing down from its end; rows come after it."""
MOST_CONSTANTS = FIRST_PAGE // 4


class CannotLink(Exception):
    """An object file needs more than a kernel should."""


def link(code: bytes, names: Sequence[str]) -> bytes:
    """Return a module that exports these functions."""
    sections = list(sections_of(code))
    numbers = functions_in(next(body for number, body in sections if number == CUSTOM and body[1:8] == b"linking"))
    if missing := [name for name in names if name not in numbers]:
        raise CannotLink(f"not in the object file: {', '.join(missing)}")
    if sum(len(body) for number, body in sections if number == DATA) > MOST_CONSTANTS:
        raise CannotLink("constants leave no room for the stack")
    entries = b"".join(text(name) + b"\0" + leb(numbers[name]) for name in names)
    exports = leb(len(names)) + entries
    kept = [(number, body) for number, body in sections if number != CUSTOM]
    behind = next(at for at, (number, _) in enumerate(kept) if number > EXPORT)
    kept.insert(behind, (EXPORT, exports))
    return HEADER + b"".join(bytes([number]) + leb(len(body)) + body for number, body in kept)


def sections_of(code: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the number and the bytes of each section."""
    at = len(HEADER)
    while at < len(code):
        number = code[at]
        size, at = read(code, at + 1)
        yield number, code[at : at + size]
        at += size


def functions_in(linking: bytes) -> dict[str, int]:
    """Return the functions of an object file by name. Raises CannotLink if it calls undefined ones."""
    at = len("linking") + 2  # its name and the version
    found: dict[str, int] = {}
    while at < len(linking):
        kind, (size, at) = linking[at], read(linking, at + 1)
        if kind == SYMBOL_TABLE:
            found |= symbols(linking[at : at + size])
        at += size
    return found


def symbols(table: bytes) -> dict[str, int]:
    """Return the functions of a symbol table by name."""
    found: dict[str, int] = {}
    count, at = read(table, 0)
    for _ in range(count):
        kind = table[at]
        flags, at = read(table, at + 1)
        is_data, defined = kind == DATA_SYMBOL, not flags & UNDEFINED
        if not is_data:
            index, at = read(table, at)
        if is_data or defined or flags & NAMED:
            size, at = read(table, at)
            name, at = table[at : at + size].decode(), at + size
            if kind == FUNCTION and not defined:
                raise CannotLink(f"the kernel calls {name}, which it does not define")
            if kind == FUNCTION:
                found[name] = index
        if is_data and defined:
            for _ in range(3):  # segment, offset, size
                _, at = read(table, at)
    return found


def read(code: bytes, at: int) -> tuple[int, int]:
    """Return a number in LEB128, and where the next one begins."""
    number = shift = 0
    while True:
        number |= (code[at] & 127) << shift
        shift += 7
        at += 1
        if code[at - 1] < 128:
            return number, at


def leb(number: int) -> bytes:
    """Return a number in LEB128."""
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    return bytes([*found, number])


def text(name: str) -> bytes:
    """Return a name with its length."""
    return leb(len(name)) + name.encode()
