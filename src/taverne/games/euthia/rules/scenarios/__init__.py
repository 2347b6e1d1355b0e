"""The scenarios, each in a module of its own, what all share in ``base``; campaigns and legacies.
Other chapters ask the scenario that is played and know none by name."""
