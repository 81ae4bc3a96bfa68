// SPDX-License-Identifier: BSL-1.0
// The C++ program that makes exactly the runs that are shown. `SOURCES` is the code of each scene as it is
// compiled here: what it includes, and its struct.
const sources = SOURCES;
const literal = (number) => {
  const text = String(number);
  return /[.e]/.test(text) ? text : `${text}.0`;
};

const programOf = (scene, {numbers, adaptive, error, seconds, radius}, runs) => {
  const {includes, code, type} = sources[scene.name];
  const given = scene.numbers.map(([name]) => `\n    .${name} = ${literal(numbers[name])}`).join(',');
  const lines = [];
  if (!scene.exact) {
    for (const {name, h} of runs) lines.push(`  play("${name}", ${scene.happens ? `${name}{}` : `scene.method(${name}{})`}, ${literal(h)} * si::second);`);
  } else {
    for (const {name, h, steps} of runs) {
      const rest = adaptive ? `scene.allowed(${literal(error)}),\n                         ${literal(seconds)} * si::second`
        : `${literal(h)} * si::second,\n                         ${steps}`;
      lines.push(`  std::cout << "${name}: "`, `            << integrate(${name}{}, scene.start(), scene.field(),`,
        `                         ${rest})`, "            << '\\n';");
    }
  }
  if (radius) {
    lines.push(`  auto const path = tube<128>(scene.starts(${literal(radius)}), scene.field(),`,
      `                              ${literal(seconds / 128)} * si::second);`,
      '  std::cout << "tube: " << path[128].state.position.lower << " to "', "            << path[128].state.position.upper << '\\n';");
  }
  const game = scene.exact ? [] : ['', '// As a game does it, with 60 frames a second.',
    `void play(char const* name, auto method, auto h) {`,
    scene.happens ? '  auto sim = scene.run(method, scene.field(), h);' : '  simulation sim{method, scene.start(), scene.field(), h};',
    '  fixed_step clock{h, 20000};', '  auto before = sim.state();', '  auto picture = before;',
    `  for (int frame = 0; frame < ${Math.round(60 * seconds)}; ++frame) {`, '    for (int n = clock.advance(si::second / 60.0); n > 0; --n) {',
    '      before = sim.state();', scene.happens ? '      if (!sim.has_stopped()) sim.step();' : '      sim.step();', '    }', '    picture = interpolate(before, sim.state(), clock.alpha());', '  }',
    `  std::cout << name << ": " << sim.state() << "\\n  drawn at: " << picture << '\\n';`, '}'];
  return [...includes, '#include <iostream>', '#include <unitstep/state/state_io.hpp>', '', 'namespace si = boost::units::si;', 'using namespace unitstep;', '', code, '',
    `constexpr ${type} scene{${given}};`, ...game, '', 'int main() {', '  std::cout.precision(17);', ...lines, '}', ''].join('\n');
};
