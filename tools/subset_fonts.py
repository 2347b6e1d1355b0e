"""Cut the fonts of the client down to the letters of its languages: ``python -m tools.subset_fonts``, by hand.

Needs ``pyftsubset`` (fonttools with brotli) on the path and the client's packages; the results are kept beside it.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1] / "web"
WEIGHTS: Final = {"alegreya": (500, 700, 800), "alegreya-sans": (400, 500, 700)}
LETTERS: Final = (
    "U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B1,U+B7,U+BB,U+BD,U+C0-CF,U+D1-DC,U+DF-EF,U+F1-FC,U+FF,U+152,U+153,U+178,"
    "U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+202F,U+2212,U+2190-2193,U+20AC"
)
"""English and French with their quotation marks, dashes and spaces, and the letters of most names of their neighbours;
the minus sign, arrows, the euro."""
FEATURES: Final = "kern,liga,lnum,tnum"


def main() -> None:
    for family, weights in WEIGHTS.items():
        for weight in weights:
            whole = ROOT / f"node_modules/@fontsource/{family}/files/{family}-latin-{weight}-normal.woff2"
            small = ROOT / f"src/fonts/{family}-{weight}.woff2"
            command = ["pyftsubset", str(whole), f"--unicodes={LETTERS}", f"--layout-features={FEATURES}"]
            subprocess.run([*command, "--flavor=woff2", "--no-hinting", f"--output-file={small}"], check=True)
            print(f"{small.name}: {whole.stat().st_size} to {small.stat().st_size} bytes")


if __name__ == "__main__":
    main()
