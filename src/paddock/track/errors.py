"""What is wrong with a track, in words."""

from __future__ import annotations

from paddock.core.errors import PaddockError


class BadTrack(PaddockError):
    """A track that cannot be raced on; `problems` holds one sentence for each thing that is wrong."""

    def __init__(self, *problems: str, name: str = "") -> None:
        self.problems = problems
        self.name = name
        super().__init__((f"{name}: " if name else "") + "; ".join(problems))
