"""A real server in a separate process, and settings that speed up the browser."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from paddock.server.http.pages import STATIC
from tests.gates import ROOT

FEATURES = [
    # Headless browsers need no address bar, for which two pages would be loaded with every new browser.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # Playwright's own features, which ours replace.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
]
"""Chromium features that the tests do not need."""
FLAGS = [
    f"--disable-features={','.join(FEATURES)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
QUICK = {"theme": "auto", "language": None, "pace": "at-once", "motion": "reduced"}
"""Page settings without pauses."""
PATIENCE = 60.0
"""Timeout in seconds, long because other work may keep the machine busy."""


def remember(**settings: Any) -> str:
    """Return a script that starts pages with these settings, and keeps later changes."""
    return f"localStorage['paddock-settings'] ??= {json.dumps(json.dumps({**QUICK, **settings}))}"


class ServerProcess:
    """A server with its data, which can stop and restart at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Start the server and wait until it answers."""
        assert (STATIC / "index.html").exists(), "the client is not built: ./paddock test tests/e2e builds it first"
        command = [sys.executable, "-m", "tests.e2e.serve", str(self.port), str(self.data)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=ROOT)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def close(self) -> None:
        """Ask the server to stop."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
            self.process = None

    def kill(self) -> None:
        """Kill the server without warning, as a power failure does."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
