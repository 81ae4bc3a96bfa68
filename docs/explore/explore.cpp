// SPDX-License-Identifier: BSL-1.0
// What the page Explore computes: each scene by any method of the library.
// .ci/tools/prepare.py compiles it to WebAssembly.
#include "enclosed.hpp"
#include "film.hpp"
#include "methods.hpp"
#include "scenes/double_pendulum.hpp"
#include "scenes/kepler.hpp"
#include "scenes/magnetic.hpp"
#include "scenes/pendulum.hpp"
#include "scenes/spring.hpp"
#include "scenes/workshop.hpp"

namespace explore {

double numbers[16];  // of the scene, which the page writes
double seen_points[16];
row seen_row;

template <class Scene>
Scene given() {
  return [&]<std::size_t... i>(std::index_sequence<i...>) {
    return Scene{numbers[i]...};
  }(std::make_index_sequence<sizeof(Scene) / sizeof(double)>{});
}

struct listed_scene {
  char const* about;
  int width;
  bool exact, tube;
  void (*solve)(double end, int count) = nullptr;
  void (*enclosed)(double radius, double end) = nullptr;
  int (*seen)(double const* state, double* points) = nullptr;
};
template <class Scene>
constexpr listed_scene listed() {
  listed_scene all{page_of<Scene>::about, width<Scene>,
                   has_exact<Scene>, has_tube<Scene>};
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

template <class Scene, class Method>
constexpr run_of_scene fixed_run() {
  if constexpr (suits<Scene, Method>)
    return [](int slot, double h, double steps) {
      auto const scene = given<Scene>();
      int const count = fixed<Scene, Method>(slot, scene, h, steps);
      if constexpr (has_exact<Scene>) compare(slot, scene, count);
      return count;
    };
  else
    return nullptr;
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

// By methods, not by scenes: what is alike lies side by side, and the program is compressed the better.
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

//! [scenes]
using all = table<oscillator, pendulum, satellite, double_pendulum,
                  magnetic, workshop>;
//! [scenes]

template <class Table>
constexpr auto& at(Table const& table, int i) {
  if (i < 0 || static_cast<std::size_t>(i) >= table.size())
    refused("there is no such scene or method");
  return table[static_cast<std::size_t>(i)];
}
run_of_scene chosen(int scene, int method, bool adaptive) {
  auto const& runs = at(all::methods, method);
  return at(adaptive ? runs.adaptive : runs.fixed, scene);
}

}  // namespace explore

// What the page calls. A number is in the unit that the scene gives it.
extern "C" {

int scene_count() {
  return static_cast<int>(explore::all::scenes.size());
}
char const* scene_about(int scene) {
  return explore::at(explore::all::scenes, scene).about;
}
int scene_width(int scene) {
  return explore::at(explore::all::scenes, scene).width;
}
int scene_exact(int scene) {
  return explore::at(explore::all::scenes, scene).exact;
}
int scene_tube(int scene) {
  return explore::at(explore::all::scenes, scene).tube;
}

int method_count() {
  return static_cast<int>(explore::method_total);
}
char const* method_name(int method) {
  return explore::at(explore::methods, method).name;
}
int method_order(int method) {
  return explore::at(explore::methods, method).order;
}
int method_evaluations(int method) {
  return explore::at(explore::methods, method).evaluations;
}
int method_starting_evaluations(int method) {
  return explore::at(explore::methods, method).starting_evaluations;
}
int method_symplectic(int method) {
  return explore::at(explore::methods, method).symplectic;
}
int method_suits(int scene, int method, int adaptive) {
  return explore::chosen(scene, method, adaptive) != nullptr;
}

/// Where the page writes the scene's numbers, and reads a run's rows and the bounds of a tube.
double* numbers() { return explore::numbers; }
double const* rows(int slot) {
  return explore::rows[slot][0].data();
}
double const* low() { return explore::low[0].data(); }
double const* high() { return explore::high[0].data(); }

/// Leaves the rows of a run in a slot: `steps` steps of `h`; or chosen ones, within `h` for an error, to the
/// time `steps`.
/// \return how many
int run(int slot, int scene, int method, int adaptive, double h,
        double steps) {
  unitstep::on_failure = refused;
  auto const run = explore::chosen(scene, method, adaptive);
  if (run == nullptr)
    refused("the method does not go with the scene");
  if (!adaptive && !(0 <= steps && steps <= explore::most_steps))
    refused(explore::too_many);
  return run(slot, h, steps);
}
/// How many evaluations the last run with chosen steps took.
double evaluated() {
  return static_cast<double>(explore::evaluated);
}

/// Leaves `count + 1` rows of the exact solution in the slot 0.
void exact(int scene, double end, int count) {
  unitstep::on_failure = refused;
  if (!(0 <= count && count <= explore::most_steps))
    refused(explore::too_many);
  explore::at(explore::all::scenes, scene).solve(end, count);
}

/// Leaves the bounds of every solution whose start is within the radius; how many.
int enclosed(int scene, double radius, double end) {
  unitstep::on_failure = refused;
  explore::at(explore::all::scenes, scene).enclosed(radius, end);
  return explore::boxes + 1;
}

/// Where the page may write a row.
double* drawn_row() { return explore::seen_row.data(); }
void rewind_film(int slot, double h, int count, int known) {
  explore::rewind(slot, h, count, known != 0);
}
/// The row that is drawn after another frame.
double const* drawn(int slot, double frame_time) {
  unitstep::on_failure = refused;
  explore::seen_row = explore::drawn(slot, frame_time);
  return explore::seen_row.data();
}
/// The points at which a row is drawn; how many numbers they are.
double const* points() { return explore::seen_points; }
int seen(int scene, double const* row) {
  return explore::at(explore::all::scenes, scene)
      .seen(row + 3, explore::seen_points);
}
}
