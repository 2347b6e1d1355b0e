"""What is in the box of Conquest of Nerath: its files, their typed records, and the flat numbers that rules read.
Nothing here changes during play; what is done with it is left to ``rules``."""
