"""OpenSpiel's own tests of the API, run on a game of ours: ``python -m tests.adapters.spiel python_nerath``.

In a process of its own, since they read flags and collect the registered games when they are imported.
"""

from __future__ import annotations

import sys
import unittest

from absl import flags

from taverne.adapters.openspiel import register


def main(name: str) -> int:
    """Run every test that OpenSpiel has for a game that is registered; return 0 if all passed."""
    register()
    from open_spiel.integration_tests import api_test

    flags.FLAGS(["api_test", f"--test_only_games={name}"])
    suite = api_test.load_tests(unittest.TestLoader(), (), None)
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    return 0 if result.wasSuccessful() and result.testsRun >= 5 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
