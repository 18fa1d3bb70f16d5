"""The circuits of Downforce, what it demands of a circuit, and what it paints on one."""
