"""The rules laboratory: races the same seeds under changed rules, and measures the difference (docs/lab.md)."""
