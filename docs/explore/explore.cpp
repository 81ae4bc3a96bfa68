// SPDX-License-Identifier: BSL-1.0
// What the page Explore calls: each scene by any method of the library. .ci/tools/prepare.py compiles it to
// WebAssembly. A number is in the unit that the scene gives it.
#include "film.hpp"
#include "scenes.hpp"

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
int scene_happens(int scene) {
  return explore::at(explore::all::scenes, scene).happens;
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
/// How many evaluations the last run took, with chosen steps or where things may happen.
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
