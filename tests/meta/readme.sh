#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# readme.sh blocks|refusal|site COMPILER SCRATCH [ROOT]: README.md does what it says.
#
# blocks   every ```cpp block compiles as shown, and fails if <!-- refused --> stands before it;
#          every line of a ```cmake block stands in a project of tests/package;
#          every ./command of a ```sh block exists
# refusal  a ```text block after <!-- g++ 12, clang 19 --> is what these compilers say to the refused
#          block before it; '...' is for what was left out. Exits with 77 if the README
#          does not quote COMPILER.
# site     README.md and the site show the same: a block of code after <!-- FILE: region, region --> is
#          these regions of FILE, each of which a page of the site quotes too; and a picture
#          docs/NAME.svg is on the main page
set -euo pipefail
mode=$1 compiler=$2 scratch=$3
cd "${4:-.}"
export LC_ALL=C
mkdir -p "$scratch"
bad=0 quoted=0 compiled=0 number=0 refused_output='' marker='' kind='' block=''

complain() {
  printf '%s\n' "$*"
  bad=1
}

version=$("$compiler" -dumpversion)
name="g++ ${version%%.*}"
if "$compiler" --version | grep -q clang; then name="clang ${version%%.*}"; fi

compile() {
  printf '%s' "$block" >"$scratch/block_$number.cpp"
  (cd "$scratch" && "$compiler" -std=c++20 -Wall -Wextra -Wpedantic -Werror -I"$include" \
    -fsyntax-only "block_$number.cpp" 2>&1)
}

check_cpp() {
  compiled=$((compiled + 1))
  if [[ $marker == '<!-- refused'* ]]; then
    if refused_output=$(compile); then complain "README.md:$number: compiles, but is to be refused"; fi
  elif [[ $mode == blocks ]]; then
    compile || complain "README.md:$number: does not compile"
  fi
}

check_quote() {
  local line pattern
  [[ ", ${marker:5:-4}," == *", $name,"* ]] || return 0
  quoted=1
  while IFS= read -r line; do
    # shellcheck disable=SC2016
    pattern=$(sed -E 's/[][\.*^$(){}?+|]/\\&/g; s/\\\.\\\.\\\./.*/g' <<<"$line")
    grep -qE -- "$pattern" <<<"$refused_output" ||
      complain "README.md:$number: $name does not say: $line"$'\n'"but: $refused_output"
  done <<<"${block%$'\n'}"
}

check_cmake() {
  local line
  while IFS= read -r line; do
    [[ -z $line ]] || grep -qxF -- "$line" tests/package/*/CMakeLists.txt ||
      complain "README.md:$number: no project in tests/package has the line: $line"
  done <<<"$block"
}

# What is not in a region is at the top: includes and names of namespaces, which stand in FILE too.
check_source() {
  local source regions region line shown='' wanted=''
  source=${marker#'<!-- '} source=${source#'refused, '} source=${source%' -->'}
  if [[ $source != *': '* || ! -e ${source%%: *} ]]; then
    complain "README.md:$number: does not say which regions of which file it shows"
    return
  fi
  IFS=, read -ra regions <<<"${source#*: }"
  source=${source%%: *}
  while IFS= read -r line; do
    if [[ $line == '#include '* || $line == 'namespace '* ]]; then
      grep -qxF -- "$line" "$source" || complain "README.md:$number: not in $source: $line"
    elif [[ -n $shown || -n $line ]]; then
      shown+=$line$'\n'
    fi
  done <<<"${block%$'\n'}"
  for region in "${regions[@]}"; do
    region=${region# }
    wanted+=${wanted:+$'\n'}$(awk -v region="[$region]" '
      $2 == region || ($1 == "//!" && substr($0, index($0, "[")) == region) { inside = !inside; next }
      inside' "$source")$'\n'
    grep -rqxF --include='*.md' -e "\\snippet $source $region" -e "\\proof{$source,$region}" docs ||
      complain "README.md:$number: no page of the site quotes $source, $region"
  done
  [[ $shown == "$wanted" ]] || complain "README.md:$number: is not what stands in $source:"$'\n'"$wanted"
}

check_picture() {
  local name=$1
  [[ -s docs/$name.svg ]] || complain "README.md:$line_number: no picture docs/$name.svg"
  grep -qF "\\plot{$name.svg," docs/main.md ||
    complain "README.md:$line_number: the main page of the site has no picture $name"
}

check_commands() {
  local command rest
  while read -r command rest; do
    [[ $command != ./* || -x $command ]] || complain "README.md:$number: no command $command $rest"
  done <<<"$block"
}

include=$PWD/include
line_number=0
while IFS= read -r line; do
  line_number=$((line_number + 1))
  if [[ -n $kind && $line == '```' ]]; then
    case $mode/$kind in
      blocks/cpp | refusal/cpp) check_cpp ;;
      refusal/text) check_quote ;;
      blocks/cmake) check_cmake ;;
      site/cpp | site/cmake)
        compiled=1
        check_source
        ;;
      blocks/sh) check_commands ;;
    esac
    kind='' marker=''
  elif [[ -n $kind ]]; then
    block+=$line$'\n'
  elif [[ $line == '```'* ]]; then
    kind=${line#'```'} block='' number=$line_number
    kind=${kind:-plain}
  elif [[ $line == '<!--'* ]]; then
    marker=$line
  elif [[ -n $line ]]; then
    marker=''
    if [[ $mode == site && $line =~ docs/([a-z_]+)\.svg ]]; then check_picture "${BASH_REMATCH[1]}"; fi
  fi
done <README.md
((compiled > 0)) || complain 'README.md: no cpp block'
if [[ $mode == refusal ]] && ((!bad && !quoted)); then
  printf 'skipped: README.md does not quote %s\n' "$name"
  exit 77
fi
exit "$bad"
