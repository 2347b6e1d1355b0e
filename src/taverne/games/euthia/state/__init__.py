"""Everything on the table of Euthia: the map, the heroes, decks and course, the combat at hand. Plain data.
Rules change it, ``view`` says who may see what."""
