// SPDX-License-Identifier: BSL-1.0
// node explore.mjs CHROMIUM SITE SCRATCH ROOT: the page Explore in headless Chromium, from a file and
// from a server, by keyboard, without JavaScript. What it computes is compared bit for bit with the
// same program compiled by CXX. At the end, controls: a page that computes something else is found.
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {Browser} from './browser.mjs';

const [chromium, site, scratch, root] = process.argv.slice(2);
if (!readFileSync(join(site, 'explore.html'), 'utf8').includes('id="explore-controls"')) {
  console.log('skipped: there is no compiler for WebAssembly, and the page says so');
  process.exit(0);
}
rmSync(scratch, {recursive: true, force: true});
mkdirSync(scratch, {recursive: true});
const native = join(scratch, 'explore');
execFileSync(process.env.CXX ?? 'c++', ['-std=c++20', '-fno-exceptions', '-ffp-contract=off',
  ...(process.env.CXXFLAGS ?? '').split(' ').filter(Boolean), `-I${join(root, 'include')}`,
  join(root, 'tests/site/explore.cpp'), '-o', native], {stdio: 'inherit'});
const answers = (calls) => execFileSync(native, {input: calls.map((call) => call.join(' ')).join('\n'), maxBuffer: 1e9})
  .toString().trim().split('\n').map((line) => line.trim());
const methods = answers([])[0].split(' ');

const bits = (number) => {
  if (Number.isNaN(number)) return 'nan';
  return new BigUint64Array(new Float64Array([number]).buffer)[0].toString(16).padStart(16, '0');
};

const browser = new Browser(chromium);
let wrong;
const say = browser.say = (words) => { wrong.push(words); };
const inPage = (what, ...given) => browser.ask(`{const bits = ${bits}; (${what})(...${JSON.stringify(given)})}`);
const press = async (key, code) => {
  for (const type of ['keyDown', 'keyUp']) {
    await browser.send('Input.dispatchKeyEvent', {type, key, code: key, windowsVirtualKeyCode: code});
  }
};
// What is to be seen on the page.
const look = () => inPage(async () => {
  if (!await window.exploreReady) return {trouble: document.getElementById('explore-trouble')?.textContent};
  const id = (name) => document.getElementById(`explore-${name}`);
  const controls = [...document.querySelectorAll('#explore input, #explore select')];
  return {
    status: id('status').textContent,
    settings: Object.fromEntries(new FormData(id('controls'))),
    sliders: Object.fromEntries([...document.querySelectorAll('#explore [type=range]')].map((s) => [s.id, s.value])),
    options: [...id('method').options].map((option) => option.value),
    columns: [...id('numbers').rows[0].cells].slice(1).map((cell) => cell.textContent),
    // Row by row, as the page's own numbers and not as it rounds them for the eye.
    values: [...id('numbers').rows].map((row) => [...row.querySelectorAll('data')].map((data) => data.value)),
    unnamed: controls.filter((control) => !control.labels.length && !control.ariaLabel).map((control) => control.id),
    unreachable: controls.filter((control) => control.tabIndex < 0 || control.offsetParent === null).map((c) => c.id),
    pictures: [...document.querySelectorAll('#explore svg')].map((svg) => ({
      words: svg.getAttribute('aria-label'), role: svg.getAttribute('role'),
      lines: [...svg.querySelectorAll('path[clip-path]')].map((path) => path.getAttribute('d')),
    })),
    link: id('link').href,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
});

// The numbers in the table are those of the native program for the settings that the page shows.
const compare = async (name, shown) => {
  const {method, second, m, k, b, h, x, v, t} = shown.settings;
  const steps = Math.floor(Number(t) / Number(h) + 1e-9);
  const runs = ['exact', method, second].filter(Boolean);
  const samples = answers(runs.map((run) => [run, m, k, b, h, x, v, steps])).slice(1)
    .map((line) => line.split(' ').slice(-4));
  const due = [1, 2, 3].map((column) => samples.map((sample) => sample[column]).join());
  const got = [1, 3, 4].map((row) => shown.values[row].map((value) => bits(Number(value))).join());
  if (shown.columns.join() !== runs.join()) say(`${name}: columns ${shown.columns}`);
  if (got.join(';') !== due.join(';')) say(`${name}: the page shows ${got.join(';')}, the program ${due.join(';')}`);
};

// Everything that is to hold of the page at this address.
const examine = async (address) => {
  wrong = [];
  await browser.load(address);
  const first = await look();
  if (!first?.settings) return [...wrong, `does not start: ${first?.trouble}`];
  await compare('at first', first);
  if (first.options.join() !== methods.join()) say(`the methods are ${first.options}`);
  if (first.unnamed.length) say(`without a name: ${first.unnamed}`);
  if (first.unreachable.length) say(`not to be reached by keyboard: ${first.unreachable}`);
  if (first.sideways > 1) say(`scrolls sideways by ${first.sideways}`);
  for (const {words, role, lines} of first.pictures) {
    if (role !== 'img' || !/explicit_euler and semi_implicit_euler.* J/.test(words)) say(`words of a picture: ${words}`);
    if (lines.length !== 3 || lines.some((line) => !/^M[-\d.,L]+$/.test(line))) say(`lines of a picture: ${lines}`);
  }
  if (first.pictures.length !== 3) say(`${first.pictures.length} pictures`);

  // By keyboard: one step of a slider, another method, a typed number.
  await inPage(() => document.getElementById('explore-k-slider').focus());
  await press('ArrowRight', 39);
  const stiffer = await look();
  if (stiffer.settings.k !== '15.5') say(`the arrow key makes k ${stiffer.settings.k}`);
  if (stiffer.values.join() === first.values.join()) say('another k changes no number');
  if (stiffer.pictures.some(({lines}, i) => lines.join() === first.pictures[i].lines.join())) say('another k changes no line');
  await compare('after the arrow key', stiffer);
  await inPage(() => document.getElementById('explore-method').focus());
  await browser.send('Input.dispatchKeyEvent', {type: 'keyDown', key: 'r', text: 'r'});
  await browser.send('Input.dispatchKeyEvent', {type: 'keyUp', key: 'r'});
  const other = await look();
  if (!other.settings.method.startsWith('r')) say(`the key r chooses ${other.settings.method}`);
  await compare('after another method', other);
  const type = async (id, text) => {
    await inPage((name) => { const field = document.getElementById(name); field.focus(); field.select(); }, id);
    await browser.send('Input.insertText', {text});
  };
  await type('explore-h', '0.125');
  const longer = await look();
  if (longer.settings.h !== '0.125' || longer.sliders['explore-h-slider'] !== '0.125') say(`typed: ${longer.settings.h}`);
  await compare('after a typed number', longer);
  await type('explore-m', '2.5');
  await type('explore-t', '20');
  const heavier = await look();
  if (heavier.values.join() === longer.values.join()) say('another mass and time change no number');
  await compare('after another mass and time', heavier);
  await type('explore-b', '10001');
  const refused = await look();
  if (!/Damper b.* goes from 0 to 10000/.test(refused.status)) say(`out of range: ${refused.status}`);
  if (refused.values.join() !== heavier.values.join()) say('a number out of range is used');
  await type('explore-b', '7.5');
  await inPage(() => {
    document.getElementById('explore-second').value = '';
    document.getElementById('explore-controls').dispatchEvent(new Event('input'));
  });
  const alone = await look();
  await compare('with one method', alone);
  if (alone.columns.length !== 2) say(`with one method: ${alone.columns}`);

  // The link leads to the same settings.
  await browser.load(new URL(new URL(alone.link).search, address).href);
  const again = await look();
  if (JSON.stringify(again?.settings) !== JSON.stringify(alone.settings)) say(`the link leads to ${JSON.stringify(again?.settings)}`);
  return wrong;
};

// Every sample of every method, swinging, creeping and exploding.
const examineAll = async (address, off = 0) => {
  wrong = [];
  await browser.load(address);
  const calls = [...methods, 'exact'].flatMap((name) => [[name, 1, 15, 0.1, 0.035, 1, 0, 285],
    [name, 250, 20, 30, 0.0625, -0.5, 2, 160], [name, 1, 200, 0, 1, 1, 0, 400], [name, 1, 0, 0, 0.5, 1, -1, 20]]);
  const pages = await inPage(async (all) => {
    const {run, exact} = await window.exploreReady;
    return all.map(([name, m, k, b, h, x, v, steps]) =>
      (name === 'exact' ? exact({m, k, b, x, v}, h, steps) : run(name, {m, k, b, h, x, v}, steps)).flat().map(bits).join(' '));
  }, calls);
  const due = answers(calls.map(([name, m, k, ...rest]) => [name, m, k + off, ...rest])).slice(1);
  calls.forEach((call, i) => {
    if (pages?.[i] !== due[i]) say(`${call}: not the samples of the program`);
  });
  return wrong;
};

let failures = 0;
const report = (name, complaints) => {
  for (const complaint of complaints) console.log(`${name}: ${complaint}`);
  failures += complaints.length;
};
const expect = (name, complaints, pattern) => {
  if (!complaints.some((complaint) => pattern.test(complaint))) report(name, [`${pattern} was expected, and not ${complaints}`]);
};

const server = createServer((request, response) => {
  const {pathname} = new URL(request.url, 'http://localhost');
  try {
    const body = readFileSync(join(site, pathname));
    const kind = {html: 'text/html', css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml'}[pathname.split('.').at(-1)];
    response.writeHead(200, {'Content-Type': kind ?? 'application/octet-stream'}).end(body);
  } catch {
    response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
  }
}).listen(0, '127.0.0.1');

try {
  await browser.open();
  const home = pathToFileURL(resolve(site)).href;
  report('file', await examine(`${home}/explore.html`));
  report('every method', await examineAll(`${home}/explore.html`));
  report('server', await examine(`http://127.0.0.1:${server.address().port}/explore.html`));

  // Each line of "What to look for" is so: of the runs that its link leads to.
  wrong = [];
  await browser.load(`${home}/explore.html`);
  const links = await inPage(() => [...document.querySelectorAll('.contents td a[href*="explore.html?"]')].map((a) => [a.textContent, a.search]));
  const largest = (points, column = 1) => Math.max(...points.map((point) => Math.abs(point[column])));
  const off = (points, exact) => Math.max(...points.map((point, n) => Math.abs(point[1] - exact[n][1])));
  const energies = (points) => points.at(-1)[3] / points[0][3];
  const promises = {
    'two lines swapped': ({method, second}) => energies(method) > 50 && largest(second) <= 1,
    'the limit of stability': ({method, second, exact}, next) =>
      largest(method) <= 1 && off(method, exact) > 0.5 && energies(second) < 1e-9 && largest(next) > 1e6,
    'the same order': ({method, second}) =>
      energies(method) > 1.5 && largest(second.slice(-30), 3) <= 1.01 * largest(second.slice(0, 30), 3),
    'a stiff spring': ({method, second}) => largest(method) > 1e6 && Math.abs(second.at(-1)[1]) < 1e-9,
    'order': ({method, second, exact}) => off(method, exact) > 1 && off(second, exact) < 0.02,
  };
  const number = (word) => new Float64Array(new BigUint64Array([BigInt(`0x${word}`)]).buffer)[0];
  for (const [name, search] of links) {
    const {method, second, k, b, h, x, v} = Object.fromEntries(new URLSearchParams(search));
    const steps = Math.floor(10 / Number(h) + 1e-9);
    const after = (Number(h) + 0.01).toFixed(3);
    const runs = answers([...[method, second, 'exact'].map((run) => [run, 1, k, b, h, x, v, steps]),
      [method, 1, k, b, after, x, v, steps]]).slice(1).map((line) => {
      const all = line.split(' ').map(number);
      return Array.from({length: steps + 1}, (_, n) => all.slice(4 * n, 4 * n + 4));
    });
    if (!promises[name]?.({method: runs[0], second: runs[1], exact: runs[2]}, runs[3])) say(`${name} is not so`);
    delete promises[name];
  }
  if (Object.keys(promises).length) say(`no link to ${Object.keys(promises)}`);
  report('what to look for', wrong);

  // The links below the figures of the articles are understood to the last number.
  wrong = [];
  await browser.load(`${home}/guide_articles_figures.html`);
  const springs = await inPage(() => [...document.querySelectorAll('a.explore')].map((a) => a.search));
  if (springs.length < 18) say(`only ${springs.length} links`);
  for (const search of springs) {
    await browser.load(`${home}/explore.html${search}`);
    const shown = await look();
    const due = Object.fromEntries(new URLSearchParams(search));
    if (JSON.stringify(Object.entries(due).sort()) !== JSON.stringify(Object.entries(shown?.settings ?? {}).sort())) {
      say(`${search} leads to ${JSON.stringify(shown?.settings)}`);
    }
    if (!/^\d+ steps, /.test(shown?.status)) say(`${search}: ${shown?.status}`);
  }
  report('figures of the articles', wrong);

  // The methods of the list that every comparison goes through.
  wrong = [];
  const list = readFileSync(join(root, 'tests/support/every_method.hpp'), 'utf8');
  const names = [...list.matchAll(/listed<(\w+)(?:<>)?>\{/g)].map(([, name]) => name);
  for (const name of names) if (!methods.includes(name)) say(`${name} is not to be chosen`);
  if (names.length < 20) say(`the list has only ${names}`);
  report('methods', wrong);

  wrong = [];
  await browser.send('Emulation.setScriptExecutionDisabled', {value: true});
  await browser.load(`${home}/explore.html`);
  const words = await inPage(() => document.querySelector('.contents').innerText);
  if (!/With JavaScript there would be controls/.test(words)) say(`reads ${words.slice(0, 300)}`);
  if (/Spring k in N.m/.test(words)) say('shows controls that do nothing');
  await browser.send('Emulation.setScriptExecutionDisabled', {value: false});
  report('without JavaScript', wrong);

  // Controls. An exponent of two more than the last bit of 15 is 2^-48.
  const broken = async (name, from, to) => {
    const folder = join(scratch, name.replaceAll(' ', '_'));
    cpSync(site, folder, {recursive: true, filter: (path) => !/\/search|\.(svg|png)$/.test(path) && (path.endsWith('explore.html') || !/\.html$/.test(path))});
    const page = join(folder, 'explore.html'), text = readFileSync(page, 'utf8');
    if (!text.includes(from)) throw new Error(`no ${from} in explore.html`);
    writeFileSync(page, text.replace(from, to));
    return pathToFileURL(resolve(page)).href;
  };
  expect('another k', await examineAll(`${home}/explore.html`, 2 ** -48), /^rk4,1,15,.*not the samples/);
  expect('rounded', await examine(await broken('rounded', 'Number(number.value)', 'Math.fround(number.value)')), /the page shows/);
  expect('deaf', await examine(await broken('deaf', "form.addEventListener('input'", "form.addEventListener('none'")), /changes no number/);
  expect('no program', await examine(await broken('no program', "atob('", "atob('A")), /does not start: This page needs/);
  expect('no name', await examine(await broken('no name', "slider.setAttribute('aria-label'", "slider.setAttribute('title'")), /without a name: .*explore-k-slider/);
} finally {
  await browser.close();
  server.close();
}
process.exitCode = failures ? 1 : 0;
