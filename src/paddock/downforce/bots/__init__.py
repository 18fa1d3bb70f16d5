"""Drivers for Downforce."""
