"""Connections and what every request must pass: limits, rates, quotas, bans."""
