"""What is in the box of Dungeon Rush: the files, the cards as they give them, the figures that rules read.

``cards`` holds the typed cards, ``load`` the flat lists; the values lie in the .toml files.
"""
