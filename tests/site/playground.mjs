// SPDX-License-Identifier: BSL-1.0
// node playground.mjs CHROMIUM SITE: tests the page Playground in headless Chromium, from a server: the programs that
// it offers, a program with a mistake of each kind, one that does not end, and a second run without loading. From a
// file the page says why it does not work.
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {Browser} from './browser.mjs';

const [chromium, site] = process.argv.slice(2);
if (!existsSync(join(site, 'playground/compile.js'))) {
  console.log('skipped: there is no compiler for WebAssembly, and the page says so');
  process.exit(0);
}
let wrong = 0;
const expect = (what, holds, found) => {
  if (!holds) {
    ++wrong;
    console.log(`${what}: ${found}`);
  }
};
const types = {html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml'};
let asked = [];
const server = createServer(({url}, answer) => {
  const file = join(site, new URL(url, 'http://site').pathname);
  if (url === '/favicon.ico') return answer.writeHead(204).end();
  asked.push(url);
  if (!existsSync(file)) return answer.writeHead(404).end();
  answer.writeHead(200, {'content-type': types[file.split('.').at(-1)] ?? 'application/octet-stream'}).end(readFileSync(file));
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));

const browser = new Browser(chromium);
browser.say = (words) => expect('the page', false, words);
await browser.open();
await browser.load(`http://127.0.0.1:${server.address().port}/playground.html`);
expect('before the first run', !asked.some((url) => url.includes('/playground/') && !url.includes('/programs/')), 'something is loaded');

const status = () => browser.ask("document.getElementById('playground-status').textContent");
const press = (name) => browser.ask(`document.getElementById('playground-${name}').click()`);
const until = async (holds) => {
  for (let quarters = 0; quarters < 480; ++quarters) {
    const now = await status();
    if (holds(now)) return now;
    await new Promise((done) => setTimeout(done, 250));
  }
  return `still "${await status()}"`;
};
const hasEnded = (words) => /refuses|returned|Trouble|Stopped|started:/.test(words);
// The page's answer to a program, or to the one that it offers.
const said = async (program) => {
  if (typeof program === 'string') await browser.ask(`document.getElementById('playground-text').value = ${JSON.stringify(program)}`);
  else {
    await browser.ask(`(async () => {
      const list = document.getElementById('playground-program'), text = document.getElementById('playground-text');
      list.selectedIndex = ${program};
      list.dispatchEvent(new Event('change'));
      for (let i = 0; i < 300 && text.dataset.program !== list.value; ++i) await new Promise((done) => setTimeout(done, 10));
    })()`);
  }
  await press('run');
  const end = await until(hasEnded);
  return {end, words: await browser.ask("document.getElementById('playground-said').textContent")};
};
const holds = async (name, program, end, words) => {
  const found = await said(program);
  expect(name, end.test(found.end) && words.test(found.words), JSON.stringify(found).slice(0, 2000));
};

// Every offered program is there, by topic: the tutorial's in the order of its chapters.
const offered = await browser.ask(`[...document.querySelectorAll('#playground-program optgroup')].map((group) =>
  [group.label, [...group.children].map(({value, textContent}) => [value, textContent])])`);
for (const [group, programs] of offered) {
  for (const [name] of programs) expect(group, existsSync(join(site, `playground/programs/${name}.js`)), `there is no ${name}`);
}
const chapters = offered.find(([group]) => group === 'Tutorial')?.[1].map(([, title]) => parseInt(title, 10)) ?? [];
expect('the tutorial', chapters.length > 15 && chapters.every((number, i) => i === 0 || number >= chapters[i - 1]), chapters);
expect('the examples', (offered.find(([group]) => group === 'Examples')?.[1].length ?? 0) > 15, JSON.stringify(offered).slice(0, 500));

const returned = /returned 0/, refused = /refuses/;
const started = performance.now();
await holds('a spring', 0, returned, /^x = 0\.512 m, v = -3\.326 m\/s\n$/);
console.log(`the first program, with what is loaded: ${((performance.now() - started) / 1000).toFixed(1)} s`);
asked = [];
const began = performance.now();
await holds('a wrong unit', 1, refused, /error: .*expected acceleration: m s\^-2.*got kg m s\^-2 \(N\)/);
expect('a second program', asked.every((url) => url.includes('/programs/')), `loads ${asked}`);
const first = await browser.ask("document.getElementById('playground-sentence').textContent");
expect('the sentence', /^expected acceleration: m s\^-2.*got kg m s\^-2 \(N\)/.test(first), first);
const line = await browser.ask("document.getElementById('playground-line').textContent");
expect('the line of the reader', /^line \d+: .*(fallen|integrate|explicit_euler)/.test(line), line);
expect('the rest', await browser.ask("!document.getElementById('playground-all').open"), 'is not folded');
console.log(`a program that is refused: ${((performance.now() - began) / 1000).toFixed(1)} s`);
await holds('450 m and 500 m', 2, returned, /10 {6}100 {5}450 {6}100 {5}500 {7}50\n$/);
await holds('an orbit', 3, returned, /^half a period: 4072\.800 s\n/);
await holds('no C++', 'int main() { retrun 0; }', refused, /undeclared identifier 'retrun'/);
await holds('a bad value', `#include <unitstep/unitstep.hpp>
#include <boost/units/systems/si.hpp>
namespace si = boost::units::si;
int main() {
  double const nothing = 0;
  auto const field = [&](auto const&, auto) { return 1.0 / nothing * si::metre_per_second_squared; };
  unitstep::integrate(unitstep::rk4{}, unitstep::motion{0.0 * si::metre, 0.0 * si::metre_per_second}, field, -1.0 * si::second, -5);
}`, /nothing: unreachable/, /unitstep: /);
await browser.ask("document.getElementById('playground-text').value = 'int volatile n; int main() { while (n == 0) {} }'");
await press('run');
await until((words) => /Runs/.test(words));
await press('stop');
expect('a program that does not end', /Stopped/.test(await status()), await status());
await holds('after it', '#include <iostream>\nint main() { std::cout << "here" << std::endl; return 3; }', /returned 3/, /^here\n$/);
await browser.load(`http://127.0.0.1:${server.address().port}/playground.html?program=orbit`);
const shown = await browser.ask(`(async () => {
  const text = document.getElementById('playground-text');
  for (let i = 0; i < 1000 && !text.dataset.program; ++i) await new Promise((done) => setTimeout(done, 10));
  return [text.dataset.program, text.value];
})()`);
expect('a program by its address', shown[0] === 'orbit' && /half a period/.test(shown[1]), `is not shown, but ${shown[0]}`);
for (const width of [400, 1280]) {
  await browser.isWide(width);
  const sideways = await browser.ask('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  expect(`${width} wide`, sideways <= 0, `scrolls sideways by ${sideways}`);
}
await browser.load(pathToFileURL(join(site, 'playground.html')).href);
expect('from a file', await browser.ask("!document.getElementById('playground-trouble').hidden"), 'it does not say why not');
server.close();
browser.close();
process.exit(wrong ? 1 : 0);
