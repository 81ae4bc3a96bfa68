# SPDX-License-Identifier: BSL-1.0
# awk -f docs/ledger.awk tests/claims/*_test.cpp: what the articles state, as a page of the site.
#
# The comment at the top of a test states each claim (N1 to N33), fact (P1 to P9) and method (M1 to
# M14) that it settles, the verdict, and where it is taught and drawn if it is:
#
#   // N11 (A) RK4's accumulated error is of fourth order.
#   //     Confirmed: half the step, 1/15.9 of the error, ...
#   //     See tutorial_order.
#   //     See figure_a_rk4, figure_a_zoom.
#
# and below, a comment that starts with its number stands above the code that proves it, up to the next
# such comment. Fails if one is missing, has no verdict or no assertion, or if a number in a verdict is
# in none of its assertions: those that bound from both sides, which are ==, shows(x, "15.9"), within,
# EXPECT_EQ, EXPECT_NEAR, and what has both < and >. "4.1 %" may stand there as 0.041. Indices, powers
# and the numbers in names (x_0, h^2, RK4) are none,
# nor is the 1 of "1/15.9".

function fail(why) {
  print "docs/ledger.awk: " why > "/dev/stderr"
  failed = 1
}
function escaped(text) {
  gsub(/&/, "\\&amp;", text)
  gsub(/</, "\\&lt;", text)
  gsub(/[|]/, "\\\\|", text)
  gsub(/[*]/, "\\\\*", text)
  return text
}

# The next number in `rest`, which is moved behind it; "" if there is none.
function next_number(  before, found) {
  while (match(rest, /[0-9][0-9']*([.][0-9]+)?(e[-+]?[0-9]+)?/)) {
    before = RSTART == 1 ? last_char : substr(rest, RSTART - 1, 1)
    found = substr(rest, RSTART, RLENGTH)
    last_char = substr(rest, RSTART + RLENGTH - 1, 1)
    rest = substr(rest, RSTART + RLENGTH)
    if (before ~ /[A-Za-z_^.]/) continue
    gsub(/'/, "", found)
    return found
  }
  return ""
}
function same_form(number) { return sprintf("%.9g", number + 0) }
# The numbers in the assertions among some code, into asserted[].
function collect(code,  n, i, statements, number) {
  split("", asserted)
  n = split(code, statements, ";")
  for (i = 1; i <= n; i++) {
    if (statements[i] !~ /static_assert[(]|EXPECT_/) continue
    if (statements[i] !~ /[^=!<>]==[^=]|shows[(]|within[(]|EXPECT_EQ|EXPECT_NEAR|<.*>|>.*</) continue
    rest = statements[i]
    last_char = ""
    while ((number = next_number()) != "") asserted[same_form(number)] = 1
  }
}
function compare(key,  number) {
  collect(plain[key])
  rest = verdict[key]
  sub(/^[^:]*: /, "", rest)
  while (match(rest, /[0-9],[0-9][0-9][0-9]/)) {
    rest = substr(rest, 1, RSTART) substr(rest, RSTART + 2)
  }
  last_char = ""
  if (rest !~ /[0-9]/) fail(file[key] ": " key ": no number in the verdict")
  while ((number = next_number()) != "") {
    if (same_form(number) in asserted || (number == 1 && rest ~ /^\/[0-9]/)) continue
    if (rest ~ /^ %/ && same_form(number / 100) in asserted) continue
    fail(file[key] ": " key ": " number " is in no assertion that bounds from both sides")
  }
}

FNR == 1 { in_header = 1; claim = ""; split("", open) }
in_header && /^#include/ { in_header = 0 }
in_header && /^\/\/ [NPM][0-9]+ [(]/ {
  claim = $2
  text = $0
  sub(/^\/\/ [NPM][0-9]+ [(]/, "", text)
  source[claim] = text
  sub(/[)].*/, "", source[claim])
  sub(/^[^)]*[)] /, "", text)
  said[claim] = text
  file[claim] = FILENAME
  next
}
in_header && claim != "" && /^\/\/     (Confirmed|Sharpened|Corrected): / {
  text = $0
  sub(/^\/\/ +/, "", text)
  verdict[claim] = text
  next
}
in_header && claim != "" && /^\/\/     See [a-z0-9_, ]+[.]$/ {
  text = $0
  sub(/^.* See /, "", text)
  sub(/[.]$/, "", text)
  gsub(/, /, ", \\ref ", text)
  if (claim in page) text = page[claim] ", \\ref " text
  page[claim] = text
  next
}
in_header && claim != "" && /^\/\/     / {
  text = $0
  sub(/^\/\/ +/, " ", text)
  if (claim in verdict) verdict[claim] = verdict[claim] text
  else said[claim] = said[claim] text
  next
}
in_header { next }

/^\/\/ [NPM][0-9]+/ {
  split("", open)
  text = $0
  sub(/[:.].*/, "", text)
  while (match(text, /[NPM][0-9]+/)) {
    open[substr(text, RSTART, RLENGTH)] = 1
    text = substr(text, RSTART + RLENGTH)
  }
  only_comments = 1
}
/^TEST[(]/ && !only_comments { split("", open) }
!/^\/\// { only_comments = 0 }
{
  without_comment = $0
  sub(/\/\/.*/, "", without_comment)
  for (key in open) {
    code[key] = code[key] $0 "\n"
    plain[key] = plain[key] without_comment " "
    if (without_comment ~ /static_assert|EXPECT_/) assertions[key]++
  }
}

function check(letter, last,  n, key) {
  for (n = 1; n <= last; n++) {
    key = letter n
    if (!(key in said)) fail("claim " key " is not settled in tests/claims")
    else if (!(key in verdict)) fail(file[key] ": " key " has no verdict")
    else if (!assertions[key]) fail(file[key] ": nothing proves " key)
    else compare(key)
  }
}
function see(key) { return key in page ? " See \\ref " page[key] "." : "" }
function table(letter, last, what,  n, key, word, text) {
  printf "| | article | %s | verdict |\n|---|---|---|---|\n", what
  for (n = 1; n <= last; n++) {
    key = letter n
    word = verdict[key]
    sub(/:.*/, "", word)
    text = verdict[key]
    sub(/^[^:]*: /, "", text)
    count[word]++
    printf "| <a id=\"row_%s\"></a><a href=\"#claim_%s\">%s</a> | %s | %s | **%s**: %s%s |\n", key, key, key, source[key],
      escaped(said[key]), word, escaped(text), see(key)
  }
}
function proofs(letter, last,  n, key) {
  for (n = 1; n <= last; n++) {
    key = letter n
    sub(/\n+$/, "\n", code[key])
    printf "\n**%s** %s *%s*%s\n\n", key, escaped(said[key]), escaped(verdict[key]), see(key)
    printf "\\htmlonly<details id=\"claim_%s\" class=\"refused\"><summary>The assertions, in <code>%s</code></summary>\\endhtmlonly\n\n```cpp\n%s```\n\n\\htmlonly</details>\\endhtmlonly\n", key, file[key], code[key]
  }
}

END {
  check("N", 33)
  check("P", 9)
  check("M", 14)
  if (failed) exit 1
  print "## The claims\n"
  table("N", 33, "claim")
  printf "\n33 claims: %d confirmed, %d sharpened, %d corrected.\n",
    count["Confirmed"], count["Sharpened"], count["Corrected"]
  print "\n## The mechanics around the methods\n"
  table("P", 9, "fact")
  print "\n## The methods as the articles write them\n"
  table("M", 14, "method")
  print "\n## The assertions"
  proofs("N", 33)
  proofs("P", 9)
  proofs("M", 14)
}
