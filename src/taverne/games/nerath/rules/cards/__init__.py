"""Event and treasure cards: windows in which they may be played, and how they are carried out.
What each effect does is left to ``effects``."""
