import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { projectFolder } from './launch/project.mjs';
import { ALWAYS_SO } from './mutate/always-so.ts';
import { FOLDER, readFindings, STAGE } from './mutate/findings.ts';
import { isGood, makeReport, reportLines } from './mutate/report.ts';
import { allFields } from './mutate/sources.ts';

/**
 * `npm run mutate`: each field that the contract's answers are made of is made null, false, true, 0 or empty in turn,
 * and what no test of `packages/api` notices is named. `npm run mutate -- cart-dto` does so with the fields whose names
 * contain that, `npm run mutate -- toCartItem cart-record` with the tests of the files whose names contain the rest.
 * The exit code tells whether more than `MOST` percent go unnoticed and, of a run of all, whether a field is made in no
 * test or never seen with another value.
 */
const MOST = 2;

const [only = '', ...files] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'stoa-mutations-'));
process.env[FOLDER] = folder;
process.env.STOA_MUTATE_ONLY = only;
try {
  await tryMutants('in place');
  await tryMutants('anew');
  const fields = allFields().filter(({ id }) => id.includes(only));
  const report = makeReport(fields, readFindings(), ALWAYS_SO);
  for (const line of reportLines(report, MOST)) process.stdout.write(`${line}\n`);
  process.exitCode = isGood(report, MOST, only === '' && files.length === 0) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

async function tryMutants(stage: 'in place' | 'anew'): Promise<void> {
  process.env[STAGE] = stage;
  const options = { root: projectFolder, config: 'scripts/mutate/vitest.config.ts', watch: false };
  const vitest = await startVitest('test', files, { ...options, reporters: [{}] });
  await vitest.close();
}
