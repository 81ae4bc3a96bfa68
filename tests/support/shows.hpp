// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <stdexcept>

namespace laws {

/// Whether a number, written with as many digits as `text` has, reads as `text`: whether it is within
/// half a unit of the last digit, on both sides. "0.383", "4.1e-6", "-2.5"; "4.1 %" is 0.041.
constexpr bool shows(double x, char const* text) {
  bool const negative = *text == '-';
  if (negative) ++text;
  double digits = 0, unit = 1;
  bool behind_the_point = false;
  for (; *text == '.' || (*text >= '0' && *text <= '9'); ++text) {
    if (*text == '.') {
      behind_the_point = true;
      continue;
    }
    digits = 10 * digits + (*text - '0');
    if (behind_the_point) unit /= 10;
  }
  if (*text == 'e') {
    bool const small = *++text == '-';
    if (small) ++text;
    int power = 0;
    for (; *text >= '0' && *text <= '9'; ++text) power = 10 * power + (*text - '0');
    for (; power > 0; --power) unit = small ? unit / 10 : unit * 10;
  }
  if (text[0] == ' ' && text[1] == '%') {
    unit /= 100;
    text += 2;
  }
  if (*text != '\0') throw std::invalid_argument("shows: not a number");
  double const units = (negative ? -x : x) / unit;
  return units >= digits - 0.5000001 && units <= digits + 0.5000001;
}

}  // namespace laws
