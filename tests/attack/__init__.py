"""An attack on a server in a separate process: `./paddock test --slow` runs it, one test after the other.

Measurements are printed at the end of a run; the latest are in docs/performance.md. All traffic
stays on this machine, and every loop ends.
"""
