// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cmath>

/// Blanes and Moan's SRKN14A on plain doubles, by hand as a loop over its shares: of a planet around a fixed sun, and
/// of the sun and five planets that attract one another.
namespace raw_orbit {

inline constexpr double drift[]{0.0378593198406116,  0.102635633102435,  -0.0258678882665587,
                                0.314241403071447,   -0.130144459517415, 0.106417700369543,
                                -0.0087942431285105, 0.2073050690568954, -0.0087942431285105,
                                0.106417700369543,   -0.130144459517415, 0.314241403071447,
                                -0.0258678882665587, 0.102635633102435,  0.0378593198406116};
inline constexpr double kick[]{0.09171915262446165,  0.183983170005006,    -0.05653436583288827,
                               0.004914688774712854, 0.143761127168358,    0.328567693746804,
                               -0.19641146648645423, -0.19641146648645423, 0.328567693746804,
                               0.143761127168358,    0.004914688774712854, -0.05653436583288827,
                               0.183983170005006,    0.09171915262446165};

/// A planet on an ellipse, in space.
struct planet {
  double x, y, z;
  double vx, vy, vz;

  void moves(double h) { x += vx * h, y += vy * h, z += vz * h; }
  void is_kicked(double h) {
    double const square = x * x + y * y + z * z;
    double const pull = -1 / (square * std::sqrt(square));
    vx += pull * x * h, vy += pull * y * h, vz += pull * z * h;
  }
};

/// Bodies that attract one another.
struct planets {
  static constexpr int count = 6;
  struct triple {
    double x, y, z;
  };
  triple x[count], v[count];
  double parameter[count];  // G times the mass

  void moves(double h) {
    for (int i = 0; i < count; ++i)
      x[i].x += v[i].x * h, x[i].y += v[i].y * h, x[i].z += v[i].z * h;
  }
  void is_kicked(double h) {
    triple a[count]{};
    for (int i = 0; i < count; ++i)
      for (int j = i + 1; j < count; ++j) {
        double const dx = x[j].x - x[i].x, dy = x[j].y - x[i].y, dz = x[j].z - x[i].z;
        double const square = dx * dx + dy * dy + dz * dz;
        double const weight = 1 / (square * std::sqrt(square));
        double const to_i = parameter[j] * weight, to_j = parameter[i] * weight;
        a[i].x += dx * to_i, a[i].y += dy * to_i, a[i].z += dz * to_i;
        a[j].x -= dx * to_j, a[j].y -= dy * to_j, a[j].z -= dz * to_j;
      }
    for (int i = 0; i < count; ++i)
      v[i].x += a[i].x * h, v[i].y += a[i].y * h, v[i].z += a[i].z * h;
  }
};

template <class Bodies>
void run(Bodies& bodies, double h, long steps) {
  for (long n = 0; n < steps; ++n) {
    for (int i = 0; i < 14; ++i) {
      bodies.moves(h * drift[i]);
      bodies.is_kicked(h * kick[i]);
    }
    bodies.moves(h * drift[14]);
  }
}

}  // namespace raw_orbit
