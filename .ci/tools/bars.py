# SPDX-License-Identifier: BSL-1.0
"""A bar chart as SVG inside a page, in the style of docs/plot/plot.hpp."""

import dataclasses

from pages import escaped

LEFT, WIDTH, ROW = 200, 640, 24


@dataclasses.dataclass(frozen=True)
class Bar:
    group: str
    name: str           # bars of one name look alike in every group
    number: float | None
    label: str


def chart(words: str, unit: str, bars: list[Bar], reference: float = 0) -> str:
    """The bars, and a line at `reference` unless it is 0; without numbers the page says why."""
    most = max((bar.number or 0 for bar in bars), default=0)
    if most <= 0:
        return "<p>What counts this was not installed where the page was made.</p>\n"
    scale = (WIDTH - LEFT - 110) / max(most, reference)
    style = {name: i % 7 + 1 for i, name in enumerate(dict.fromkeys(bar.name for bar in bars))}
    y, body, group = 8, "", ""
    for bar in bars:
        if bar.group != group:
            group = bar.group
            body += f'<text x="0" y="{y + 22:.1f}" class="group">{group}</text>\n'
            y += 30
        length = (bar.number or 0) * scale
        body += f'<text x="{LEFT - 8:.1f}" y="{y + 15:.1f}" text-anchor="end">{escaped(bar.name)}</text>\n'
        if bar.number is not None:
            body += (f'<rect class="dot-{style[bar.name]}" x="{LEFT:.1f}" y="{y + 2:.1f}" '
                     f'width="{length:.1f}" height="16"/>\n')
        label = "not measured" if bar.number is None else bar.label
        body += f'<text x="{LEFT + length + 6:.1f}" y="{y + 15:.1f}">{label}</text>\n'
        y += ROW
    at = LEFT + reference * scale
    line = f'<line class="grid" x1="{at:.1f}" y1="8" x2="{at:.1f}" y2="{y:.1f}"/>\n' if reference else ""
    return (f'<svg class="plot" role="img" aria-label="{words}" viewBox="0 0 {WIDTH} {y + 30:.0f}">\n'
            f'{line}{body}<text x="{LEFT:.1f}" y="{y + 20:.1f}">{unit}</text>\n</svg>\n')
