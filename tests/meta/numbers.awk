# SPDX-License-Identifier: BSL-1.0
# awk -f numbers.awk PAGE...: names every number in the prose of a page that stands in none of the regions
# of code which the page quotes (\proof, \snippet), nor in one of its formulas.
#
# A number is found if its digits are: 2.2 mm is 0.0022, 7 % is 0.07, 1.07 or 0.93, 1/8 is 0.125.
# What is not code is marked on the page, in a comment of its own:
#   <!-- unproved: 1687 120 -->      these numbers are taken on trust: a year, a source's number
#   <!-- held by FILE -->            numbers that stand in FILE, a script or test that fails beyond them
#   <!-- measured by FILE -->        what follows up to the next empty line was counted by that script
# Versions of compilers, languages and flags are names: g++ 12, clang 16, C++20, -O2. Items of a list have
# ordinals.

# What is left of a number without its point and the zeros at its ends.
function digits(number) {
  gsub(/[.]/, "", number)
  sub(/^0+/, "", number)
  sub(/0+$/, "", number)
  return number == "" ? "0" : number
}
# Notes every number in a text as known.
function learn(text,    number) {
  gsub(/'/, "", text)
  while (match(text, /[0-9]*[.]?[0-9]+/)) {
    number = substr(text, RSTART, RLENGTH)
    known[digits(number)] = 1
    text = substr(text, RSTART + RLENGTH)
    if (text ~ /^[.][^0-9]/) text = substr(text, 2)
  }
}
function learn_region(file, region,    line, inside, found) {
  while ((getline line < file) > 0) {
    sub(/^ +/, "", line)
    if (line == "//! [" region "]" || line == "# [" region "]") { inside = !inside; found = 1 }
    else if (inside) { sub(/\/\/.*/, "", line); learn(line) }
  }
  close(file)
  if (!found) complain(file ": no region " region)
}
function learn_file(file,    line, found) {
  while ((getline line < file) > 0) {
    found = 1
    sub(/\/\/.*|^ *#.*/, "", line)
    learn(line)
  }
  close(file)
  if (!found) complain(page ":" FNR ": no file " file)
}
function complain(what) { print what; bad = 1 }

function shown(text) { return sprintf("%.10g", text) }
function is_known(number, after,    parts) {
  if (digits(number) in known) return 1
  if (split(number, parts, "/") == 2)
    return (digits(parts[1]) in known && digits(parts[2]) in known) || digits(shown(parts[1] / parts[2])) in known
  if (after ~ /^ %/)
    return digits(shown(1 + number / 100)) in known || digits(shown(1 - number / 100)) in known
  return 0
}

# The prose is kept until the whole page is read: a proof may stand below it.
function finish(    i, text, number, after) {
  for (i = 1; i <= lines; i++) {
    text = prose[i]
    while (match(text, /[0-9][0-9.]*(\/[0-9]+)?/)) {
      number = substr(text, RSTART, RLENGTH)
      after = substr(text, RSTART + RLENGTH)
      sub(/[.]+$/, "", number)
      # 10 800 and 10,800 are one number.
      while (number !~ /[.\/]/ && after ~ /^[ ,][0-9][0-9][0-9]($|[^0-9.])/) {
        number = number substr(after, 2, 3)
        after = substr(after, 5)
      }
      if (!is_known(number, after)) complain(page ":" at[i] ": " number " is not proved on this page")
      text = after
    }
  }
}

FNR == 1 {
  if (page != "") finish()
  page = FILENAME
  lines = formula = measured = 0
  split("", known)
}
/^<!-- unproved:/ { learn($0); next }
/^<!-- held by / { learn_file($4); next }
/^<!-- measured by / {
  if (system("test -e " $4)) complain(page ":" FNR ": no file " $4)
  measured = 1
  next
}
measured { measured = $0 != ""; next }
/^#/ || /^\\(minutes|output|refusedline|refused|htmlinclude|verbinclude|include|made|mistake|cure)/ || /^ *- \\subpage/ { next }
/^```/ { code = !code; next }
code {
  if (page ~ /README/) learn($0)  # its code is what the site quotes: see readme.sh
  next
}
/^<img / { next }
/^\\proof[{]/ {
  split(substr($0, 8), parts, /[,}]/)
  learn_region(parts[1], parts[2])
  next
}
/^\\snippet / {
  region = $0
  sub(/^\\snippet [^ ]+ /, "", region)
  learn_region($2, region)
  next
}
{
  text = $0
  sub(/^\\plot[{][^,]*,/, "", text)
  gsub(/`[^`]*`/, " ", text)
  # Formulas, which may go over several lines.
  rest = ""
  while (text != "") {
    if (formula) {
      end = index(text, formula)
      if (!end) { learn(text); text = ""; break }
      learn(substr(text, 1, end - 1))
      text = substr(text, end + 3)
      formula = ""
    } else if (match(text, /\\f[$[]/)) {
      rest = rest substr(text, 1, RSTART - 1) " "
      formula = substr(text, RSTART, 3) == "\\f$" ? "\\f$" : "\\f]"
      text = substr(text, RSTART + 3)
    } else {
      rest = rest text
      text = ""
    }
  }
  gsub(/[]][(]\\ref [^)]*[)]|\\claim[{][^}]*[}]/, "", rest)
  sub(/^ *[0-9]+[.] /, "", rest)
  gsub(/[Cc]hapters? [0-9]+/, "", rest)
  gsub(/RK[0-9]|C[+][+][0-9]+|-O[0-3]/, "", rest)
  gsub(/(g[+][+]|[Cc]lang)( [0-9]+,?| and [0-9]+)+/, "", rest)
  if (rest ~ /[0-9]/) { prose[++lines] = rest; at[lines] = FNR }
}
END {
  finish()
  exit bad
}
