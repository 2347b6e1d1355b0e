"""A clan: its stores, its regions, its wages, and what it may do at any time.
Actions are left to ``citadel`` and ``outside``."""
