"""What every game shares: the protocol, the checked door, luck and records."""
