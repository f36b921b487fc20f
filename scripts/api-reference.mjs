// The API reference: every exported name of the shared packages with its comment and declaration, as pages of the site (/reference/core.html).
// It is made of the declarations that the compiler writes: typedoc does not run with TypeScript 7.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const PACKAGES = ['core', 'kit', 'geometry', 'testkit'];
/** What a package is for, and the names that a new game begins with. */
const ABOUT = {
  core: [
    'the kernel: procedures, questions, keywords, views, matches and records.',
    'Game rulesOf machine begin pick amount roll emit tell checkSetup openMatch',
  ],
  kit: ['what many games share: effects as data, exact forecasts, decks, words, random numbers.', 'grammarOf seeded effects forecast'],
  geometry: ['the measured table: bases, tools, reach, sight and cover, exactly.', 'INCH disc tableOf measure coverOf'],
  testkit: ['scenarios, conformance, transcripts and the rule table.', 'rule scenario conformance transcript'],
};
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The statements of a declaration file, each with the comment before it. */
export const statementsOf = text => {
  const statements = [];
  let depth = 0;
  let start = 0;
  let doc = '';
  for (let i = 0; i < text.length; i++) {
    const rest = text.slice(i, i + 2);
    if (rest === '/*' || rest === '//') {
      const end = rest === '/*' ? text.indexOf('*/', i) + 2 : text.indexOf('\n', i) + 1 || text.length;
      if (text.slice(start, i).trim() === '') {
        if (text.startsWith('/**', i)) doc = text.slice(i + 3, end - 2);
        start = end;
      }
      i = end - 1;
      continue;
    }
    const c = text[i];
    if (c === "'" || c === '"' || c === '`') {
      i = text.indexOf(c, i + 1);
      continue;
    }
    if ('{(['.includes(c)) depth++;
    if ('})]'.includes(c)) depth--;
    const isBlock = c === '}' && /^\s*(export )?(declare )?(interface|namespace|class|function)\b/.test(text.slice(start, i));
    if (depth === 0 && (c === ';' || isBlock)) {
      statements.push({ text: text.slice(start, i + 1).trim(), doc: doc.replace(/^\s*\* ?/gm, '').trim() });
      start = i + 1;
      doc = '';
    }
  }
  return statements;
};
const NAMED = /^export (?:declare )?(?:abstract )?(const|type|interface|function|class|let)\s+([A-Za-z_$][\w$]*)/;

/** What a declaration file exports, by name, through every file that it exports from. */
export const exportsOf = (file, read = path => readFileSync(path, 'utf8')) => {
  const found = new Map();
  for (const { text, doc } of statementsOf(read(file))) {
    const from = /from '(\.[^']+)\.js';$/.exec(text)?.[1];
    const target = from && join(dirname(file), `${from}.d.ts`);
    const list = /^export (?:type )?\{([^}]*)\}/.exec(text)?.[1];
    const named = NAMED.exec(text);
    if (named) found.set(named[2], { name: named[2], kind: named[1], doc, text, file });
    else if (text.startsWith('export *') && target) for (const [name, entry] of exportsOf(target, read)) found.set(name, entry);
    else if (list !== undefined && target) {
      const all = exportsOf(target, read);
      for (const part of list.split(',').map(each => each.replace(/^\s*type /, '').trim())) {
        const [name, as = name] = part.split(' as ');
        const entry = all.get(name);
        if (entry) found.set(as, { ...entry, name: as });
      }
    }
  }
  return found;
};
/** Every entry of a package (`@cadre/kit`, `@cadre/kit/effects/german`) with its exports. */
export const entriesOf = name => {
  const folder = join(ROOT, 'packages', name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => target.types)
    .map(([path, target]) => ({ path: `@cadre/${name}${path.slice(1)}`, exports: exportsOf(join(folder, target.types)) }));
};

const escaped = text => text.replace(/[&<>]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]);
const withCode = text => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
const paragraphs = doc =>
  doc
    .split(/\n\s*\n/)
    .filter(part => part !== '')
    .map(part => (/^ {4}/.test(part) ? `<pre>${escaped(part)}</pre>` : `<p>${withCode(part)}</p>`))
    .join('\n');
const page = (title, body) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="stylesheet" href="/reference/reference.css"></head><body>
<nav><a href="/reference/index.html">API reference</a> ${PACKAGES.map(p => `<a href="/reference/${p}.html">${p}</a>`).join(' ')}</nav>
<main><h1>${title}</h1>
${body}
</main></body></html>
`;
const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; } nav a { margin-right: 1rem; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 6px; font-size: 0.85rem; }
h3 small { font-weight: normal; opacity: 0.7; } .names { columns: 14rem; padding-left: 1rem; }
`;
/** The pages by their file names. */
export const referencePages = () => {
  const packages = PACKAGES.map(name => ({ name, entries: entriesOf(name) }));
  const homes = new Map(packages.flatMap(({ name, entries }) => entries.flatMap(e => [...e.exports.keys()].map(each => [each, name]))));
  const linked = (text, self) =>
    escaped(text).replace(/\b[A-Za-z_$][\w$]*\b/g, word =>
      homes.has(word) && word !== self ? `<a href="/reference/${homes.get(word)}.html#${word}">${word}</a>` : word,
    );
  const section = ({ name, kind, doc, text, file }) =>
    `<h3 id="${name}">${name} <small>${kind}, ${relative(ROOT, file).replace('/dist/', '/src/').replace('.d.ts', '.ts')}</small></h3>\n${paragraphs(doc)}\n<pre>${linked(text.replace(/^export (declare )?/, ''), name)}</pre>`;
  const pages = new Map([['reference.css', STYLE]]);
  for (const { name, entries } of packages)
    pages.set(
      `${name}.html`,
      page(
        `@cadre/${name}`,
        entries
          .map(({ path, exports }) => {
            const all = [...exports.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
            const names = all.map(e => `<li><a href="#${e.name}">${e.name}</a></li>`).join('');
            return `<h2>${path}</h2>\n<ul class="names">${names}</ul>\n${all.map(section).join('\n')}`;
          })
          .join('\n'),
      ),
    );
  const list = packages.map(({ name, entries }) => {
    const count = entries.reduce((sum, e) => sum + e.exports.size, 0);
    const [purpose, first] = ABOUT[name];
    const known = first.split(' ').filter(each => homes.get(each) === name);
    const links = known.map(each => `<a href="/reference/${name}.html#${each}"><code>${each}</code></a>`).join(', ');
    return `<li><p><a href="/reference/${name}.html">@cadre/${name}</a>: ${purpose} ${count} names; begin with ${links}.</p></li>`;
  });
  pages.set('index.html', page('API reference', `<ul>${list.join('\n')}</ul>`));
  return pages;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = join(ROOT, 'packages/web/dist/site/reference');
  mkdirSync(folder, { recursive: true });
  const pages = referencePages();
  for (const [name, text] of pages) writeFileSync(join(folder, name), text);
  console.log(`Wrote the API reference: ${pages.size} files in ${relative(process.cwd(), folder)}`);
}
