# SPDX-License-Identifier: BSL-1.0
# awk -F '\t' -v words=TEXT -v unit=TEXT [-v reference=1] -f docs/bars.awk DATA: a bar chart as SVG
# that stands inside a page, like those of docs/plot/plot.hpp. A line of DATA is
#   GROUP <tab> NAME <tab> NUMBER <tab> LABEL
# Bars of one name look alike in every group. A line with no number says so in the place of its bar.

{
  if (!($2 in style)) style[$2] = ++styles
  group[NR] = $1; name[NR] = $2; number[NR] = $3; label[NR] = $4
  if ($3 + 0 > most) most = $3 + 0
}
END {
  if (NR == 0 || most <= 0) {
    print "docs/bars.awk: nothing to draw" > "/dev/stderr"
    exit 1
  }
  left = 200; width = 640; row = 24; y = 8
  scale = (width - left - 110) / (most > reference ? most : reference)
  for (i = 1; i <= NR; ++i) {
    if (group[i] != group[i - 1]) {
      y += 22
      body = body sprintf("<text x=\"0\" y=\"%.1f\" class=\"group\">%s</text>\n", y, group[i])
      y += 8
    }
    body = body sprintf("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">%s</text>\n", left - 8,
                        y + 15, name[i])
    if (number[i] == "")
      label[i] = "not measured"
    else
      body = body sprintf("<rect class=\"dot-%d\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"16\"/>\n",
                          (style[name[i]] - 1) % 7 + 1, left, y + 2, number[i] * scale)
    body = body sprintf("<text x=\"%.1f\" y=\"%.1f\">%s</text>\n", left + number[i] * scale + 6,
                        y + 15, label[i])
    y += row
  }
  printf "<svg class=\"plot\" role=\"img\" aria-label=\"%s\" viewBox=\"0 0 %d %.0f\">\n", words, width,
         y + 30
  if (reference)
    printf "<line class=\"grid\" x1=\"%.1f\" y1=\"8\" x2=\"%.1f\" y2=\"%.1f\"/>\n",
           left + reference * scale, left + reference * scale, y
  printf "%s<text x=\"%.1f\" y=\"%.1f\">%s</text>\n</svg>\n", body, left, y + 20, unit
}
