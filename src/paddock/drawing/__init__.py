"""Boards as pictures: a track drawn as SVG, with its scenery."""
