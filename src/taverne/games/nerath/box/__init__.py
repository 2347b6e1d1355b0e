"""What is in the box of Conquest of Nerath: its files, their typed records, and the flat numbers that rules read.
Nothing here changes during play; what is done with it is left to ``rules``."""

from .box import Box as Box
from .box import Cards as Cards
from .box import load as load
