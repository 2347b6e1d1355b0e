"""Euthia: Torment of Resurrection. An open world of hexes, heroes that grow, and monsters played by a rival.
What is in the box is read by ``box``, the same in integers is in ``catalogue``; play is left to the rules."""
