"""Load: tables of scripted clients over loopback against a real server, and the same against a peer.

It is run by ``make load``; how fast the rules are is left to ``bench``.
"""
