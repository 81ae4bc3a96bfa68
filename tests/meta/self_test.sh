#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# self_test.sh CHECK COMMAND...: the negative control of a check. COMMAND, with a folder added, is to
# pass on a small sound tree and to fail on the same tree with one thing broken, naming the culprit.
set -euo pipefail

check=$1
shift
tree=$(mktemp -d) output=$(mktemp)
trap 'rm -rf "$tree" "$output"' EXIT
cp "$(dirname "${BASH_SOURCE[0]}")"/../../.clang-* "$tree"
cd "$tree"

# A library of one method, its test, its line in the docs, and its README.
spdx='SPDX-License-Identifier: BSL-1.0'
mkdir -p include/unitstep/methods tests/{methods,claims,support} tests/package/consumer examples docs/{tutorial,guide}
cat >include/unitstep/unitstep.hpp <<END
// $spdx
#pragma once

#include <unitstep/methods/leap.hpp>
END
cat >include/unitstep/methods/leap.hpp <<END
// $spdx
#pragma once

namespace unitstep {

struct leap {
  static constexpr int order = 2;
  static constexpr bool symplectic = true;
};

}  // namespace unitstep
END
printf '// %s\n' "$spdx" | tee tests/methods/leap_test.cpp >examples/leap.cpp
printf '# %s\n# [found]\nfind_package(unitstep)\n# [found]\n' "$spdx" >tests/package/consumer/CMakeLists.txt
printf '#!/usr/bin/env bash\n# %s\n' "$spdx" >examples/run.sh
chmod +x examples/run.sh
mkdir -p tests/meta
printf 'leap type 2.0\nwalk function 1.0 2.0\n' >tests/meta/api.txt
# shellcheck disable=SC2016
printf '## 2.0\n- `leap` is new.\n- **breaks** `walk` is gone.\n## 1.0\n' >docs/changelog.md
{
  printf '// %s\n' "$spdx"
  printf '// %s (A) It moves.\n//     Confirmed: by 4.1 %%.\n' N{1..33} P{1..9} M{1..14}
  printf '#include <cassert>\n'
  printf '// %s: so.\nstatic_assert(moves_by() == 0.041);\n' N{1..33} P{1..9} M{1..14}
} >tests/claims/it_moves_test.cpp
# shellcheck disable=SC2016
printf '| method | order | symplectic |\n|---|---|---|\n| `leap` | 2 | yes |\n' >docs/methods.md
printf '// %s\nsee(listed<leap>{"leap"});\n' "$spdx" >tests/support/every_method.hpp
cat >>examples/leap.cpp <<'END'
#include <unitstep/unitstep.hpp>

//! [order]
static_assert(unitstep::leap::order == 2);
//! [order]

//! [claim]
static_assert(30.0 * 30.0 / (2 * 6.0) == 75);  // not 44
static_assert(1.0 / 8 == 0.125 && 1.0665 < 1.07);
//! [claim]
END
cat >docs/tutorial/01_leap.md <<'END'
# 1 · A leap

\minutes{5}

It is 75 m long, 7 % more than \f$ 2^3 \f$ and 1/8 of 3 000 mm, as in chapter 9. `leap{17}` by RK4 is not meant.
<!-- unproved: 1768 -->
Euler, in 1768, did not.

\output{leap.txt}
\proof{examples/leap.cpp,claim}
END
printf '# Guides\n\n- \\subpage bounds\n- \\subpage other_bounds\n' >docs/guide/00_guides.md
printf '# Others {#other_bounds}\n' >docs/guide/02_others.md
cat >docs/guide/01_bounds.md <<'END'
# Bounds {#bounds}

<!-- held by tests/benchmarks/check.sh -->
A step costs at most 44 cents with g++ 12 and clang 16 and 19 at -O2. Once it was measured:

<!-- measured by tests/benchmarks/check.sh -->
| a step | 43 cents |
|---|---|

## Next

[Other bounds](\ref
other_bounds)
END
mkdir -p tests/benchmarks
printf '#!/usr/bin/env bash\n# %s\n# 45\ntest 44\n' "$spdx" >tests/benchmarks/check.sh
mkdir examples/refused
printf '// %s\n#include <unitstep/unitstep.hpp>\n//! [an order]\nstatic_assert(unitstep::hop::order == 2);\n//! [an order]\n' \
  "$spdx" >examples/refused/hop.cpp
printf '<svg></svg>\n' >docs/leap.svg
cat >docs/main.md <<'END'
\plot{leap.svg,A leap.}

\proof{examples/leap.cpp,order}
\snippet examples/refused/hop.cpp an order
\snippet tests/package/consumer/CMakeLists.txt found
END
cat >README.md <<'END'
<!-- examples/leap.cpp: order -->
```cpp
#include <unitstep/unitstep.hpp>
static_assert(unitstep::leap::order == 2);
```
<!-- refused, examples/refused/hop.cpp: an order -->
```cpp
#include <unitstep/unitstep.hpp>
static_assert(unitstep::hop::order == 2);
```
<!-- g++ 12, g++ 13, g++ 14, g++ 15, clang 14, clang 16, clang 19 -->
```text
error: ...hop...
```
<!-- tests/package/consumer/CMakeLists.txt: found -->
```cmake
find_package(unitstep)
```
```sh
./examples/run.sh
```
<img src="docs/leap.svg" width="99">
END

passes() {
  "$@" . >"$output" 2>&1 || {
    code=$?
    cat "$output"
    exit "$code"  # 77 as well: a check that skips has no control either
  }
}

# fails CULPRIT: the check must fail, and what it prints must name the culprit.
fails() {
  if "${command[@]}" . >"$output" 2>&1; then
    printf '%s did not notice: %s\n' "$check" "$1"
    exit 1
  fi
  grep -qE -- "$1" "$output" || {
    printf '%s failed without naming %s:\n' "$check" "$1"
    cat "$output"
    exit 1
  }
  printf 'noticed: %s\n' "$1"
}

command=("$@")
passes "${command[@]}"
method=include/unitstep/methods/leap.hpp
case $check in
  licence)
    sed -i 1d "$method"
    fails "$method"
    printf 'ELF\0' >a.out
    fails 'a.out: is not text'
    ;;
  paths)
    printf '// see /%s/somebody/notes\n' home >>"$method"
    fails "$method"
    ;;
  limits)
    printf 'add_compile_options(-fconstexpr-%s=9)\n' steps >>tests/package/consumer/CMakeLists.txt
    fails tests/package/consumer/CMakeLists.txt
    ;;
  length)
    printf '\n%.0s' {1..190} >>"$method"
    fails "$method"
    ;;
  tests)
    mv tests/methods/leap_test.cpp tests/methods/jump_test.cpp
    fails "$method"
    ;;
  umbrella)
    printf '// opt-in header\n' >>"$method"
    fails "$method"
    sed -i '$d' "$method"
    sed -i '/leap/d' include/unitstep/unitstep.hpp
    fails "$method"
    ;;
  methods)
    sed -i 's/leap/jump/' docs/methods.md
    fails "$method"
    sed -i 's/jump/leap/' docs/methods.md
    sed -i 's/leap/jump/' tests/support/every_method.hpp
    fails 'every_method.hpp does not list leap'
    ;;
  methods_table)
    sed -i 's/| 2 |/| 3 |/' docs/methods.md
    fails 'docs/methods.md:3: order of leap'
    sed -i 's/| 3 |/| 2 |/; s/yes/no/' docs/methods.md
    fails 'docs/methods.md:3: symplectic of leap'
    sed -i 's/order/degree/; s/symplectic/area/' docs/methods.md
    fails 'no table of methods'
    ;;
  readme)
    sed -i '0,/order == 2/s//order == 3/' README.md
    fails 'README.md:2: does not compile'
    sed -i '0,/order == 3/s//order == 2/; s/hop::order/leap::order/' README.md
    fails 'README.md:7: compiles, but'
    sed -i '0,/leap::order/! s/leap::order/hop::order/; s/find_package(unitstep)/fetch(unitstep)/' README.md
    fails 'README.md:16: no project'
    sed -i 's/fetch(unitstep)/find_package(unitstep)/; s/run.sh/go.sh/' README.md
    fails 'README.md:19: no command ./examples/go.sh'
    ;;
  readme_and_site)
    sed -i '4s/order == 2/order == 3/' README.md
    fails 'README.md:2: is not what stands in examples/leap.cpp'
    sed -i '4s/order == 3/order == 2/; 17s/find/found/' README.md
    fails 'README.md:16: is not what stands in tests/package'
    sed -i '17s/found/find/; 8s/unitstep.hpp/leap.hpp/' README.md
    fails 'README.md:7: not in examples/refused/hop.cpp: #include <unitstep/leap.hpp>'
    sed -i '8s/leap.hpp/unitstep.hpp/; 1d' README.md
    fails 'README.md:1: does not say which regions'
    sed -i '1i <!-- examples/leap.cpp: order -->' README.md
    sed -i 's/,order}/,claim}/' docs/main.md
    fails 'README.md:2: no page of the site quotes examples/leap.cpp, order'
    sed -i 's/,claim}/,order}/; s/leap.svg/jump.svg/' docs/main.md
    fails 'README.md:22: the main page of the site has no picture leap'
    ;;
  refusal)
    sed -i 's/error: ...hop/error: ...jump/' README.md
    fails 'README.md:12: .* does not say'
    ;;
  claims)
    claims=tests/claims/it_moves_test.cpp
    sed -i 's/N7 (A)/N70 (A)/' $claims
    fails 'claim N7 is not settled'
    sed -i 's/N70 (A)/N7 (A)/; 0,/Confirmed/s//Perhaps/' $claims
    fails 'N1 has no verdict'
    sed -i 's/Perhaps/Confirmed/; $d' $claims
    fails 'nothing proves M14'
    printf 'static_assert(moves_by() < 0.041);\n' >>$claims
    fails 'M14: 4.1 is in no assertion'
    sed -i '$d' $claims
    printf 'static_assert(moves_by() == 0.042);  // 0.041\n' >>$claims
    fails 'M14: 4.1 is in no assertion'
    sed -i 's/0.042/0.041/; 0,/ by 4.1 %/s// by much/' $claims
    fails 'N1: no number in the verdict'
    ;;
  api)
    leap=include/unitstep/methods/leap.hpp
    sed -i 's/^struct leap/constexpr int hop(int n = 1) { return n; }\nstruct leap/' $leap
    fails 'the function hop is new'
    sed -i 's/^constexpr int hop.*/template <class T>/' $leap
    printf 'namespace unitstep::detail {\nstruct inner {};\n}  // namespace unitstep::detail\n' >>$leap
    passes "${command[@]}"
    sed -i 's/^struct leap {/struct jump {/' $leap
    fails 'the type jump is new'
    fails 'the type leap is gone'
    sed -i 's/^struct jump {/struct leap {/; s/^template <class T>$//' $leap
    sed -i 's/leap/bound/' docs/changelog.md
    fails '2.0 does not say that .leap. is new'
    sed -i 's/bound/leap/; s/[*][*]breaks[*][*]/now/' docs/changelog.md
    fails '2.0 does not say that it ..breaks.. .walk.'
    ;;
  numbers)
    page=docs/tutorial/01_leap.md
    sed -i 's/75 m/76 m/' "$page"
    fails "$page:5: 76 is not proved"
    sed -i 's/76 m/44 m/' "$page"  # stands in a comment only
    fails "$page:5: 44 is not proved"
    sed -i 's/44 m/75 m/; s/1[/]8/1\/7/' "$page"
    fails "$page:5: 1/7 is not proved"
    sed -i 's/1[/]7/1\/8/; s/unproved: 1768/unproved: 1767/' "$page"
    fails "$page:7: 1768 is not proved"
    sed -i 's/1767/1768/; s/,claim}/,claims}/' "$page"
    fails 'examples/leap.cpp: no region claims'
    sed -i 's/,claims}/,claim}/' "$page"
    page=docs/guide/01_bounds.md
    sed -i 's/44 cents/45 cents/' "$page"  # stands in a comment of the script only
    fails "$page:4: 45 is not proved"
    sed -i 's/45 cents/44 cents/; s/measured by/drawn by/' "$page"
    fails "$page:7: 43 is not proved"
    sed -i 's/drawn by/measured by/' "$page"
    printf 'And 43 again.\n' >>"$page"  # after the table, all is looked at again
    fails "$page:14: 43 is not proved"
    sed -i '$d; s/held by tests/held by test/' "$page"
    fails "$page:3: no file test/benchmarks/check.sh"
    sed -i 's/held by test/held by tests/' "$page"
    printf 'It is 77 m long.\n' >>README.md  # the width of a picture is no claim
    fails 'README.md:23: 77 is not proved'
    ;;
  next)
    sed -i 's/^other_bounds/bounds/' docs/guide/01_bounds.md
    fails 'docs/guide/01_bounds.md: does not lead on to other_bounds'
    sed -i 's/^bounds/other_bounds/; s/[{]#bounds/{#limits/' docs/guide/01_bounds.md
    fails 'docs/guide/00_guides.md: no page bounds'
    ;;
  code)
    page=docs/tutorial/01_leap.md
    # shellcheck disable=SC2016  # the quotes of Markdown
    printf '```cpp\nint n;\n```\n' >>"$page"
    fails "$page:11: code that nothing compiles"
    sed -i '/^```/d; s/leap.cpp,claim/drafts\/leap.cpp,claim/' "$page"
    fails "$page: quotes examples/drafts/leap.cpp, which no test compiles"
    ;;
  format)
    printf 'int  twice( int n ) ;\n' >>"$method"
    fails "$method"
    ;;
  tidy)
    printf 'inline bool is_zero(int n) { return n = 0; }\ntypedef int whole;\n' >>"$method"
    fails "$method.*modernize-use-using"
    ;;
  cppcheck)
    printf 'inline int beyond() {\n  int two[2] = {};\n  return two[2];\n}\n' >>"$method"
    fails "$method.*arrayIndexOutOfBounds"
    ;;
  tidy_examples)
    printf 'inline bool is_zero(int n) { return n = 0; }\ntypedef int whole;\n' >>examples/leap.cpp
    fails 'examples/leap.cpp.*modernize-use-using'
    ;;
  *)
    printf 'no control for %s\n' "$check"
    exit 1
    ;;
esac
