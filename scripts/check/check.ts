import { randomInt } from 'node:crypto';
import { projectFolder } from '../launch/project.mjs';
import { secondsSince, step } from '../launch/steps.mjs';
import { seedIn } from '../testing/seed.ts';
import { CHECKS, checksOfFiles, chooseChecks, deepChecks } from './checks.ts';
import { closingLine, failureLines, slowestLines } from './closing-lines.ts';
import { makeGate } from './gate.ts';
import { readOptions } from './options.ts';
import { type Check, type Done, isGood } from './outcome.ts';
import { keepPassed } from './passed-tests.ts';
import { filesOf, reportedFiles, writeReport } from './report.ts';
import { provesSteady } from './steady.ts';
import { tellWhenStopped } from './stopped.ts';
import { chooseSuites } from './suites.ts';
import { commitOf, digestTree } from './tree.ts';

const SLOWEST_ASKED_FOR = 40;

const options = readOptions(process.argv.slice(2));
switch (options.mode) {
  case 'slowest':
    for (const line of slowestLines(reportedFiles(), SLOWEST_ASKED_FOR)) print(line);
    break;
  case 'steady': {
    const isSteady = await provesSteady(chooseSuites(options.files, options.test), options.rounds, print);
    process.exitCode = isSteady ? 0 : 1;
    break;
  }
  case 'files':
    await check([checksOfFiles(chooseSuites(options.files, options.test))]);
    break;
  case 'checks':
    if (options.deep) await check(chooseChecks(deepChecks(drawnSeed()), options));
    else await check(chooseChecks(CHECKS, options), keeperOfPassed());
    break;
}

/** Runs checks and ends with what failed, what was unsteady, and a line of counts. */
async function check(
  groups: readonly (readonly Check[])[],
  onTested?: (done: readonly Done[]) => void,
): Promise<void> {
  const start = performance.now();
  const gate = makeGate(groups, print, step, onTested);
  tellWhenStopped(gate, print);
  const result = await gate.run();
  writeReport(result);
  const outcomes = result.done.map(({ outcome }) => outcome);
  const slowest = slowestLines(filesOf(result));
  for (const line of failureLines(result.done)) print(line);
  if (slowest.length > 0) print(['The slowest test files:', ...slowest].join('\n'));
  print(`All checks took ${secondsSince(start)}`);
  for (const remark of result.remarks) print(remark);
  print(closingLine(outcomes));
  process.exitCode = outcomes.every(isGood) ? 0 : 1;
}

/** Requirements are shown by whole suites on the sources that they began with. */
function keeperOfPassed(): (done: readonly Done[]) => void {
  const began = { commit: commitOf(projectFolder), tree: digestTree(projectFolder) };
  return (done) => keepPassed(done, began);
}

/** Chance is drawn anew in a deep run, and told, so that `STOA_SEED` brings it back. */
function drawnSeed(): number {
  const given = process.env.STOA_SEED;
  const seed = given ? seedIn(given) : randomInt(1, 2 ** 31);
  print(`STOA_SEED=${seed}`);
  return seed;
}

/** A step may be rewriting its line in the terminal. */
function print(text: string): void {
  process.stdout.write(`${process.stdout.isTTY ? '\r\x1b[K' : ''}${text}\n`);
}
