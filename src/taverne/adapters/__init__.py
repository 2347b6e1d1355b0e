"""The games in the shapes that other tools know: PettingZoo, Gymnasium, OpenSpiel, TextArena, language models, MCP.

Each adapter is a module of its own that asks for its tool when imported; rules and bots are left to the games.
"""
