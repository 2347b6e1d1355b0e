"""What a seat may see of Conquest of Nerath, and the sentences of its cards as messages.
Nothing here changes a state."""
