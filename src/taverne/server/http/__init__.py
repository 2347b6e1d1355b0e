"""Over HTTP: the application, what stands at its door, and its routes.

What is done with a request is left to the services behind it.
"""
