// SPDX-License-Identifier: BSL-1.0
// hover.mjs CLANGD SOURCE INCLUDE: asks clangd, through its protocol, what an editor shows where the
// mouse rests on names in SOURCE, prints it, and checks what guide 06 says of it.
import {spawn} from 'node:child_process';
import {readFileSync, realpathSync} from 'node:fs';

const [clangd, source, include] = process.argv.slice(2);
const file = realpathSync(source);
const text = readFileSync(file, 'utf8');
const uri = `file://${file}`;
const server = spawn(clangd, ['--log=error', '--background-index=false', '--clang-tidy=false'],
    {stdio: ['pipe', 'pipe', 'ignore']});

const waiting = new Map();
let tellDiagnostics;
const diagnostics = new Promise((tell) => { tellDiagnostics = tell; });
let unread = Buffer.alloc(0);
server.stdout.on('data', (data) => {
  unread = Buffer.concat([unread, data]);
  for (;;) {
    const header = unread.indexOf('\r\n\r\n');
    if (header < 0) return;
    const size = Number(/Content-Length: (\d+)/.exec(unread.subarray(0, header))[1]);
    if (unread.length < header + 4 + size) return;
    const message = JSON.parse(unread.subarray(header + 4, header + 4 + size));
    unread = unread.subarray(header + 4 + size);
    waiting.get(message.id)?.(message.result);
    if (message.method === 'textDocument/publishDiagnostics') {
      tellDiagnostics(message.params.diagnostics);
    }
  }
});
function send(message) {
  const words = JSON.stringify({jsonrpc: '2.0', ...message});
  server.stdin.write(`Content-Length: ${Buffer.byteLength(words)}\r\n\r\n${words}`);
}
let asked = 0;
function ask(method, params) {
  const id = ++asked;
  return new Promise((answer) => { waiting.set(id, answer); send({id, method, params}); });
}

let failures = 0;
function expect(name, what, holds) {
  if (holds) return;
  failures += 1;
  console.error(`hover on ${name}: ${what}`);
}
// What is shown for a name; descriptions come from an index that clangd makes meanwhile, so where
// `words` are due it is asked again for up to a minute.
async function hover(name, words = '') {
  const before = text.slice(0, text.search(new RegExp(`(?<!//.*)\\b${name}\\b(?!/)`))).split('\n');
  const position = {line: before.length - 1, character: before.at(-1).length};
  let shown = '';
  for (let tries = 0; tries < 120; ++tries) {
    const answer = await ask('textDocument/hover', {textDocument: {uri}, position});
    shown = answer?.contents.value ?? '';
    if (shown.includes(words)) break;
    await new Promise((passed) => { setTimeout(passed, 500); });
  }
  const lines = shown.split('\n').filter((line) => line !== '').slice(0, 6);
  console.log(`${name}:`);
  for (const line of lines) console.log(`  ${line.length > 90 ? `${line.slice(0, 87)}...` : line}`);
  expect(name, `"${words}" is not shown`, shown.includes(words));
  return shown;
}

await ask('initialize', {processId: process.pid, rootUri: null, capabilities: {},
  initializationOptions: {fallbackFlags: ['-std=c++20', `-I${include}`]}});
send({method: 'initialized', params: {}});
send({method: 'textDocument/didOpen',
  params: {textDocument: {uri, languageId: 'cpp', version: 1, text}}});
expect('the file', 'clangd complains of it', (await diagnostics).length === 0);

const written = 'Type: const motion<quantity<si::length>, quantity<si::velocity>>';
await hover('start', written);
await hover('copied', written);
await hover('rk4', 'the classical Runge-Kutta method');
const integrate = await hover('integrate', 'The state after `steps` steps of `dt`');
for (const name of ['method', 'initial', 'field', 'dt', 'steps', 't0']) {
  expect('integrate', `${name} is not described`, integrate.includes(`\\param ${name} `));
}
const end = await hover('end', 'Type: const motion<quantity<');
expect('end', 'a deduced type is as somebody wrote it', !end.includes(written));
await hover('state', 'const auto &');

await ask('shutdown', null);
send({method: 'exit'});
process.exit(failures > 0 ? 1 : 0);
