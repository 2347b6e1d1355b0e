"""What heroes own, use, gain, give and mine, and where it lies.
The moments at which that is done are left to the other rooms."""
