# SPDX-License-Identifier: BSL-1.0
# cmake -D... -P check.cmake: compiles one mistake twice, right and wrong, and judges what is said.
#   CASE      the source, relative to ROOT; -DUNITSTEP_MISTAKE makes it wrong;
#             its line "// expect: ..." is the sentence that must come out, or "// expect words: ..."
#             what the compiler must say in its own words
#   ROOT      the top of the project, where the compiler runs, so that it prints relative paths
#   COMPILER  FAMILY VERSION STANDARD FLAGS (FLAGS separated by spaces)
#   OUTPUT    where the compiler's words are kept
#   LENGTH    if set, nothing is compiled: the words kept in OUTPUT are counted
#   HEADERS ONCE  if set, words for the compiler with which it has the library read already, and the
#             file that they read
#   MISTAKE   if set, only the mistake is compiled
#   SAME_AS   if set, a file that must hold the same words
cmake_minimum_required(VERSION 3.25)
set(ENV{LC_ALL} C)
string(REGEX MATCH "^[0-9]+" major "${VERSION}")

# The longest that a refusal may be, for the compilers that were measured.
set(lines_of_GNU_12 8)
set(lines_of_Clang_14 14)
set(lines_of_Clang_16 11)
set(lines_of_Clang_19 11)
# One whose source has a line "// inside: ..." is of an operator in the body of a field: the way there is
# shown too, three notes from a function and four from a class; g++ shows the evaluation instead.
set(lines_inside_of_GNU_12 13)
set(lines_inside_of_Clang_14 22)
set(lines_inside_of_Clang_16 22)
set(lines_inside_of_Clang_19 22)

function(complain why)
  message("${ARGN}\n${CASE}: ${why}")  # a fatal message would be wrapped
  message(FATAL_ERROR "${CASE}")
endfunction()

# The text between `from` and `to`, without either.
function(between from to line result)
  set(${result} "" PARENT_SCOPE)
  string(FIND "${line}" "${from}" start)
  if(start GREATER -1)
    string(LENGTH "${from}" length)
    math(EXPR start "${start} + ${length}")
    string(SUBSTRING "${line}" ${start} -1 line)
    string(FIND "${line}" "${to}" end)
    if(end GREATER -1)
      string(SUBSTRING "${line}" 0 ${end} line)
    endif()
    set(${result} "${line}" PARENT_SCOPE)
  endif()
endfunction()

# The words in `expected<text<21>{"dt: s"}>`; clang 14 prints `expected<'d', 't', ':', ' ', 's'>`.
function(words_in arguments result)
  set(words "")
  set(gap "")
  while(arguments MATCHES "{\"([^\"]*)\"}(.*)")
    string(APPEND words "${gap}${CMAKE_MATCH_1}")
    set(gap " ")
    set(arguments "${CMAKE_MATCH_2}")
  endwhile()
  if(words STREQUAL "" AND FAMILY STREQUAL "Clang" AND major LESS 16)
    while(arguments MATCHES "'(.)'(.*)")
      string(APPEND words "${CMAKE_MATCH_1}")
      set(arguments "${CMAKE_MATCH_2}")
    endwhile()
  endif()
  set(${result} "${words}" PARENT_SCOPE)
endfunction()

# What the first error line says, as "expected ..., got ...".
function(sentence_of line result)
  if(line MATCHES "static assertion failed: (expected .*)")
    set(${result} "${CMAKE_MATCH_1}" PARENT_SCOPE)
    return()
  endif()
  between("expected<" "got<" "${line}" expected)
  between("got<" "> >" "${line}" got)
  between("" ">>'" "${got}" got)
  words_in("${expected}" expected)
  words_in("${got}" got)
  set(${result} "expected ${expected}, got ${got}" PARENT_SCOPE)
endfunction()

# What is said with the headers read once, as it is without: they come from a line of the case.
function(as_a_user_sees said result)
  file(READ "${ROOT}/${CASE}" source)
  string(FIND "${source}" "#include <unitstep/" place)
  string(SUBSTRING "${source}" 0 ${place} before)
  count_lines("${before}" line)
  math(EXPR line "${line} + 1")
  string(REPLACE "from ${ONCE}:3" "from ${CASE}:${line}" said "${said}")
  string(REPLACE "${ROOT}/" "" said "${said}")
  string(REPLACE "In file included from ${CASE}:1:\n" "" said "${said}")  # clang's
  set(${result} "${said}" PARENT_SCOPE)
endfunction()

function(count_lines words result)
  string(REGEX REPLACE "[^\n]" "" newlines "${words}")
  string(LENGTH "${newlines}" count)
  set(${result} ${count} PARENT_SCOPE)
endfunction()

if(LENGTH)
  file(STRINGS "${ROOT}/${CASE}" inside REGEX "^// inside: ")
  if(inside)
    set(bound "${lines_inside_of_${FAMILY}_${major}}")
  else()
    set(bound "${lines_of_${FAMILY}_${major}}")
  endif()
  if(bound STREQUAL "")
    message("SKIPPED: no bound was measured for ${FAMILY} ${major}")
    return()
  endif()
  file(READ "${OUTPUT}" said)
  count_lines("${said}" lines)
  if(lines GREATER bound)
    complain("${lines} lines, ${FAMILY} ${major} needs no more than ${bound}" "${said}")
  endif()
  message("${lines} lines of at most ${bound}")
  return()
endif()

separate_arguments(flags UNIX_COMMAND "${FLAGS}")
set(command ${COMPILER} -std=${STANDARD} -Iinclude ${flags} -fsyntax-only)

file(STRINGS "${ROOT}/${CASE}" expectation REGEX "^// expect: ")
string(REGEX REPLACE "^// expect: " "" expectation "${expectation}")
file(STRINGS "${ROOT}/${CASE}" own_words REGEX "^// expect words: ")
string(REGEX REPLACE "^// expect words: " "" own_words "${own_words}")
if(expectation STREQUAL "" AND own_words STREQUAL "")
  complain("has no line \"// expect: expected ..., got ...\"")
endif()

separate_arguments(headers UNIX_COMMAND "${HEADERS}")
if(NOT MISTAKE)
  execute_process(COMMAND ${command} ${headers} ${CASE} WORKING_DIRECTORY "${ROOT}"
    RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
  if(NOT status EQUAL 0 OR NOT said STREQUAL "")
    complain("the right variant is not accepted in silence" "${said}")
  endif()
endif()

execute_process(COMMAND ${command} ${headers} -DUNITSTEP_MISTAKE ${CASE} WORKING_DIRECTORY "${ROOT}"
  RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
if(headers)
  as_a_user_sees("${said}" said)
endif()
file(WRITE "${OUTPUT}" "${said}")
if(status EQUAL 0)
  complain("the mistake is accepted" "${said}")
endif()
string(REPLACE ";" "," plain "${said}")
string(REGEX MATCHALL "(^|\n)[^\n]* error: " errors "${plain}")
list(LENGTH errors count)
if(NOT count EQUAL 1)
  complain("${count} errors instead of one" "${said}")
endif()
string(REGEX MATCH "[^\n]* error: [^\n]*" first "${plain}")
if(own_words)
  set(sentence "${own_words}")
  string(FIND "${first}" "${own_words}" place)
  if(place EQUAL -1)
    complain("does not say \"${own_words}\" in its first line" "${said}")
  endif()
else()
  sentence_of("${first}" sentence)
endif()
if(NOT own_words AND NOT sentence STREQUAL expectation)
  complain("says \"${sentence}\" instead of \"${expectation}\"" "${said}")
endif()
if(SAME_AS)
  file(READ "${SAME_AS}" others)
  if(NOT said STREQUAL others)
    complain("with the headers read once, something else is said" "${said}${others}")
  endif()
endif()
count_lines("${said}" lines)
message("${sentence}\n${lines} lines")
