"""How drivers are where positions are valued."""

from __future__ import annotations

WAVERS = {"random": 20, "rookie": 20, "club": 20}
"""By level of a bot: how often drivers take a gear beside the best one, in hundredths.

Set by a few hundred races that are in no table of docs/review.md. People and other bots are like pro, who never do.
"""
