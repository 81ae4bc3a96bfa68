// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/runge_kutta.hpp>

#include <utility>

namespace {

using namespace unitstep::detail;
using unitstep::motion;
using unitstep::vec;

// In whole numbers: the first and the last of three slopes are used, with the weights 2 and 3, in a step of 5.
struct weights {
  double at[3];
};
constexpr weights w{{2, 100, 3}};
constexpr double dt = 5;
constexpr std::index_sequence<0, 2> used{};

template <class State>
constexpr State moved(State const& y, State const& first, State const& unused, State const& last) {
  slopes<State, State, 3> k{};
  k.set(0, y, first);
  k.set(1, y, unused);
  k.set(2, y, last);
  return k.moved(y, w, dt, used);
}
template <class State>
constexpr State changed(State const& first, State const& unused, State const& last) {
  slopes<State, State, 3> k{};
  k.set(0, {}, first);
  k.set(1, {}, unused);
  k.set(2, {}, last);
  return k.change(w, dt, used);
}
static_assert(moved(1.0, 7.0, 1e3, 11.0) == 1 + 5 * (2 * 7 + 3 * 11));
static_assert(changed(7.0, 1e3, 11.0) == 5 * (2 * 7 + 3 * 11));

template <class V>
constexpr V numbered(double first, std::size_t numbers) {
  V v{};
  for (std::size_t i = 0; i < numbers; ++i) v[i] = first + static_cast<double>(10 * i * i + i);
  return v;
}
template <class V>
constexpr bool is_combined(std::size_t numbers) {
  V const y = numbered<V>(1, numbers), first = numbered<V>(7, numbers),
          unused = numbered<V>(1e3, numbers), last = numbered<V>(13, numbers);
  V const end = moved(y, first, unused, last), change = changed(first, unused, last);
  bool all = true;
  for (std::size_t i = 0; i < numbers; ++i)
    all = all && end[i] == y[i] + 5 * (2 * first[i] + 3 * last[i]) && change[i] == end[i] - y[i];
  return all;
}
static_assert(is_combined<vec<double, 2>>(2) && is_combined<vec<double, 3>>(3) &&
              is_combined<vec<double, 4>>(4) && is_combined<state_vector<double, 2>>(2));

// The slopes of a motion are its velocities and accelerations.
constexpr auto of_motion() {
  slopes<motion<double, double>, double, 3> k{};
  k.set(0, {0, 7}, 17);
  k.set(1, {0, 1e3}, 1e4);
  k.set(2, {0, 11}, 19);
  return k;
}
static_assert(of_motion().moved(motion<double, double>{1, 2}, w, dt, used) ==
              motion<double, double>{1 + 5 * (2 * 7 + 3 * 11), 2 + 5 * (2 * 17 + 3 * 19)});
static_assert(of_motion().change(w, dt, used).position == 5 * (2 * 7 + 3 * 11) &&
              of_motion().change(w, dt, used).velocity == 5 * (2 * 17 + 3 * 19));
static_assert(of_motion().result(2) == 19);

// Exactly the named columns are taken from other slopes.
constexpr bool takes() {
  slopes<double, double, 3> from{{7, 8, 9}}, k{};
  k.copy_from(from, used);
  slopes<motion<double, double>, double, 4> of_four{};
  of_four.copy_from(of_motion(), used);
  return k.result(0) == 7 && k.result(1) == 0 && k.result(2) == 9 && of_four.velocity[0] == 7 &&
         of_four.velocity[1] == 0 && of_four.velocity[2] == 11 && of_four.acceleration[0] == 17 &&
         of_four.acceleration[1] == 0 && of_four.acceleration[2] == 19;
}
static_assert(takes());

}  // namespace
