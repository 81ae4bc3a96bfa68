// SPDX-License-Identifier: BSL-1.0
// node mathjax.mjs FOLDER: prints, as one script, what of MathJax's components in FOLDER (es5/ of the
// npm package) the site has a use for: TeX in, SVG out, MathML for readers of the screen. Left out are
// the menu, what speaks formulas, and alphabets that no page has: Fraktur, script, sans serif,
// typewriter, old style. A test looks for glyphs that are missed (tests/site/browser.mjs).
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const part = (name) => readFileSync(join(process.argv[2], `${name}.js`), 'utf8');

const unused = /^(fraktur|sansSerif|monospace|texCalligraphic|texOldstyle|texMathit)/;
// Of the mathematical alphabets beyond the basic plane, bold and italic are in use.
const kept = [[0x1d400, 0x1d467], [0x1d6a4, 0x1d71b], [0x1d7ce, 0x1d7d7]];
const isKept = (code) => code < 0x1d400 || kept.some(([first, last]) => first <= code && code <= last);

// The end of the braces that open at START; the strings inside have none.
const end = (text, start) => {
  let depth = 0;
  for (let i = start; i < text.length; ++i) {
    if (text[i] === '{') ++depth;
    if (text[i] === '}' && --depth === 0) return i + 1;
  }
  throw new Error('mathjax.mjs: braces do not match');
};

// Each variant has a table with its boxes, one with its outlines, and may have one with the letters of
// others that it borrows.
const fonts = (text) => {
  let result = '', done = 0;
  for (const table of text.matchAll(/\b\w\.(\w+)=(?:\(0,\w\.AddPaths\)\(\w\.\w+,)?(?=\{\d+:)/g)) {
    let start = table.index + table[0].length;
    while (text[start] === '{') {
      const stop = end(text, start);
      result += text.slice(done, start) + (unused.test(table[1]) ? '{}' : text.slice(start, stop)
        .replace(/(\d+):(?:"[^"]*"|\[[^\]]*\]),?/g, (glyph, code) => isKept(Number(code)) ? glyph : '')
        .replace(/,\}$/, '}'));
      done = stop;
      start = stop + 1;
    }
  }
  if (!done) throw new Error('mathjax.mjs: there are no tables of glyphs');
  return result + text.slice(done);
};

process.stdout.write(['startup', 'core', 'input/tex', 'output/svg'].map(part).join('\n'));
process.stdout.write(`\n${fonts(part('output/svg/fonts/tex'))}\n${part('a11y/assistive-mml')}\n`);
