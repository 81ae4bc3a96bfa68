# SPDX-License-Identifier: BSL-1.0
"""A bar chart as SVG inside a page, in the style of docs/plot/plot.hpp."""

from pages import escaped

LEFT, WIDTH, ROW = 200, 640, 24


def chart(words: str, unit: str, bars: dict[str, str], title: str = "") -> str:
    """A bar for each number, which is "-" if it was not measured, below the title, and a line at 1."""
    scale = (WIDTH - LEFT - 110) / max(1, *(float(number) for number in bars.values() if number != "-"))
    y, body = 8, ""
    if title:
        body += f'<text x="0" y="{y + 22:.1f}" class="group">{title}</text>\n'
        y += 30
    for i, (name, number) in enumerate(bars.items()):
        length = 0 if number == "-" else float(number) * scale
        body += f'<text x="{LEFT - 8:.1f}" y="{y + 15:.1f}" text-anchor="end">{escaped(name)}</text>\n'
        if number != "-":
            body += (f'<rect class="dot-{i % 7 + 1}" x="{LEFT:.1f}" y="{y + 2:.1f}" '
                     f'width="{length:.1f}" height="16"/>\n')
        label = "not measured" if number == "-" else number
        body += f'<text x="{LEFT + length + 6:.1f}" y="{y + 15:.1f}">{label}</text>\n'
        y += ROW
    line = f'<line class="grid" x1="{LEFT + scale:.1f}" y1="8" x2="{LEFT + scale:.1f}" y2="{y:.1f}"/>\n'
    return (f'<svg class="plot" role="img" aria-label="{words}" viewBox="0 0 {WIDTH} {y + 30:.0f}">\n'
            f'{line}{body}<text x="{LEFT:.1f}" y="{y + 20:.1f}">{unit}</text>\n</svg>\n')
