#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# refusals.sh PAGE FOLDER: for every \mistake{NAME} on PAGE, makes in FOLDER the code of the mistake
# and of its cure, and what the compilers say to it: with this library (tests/refuse/cases/), with
# Boost.Units alone (plain/), with Boost.odeint on quantities (odeint/) and on numbers (doubles/).
# What a test kept in build/*/refused/ is taken from there, if it is newer than its sources; the rest
# is compiled here, as the tests do it. The compilers are CXX (default c++), g++ and the newest clang++-N;
# UNITSTEP_REFUSED_BY names others.
set -euo pipefail
shopt -s nullglob
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export LC_ALL=C
flags=(-Wall -Wextra -Wpedantic -Wconversion -Werror)
# shellcheck disable=SC2206  # CXXFLAGS are several words
flags+=(${CXXFLAGS:-})

source_of() {
  if [[ $1 == unitstep ]]; then
    printf 'tests/refuse/cases/%s.cpp\n' "$2"
  else
    printf 'tests/refuse/%s/%s.cpp\n' "$1" "$2"
  fi
}

# is_fresh FILE SOURCE: newer than the source and the headers that it can include.
is_fresh() {
  [[ -e $1 && $1 -nt $2 ]] || return 1
  case $2 in
    */cases/*) [[ -z $(find include -type f -newer "$1" -print -quit) ]] ;;
    *) [[ -z $(find "${2%/*}" -name '*.hpp' -newer "$1" -print -quit) ]] ;;
  esac
}

# say COMPILER LABEL LIBRARY NAME FOLDER: keeps the words in FOLDER/LABEL/LIBRARY/NAME.txt.
say() {
  local compiler=$1 label=$2 library=$3 name=$4 folder=$5
  local source kept file=$folder/$label/$library/$name.txt
  source=$(source_of "$library" "$name")
  ! is_fresh "$file" "$source" || return 0
  mkdir -p "${file%/*}"
  for kept in build/*/refused/"$label/${library#unitstep}/$name.txt"; do
    if is_fresh "$kept" "$source"; then
      cp "$kept" "$file.$$"
      mv "$file.$$" "$file"
      return
    fi
  done
  if "$compiler" -std=c++20 -Iinclude "${flags[@]}" -fsyntax-only -DUNITSTEP_MISTAKE "$source" \
    >"$file.$$" 2>&1; then
    grep -q '^// accepted: ' "$source" || {
      printf '%s: %s accepts the mistake\n' "$source" "$label" >&2
      exit 1
    }
  fi
  mv "$file.$$" "$file"
}

if [[ $1 == --say ]]; then
  shift
  say "$@"
  exit
fi
page=$1 folder=$2
mkdir -p "$folder"
mapfile -t names < <(sed -nE 's/^\\mistake\{([a-z_0-9]+)\}.*/\1/p' "$page")

# The compilers, each once, under the names that the tests give them.
label_of() {
  printf '__clang__ __clang_major__ __GNUC__\n' | "$1" -E -P -x c++ - 2>/dev/null |
    awk '$1 == 1 { print "clang-" $2; next } { print "g++-" $3 }'
}
declare -A command_of=()
labels=()
mapfile -t clangs < <(compgen -c clang++- | grep -E '^clang\+\+-[0-9]+$' | sort -uV)
for compiler in ${UNITSTEP_REFUSED_BY:-g++ ${clangs[@]: -1} "${CXX:-c++}"}; do
  command -v "$compiler" >/dev/null || continue
  label=$(label_of "$compiler")
  [[ -n $label && -z ${command_of[$label]:-} ]] || continue
  command_of[$label]=$compiler
  labels+=("$label")
done

# Boost.odeint takes long and says megabytes: only the first and the last compiler are asked.
libraries_of() {
  local label=$1 name=$2 library
  for library in unitstep plain odeint doubles; do
    [[ -e $(source_of "$library" "$name") ]] || continue
    [[ $library != odeint || $label == "${labels[0]}" || $label == "${labels[-1]}" ]] || continue
    printf '%s\n' "$library"
  done
}
for label in "${labels[@]}"; do
  for name in "${names[@]}"; do
    while read -r library; do
      printf '%s\n' "${command_of[$label]}" "$label" "$library" "$name" "$folder"
    done < <(libraries_of "$label" "$name")
  done
done | xargs -r -n 5 -P "${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}" docs/refusals.sh --say

escaped() { sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g' "$@"; }
readable() { printf '%s %s\n' "${1%-*}" "${1##*-}"; }
lines() { wc -l <"$1"; }
kilobytes() { awk -v n="$(wc -c <"$1")" 'BEGIN { printf n < 99950 ? "%.1f" : "%.0f", n / 1000 }'; }

# Of the source, what stands only in the mistake, or only in the right variant, moved to the left.
variant() {
  awk -v wanted="$1" '
    /^#ifdef UNITSTEP_MISTAKE/ { part = "mistake"; next }
    /^#else/ { part = "cure"; next }
    /^#endif/ { part = ""; next }
    part == wanted {
      line[++n] = $0
      match($0, /^ */)
      if (n == 1 || RLENGTH < least) least = RLENGTH
    }
    END { for (i = 1; i <= n; ++i) print substr(line[i], least + 1) }' "$2"
}

# The first line with an error; without one, that there is none.
first_line() {
  if [[ -s $1 ]]; then
    grep -m 1 'error: ' "$1" | escaped
  else
    printf 'nothing: it compiles\n'
  fi
}

size_of() {
  if [[ -s $1 ]]; then
    printf '%d lines, %s kB' "$(lines "$1")" "$(kilobytes "$1")"
  else
    printf 'accepted'
  fi
}

# The compilers that are shown unfolded: the first and the last one.
shown=("${labels[0]}")
[[ ${labels[-1]} == "${labels[0]}" ]] || shown+=("${labels[-1]}")

said_to() {
  local name=$1 library title label file
  for library in unitstep plain; do
    title=unitstep
    [[ $library == unitstep ]] || title='Boost.Units alone'
    for label in "${shown[@]}"; do
      file=$folder/$label/$library/$name.txt
      printf '<div class="said %s"><div class="who">%s, %s; first line of %s</div>' \
        "$library" "$title" "$(readable "$label")" "$(size_of "$file")"
      printf '<pre class="fragment">%s</pre></div>\n' "$(first_line "$file")"
    done
    printf '<details class="refused"><summary>All that they say: %s</summary>\n' "$title"
    for label in "${labels[@]}"; do
      file=$folder/$label/$library/$name.txt
      # Boost's words are many; those of the compilers in between are cut, to spare the reader's line.
      if [[ $library == unitstep || " ${shown[*]} " == *" $label "* ]]; then
        printf '<div class="said all"><div class="who">%s: %s</div><pre class="fragment">' \
          "$(readable "$label")" "$(size_of "$file")"
        escaped "$file"
      else
        printf '<div class="said all"><div class="who">%s: first line of %s</div><pre class="fragment">' \
          "$(readable "$label")" "$(size_of "$file")"
        first_line "$file"
      fi
      printf '</pre></div>\n'
    done
    printf '</details>\n'
  done
}

# One table for each compiler: lines and kilobytes.
table() {
  local label=$1 name library file ours plain fewer=0 accepted=0
  local -A all=()
  printf '<div class="sizes"><table class="markdownTable"><tr><th>%s</th>' "$(readable "$label")"
  printf '<th>unitstep</th><th>Boost.Units</th><th>odeint, quantities</th><th>odeint, numbers</th></tr>\n'
  for name in "${names[@]}"; do
    printf '<tr><td>%s</td>' "${name//_/ }"
    for library in unitstep plain odeint doubles; do
      file=$folder/$label/$library/$name.txt
      if [[ -e $file && -e $(source_of "$library" "$name") ]]; then
        printf '<td>%s</td>' "$(size_of "$file")"
        all[$library]=$((${all[$library]:-0} + $(lines "$file")))
      else
        printf '<td>&ndash;</td>'
      fi
    done
    printf '</tr>\n'
    ours=$folder/$label/unitstep/$name.txt plain=$folder/$label/plain/$name.txt
    if [[ ! -s $plain ]]; then
      accepted=$((accepted + 1))
    elif (($(lines "$ours") < $(lines "$plain"))); then
      fewer=$((fewer + 1))
    fi
  done
  printf '<tr><td>lines together, %d mistakes</td><td>%d</td><td>%d</td><td></td><td></td></tr>\n' \
    "${#names[@]}" "${all[unitstep]}" "${all[plain]}"
  printf '</table><p>Boost.Units alone accepts %d of the %d, and says more lines than this library to %d.</p></div>\n' \
    "$accepted" "${#names[@]}" "$fewer"
}

for name in "${names[@]}"; do
  source=$(source_of unitstep "$name")
  variant mistake "$source" >"$folder/$name.mistake.$$"
  variant cure "$source" >"$folder/$name.cure.$$"
  said_to "$name" >"$folder/$name.html.$$"
  mv "$folder/$name.mistake.$$" "$folder/$name.mistake.cpp"
  mv "$folder/$name.cure.$$" "$folder/$name.cure.cpp"
  mv "$folder/$name.html.$$" "$folder/$name.html"
done
for label in "${labels[@]}"; do
  if [[ $label == "${labels[0]}" ]]; then
    table "$label"
  else
    printf '<details class="sizes"><summary>%s</summary>\n' "$(readable "$label")"
    table "$label"
    printf '</details>\n'
  fi
done >"$folder/table.html.$$"
mv "$folder/table.html.$$" "$folder/table.html"

# The first mistake in one sentence, by the newest compiler that can print a computed message.
printf 'No compiler here prints computed messages.\n' >"$folder/computed.txt.$$"
for label in "${labels[@]}"; do
  said=$("${command_of[$label]}" -std=c++2c -Iinclude "${flags[@]}" -fsyntax-only -DUNITSTEP_MISTAKE \
    "$(source_of unitstep "${names[0]}")" 2>&1 | grep -m 1 'static assertion failed: expected' || true)
  [[ -z $said ]] || printf '%s\n' "$said" >"$folder/computed.txt.$$"
done
mv "$folder/computed.txt.$$" "$folder/computed.txt"
