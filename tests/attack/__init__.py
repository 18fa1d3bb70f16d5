"""An attack on a server in a separate process: `./paddock test --slow` runs it, one test after the other.

What each test measures stands at the end of its run, and what was measured last in docs/performance.md. All traffic
goes to this machine, and every loop has an end.
"""
