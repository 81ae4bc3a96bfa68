# SPDX-License-Identifier: BSL-1.0
# For check.cmake and record.cmake: what a compiler says that has the headers read already, as it says
# it to a user, who has not.

function(count_lines words result)
  string(REGEX REPLACE "[^\n]" "" newlines "${words}")
  string(LENGTH "${newlines}" count)
  set(${result} ${count} PARENT_SCOPE)
endfunction()

# as_a_user_sees(what is said, start of the include line that was read once, result): that line is the
# third of the file ONCE, and a line of CASE to a user.
function(as_a_user_sees said include result)
  file(READ "${ROOT}/${CASE}" source)
  string(FIND "${source}" "${include}" place)
  string(SUBSTRING "${source}" 0 ${place} before)
  count_lines("${before}" line)
  math(EXPR line "${line} + 1")
  string(REPLACE "from ${ONCE}:3" "from ${CASE}:${line}" said "${said}")
  string(REPLACE "${ROOT}/" "" said "${said}")
  string(REPLACE "In file included from ${CASE}:1:\n" "" said "${said}")  # clang's
  set(${result} "${said}" PARENT_SCOPE)
endfunction()
