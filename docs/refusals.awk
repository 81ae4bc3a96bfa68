# SPDX-License-Identifier: BSL-1.0
# awk -v said=FOLDER -v to=FOLDER -f docs/refusals.awk LIST: writes in the second folder, for every mistake
# NAME of the guide to refusals, NAME.mistake.cpp and NAME.cure.cpp with the lines of the two variants, and
# NAME.html with what the compilers said; table.html says how much they said. A line of LIST is
#   COMPILER LIBRARY NAME SOURCE
# for what is in said/COMPILER/LIBRARY/NAME.txt; the compilers and the mistakes stand in their order.

function escaped(text) {
  gsub(/&/, "\\&amp;", text)
  gsub(/</, "\\&lt;", text)
  gsub(/>/, "\\&gt;", text)
  return text
}
function file_of(key,  part) {
  split(key, part)
  return said "/" part[1] "/" part[2] "/" part[3] ".txt"
}
# How much was said, and the first line with an error.
function learn(key,  file, line) {
  file = file_of(key)
  lines[key] = bytes[key] = 0
  first[key] = "nothing: it compiles"
  while ((getline line < file) > 0) {
    if (line ~ /error: / && first[key] ~ /^nothing: /) first[key] = escaped(line)
    ++lines[key]
    bytes[key] += length(line) + 1
  }
  close(file)
}
function all_of(key, page,  file, line) {
  file = file_of(key)
  while ((getline line < file) > 0) print escaped(line) >page
  close(file)
}
# The lines that stand in one variant only, moved to the left.
function variant(source, wanted, page,  line, part, n, i, indent, least, kept) {
  while ((getline line < source) > 0) {
    if (line ~ /^#ifdef UNITSTEP_MISTAKE/) part = "mistake"
    else if (line ~ /^#else/) part = "cure"
    else if (line ~ /^#endif/) part = ""
    else if (part == wanted) {
      kept[++n] = line
      match(line, /^ */)
      if (n == 1 || RLENGTH < least) least = RLENGTH
    }
  }
  close(source)
  for (i = 1; i <= n; ++i) print substr(kept[i], least + 1) >page
  close(page)
}

function readable(label,  part) {
  split(label, part, "-")
  return part[1] " " part[2]
}
function size_of(key) {
  if (!lines[key]) return "accepted"
  return sprintf(bytes[key] < 99950 ? "%d lines, %.1f kB" : "%d lines, %.0f kB", lines[key],
    bytes[key] / 1000)
}
# Shown are the first lines of the first and the last compiler, folded away all that every one says. To
# Boost's users they say so much that only the last one is written out: each would be a tenth of the site.
function page_of(name,  page, library, title, who, i, k, key) {
  page = to "/" name ".html"
  for (k = 1; k <= 2; ++k) {
    library = k == 1 ? "unitstep" : "plain"
    title = k == 1 ? "unitstep" : "Boost.Units alone"
    for (i = 1; i <= labels; ++i) {
      if (i != 1 && i != labels) continue
      key = label[i] " " library " " name
      printf "<div class=\"said %s\"><div class=\"who\">%s, %s; first line of %s</div>", library, title,
        readable(label[i]), size_of(key) >page
      printf "<pre class=\"fragment\">%s</pre></div>\n", first[key] >page
    }
    who = k == 1 ? "they say" : readable(label[labels]) " says"
    printf "<details class=\"refused\"><summary>All that %s: %s</summary>\n", who, title >page
    for (i = k == 1 || labels == 1 ? 1 : 2; i <= labels; ++i) {
      key = label[i] " " library " " name
      printf "<div class=\"said all\"><div class=\"who\">%s: ", readable(label[i]) >page
      if (k == 1 || i == labels) {
        printf "%s</div><pre class=\"fragment\">", size_of(key) >page
        all_of(key, page)
      } else {
        printf "first line of %s</div><pre class=\"fragment\">%s\n", size_of(key), first[key] >page
      }
      print "</pre></div>" >page
    }
    print "</details>" >page
  }
  close(page)
}
# Lines and kilobytes, by one compiler.
function table_of(label, page,  i, k, key, ours, plain, fewer, accepted, libraries, library, all) {
  # Boost.odeint stands where it was asked.
  libraries = (label, "odeint") in asked ? 4 : 2
  split("unitstep,Boost.Units,odeint|quantities,odeint|numbers", library, ",")
  printf "<div class=\"sizes\"><table class=\"markdownTable\"><tr><th>%s</th>", readable(label) >page
  for (k = 1; k <= libraries; ++k) {
    sub(/[|]/, ", ", library[k])
    printf "<th>%s</th>", library[k] >page
  }
  print "</tr>" >page
  split("unitstep plain odeint doubles", library, " ")
  for (i = 1; i <= names; ++i) {
    ours = name[i]
    gsub(/_/, " ", ours)
    printf "<tr><td>%s</td>", ours >page
    for (k = 1; k <= libraries; ++k) {
      key = label " " library[k] " " name[i]
      printf "<td>%s</td>", key in lines ? size_of(key) : "&ndash;" >page
      if (key in lines) all[k] += lines[key]
    }
    print "</tr>" >page
    ours = lines[label " unitstep " name[i]]
    plain = lines[label " plain " name[i]]
    accepted += plain == 0
    fewer += ours < plain
  }
  printf "<tr><td>lines together, %d mistakes</td><td>%d</td><td>%d</td>", names, all[1], all[2] >page
  print (libraries > 2 ? "<td></td><td></td></tr>" : "</tr>") >page
  printf "</table><p>Boost.Units alone accepts %d of the %d, and says more lines than this " \
    "library to %d.</p></div>\n",
    accepted, names, fewer >page
}

!($1 in labelled) { labelled[$1]; label[++labels] = $1 }
!($3 in named) { named[$3]; name[++names] = $3 }
{ asked[$1, $2] }
$2 == "unitstep" { source[$3] = $4 }
{ learn($1 " " $2 " " $3) }
END {
  for (i = 1; i <= names; ++i) {
    variant(source[name[i]], "mistake", to "/" name[i] ".mistake.cpp")
    variant(source[name[i]], "cure", to "/" name[i] ".cure.cpp")
    page_of(name[i])
  }
  table = to "/table.html"
  for (i = labels; i >= 1; --i) {
    if (i < labels) printf "<details class=\"sizes\"><summary>%s</summary>\n", readable(label[i]) >table
    table_of(label[i], table)
    if (i < labels) print "</details>" >table
  }
}
