"""Refuse to build a package without the page or with an outdated one: Git ignores the page, so hatch would omit it."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HOW = "Run ./paddock serve --help once, which builds it, then build the package again."


class PageHook(BuildHookInterface[Any]):
    """Checks that the page is built and, in a checkout, that it is up to date."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / "src" / "paddock" / "server" / "static" / "index.html").exists():
            raise SystemExit(f"The page is not built. {HOW}")
        if (root / "web").is_dir():
            script = runpy.run_path(str(root / "paddock"))
            if not script["stamped"](script["client_stamp_path"](), script["digest_of"](script["client_sources"]())):
                raise SystemExit(f"The page is older than its sources. {HOW}")
            if not script["stamped"](script["kernels_stamp_path"](), script["kernels_stamp"]()):
                raise SystemExit(f"The kernels for browsers are older than their sources. {HOW}")
