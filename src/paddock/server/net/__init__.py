"""Connections and the checks in front of every request: limits, rates, quotas, bans."""
