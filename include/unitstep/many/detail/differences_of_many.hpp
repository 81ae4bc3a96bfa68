// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <unitstep/many/detail/band_of_many.hpp>
#include <unitstep/methods/detail/difference_width.hpp>

namespace unitstep::detail {

/// The derivatives of the rates by differences: columns so far apart that no rate depends on two of them are found
/// in one evaluation. Widths as in `jacobian_of`.
template <class T, std::size_t Below, std::size_t Above, class Field>
band_of_many<T, Below, Above> differences_of_many(Field const& field, many<T> const& y, T t,
                                                  many<T> const& here, T dt, T relative,
                                                  many<T> const* absolute) {
  constexpr std::size_t stride = Below + Above + 1;
  std::size_t const n = y.size();
  auto matrix = band_of_many<T, Below, Above>::beside(y);
  auto const m = matrix.numbers();
  auto span = many<T>::beside(y);
  T const *const f = here.data(), *const at = y.data();
  T const* const a = absolute == nullptr ? nullptr : absolute->data();
  T* const width = span.numbers();
  auto const size = [&](std::size_t i) {
    T const own = unitstep::magnitude(at[i]);
    return a == nullptr ? own + unitstep::magnitude(f[i] * dt) : a[i] + relative * own;
  };
  T steepest(0);
  for (std::size_t i = 0; i < n; ++i) {
    T const s = size(i) > 0 ? unitstep::magnitude(f[i] * dt) / size(i) : T(0);
    steepest = s > steepest ? s : steepest;
  }
  for (std::size_t i = 0; i < n; ++i)
    width[i] = detail::difference_width(at[i], f[i] * dt, size(i), steepest);
  for (std::size_t d = 0; d < stride; ++d)
    for (std::size_t i = 0; i < n; ++i) m[d][i] = T(0);
  for (std::size_t group = 0; group < stride; ++group) {
    auto z = many<T>::beside(y);
    for (std::size_t j = 0; j < n; ++j) z.numbers()[j] = at[j];
    for (std::size_t j = group; j < n; j += stride) z.numbers()[j] = at[j] + width[j];
    many<T> const r = field(z, t);
    for (std::size_t j = group; j < n; j += stride) {
      std::size_t const first = j > Above ? j - Above : 0, end = j + Below < n ? j + Below + 1 : n;
      for (std::size_t i = first; i < end; ++i)
        m[j + Below - i][i] = (r.data()[i] - f[i]) / width[j];
    }
  }
  return matrix;
}

}  // namespace unitstep::detail
