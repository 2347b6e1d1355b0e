"""Phase 2 and all moves of units: where they may go, equal units as one choice, why not elsewhere.
What happens where enemies meet is left to ``battle``."""
