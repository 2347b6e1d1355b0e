"""The code of docs/learning.md runs as it stands there.

What it explains is tested beside each adapter.
"""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "learning.md"
SCRIPTS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)


@pytest.mark.parametrize("number", range(len(SCRIPTS)))
def test_a_script_of_the_page_runs(number: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        exec(
            compile(SCRIPTS[number], f"docs/learning.md, {number + 1}", "exec", dont_inherit=True), {"__name__": "page"}
        )
