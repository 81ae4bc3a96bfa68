// SPDX-License-Identifier: BSL-1.0
// node precompile.mjs FOLDER: what clang for WebAssembly makes of the header in FOLDER/headers.json that includes what the
// library includes of others; to the standard output. FOLDER has the compiler, not packed.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

const [folder] = process.argv.slice(2);
const {flags, ours, others} = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8'));
console.log = console.error;  // as the compiler tells how far it is
const {runClang} = await import(pathToFileURL(join(folder, 'bundle.mjs')).href);
const parts = [];
await runClang(['clang++', ...flags, '-x', 'c++-header', 'include/unitstep/others.hpp', '-o', '-'], {include: ours, system: others},
  {stdout: (bytes) => bytes && parts.push(bytes.slice()), stderr: (bytes) => bytes && process.stderr.write(bytes)});
process.stdout.write(Buffer.concat(parts));
