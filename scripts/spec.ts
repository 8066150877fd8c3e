import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idsAndRangesIn, idsIn } from './spec/ids.ts';

/**
 * `npm run spec`: the requirements by capability, each shown by a test, deferred with a reason, or open.
 * `npm run spec -- CAPABILITY` names the open ones. Whatever is deferred and shown after all counts as shown, and is
 * named, so that it leaves the list.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs/requirements');

const REQUIREMENT = /^- ([A-Z]+(?:-[A-Z]+)*-\d{3}):/gm;
const TEST = /\.(?:test|e2e)\.tsx?$/;
const SKIPPED = new Set(['node_modules', 'build', '.stoa', '.git', '.react-router']);

function* testFiles(path: string): Generator<string> {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) yield* testFiles(full);
    else if (TEST.test(entry.name)) yield full;
  }
}

/** Ids at the end of a test's title, in brackets. */
function* shownIds(): Generator<string> {
  for (const part of ['packages', 'apps', 'demo', 'e2e', 'bench', 'scripts']) {
    for (const file of testFiles(join(root, part))) {
      const titles = readFileSync(file, 'utf8').matchAll(/\[([^\]\n]*)\](?=[`'"])/g);
      for (const [, list = ''] of titles) yield* idsIn(list);
    }
  }
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const shown = new Set(shownIds());
const deferred = new Set(idsAndRangesIn(read('deferred.md')));

const chosen = process.argv[2]?.toUpperCase();
const totals = { shown: 0, deferred: 0, open: 0 };
const byCapability = new Map<string, { shown: number; deferred: number; open: string[] }>();

for (const name of readdirSync(folder)) {
  if (name === 'decisions.md' || name === 'deferred.md') continue;
  for (const [, id = ''] of read(name).matchAll(REQUIREMENT)) {
    const capability = id.slice(0, id.lastIndexOf('-'));
    const row = byCapability.get(capability) ?? { shown: 0, deferred: 0, open: [] };
    byCapability.set(capability, row);
    if (shown.has(id)) row.shown++;
    else if (deferred.has(id)) row.deferred++;
    else row.open.push(id);
  }
}

console.log('capability    shown  deferred  open');
for (const [capability, row] of [...byCapability].sort(([a], [b]) => (a < b ? -1 : 1))) {
  totals.shown += row.shown;
  totals.deferred += row.deferred;
  totals.open += row.open.length;
  const columns = [row.shown, row.deferred, row.open.length].map((n) => String(n).padStart(8));
  console.log(capability.padEnd(11) + columns.join(' '));
  if (chosen === capability || chosen === 'ALL') console.log(`  ${row.open.join(', ')}`);
}
console.log(`${totals.shown} shown by a test, ${totals.deferred} deferred, ${totals.open} open`);

const outdated = [...deferred].filter((id) => shown.has(id));
if (outdated.length > 0) console.log(`deferred though shown: ${outdated.sort().join(', ')}`);
