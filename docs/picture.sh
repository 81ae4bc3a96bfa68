#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# picture.sh PROGRAM [FILE]: prints what a program of docs/figures draws as a picture that stands alone, on
# white paper and with the colours of the site. With a FILE fails unless that is the picture.
#   docs/picture.sh build/dev/docs/figure_spring >docs/spring.svg
set -euo pipefail
program=$1 file=${2:-}
theme=$(dirname "${BASH_SOURCE[0]}")/theme/site.css

picture() {
  "$program" | awk -v theme="$theme" '
    NR == 1 {
      while ((getline line < theme) > 0) {
        # Of the two values of a colour, light and dark, the light one comes first.
        if (match(line, /--series-[0-9]: #[0-9a-f]+;/) && !(substr(line, RSTART, 10) in colour))
          colour[substr(line, RSTART, 10)] = substr(line, RSTART + 12, RLENGTH - 13)
        if (line !~ /^[.]plot /) continue
        while (match(line, /var\([^)]*\)/)) {
          name = substr(line, RSTART + 4, RLENGTH - 5)
          value = name in colour ? colour[name] : name == "--font-family" ? "sans-serif" : "#222"
          line = substr(line, 1, RSTART - 1) value substr(line, RSTART + RLENGTH)
        }
        gsub(/[.]plot /, "", line)
        style = style line "\n"
      }
      sub(/<svg /, "<svg xmlns=\"http://www.w3.org/2000/svg\" color=\"#222\" ")
      print
      printf "<style>\n%s</style>\n<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n", style
      next
    }
    { print }'
}

if [[ -z $file ]]; then
  picture
elif ! picture | cmp - "$file"; then
  printf '%s is not what %s draws: make it again with docs/picture.sh\n' "$file" "$program"
  exit 1
fi
