// SPDX-License-Identifier: BSL-1.0
// node check.mjs RULE SITE: reads the pages in SITE and names every place that breaks RULE.
// self_test.mjs shows for each rule that it can fail.
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

const files = (folder) => readdirSync(folder, {withFileTypes: true}).flatMap((entry) =>
  entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)]);
const named = (site, ...ends) => files(site).filter((file) => ends.some((end) => file.endsWith(end)));
const text = (file) => readFileSync(file, 'utf8');
const attribute = (tag, name) => tag.match(new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`, 'i'))?.[1];
// Tags as a browser would find them: not inside comments or scripts.
const tags = (html, names) => html.replace(/<!--[\s\S]*?-->/g, '')
  .replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/gi, '$1')
  .match(new RegExp(`<(?:${names})\\b(?:"[^"]*"|'[^']*'|[^'">])*>`, 'gi')) ?? [];
const unescaped = (address) => decodeURIComponent(address.replaceAll('&amp;', '&'));

export const rules = {
  // Every local address leads to a file, and to a place in it that exists.
  links(site) {
    const places = new Map();
    const has = (file, place) => {
      if (!places.has(file)) {
        places.set(file, new Set([...text(file).matchAll(/\s(?:id|name)="([^"]*)"/g)].map((m) => m[1])));
      }
      return places.get(file).has(place);
    };
    return named(site, '.html').flatMap((page) => tags(text(page), 'a|area|link|script|img|iframe')
      .map((tag) => attribute(tag, 'href') ?? attribute(tag, 'src'))
      .filter((address) => address && !/^([a-z]+:|#$)/i.test(address))
      .map((address) => {
        const [path, place] = unescaped(address).replace(/\?[^#]*/, '').split('#');
        const target = path ? resolve(dirname(page), path) : page;
        if (!existsSync(target)) return `${relative(site, page)}: no file ${address}`;
        if (place && target.endsWith('.html') && !has(target, place)) {
          return `${relative(site, page)}: no place ${address}`;
        }
      }).filter(Boolean));
  },

  // Nothing is loaded from anywhere else; a link that a reader may follow is no load.
  remote(site) {
    const far = /^(https?:)?\/\//i;
    const pages = named(site, '.html').flatMap((page) =>
      tags(text(page), 'script|link|img|iframe|source|object|embed|video|audio|use|image')
        .filter((tag) => ['src', 'href', 'data', 'xlink:href'].some((name) => far.test(attribute(tag, name) ?? '')))
        .map((tag) => `${relative(site, page)}: ${tag}`));
    const styles = named(site, '.css', '.html').flatMap((file) =>
      (text(file).match(/(?:@import\s+(?:url\()?|url\()\s*["']?(?:https?:)?\/\/[^)"']*/gi) ?? [])
        .map((what) => `${relative(site, file)}: ${what}`));
    return [...pages, ...styles];
  },

  // Pictures say in words what they show.
  words(site) {
    return named(site, '.html').flatMap((page) => [
      ...tags(text(page), 'img').filter((tag) => !attribute(tag, 'alt')),
      ...tags(text(page), 'svg').filter((tag) =>
        attribute(tag, 'role') !== 'img' || !attribute(tag, 'aria-label')),
    ].map((tag) => `${relative(site, page)}: without words: ${tag}`));
  },

  size(site) {
    const bytes = files(site).reduce((sum, file) => sum + statSync(file).size, 0);
    return bytes < 10e6 ? [] : [`${bytes} bytes are more than ten million`];
  },

  // The index that the search field reads knows a chapter and a name of every kind.
  search(site) {
    const index = existsSync(join(site, 'search')) ? named(join(site, 'search'), '.js').map(text).join() : '';
    return ['explicit_euler', 'integrate', 'motion', 'number', 'position', 'spring', 'tutorial'].filter((word) => !index.includes(word))
      .map((word) => `the search index does not know ${word}`);
  },

  // Everything public has a description. SITE is a folder of doxygen's XML, made with EXTRACT_ALL, and
  // CONTRACT the filter docs/reference.awk, which describes the members that many types have. Operators,
  // specialisations and further overloads are described at their type, template or first overload.
  reference(xml, contract = 'docs/reference.awk') {
    const words = new Set([...text(contract).matchAll(/words\["(?:using )?([^"]*)"\]/g)].map((m) => m[1]));
    const inside = (part, tag) => part.match(new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`))?.[1] ?? '';
    const plain = (markup) => markup.replace(/<[^>]*>/g, '').replaceAll('&lt;', '<').replaceAll('&gt;', '>').trim();
    const isDescribed = (part) => ['briefdescription', 'detaileddescription'].some((tag) => plain(inside(part, tag)));
    const members = [], wrong = [];
    const kinds = new Set();
    for (const file of named(xml, '.xml')) {
      const [, kind, rest] = text(file).match(/<compounddef [^>]*kind="(\w+)"[^>]*>([\s\S]*)<\/compounddef>/) ?? [];
      if (!['class', 'struct', 'concept', 'namespace'].includes(kind)) continue;
      kinds.add(kind);
      const scope = plain(inside(rest, 'compoundname'));
      if (!scope.startsWith('unitstep') || scope.includes('<')) continue;
      const own = rest.replace(/<sectiondef[\s\S]*<\/sectiondef>/, '');
      if (kind !== 'namespace' && !isDescribed(own)) wrong.push(`${kind} ${scope} has no description`);
      // A method says what it computes, what that costs, and where it is from.
      if (/<name>step<\/name>/.test(rest) && /<name>evaluations<\/name>/.test(rest)) {
        const says = inside(own, 'briefdescription') + inside(own, 'detaileddescription');
        for (const [what, is] of [['formula', /<formula/], ['cost', /Cost|evaluations/i], ['source', /Source/]]) {
          if (!is.test(says)) wrong.push(`${kind} ${scope} says no ${what}`);
        }
      }
      for (const [, attributes, part] of rest.matchAll(/<memberdef ([^>]*)>([\s\S]*?)<\/memberdef>/g)) {
        if (/prot="private"/.test(attributes)) continue;
        const name = plain(inside(part, 'name'));
        const isGuide = !plain(inside(part.replace(/<templateparamlist>[\s\S]*?<\/templateparamlist>/, ''), 'type')) && plain(inside(part, 'argsstring')).includes('->');
        if (isGuide || words.has(name) || /^operator\b|</.test(name)) continue;
        members.push({place: `${scope}::${name}`, kind: attributes.match(/kind="(\w+)"/)[1], described: isDescribed(part)});
      }
    }
    const described = new Set(members.filter((m) => m.described).map((m) => m.place));
    for (const {place, kind} of members) {
      if (!described.has(place)) wrong.push(`${kind} ${place} has no description`);
    }
    for (const kind of ['class', 'struct', 'concept', 'namespace']) {
      if (!kinds.has(kind)) wrong.push(`there is no ${kind} at all`);
    }
    return [...new Set(wrong)].sort();
  },

  // Doxygen says nothing when a concept has no comment. SITE is the folder of headers here.
  concepts(include) {
    return named(include, '.hpp').flatMap((file) => {
      const lines = text(file).split('\n');
      const depth = [];
      return lines.flatMap((line, i) => {
        if (/^namespace .*\{$/.test(line)) depth.push(line);
        if (/^\}  \/\/ namespace/.test(line)) depth.pop();
        if (!/^concept /.test(line) || depth.some((name) => /detail|diagnostics/.test(name))) return [];
        let first = i;
        while (!/^template </.test(lines[first])) --first;
        return /^\/\/\//.test(lines[first - 1]) ? [] : [`${relative(include, file)}:${i + 1}: ${line}`];
      });
    });
  },
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [rule, site, ...more] = process.argv.slice(2);
  const complaints = rules[rule](site, ...more);
  for (const complaint of complaints) console.log(complaint);
  process.exitCode = complaints.length ? 1 : 0;
}
