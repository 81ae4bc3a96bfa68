// SPDX-License-Identifier: BSL-1.0
// node newest_clang.mjs SCRATCH [BOOST]: what the clang of the npm package @yowasp/clang, which is kept in SCRATCH, says
// to the library, syntax only: nothing to all headers in every standard, and one plain sentence to a mistake. It is
// newer than a distribution's. It is a program for WebAssembly and sees no disk: it is handed the sources, and of
// the folder BOOST, which holds boost/, the parts that the library uses. Exits with 77 where npm cannot get it.
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

const version = '@yowasp/clang@22.0.0-git20542-10';
const [scratch, boost = '/usr/include'] = process.argv.slice(2);
const place = join(scratch, 'node_modules/@yowasp/clang');
if (!existsSync(join(place, 'gen/bundle.js'))) {
  try {
    execFileSync('npm', ['install', '--silent', '--no-save', '--prefer-offline', '--prefix', scratch, version]);
  } catch {
    console.log(`skipped: npm cannot get ${version}`);
    process.exit(77);
  }
}
const {commands, Exit} = await import(pathToFileURL(join(place, 'gen/bundle.js')));

const tree = (path) => statSync(path).isDirectory()
    ? Object.fromEntries(readdirSync(path).map((name) => [name, tree(join(path, name))]))
    : new Uint8Array(readFileSync(path));
const headers = (path) => readdirSync(join('include', path)).flatMap((name) =>
    name.endsWith('.hpp') ? [join(path, name)] :
    statSync(join('include', path, name)).isDirectory() ? headers(join(path, name)) : []);
const used = ['assert.hpp', 'config', 'config.hpp', 'core', 'cstdint.hpp', 'current_function.hpp', 'detail',
  'integer', 'integer_fwd.hpp', 'io_fwd.hpp', 'limits.hpp', 'mpl', 'pfr', 'preprocessor',
  'static_assert.hpp', 'throw_exception.hpp', 'type_traits', 'typeof', 'units', 'utility', 'version.hpp']
    .filter((name) => existsSync(join(boost, 'boost', name)));
const files = {
  unitstep: tree('include/unitstep'),
  boost: Object.fromEntries(used.map((name) => [name, tree(join(boost, 'boost', name))])),
  'mistake.cpp': tree('examples/refused/force_for_acceleration.cpp'),
  // What is in ensemble/ needs other libraries and signals, lanes the simd of GNU's.
  'all.cpp': headers('unitstep').filter((name) => !/ensemble|lanes/.test(name)).map((name) => `#include <${name}>\n`).join(''),
};

// What it says, to read or to look for something in.
const said = async (...options) => {
  const parts = [];
  const keep = (bytes) => bytes && parts.push(new TextDecoder().decode(bytes));
  try {
    await commands['clang++'](options, files,
        {stdout: keep, stderr: keep, fetchProgress: () => {}});
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  }
  return parts.join('');
};
const complain = (why, words) => {
  console.log(`${why}\n${words}`);
  process.exitCode = 1;
};

console.log((await said('--version')).split('\n')[0]);
for (const standard of ['c++20', 'c++23', 'c++26']) {
  const options = [`-std=${standard}`, '-Wall', '-Wextra', '-Wpedantic', '-Werror', '-fsyntax-only'];
  // Not as headers of a system, of which nothing is said.
  const words = await said('-I.', ...options, 'all.cpp');
  if (words !== '') complain(`${standard}: this is said to the headers:`, words);
  const refusal = await said('-I.', ...options, 'mistake.cpp');
  const errors = refusal.split('\n').filter((line) => line.includes(' error: '));
  const due = 'static assertion failed: expected acceleration: m s^-2, got kg m s^-2 (N)';
  if (errors.length !== 1 || !errors[0].endsWith(due))
    complain(`${standard}: this is said instead of "${due}":`, refusal);
}
