"""Programs that build or check the house and are no part of it."""
