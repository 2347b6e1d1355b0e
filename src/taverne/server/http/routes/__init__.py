"""What can be asked over HTTP and WebSocket, by subject.

Routes check and translate; what is done is left to the house.
"""
