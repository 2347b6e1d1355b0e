"""Tools that the house is built with; nothing here is part of the package."""
