"""``python -m taverne`` is the command ``taverne``.

What the commands do is left to ``cli``.
"""

import sys

from taverne.cli import main

if __name__ == "__main__":
    sys.exit(main())
