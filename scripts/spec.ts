import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPassed } from './check/passed-tests.ts';
import { SUITES } from './check/suites.ts';
import { commitOf, digestTree } from './check/tree.ts';
import { projectFolder as root } from './launch/project.mjs';
import { claimsIn } from './spec/claims.ts';
import { constantsOf } from './spec/constants.ts';
import { type FiledClaim, type Unproved, weighClaims } from './spec/evidence.ts';
import { makeHttpCheck } from './spec/http.ts';
import { compareConstants, partlyIn } from './spec/partly.ts';
import { readUnreached, showsProduct } from './spec/reach.ts';
import { whyStale } from './spec/runs.ts';
import { idsOfRows } from './spec/tables.ts';
import { capabilityOf, requirementsIn, VERDICTS, type Verdict, verdictOn } from './spec/verdicts.ts';
import { testSources } from './testing/sources.ts';

/**
 * `npm run spec`: the requirements by capability, each shown by a test, shown in part, deferred with a reason, or open.
 * `npm run spec -- CAPABILITY` names those of each kind that is not shown.
 *
 * A requirement is shown when the title of a single test ends with its id, that test was run and passed when the suite
 * was last run whole, and reaches the product. Of a suite that was not run whole on these sources the titles are read
 * instead, which is said: nothing tells that such tests pass. What stands in `partly.md` is not shown. What is open,
 * deferred and shown after all, or named by a test that shows it not, is named.
 *
 * Exits with 1 when anything of that kind was found, else with 2 when a suite was not run, else with 0.
 */
const folder = join(root, 'docs/requirements');
const NO_REQUIREMENTS = new Set(['decisions.md', 'deferred.md', 'partly.md']);

const TEST = /\.test\.tsx?$/;

/** Every claim of a test, with its file; of the tests of the gate, and of what they are written with. */
const filed: readonly FiledClaim[] = [...testSources(root)].flatMap(([file, text]) =>
  claimsIn(file, text).map((claim) => ({ file, claim })),
);
const claims = filed.filter(({ file }) => TEST.test(file));
const kits = filed.filter(({ file }) => !TEST.test(file)).map(({ claim }) => claim);

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const present = { commit: commitOf(root), tree: digestTree(root) };
const runs = readPassed();
const suites = SUITES.map(({ name, owns }) => {
  const stale = whyStale(runs[name], present);
  return { name, owns, stale, run: stale === undefined ? runs[name] : undefined };
});
const unreached = await readUnreached();
const isByHttp = makeHttpCheck();
const demands = {
  showsProduct: ({ file, claim }: FiledClaim) => showsProduct(file, claim, unreached),
  goesThroughHttp: ({ file, claim }: FiledClaim) => isByHttp(file, claim),
};
const evidence = weighClaims(claims, suites, demands, kits);
const partly = partlyIn(read('partly.md'));
const { untold, outdated } = compareConstants(partly, constantsOf(root));
const known = {
  shown: evidence.shown,
  partly: partly.ids,
  deferred: new Set(idsOfRows(read('deferred.md'))),
};

const UNSHOWN = VERDICTS.filter((verdict) => verdict !== 'shown');
const chosen = process.argv[2]?.toUpperCase();
const byCapability = new Map<string, Record<Verdict, string[]>>();
const total: Record<Verdict, number> = { shown: 0, partly: 0, deferred: 0, open: 0 };
const names = readdirSync(folder).filter((name) => !NO_REQUIREMENTS.has(name));
for (const id of names.flatMap((name) => requirementsIn(read(name)))) {
  const capability = capabilityOf(id);
  const row = byCapability.get(capability) ?? { shown: [], partly: [], deferred: [], open: [] };
  byCapability.set(capability, row);
  const verdict = verdictOn(id, known);
  row[verdict].push(id);
  total[verdict]++;
}

console.log(`capability ${VERDICTS.map((verdict) => verdict.padStart(8)).join(' ')}`);
for (const [capability, row] of [...byCapability].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const columns = VERDICTS.map((verdict) => String(row[verdict].length).padStart(8));
  console.log(capability.padEnd(11) + columns.join(' '));
  if (chosen !== capability && chosen !== 'ALL') continue;
  for (const verdict of UNSHOWN) {
    if (row[verdict].length > 0) console.log(`  ${verdict}: ${row[verdict].join(', ')}`);
  }
}
console.log(
  `${total.shown} shown by a test, ${total.partly} in part, ${total.deferred} deferred, ${total.open} open`,
);

const open = [...byCapability.values()].flatMap((row) => row.open);
const faults = [
  ...listed('open', open.map(toUnproved)),
  ...listed(
    'deferred though shown',
    claims.flatMap(({ file, claim: { ids, title } }) => {
      const deferred = ids.filter((id) => known.deferred.has(id) && evidence.shown.has(id));
      return deferred.map((id) => ({ id, where: `${file} > ${title}` }));
    }),
  ),
  ...listed('constants of the contract that partly.md does not tell of', untold.map(toUnproved)),
  ...listed('told of in partly.md though they are constant no longer', outdated.map(toUnproved)),
  ...listed('named by tests that did not run or did not pass', evidence.didNotPass),
  ...listed('named by tests of what only tests use', evidence.reachesNothing),
  ...listed('of addresses or the contract, named by tests without HTTP', evidence.withoutHttp),
  ...listed('named by titles that stand in no source', evidence.notInSource),
];
for (const line of faults) console.log(line);

const unrun = suites.filter(({ stale }) => stale !== undefined);
for (const { name, stale } of unrun) {
  console.log(
    `NOT RUN ${name}: ${stale}. What they claim was read from the sources, and nothing says that they pass: run npm test, or npm test -- --only '${name}'.`,
  );
}

if (faults.length > 0) process.exitCode = 1;
else if (unrun.length > 0) process.exitCode = 2;

function toUnproved(id: string): Unproved {
  return { id, where: '' };
}

function listed(title: string, found: readonly Unproved[]): string[] {
  if (found.length === 0) return [];
  const lines = found.map(({ id, where }) => `  ${id.padEnd(12)} ${where}`.trimEnd());
  return [`${title}:`, ...lines.sort()];
}
