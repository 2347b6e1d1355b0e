"""What can be learned over HTTP: lessons, puzzles, stories of matches, the lab."""
