"""What is written on the pieces of Euthia: sentences made from their effects, and the lines of whole pieces.

How a sentence reads in a language is left to ``locale``.
"""
