"""What each seat may know of a table of Euthia, as records for clients.
What may be done is left to the options, words to ``locale``."""
