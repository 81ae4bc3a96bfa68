# SPDX-License-Identifier: BSL-1.0
# awk -f docs/ledger.awk tests/claims/*_test.cpp: the claims of the articles as a page of the site.
#
# The comment at the top of a test states each claim that it settles, and the verdict:
#
#   // N11 (A) RK4's accumulated error is of fourth order.
#   //     Confirmed: half the step, 1/15.9 of the error, ...
#
# and below, a comment that starts with its number stands above the code that proves it, up to the next
# such comment. Fails if a number from 1 to 33 is missing, has no verdict, or no assertion.

function fail(why) {
  print "docs/ledger.awk: " why > "/dev/stderr"
  failed = 1
}
function escaped(text) {
  gsub(/&/, "\\&amp;", text)
  gsub(/</, "\\&lt;", text)
  gsub(/[|]/, "\\\\|", text)
  return text
}

FNR == 1 { in_header = 1; claim = 0; split("", open) }
in_header && /^#include/ { in_header = 0 }
in_header && /^\/\/ N[0-9]+ [(]/ {
  claim = $2
  sub(/^N/, "", claim)
  claim += 0
  text = $0
  sub(/^\/\/ N[0-9]+ [(]/, "", text)
  source[claim] = text
  sub(/[)].*/, "", source[claim])
  sub(/^[^)]*[)] /, "", text)
  said[claim] = text
  file[claim] = FILENAME
  next
}
in_header && claim && /^\/\/     (Confirmed|Sharpened|Corrected): / {
  text = $0
  sub(/^\/\/ +/, "", text)
  verdict[claim] = text
  next
}
in_header && claim && /^\/\/     / {
  text = $0
  sub(/^\/\/ +/, " ", text)
  if (claim in verdict) verdict[claim] = verdict[claim] text
  else said[claim] = said[claim] text
  next
}
in_header { next }

/^\/\/ N[0-9]+/ {
  split("", open)
  text = $0
  sub(/[:.].*/, "", text)
  while (match(text, /N[0-9]+/)) {
    number = substr(text, RSTART + 1, RLENGTH - 1) + 0
    open[number] = 1
    text = substr(text, RSTART + RLENGTH)
  }
}
/^TEST[(]/ && !/N[0-9]/ { split("", open) }
{
  for (number in open) {
    code[number] = code[number] $0 "\n"
    if (/static_assert|EXPECT_/) assertions[number]++
  }
}

END {
  for (n = 1; n <= 33; n++) {
    if (!(n in said)) fail("claim N" n " is not settled in tests/claims")
    else if (!(n in verdict)) fail(file[n] ": N" n " has no verdict")
    else if (!assertions[n]) fail(file[n] ": nothing proves N" n)
  }
  if (failed) exit 1
  print "| | article | claim | verdict |\n|---|---|---|---|"
  for (n = 1; n <= 33; n++) {
    word = verdict[n]
    sub(/:.*/, "", word)
    rest = verdict[n]
    sub(/^[^:]*: /, "", rest)
    count[word]++
    printf "| <a href=\"#claim_N%d\">N%d</a> | %s | %s | **%s**: %s |\n", n, n, source[n], escaped(said[n]), word, escaped(rest)
  }
  printf "\n%d claims: %d confirmed, %d sharpened, %d corrected.\n", 33, count["Confirmed"], count["Sharpened"], count["Corrected"]
  for (n = 1; n <= 33; n++) {
    sub(/\n+$/, "\n", code[n])
    printf "\n**N%d** %s *%s*\n\n", n, escaped(said[n]), escaped(verdict[n])
    printf "\\htmlonly[block]<details id=\"claim_N%d\" class=\"refused\"><summary>The assertions, in <code>%s</code></summary>\\endhtmlonly\n\n```cpp\n%s```\n\n\\htmlonly[block]</details>\\endhtmlonly\n", n, file[n], code[n]
  }
}
