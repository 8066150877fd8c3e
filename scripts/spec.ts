import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectFolder as root } from './launch/project.mjs';
import { type Claim, claimsIn } from './spec/claims.ts';
import { idsAndRangesIn } from './spec/ids.ts';
import { readUnreached, showsProduct } from './spec/reach.ts';

/**
 * `npm run spec`: the requirements by capability, each shown by a test, deferred with a reason, or open.
 * `npm run spec -- CAPABILITY` names the open ones. A requirement is shown when the title of a single test names it and
 * that test reaches the product. What is open, deferred and shown after all, or named by such tests only as reach
 * nothing, is named, and the exit code tells of it.
 */
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

/** Returns every claim of a test, with its file. */
function* claims(): Generator<{ file: string; claim: Claim }> {
  for (const part of ['packages', 'apps', 'demo', 'e2e', 'bench', 'scripts']) {
    for (const path of testFiles(join(root, part))) {
      const file = relative(root, path);
      for (const claim of claimsIn(file, readFileSync(path, 'utf8'))) yield { file, claim };
    }
  }
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const unreached = await readUnreached();
const shown = new Set<string>();
const named = new Map<string, string>();
for (const { file, claim } of claims()) {
  const shows = showsProduct(file, claim, unreached);
  for (const id of claim.ids) {
    if (shows) shown.add(id);
    else named.set(id, file);
  }
}
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

const outdated = [...deferred].filter((id) => shown.has(id)).sort();
if (outdated.length > 0) console.log(`deferred though shown: ${outdated.join(', ')}`);

const reachesNothing = [...named].filter(([id]) => !shown.has(id)).sort();
if (reachesNothing.length > 0) console.log('named by tests of what only tests use:');
for (const [id, file] of reachesNothing) console.log(`  ${id.padEnd(12)} ${file}`);

process.exitCode = totals.open + outdated.length + reachesNothing.length === 0 ? 0 : 1;
