// SPDX-License-Identifier: BSL-1.0
// The worker: clang and the program that it has compiled run here, so that the page stays awake. It takes the text of
// a program and tells [what, words]: see playground.js.
import {ConsoleStdout, File, OpenFile, WASI} from './wasi/index.js';

// What lies here is packed, since not every server packs what it sends.
let loaded = 0;
const counted = () => new TransformStream({transform(part, stream) {
  postMessage(['loading', loaded += part.length]);
  stream.enqueue(part);
}});
const unpacked = async (address) => {
  const answer = await get(`${address}.packed`);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Response(answer.body.pipeThrough(counted()).pipeThrough(new DecompressionStream('gzip')),
    {headers: {'content-type': 'application/wasm'}});
};
const get = self.fetch.bind(self);
self.fetch = unpacked;  // as the compiler loads its parts

const ready = Promise.all([import('./clang/bundle.js'), unpacked('headers.json').then((answer) => answer.json()),
  unpacked('others.pch').then((answer) => answer.arrayBuffer()).then((bytes) => new Uint8Array(bytes))]);
const told = new TextDecoder();
const say = (bytes) => bytes && postMessage(['said', told.decode(bytes, {stream: true})]);

const compile = async (text) => {
  const [{runClang, Exit}, headers, others] = await ready;
  const files = {include: headers.ours, system: headers.others, 'program.cpp': text, 'others.pch': others};
  // What all headers of the library include is read already; who includes other headers gets what they include alone.
  const read = /^ *# *include *<unitstep\/unitstep.hpp>/m.test(text) ? ['-include-pch', 'others.pch'] : [];
  postMessage(['compiling']);
  try {
    const made = await runClang(['clang++', ...headers.flags, ...read, '-include', 'unitstep/playground.hpp', 'program.cpp', '-o', 'program.wasm'], files, {stdout: say, stderr: say});
    return made['program.wasm'];
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  }
};
const run = async (program) => {
  const output = () => new ConsoleStdout(say);
  const wasi = new WASI([], [], [new OpenFile(new File([])), output(), output()]);
  const {instance} = await WebAssembly.instantiate(program, {wasi_snapshot_preview1: wasi.wasiImport});
  return wasi.start(instance);
};

self.onmessage = async ({data}) => {
  try {
    const program = await compile(data);
    if (!program) return postMessage(['refused']);
    postMessage(['running']);
    postMessage(['ended', await run(program)]);
  } catch (error) {
    postMessage(error instanceof WebAssembly.RuntimeError ? ['ended', `nothing: ${error.message}`] : ['trouble', `Trouble: ${error.message}`]);
  }
};
