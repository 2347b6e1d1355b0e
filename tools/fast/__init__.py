"""The compiled build: the sources of engine and games, rewritten in a copy and compiled with mypyc.

``python -m tools.fast`` builds it into build/fast; the rules for authors are in docs/compiling.md.
"""
