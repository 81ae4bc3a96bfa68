// SPDX-License-Identifier: BSL-1.0
// node browser.mjs CHROMIUM SITE: opens every page in headless Chromium, as wide as a telephone, and
// names what goes wrong: requests to anywhere but this folder, errors on the console, formulas that
// MathJax refuses or never sees, pages that scroll sideways, a dark mode that does not switch.
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
  #listener = () => {};

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
        if (message.method) this.#listener(message);
      }
    });
  }

  onEvent(listener) { this.#listener = listener; }

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
  }

  // Chromium's helpers write into the profile for a moment after it is gone.
  async close() {
    const gone = new Promise((done) => this.process.on('exit', done));
    this.session = undefined;
    this.send('Browser.close');
    await gone;
    for (let tries = 0; tries < 50; ++tries) {
      try {
        rmSync(this.profile, {recursive: true, force: true});
        return;
      } catch {
        await new Promise((done) => setTimeout(done, 100));
      }
    }
  }
}

// Runs in the page; returns what is wrong with it.
const look = async () => {
  const wrong = [];
  if (!('siteReady' in window)) return ['the script of the site does not run'];
  await window.siteReady;
  for (const error of document.querySelectorAll('[data-mml-node="merror"], mjx-merror, mjx-container [fill="red"]')) {
    wrong.push(`TeX: ${error.textContent || error.getAttribute('data-mjx-error')}`);
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
  const button = document.querySelector('doxygen-awesome-dark-mode-toggle');
  if (!button) return [...wrong, 'no button for dark mode'];
  const paper = () => getComputedStyle(document.body).backgroundColor;
  const before = paper();
  button.click();
  if (paper() === before) wrong.push('the button does not switch to dark mode');
  button.click();
  return wrong;
};

export async function lookAtAll(command, site) {
  const complaints = [];
  const browser = new Browser(command);
  try {
    await browser.open();
    await browser.send('Emulation.setDeviceMetricsOverride',
      {width: 400, height: 800, deviceScaleFactor: 1, mobile: false});
    await browser.send('Emulation.setEmulatedMedia',
      {features: [{name: 'prefers-color-scheme', value: 'light'}]});
    const home = pathToFileURL(resolve(site)).href;
    let page, loaded;
    browser.onEvent(({method, params}) => {
      const say = (words) => complaints.push(`${page}: ${words}`);
      if (method === 'Page.loadEventFired') loaded();
      if (method === 'Runtime.exceptionThrown') {
        say(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
      }
      if (method === 'Runtime.consoleAPICalled' && ['error', 'assert'].includes(params.type)) {
        say(`console: ${params.args.map((a) => a.value ?? a.description).join(' ')}`);
      }
      if (method === 'Log.entryAdded' && params.entry.level === 'error') say(params.entry.text);
      if (method === 'Network.requestWillBeSent') {
        const {url} = params.request;
        if (!url.startsWith(home) && !/^(data|blob|about):/.test(url)) say(`asks for ${url}`);
      }
    });
    for (page of readdirSync(site).filter((name) => name.endsWith('.html')).sort()) {
      const load = new Promise((done) => { loaded = done; });
      await browser.send('Page.navigate', {url: `${home}/${page}`});
      await load;
      const {result, exceptionDetails} = await browser.send('Runtime.evaluate',
        {expression: `(${look})()`, awaitPromise: true, returnByValue: true});
      if (exceptionDetails) complaints.push(`${page}: ${exceptionDetails.exception?.description}`);
      else complaints.push(...result.value.map((words) => `${page}: ${words}`));
    }
  } finally {
    await browser.close();
  }
  return complaints;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const complaints = await lookAtAll(...process.argv.slice(2));
  for (const complaint of complaints) console.log(complaint);
  process.exitCode = complaints.length ? 1 : 0;
}
