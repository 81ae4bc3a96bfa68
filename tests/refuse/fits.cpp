// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// Mistakes with fits and their data.
#include <unitstep/answers/fit.hpp>
#include <vector>
#include "shared.hpp"

inline std::vector const data{observation{1.0 * s, 2.0 * m, 0.1 * m},
                              observation{2.0 * s, 4.0 * m, 0.1 * m}};
constexpr auto goes = [](auto speed, auto t) { return speed * t; };

// A length is observed, give or take a time.
// expect: expected sigma: m, got s
namespace deviation_of_another_unit {
// wrong: inline observation const seen{1.0 * s, 2.0 * m, 0.1 * s};
inline observation const seen{1.0 * s, 2.0 * m, 0.1 * m};
}  // namespace deviation_of_another_unit

// One of two components of a place has the deviation of a speed.
// expect: expected sigma: m, got m s^-1
namespace deviation_of_another_unit_in_a_vec {
// wrong: inline observation const seen{1.0 * s, vec{2.0 * m, 3.0 * m}, vec{0.1 * m_per_s, 0.1 * m_per_s}};
inline observation const seen{1.0 * s, vec{2.0 * m, 3.0 * m}, vec{0.1 * m, 0.1 * m}};
}  // namespace deviation_of_another_unit_in_a_vec

// A model returns a speed, where a way was measured.
// expect: expected result of the model: m, got m s^-1
namespace model_of_another_unit {
// wrong: inline auto const found = fit([](auto speed, auto) { return speed; }, data, 1.0 * m_per_s);
inline auto const found = fit(goes, data, 1.0 * m_per_s);
inline auto const& speed = found.value<0>();
}  // namespace model_of_another_unit

// A model returns a place, where its distance was measured.
// expect: expected result of the model: m, got vec<m, 2>
namespace model_of_another_shape {
// wrong: inline auto const found =
// wrong:     fit([](auto speed, auto t) { return vec{speed * t, speed * t}; }, data, 1.0 * m_per_s);
inline auto const found = fit(goes, data, 1.0 * m_per_s);
}  // namespace model_of_another_shape

// A bound of a speed is a length.
// expect: expected high: m s^-1, got m
namespace bound_of_another_unit {
// wrong: inline auto const found = fit(goes, data, bounded{0.0 * m_per_s, 1.0 * m_per_s, 9.0 * m});
inline auto const found = fit(goes, data, bounded{0.0 * m_per_s, 1.0 * m_per_s, 9.0 * m_per_s});
}  // namespace bound_of_another_unit

// A guess in another unit: the model returns another one then.
// expect: expected result of the model: m, got m s
namespace guess_of_another_unit {
// wrong: inline auto const found = fit(goes, data, 1.0 * m);
inline auto const found = fit(goes, data, 1.0 * m_per_s);
}  // namespace guess_of_another_unit

// A guess is an integer.
// expect: expected guess 0: a quantity or number of floating point, got a plain number (int)
namespace guess_of_an_integer {
// wrong: inline auto const found = fit([](auto x, auto) { return x * (1.0 * m); }, data, 1);
inline auto const found = fit([](auto x, auto) { return x * (1.0 * m); }, data, 1.0);
}  // namespace guess_of_an_integer

// A guess is a float, whose slopes have too few digits.
// expect: expected guess 0: a quantity or number of double, got a plain number (float)
namespace guess_of_a_float {
// wrong: inline auto const found = fit([](auto x, auto) { return x * (1.0 * m); }, data, 1.0f);
inline auto const found = fit([](auto x, auto) { return x * (1.0 * m); }, data, 1.0);
}  // namespace guess_of_a_float

// A model names its types, and takes no numbers with slopes.
// expect: expected model: callable with any number (auto), got one that names its types
namespace model_of_its_types {
// wrong: inline auto const found =
// wrong:     fit([](quantity<si::velocity> v, auto t) { return v * t; }, data, 1.0 * m_per_s);
inline auto const found = fit(goes, data, 1.0 * m_per_s);
}  // namespace model_of_its_types

// A model has no argument for the input.
// expect: expected model: callable with each unknown and an input, by value (auto), got one of other arguments
namespace model_without_input {
// wrong: inline auto const found = fit([](auto speed) { return speed * (1.0 * s); }, data, 1.0 * m_per_s);
inline auto const found = fit(goes, data, 1.0 * m_per_s);
}  // namespace model_without_input

// Lengths are no observations: nobody knows how sure they are.
// expect: expected data: observations, got m
namespace data_of_no_observations {
// wrong: inline auto const found = fit(goes, std::vector{1.0 * m, 2.0 * m}, 1.0 * m_per_s);
inline auto const found = fit(goes, data, 1.0 * m_per_s);
}  // namespace data_of_no_observations

// An unknown is taken for one of another unit.
// expect any: no match for|cannot convert|conversion from|no viable conversion
namespace result_of_another_unit {
// wrong: inline quantity<si::length> const speed = fit(goes, data, 1.0 * m_per_s).value<0>();
inline quantity<si::velocity> const speed = fit(goes, data, 1.0 * m_per_s).value<0>();
}  // namespace result_of_another_unit
