# SPDX-License-Identifier: BSL-1.0
# awk -f api.awk HEADER...: the public names of the library, each with the kind of thing that it is: what is
# declared in namespace unitstep or unitstep::math, and not in detail or diagnostics. It counts on the
# format of the sources: what is declared in a namespace starts in the first column.

# Without what stands in pairs of these, innermost first.
function without(text, pair) {
  while (match(text, pair)) text = substr(text, 1, RSTART - 1) " " substr(text, RSTART + RLENGTH)
  return text
}
function note(kind, name) { if (name ~ /^[a-z][a-z0-9_]*$/ && name != "requires") print prefix name, kind }

function declared(text,    name) {
  if (text ~ /operator/ || text ~ /^(friend|public|private|static_assert|extern)/) return
  if (text ~ /->/ && text !~ /auto /) return  # a deduction guide
  gsub(/\[\[[^]]*\]\] */, "", text)
  gsub(/->|[<>]=|&&|\|\|/, " ", text)
  text = without(text, "<[^<>]*>")
  gsub(/(^| )template /, " ", text)
  if (match(text, /(^| )(concept|using) [a-z0-9_]+ *=/)) {
    split(substr(text, RSTART, RLENGTH), name, /[ =]+/)
    note(name[1] == "" ? name[2] : name[1], name[1] == "" ? name[3] : name[2])
    return
  }
  gsub(/requires *\{.*/, "", text)
  sub(/ *[{;].*/, "", text)  # a body, a default argument
  while (match(text, /[( ][(][^()]*[)]/))  # parentheses within a condition
    text = substr(text, 1, RSTART) " " substr(text, RSTART + RLENGTH)
  text = without(text, "(requires|decltype|noexcept|sizeof|explicit|alignas|sizeof[.][.][.]) *[(][^()]*[)]")
  gsub(/requires( *[!a-z0-9_:]+)( +[a-z0-9_]+::[a-z_:0-9]+)* /, " ", text)
  if (match(text, /(^| )(struct|class) [a-z0-9_]+ *(final)?( :.*)?$/)) {
    split(substr(text, RSTART, RLENGTH), name, / +/)
    note("type", name[1] == "" ? name[3] : name[2])
  } else if (match(text, /(constexpr|inline) [^(=]*[a-z0-9_]+ *=/)) {
    text = substr(text, RSTART, RLENGTH)
    sub(/ *=.*/, "", text)
    sub(/.* /, "", text)
    note("constant", text)
  } else if (match(text, /[a-z0-9_]+ *[(]/)) {
    name[1] = substr(text, RSTART, RLENGTH)
    gsub(/[ (]/, "", name[1])
    note("function", name[1])
  }
}

FNR == 1 { place = ""; hidden = 0; text = "" }
/\\cond/ { hidden = 1 }
/\\endcond/ { hidden = 0 }
/^namespace .*{/ && !/^namespace [a-z_]+ =/ {
  place = place "/" $2
  next
}
/^}  \/\/ namespace/ { sub(/\/[^\/]*$/, "", place); next }
{
  inside = place
  gsub(/^\/|unitstep|::/, "", inside)
  gsub(/\/+/, "", inside)
  prefix = inside == "math" ? "math::" : ""
}
hidden || (inside != "" && inside != "math") || /^#/ || /^ *\/\// || place == "" { next }
text == "" && /^[A-Za-z\[]/ { reading = 1 }
reading {
  line = $0
  sub(/ *\/\/.*/, "", line)
  text = text " " line
  if (line ~ /[;{]$/ || line ~ /[{}];?$/ || line ~ /^$/) {
    sub(/^ +/, "", text)
    declared(text)
    text = ""
    reading = 0
  }
}
