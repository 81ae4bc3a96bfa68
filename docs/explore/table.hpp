// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "any_method.hpp"
#include "enclosed.hpp"

namespace explore {

inline double numbers[16];  // of the scene, written by the page
inline double seen_points[16];
inline row seen_row;

/// The scene with the page's numbers.
template <class Scene>
Scene given() {
  return [&]<std::size_t... i>(std::index_sequence<i...>) {
    return Scene{numbers[i]...};
  }(std::make_index_sequence<sizeof(Scene) / sizeof(double)>{});
}

/// A scene without its type, and a method in a scene.
struct listed_scene {
  char const* about;
  int width;
  bool exact, tube, happens;
  void (*solve)(double end, int count) = nullptr;
  void (*enclosed)(double radius, double end) = nullptr;
  int (*seen)(double const* state, double* points) = nullptr;
};
template <class Scene>
constexpr listed_scene listed() {
  listed_scene all{page_of<Scene>::about, width<Scene>,
                   has_exact<Scene>, has_tube<Scene>,
                   has_happenings<Scene>};
  if constexpr (has_exact<Scene>)
    all.solve = [](double end, int count) {
      solve(given<Scene>(), end, count);
    };
  if constexpr (has_tube<Scene>)
    all.enclosed = [](double radius, double end) {
      enclosed(given<Scene>(), radius, end);
    };
  all.seen = [](double const* state, double* points) {
    return page_of<Scene>::seen(given<Scene>(), state, points);
  };
  return all;
}

using run_of_scene = int (*)(int slot, double, double);

/// The place of a method in the list.
template <class Method>
constexpr int place_of = [] {
  int n = 0, found = -1;
  for_each_method([&]<class Other>(char const*) {
    if (std::is_same_v<Method, Other>) found = n;
    ++n;
  });
  return found;
}();

template <class Scene>
int hybrid_by(int method, int slot, double h, double steps) {
  return hybrid(slot, given<Scene>(), any_method<Scene>{method}, h,
                steps);
}

template <class Scene, class Method>
constexpr run_of_scene fixed_run() {
  if constexpr (!suits<Scene, Method>)
    return nullptr;
  else if constexpr (has_happenings<Scene>)
    return [](int slot, double h, double steps) {
      return hybrid_by<Scene>(place_of<Method>, slot, h, steps);
    };
  else
    return [](int slot, double h, double steps) {
      auto const scene = given<Scene>();
      int const count = fixed<Scene, Method>(slot, scene, h, steps);
      if constexpr (has_exact<Scene>)
        compare(slot, scene, count);
      else if constexpr (requires {
                           scene.averaged(scene.start());
                         })
        average(slot, count);
      return count;
    };
}
template <class Scene, class Method>
constexpr run_of_scene adaptive_run() {
  if constexpr (chooses<Scene, Method>)
    return [](int slot, double error, double end) {
      auto const scene = given<Scene>();
      int const count =
          adaptive<Scene, Method>(slot, scene, error, end);
      compare(slot, scene, count);
      return count;
    };
  else
    return nullptr;
}

/// All scenes by all methods. By methods first: what is alike lies side by side, and the program is
/// compressed the better.
template <class... Scene>
struct table {
  static constexpr std::array scenes{listed<Scene>()...};

  struct runs {
    std::array<run_of_scene, sizeof...(Scene)> fixed, adaptive;
  };
  static constexpr auto methods = [] {
    std::array<runs, method_total> all{};
    auto next = all.begin();
    for_each_method([&]<class Method>(char const*) {
      *next++ = {{fixed_run<Scene, Method>()...},
                 {adaptive_run<Scene, Method>()...}};
    });
    return all;
  }();
};

template <class Table>
constexpr auto& at(Table const& table, int i) {
  if (i < 0 || static_cast<std::size_t>(i) >= table.size())
    refused("there is no such scene or method");
  return table[static_cast<std::size_t>(i)];
}

}  // namespace explore
