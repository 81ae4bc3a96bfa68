// SPDX-License-Identifier: BSL-1.0
// node browser.mjs CHROMIUM SITE [all]: opens the pages in headless Chromium, as wide as a telephone, and names faults:
// requests to anywhere but this folder, errors on the console, formulas that MathJax refuses or never sees, pages that
// scroll sideways, a dark mode that does not switch, colours that are hard to tell from the paper, pages without a
// title, a language or a main part or with several titles, fields without a label. It searches as a reader does, on a
// telephone and a wide screen, in both modes.
import {spawn} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

// The DevTools protocol over a pipe: messages end in a zero byte.
export class Browser {
  #last = 0;
  #waiting = new Map();
  #rest = '';
  #loaded = () => {};
  // The errors found, and the other events to report.
  say = () => {};
  onEvent = () => {};

  constructor(command) {
    this.profile = mkdtempSync(join(tmpdir(), 'unitstep-site-'));
    this.process = spawn(command, ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic',
      '--no-first-run', '--disable-background-networking', '--disable-component-update',
      '--disable-sync', '--hide-scrollbars', `--user-data-dir=${this.profile}`,
      '--remote-debugging-pipe'], {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']});
    this.process.stdio[4].on('data', (data) => {
      const messages = (this.#rest + data).split('\0');
      this.#rest = messages.pop();
      for (const message of messages.map((m) => JSON.parse(m))) {
        this.#waiting.get(message.id)?.(message.result ?? message.error);
        if (message.method) this.#hear(message);
      }
    });
  }

  #hear({method, params}) {
    if (method === 'Page.loadEventFired') this.#loaded();
    if (method === 'Runtime.exceptionThrown') {
      this.say(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    }
    if (method === 'Log.entryAdded' && params.entry.level === 'error') this.say(params.entry.text);
    this.onEvent(method, params);
  }

  send(method, params = {}) {
    const id = ++this.#last;
    this.process.stdio[3].write(`${JSON.stringify({id, method, params, sessionId: this.session})}\0`);
    return new Promise((done) => this.#waiting.set(id, done));
  }

  async open() {
    const {targetId} = await this.send('Target.createTarget', {url: 'about:blank'});
    const {sessionId} = await this.send('Target.attachToTarget', {targetId, flatten: true});
    this.session = sessionId;
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await this.send(`${domain}.enable`);
    await this.isWide(400);
    await this.send('Emulation.setEmulatedMedia',
      {features: [{name: 'prefers-color-scheme', value: 'light'}]});
  }

  isWide(width) {
    return this.send('Emulation.setDeviceMetricsOverride', {width, height: 800, deviceScaleFactor: 1, mobile: false});
  }

  async load(url) {
    const load = new Promise((done) => { this.#loaded = done; });
    await this.send('Page.navigate', {url});
    await load;
  }

  // The value of an expression in the page.
  async ask(expression) {
    const {result, exceptionDetails} = await this.send('Runtime.evaluate', {expression, awaitPromise: true, returnByValue: true});
    if (exceptionDetails) this.say(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  // Chromium's helper processes still write into the profile for a moment after it has ended.
  async close() {
    const gone = new Promise((done) => this.process.on('exit', done));
    this.session = undefined;
    this.send('Browser.close');
    await gone;
    rmSync(this.profile, {recursive: true, force: true, maxRetries: 50, retryDelay: 100});
  }
}

// Runs in the page; names the colours that are too close to what they stand on for WCAG 2 AA: 4.5:1 for
// text, 3:1 for large text, for the lines of figures and for the borders of fields.
const faint = () => {
  const paint = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const known = new Map();
  // Any CSS colour as red, green, blue and alpha, from 0 to 1.
  const parse = (colour) => {
    if (!known.has(colour)) {
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = colour;
      paint.fillRect(0, 0, 1, 1);
      known.set(colour, [...paint.getImageData(0, 0, 1, 1).data].map((part) => part / 255));
    }
    return known.get(colour);
  };
  const over = ([r, g, b, a], under) => [r, g, b].map((part, i) => part * a + under[i] * (1 - a));
  const papers = new WeakMap();
  const paper = (element) => {
    if (!element) return [1, 1, 1];
    if (!papers.has(element)) {
      papers.set(element, over(parse(getComputedStyle(element).backgroundColor), paper(element.parentElement)));
    }
    return papers.get(element);
  };
  const luminance = (colour) => {
    const [r, g, b] = colour.map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const opacity = (element) => element ? getComputedStyle(element).opacity * opacity(element.parentElement) : 1;
  const seen = (element) => {
    const {width, height} = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({checkOpacity: true, checkVisibilityCSS: true});
  };
  const found = new Map();
  const judge = (element, colour, due, alpha = 1) => {
    const under = paper(element);
    const [r, g, b, a] = parse(colour);
    const ink = over([r, g, b, a * alpha * opacity(element)], under);
    const [low, high] = [luminance(ink), luminance(under)].sort((x, y) => x - y);
    const ratio = (high + 0.05) / (low + 0.05);
    if (ratio >= due) return;
    const hex = (parts) => `#${parts.map((part) => Math.round(part * 255).toString(16).padStart(2, '0')).join('')}`;
    const place = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    found.set(`${hex(ink)} on ${hex(under)}`, `contrast ${ratio.toFixed(2)} of ${due}: ${hex(ink)} on ${hex(under)}, ${place} "${element.textContent.trim().slice(0, 20)}"`);
  };
  const texts = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.data.trim()) texts.add(walker.currentNode.parentElement);
  }
  for (const element of texts) {
    if (!seen(element) || element.closest('script, style, noscript, mjx-assistive-mml, [data-mml-node="merror"]')) continue;
    const style = getComputedStyle(element), size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    judge(element, element.closest('svg') ? style.fill : style.color, large ? 3 : 4.5);
  }
  for (const line of document.querySelectorAll('svg.plot :is(path, line, circle):not(.grid)')) {
    const {stroke, strokeOpacity, fill, fillOpacity} = getComputedStyle(line);
    if (stroke !== 'none') judge(line, stroke, 3, strokeOpacity);
    else if (fill !== 'none' && !line.closest('clipPath')) judge(line, fill, 3, fillOpacity);
  }
  for (const field of document.querySelectorAll('input:not([type=range]), select')) {
    if (!seen(field)) continue;
    const {color, borderTopColor, borderTopStyle} = getComputedStyle(field);
    judge(field, color, 4.5);
    if (borderTopStyle !== 'none') judge(field.parentElement, borderTopColor, 3);
  }
  return [...found.values()];
};

// Runs in the page; returns what is wrong with it.
const look = async () => {
  const wrong = [];
  if (!('siteReady' in window)) return ['the script of the site does not run'];
  await window.siteReady;
  await window.exploreReady;
  for (const error of document.querySelectorAll('[data-mml-node="merror"], mjx-merror, mjx-container [fill="red"]')) {
    wrong.push(`TeX: ${error.textContent || error.getAttribute('data-mjx-error')}`);
  }
  for (const letter of document.querySelectorAll('mjx-container svg text')) {
    if (letter.closest('[data-mml-node="merror"]')) continue;
    wrong.push(`no glyph in the fonts of .ci/tools/mathjax.py: ${letter.textContent}`);
  }
  for (const formula of document.querySelectorAll('mjx-container')) {
    const frame = formula.getBoundingClientRect();
    const ink = formula.querySelector('svg > g')?.getBoundingClientRect();
    if (ink && getComputedStyle(formula).overflowY !== 'visible' && (ink.top < frame.top - 0.5 || ink.bottom > frame.bottom + 0.5)) {
      wrong.push(`formula cut off: ${formula.textContent.slice(0, 60)}`);
    }
  }
  // A word that extends beyond its figure is cut.
  for (const letters of document.querySelectorAll('svg.plot text')) {
    const frame = letters.closest('svg').getBoundingClientRect(), ink = letters.getBoundingClientRect();
    if (ink.width && (ink.left < frame.left - 1 || ink.right > frame.right + 1 || ink.top < frame.top - 1 || ink.bottom > frame.bottom + 1)) {
      wrong.push(`cut off in a figure: ${letters.textContent}`);
    }
  }
  // The style of a figure does not apply to a copy, unless the copied element has that class itself.
  for (const copy of document.querySelectorAll('svg.plot use')) {
    if (!document.querySelector(copy.getAttribute('href'))?.matches('.plot')) {
      wrong.push(`copied without its style: ${copy.getAttribute('href')}`);
    }
  }
  const scrollers = [document.documentElement, document.querySelector('#doc-content')].filter(Boolean);
  for (const box of scrollers) {
    if (box.scrollWidth > box.clientWidth + 1) {
      wrong.push(`scrolls sideways: ${box.scrollWidth} pixels in ${box.clientWidth}`);
    }
  }
  const text = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (text.nextNode()) {
    const {parentElement, data} = text.currentNode;
    if (/\\[([]/.test(data) && !parentElement.closest('script, style, pre, code, .fragment, mjx-container')) {
      wrong.push(`formula left as it is: ${data.trim().slice(0, 60)}`);
    }
  }
  const skip = document.querySelector('body > a.skip');
  if (!skip || !document.querySelector(skip.getAttribute('href'))) wrong.push('no link that skips the menu');
  if (!document.querySelector('link[rel=icon]')) wrong.push('no icon');
  if (!document.querySelector('meta[property="og:image"]') || document.querySelector('meta[name=description]')?.content === undefined) wrong.push('no description');
  if (document.documentElement.lang !== 'en') wrong.push('does not say its language');
  if (!document.querySelector('main, [role=main]')) wrong.push('no main part');
  for (const field of document.querySelectorAll('input, select')) {
    if (field.checkVisibility() && !field.labels?.length && !field.getAttribute('aria-label')) wrong.push(`the field ${field.id || field.outerHTML} has no label`);
  }
  const menu = document.querySelector('#main-menu');
  for (const name of menu ? ['tutorial', 'explore', 'guides', 'examples', 'methods_table'] : []) {
    if (!menu.querySelector(`a[href="${name}.html"]`)) wrong.push(`the menu does not lead to ${name}`);
  }
  for (const cell of document.querySelectorAll('.methods :is(td, th)')) {
    if (cell.getBoundingClientRect().right > cell.closest('.methods').getBoundingClientRect().right + 1) {
      wrong.push(`cut off: ${cell.textContent}`);
    }
  }
  const titles = [...document.querySelectorAll('h1')].map((title) => title.textContent.trim());
  if (titles.length !== 1) wrong.push(`${titles.length} titles (h1) where one is due: ${titles.join(', ')}`);
  const button = document.querySelector('doxygen-awesome-dark-mode-toggle');
  if (!button) return [...wrong, 'no button for dark mode'];
  // A transition from one colour to the other would be seen halfway.
  const still = document.createElement('style');
  still.textContent = '* { transition: none !important; }';
  document.head.append(still);
  wrong.push(...faint().map((words) => `light: ${words}`));
  const paper = () => getComputedStyle(document.body).backgroundColor;
  const before = paper();
  button.click();
  if (paper() === before) wrong.push('the button does not switch to dark mode');
  wrong.push(...faint().map((words) => `dark: ${words}`));
  button.click();
  still.remove();
  return wrong;
};

// The faults of the pages of a folder, or of a choice of pages.
export async function lookAt(browser, site, chosen = () => true) {
  const complaints = [];
  await browser.isWide(400);
  const home = pathToFileURL(resolve(site)).href;
  let page;
  browser.say = (words) => complaints.push(`${page}: ${words}`);
  browser.onEvent = (method, params) => {
    if (method === 'Runtime.consoleAPICalled' && ['error', 'assert'].includes(params.type)) {
      browser.say(`console: ${params.args.map((a) => a.value ?? a.description).join(' ')}`);
    }
    if (method === 'Network.requestWillBeSent') {
      const {url} = params.request;
      if (!url.startsWith(home) && !/^(data|blob|about):/.test(url)) browser.say(`asks for ${url}`);
    }
  };
  const pages = readdirSync(site).filter((name) => name.endsWith('.html')).sort().filter(chosen);
  // On a wide screen the same pages have more beside them.
  const again = pages.filter((name) => /^(index|explore|methods_table)[.]html$/.test(name));
  for (page of [...pages, '', ...again]) {
    if (!page) {
      await browser.isWide(1300);
      continue;
    }
    await browser.load(`${home}/${page}`);
    for (const words of await browser.ask(`{const faint = ${faint}; (${look})()}`) ?? []) browser.say(words);
  }
  return complaints;
}

// Types words into the search field, as a reader does, and returns where the results lead, what they show, and what is
// wrong with their look.
async function searchFor(browser, words) {
  await browser.ask("document.getElementById('MSearchField').select()");
  await browser.send('Input.insertText', {text: words});
  return browser.ask(`{const faint = ${faint}; (async () => {
    const field = document.getElementById('MSearchField'), panel = document.getElementById('search-panel');
    for (let i = 0; i < 500 && panel.dataset.asked !== field.value; ++i) await new Promise((done) => setTimeout(done, 10));
    const rows = [...panel.querySelectorAll('#search-results a')];
    const {left, right, top, bottom} = panel.getBoundingClientRect();
    const wrong = panel.hidden ? ['shows nothing'] : faint();
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) wrong.push('the results are not in the window');
    return {addresses: rows.map((row) => row.getAttribute('href')), texts: rows.map((row) => row.innerText), wrong};
  })()}`);
}

const key = async (browser, name) => {
  for (const type of ['keyDown', 'keyUp']) await browser.send('Input.dispatchKeyEvent', {type, key: name, text: name === '/' ? '/' : undefined});
};

// Searches, each with a page that must be among the first so many results.
const searches = [
  ['install', 'guide_cmake', 1], ['how to install', 'guide_cmake', 1], ['stiff', 'tutorial_stiff_springs', 3], ['rk4', 'structunitstep_1_1rk4', 1],
  ['rk4 spring', 'tutorial_runge_kutta', 10], ['tutorial', 'tutorial', 1], ['explicit_euler', 'structunitstep_1_1explicit__euler', 1],
  ['explicit euler', 'tutorial_explicit_euler', 3], ['integrate', 'group__drive', 1], ['number', 'conceptunitstep_1_1number', 1],
  ['position', 'structunitstep_1_1motion', 10], ['wrong unit', 'tutorial_what_the_compiler_refuses', 12], ['how to', 'guide_forces', 3],
  ['bounc ball', 'example_bouncing_ball', 1], ['Störmer', 'structunitstep_1_1stormer__verlet', 1], ['leapfrg', 'structunitstep_1_1leapfrog', 1],
  ['wavelength', '', 0],
  // Words of a reader who does not know those of this library.
  ...[['tutorial_game_loop', 'fix your timestep', 'fixed timestep', 'accumulator', 'spiral of death', 'delta time', 'frame rate'],
    ['why_speed', 'performance', 'benchmark', 'how fast'], ['tutorial_chosen_steps', 'adaptive step'],
    ['guide_ask', 'parameter estimation', 'curve fit'], ['guide_ask|tutorial_ask|group__answers', 'sensitivity', 'gradient'],
    ['example_stick_slip', 'friction'], ['guide_own_units', 'feet', 'temperature', 'Celsius'], ['guide_million', 'SIMD'],
    ['guide_embedded', 'noexcept', 'microcontroller'], ['guide_faq|support', 'MSVC'], ['guide_cmake', 'install'],
    ['tutorial|index', 'getting started'], ['example_pictures', 'plot', 'export'],
    ['example_pictures|group__drive', 'CSV'],
    // Twenty other searches.
    ['guide_rotation|tutorial_rotation|structunitstep_1_1quaternion', 'quaternion'], ['tutorial_damping|tutorial_push', 'ice'],
    ['guide_recipes|guide_happen|tutorial_happen', 'collision'], ['support', 'thread safe'],
    ['tutorial_orbits|example_orbit', 'planets'], ['example_lorenz', 'chaos'], ['guide_long_runs', 'rounding errors'],
    ['example_pictures', 'gnuplot'], ['guide_million|group__gpu|classunitstep_1_1ranks', 'GPU', 'multithreading', 'MPI'], ['tutorial_game_loop', 'replay'],
    ['guide_forces|tutorial_forces', 'air resistance'],
    ['guide_held|tutorial_held|structunitstep_1_1hinge', 'rope', 'hinge'], ['example_rc_circuit', 'capacitor'],
    ['guide_ask|tutorial_ask', 'uncertainty'], ['tutorial_tables_for_firmware', 'lookup table'], ['tutorial_exploding_spring', 'explodes'],
  ].flatMap(([due, ...all]) => all.map((words) => [words, due, 1]))];

async function trySearch(browser, site) {
  const complaints = [];
  const say = (words) => complaints.push(`the search ${words}`);
  browser.say = say;
  for (const width of [400, 1300]) {
    for (const colour of ['light', 'dark']) {
      await browser.isWide(width);
      await browser.send('Emulation.setEmulatedMedia', {features: [{name: 'prefers-color-scheme', value: colour}]});
      await browser.load(`${pathToFileURL(resolve(site)).href}/tutorial_energy.html`);
      await browser.ask('window.siteReady');
      if (await browser.ask("'searchIndex' in window")) say('is loaded before a reader comes to its field');
      await key(browser, '/');
      if (await browser.ask('document.activeElement.id') !== 'MSearchField') say('does not open with /');
      for (const [words, due, among] of width === 400 && colour === 'light' ? searches : searches.slice(0, 2)) {
        const {addresses, texts, wrong} = await searchFor(browser, words);
        for (const trouble of wrong) say(`for ${words}, ${width} pixels, ${colour}: ${trouble}`);
        if (due ? !addresses.slice(0, among).some((address) => due.split('|').includes(address.split('#')[0].replace('.html', ''))) : addresses.length) {
          say(`for ${words} shows ${addresses.join(' ') || 'nothing'} instead of ${due || 'nothing'}`);
        }
        const raw = texts.find((text) => /[a-z]_[0-9]|_8hpp|[0-9a-f]{9}|&[a-z]+;|<\/?[a-z]+[\s>]|\\[a-z(]/.test(text));
        if (raw) say(`for ${words} shows ${raw}`);
      }
    }
  }
  await searchFor(browser, 'spring');
  await key(browser, 'ArrowDown');
  const due = await browser.ask("document.querySelector('#search-results [aria-selected=true]').href");
  if (due !== await browser.ask("document.querySelectorAll('#search-results a')[1].href")) say('does not follow the arrow keys');
  const load = new Promise((done) => { browser.onEvent = (method) => method === 'Page.loadEventFired' && done(); });
  await key(browser, 'Enter');
  await load;
  if (await browser.ask('location.href') !== due) say(`does not lead to ${due} with Enter`);
  await browser.ask("document.getElementById('MSearchField').focus()");
  await searchFor(browser, 'spring');
  await key(browser, 'Escape');
  if (!await browser.ask("document.getElementById('search-panel').hidden")) say('does not close with Escape');
  return complaints;
}

// Pages that doxygen makes of declarations look alike, so every tenth is checked, and the others with `all` after the
// folder.
const ofADeclaration = /^(struct|class|concept|namespace|dir_|functions|globals).*[.]html$/;

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [command, site, all] = process.argv.slice(2);
  const browser = new Browser(command);
  try {
    await browser.open();
    let number = 0;
    const complaints = await lookAt(browser, site,
      (page) => all === 'all' || !ofADeclaration.test(page) || ++number % 10 === 0);
    complaints.push(...await trySearch(browser, site));
    for (const complaint of complaints) console.log(complaint);
    process.exitCode = complaints.length ? 1 : 0;
  } finally {
    await browser.close();
  }
}
