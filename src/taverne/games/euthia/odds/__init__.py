"""The odds of a combat of Euthia: both fighters, what they may do to a roll, round after round.
``query`` answers in words, ``forecast`` and ``mid_combat`` read a table, ``reckoner`` reckons."""
