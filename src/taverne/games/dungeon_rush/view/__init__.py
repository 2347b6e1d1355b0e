"""What a seat may know of Dungeon Rush, and what it may believe.

``structs`` is what clients get, ``table`` fills it, ``redeal`` deals anew what is hidden.
"""
