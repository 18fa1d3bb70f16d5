"""The drivers that search without a kernel: kept to measure those that have one against them."""
