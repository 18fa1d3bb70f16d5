"""The rules laboratory: race the same seeds under changed rules, and measure the difference (docs/lab.md)."""
