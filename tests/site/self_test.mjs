// SPDX-License-Identifier: BSL-1.0
// node self_test.mjs SCRATCH CHROMIUM SITE: shows that each rule of browser.mjs finds its fault, and finds nothing in a
// correct page. The pages borrow the scripts of SITE.
import {copyFileSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {Browser, lookAt} from './browser.mjs';

const [scratch, chromium, borrowed] = process.argv.slice(2);
const browser = new Browser(chromium);
await browser.open();
let failures = 0;
const expect = (name, complaints, pattern) => {
  const found = pattern ? complaints.length > 0 && complaints.every((c) => pattern.test(c))
    : complaints.length === 0;
  if (!found) {
    console.log(`${name}: ${pattern ?? 'nothing'} was expected, and not`, complaints);
    failures += 1;
  }
};
const site = (name, files) => {
  const folder = join(scratch, name);
  rmSync(folder, {recursive: true, force: true});
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), content);
  }
  return folder;
};

// The parts of the site's pages: a promise that resolves when all is done, and a button that changes the paper.
const head = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>a</title>
  <meta name="description" content="A."><meta property="og:image" content="a.svg"><link rel="icon" href="data:,">`;
const skip = '<a class="skip" href="#text" style="position: absolute; top: -100px; color: inherit">Skip</a>';
const page = (body) => ({'a.html': `${head}
  <style>html.dark-mode body { background: black; color: white; } body { background: white; }</style>
  <script>window.siteReady = Promise.resolve();</script>
  <body>${skip}
  <doxygen-awesome-dark-mode-toggle
    onclick="document.documentElement.classList.toggle('dark-mode')">o</doxygen-awesome-dark-mode-toggle>
  <div class="header" role="main" id="text"><h1 style="background: white; color: black">a</h1></div>
  ${body}`});
const look = async (name, files, pattern) =>
  expect(name, await lookAt(browser, site(name, files)), pattern);
await look('right', page('<p style="background: white; color: #767676">grey</p><pre>\\(not a formula\\)</pre>'));
await look('pale', page('<p style="background: white; color: #777">pale</p>'), /contrast 4.48 of 4.5/);
await look('pale by opacity', page('<p style="opacity: .5">pale</p>'), /light: contrast 3.98 of 4.5/);
await look('dark on dark', page('<p style="color: #333">dark</p>'), /dark: contrast 1.66 of 4.5: #333333 on #000000/);
await look('large', page('<p style="color: #777; font-size: 24px">large</p>'));
await look('pale line', page('<svg class="plot" style="color: #ccc"><path stroke="currentColor" d="M0 0L9 9"/></svg>'),
  /light: contrast 1.61 of 3/);
await look('copy', page('<svg class="plot"><defs><g id="g"></g></defs><use href="#g"/></svg>'), /copied without its style: #g/);
await look('pale field', page('<input aria-label="a" style="border: 1px solid #ccc; background: white; color: black">'),
  /light: contrast 1.61 of 3/);
const formula = (height) => page(`<mjx-container style="display: block; overflow: hidden; height: ${height}px">
  <svg width="40" height="40"><g fill="currentColor"><path d="M0 0h9v30h-9z"/></g></svg></mjx-container>`);
await look('whole formula', formula(30));
await look('half a formula', formula(20), /formula cut off/);
await look('request', page('<img alt="" src="https://unitstep.invalid/p.png">'), /asks for|ERR_/);
await look('exception', page('<script>throw new Error("oops");</script>'), /oops/);
await look('console', page('<script>console.error("alas");</script>'), /alas/);
await look('missing file', page('<img alt="" src="no.png">'), /ERR_FILE_NOT_FOUND/);
await look('wide', page('<div style="width: 500px">wide</div>'), /scrolls sideways/);
await look('formula', page('<p>\\(x^2\\)</p>'), /formula left/);
await look('no way on', page('<ul id="main-menu"><li><a href="explore.html"></a></li></ul>'), /the menu does not lead to/);
await look('cut table', page('<div class="methods" style="width: 90px; overflow: hidden"><table><tr><td><div style="width: 95px">rk4'
  + '</div></td></tr></table></div>'), /cut off: rk4/);
await look('unnamed field', page('<input style="border: none; background: white; color: black">'), /the field .* has no label/);
await look('no language', {'a.html': page('')['a.html'].replace(' lang="en"', '')}, /its language/);
await look('no link that skips the menu', {'a.html': page('')['a.html'].replace('class="skip"', '')}, /no link that skips/);
await look('no icon', {'a.html': page('')['a.html'].replace('rel="icon"', '')}, /no icon/);
await look('no description', {'a.html': page('')['a.html'].replace('name="description"', '')}, /no description/);
await look('a word that sticks out of its figure', page('<svg class="plot" viewBox="0 0 100 20" width="100" height="20"><text x="90" y="15" fill="#767676">words</text></svg>'), /cut off in a figure: words/);
await look('no main part', {'a.html': page('')['a.html'].replace(' role="main"', '')}, /no main part/);
await look('two titles', page('<h1 style="background: white; color: black">b</h1>'), /2 titles .* a, b/);
await look('tex', page('<g data-mml-node="merror">Undefined control sequence</g>'), /TeX: Undefined/);
// The site's own scripts, with the two elements of doxygen's pages that they need.
const typeset = async (name, formula, pattern) => {
  const folder = site(name, {'a.html': `${head}
    <link rel="stylesheet" href="style.css">
    <script src="site.js"></script><script src="./MathJax.js" async></script>
    <body>${skip}<div><div id="MSearchBox"></div></div> <div class="header" id="text"><div class="title">a</div></div>
    <div id="doc-content" class="textblock"><h1>b</h1> <p>${formula}</p></div>`});
  for (const file of ['site.js', 'MathJax.js', 'tex-svg.js', 'style.css',
    'doxygen-awesome-darkmode-toggle.js', 'doxygen-awesome-fragment-copy-button.js']) {
    copyFileSync(join(borrowed, file), join(folder, file));
  }
  expect(name, await lookAt(browser, folder), pattern);
};
await typeset('right formula', '\\(\\tfrac12 x^2\\)');
await typeset('unknown command', '\\(\\nosuchcommand x\\)', /TeX: /);
await typeset('left out alphabet', '\\(\\mathfrak{g}\\)', /no glyph in the fonts/);
await typeset('half a fraction', '\\[\\frac{1}\\]', /TeX: /);
await look('dark', {'a.html': page('')['a.html'].replace('black; color: white', 'white')},
  /does not switch/);
await look('script', {'a.html': '<h1>a</h1> <p>no script</p>'}, /script of the site/);
await browser.close();
console.log(failures ? `${failures} rules do not find what they should` : 'every rule can fail');
process.exitCode = failures ? 1 : 0;
