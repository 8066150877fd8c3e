import { secondsSince, step } from '../launch/steps.mjs';
import { CHECKS, DEEP_CHECKS } from './checks.ts';
import { closingLine, type Outcome } from './outcome.ts';

/** `npm test`: all checks, also after one failed, and a last line of counts; with `--deep` those of `npm run test:deep`. */
const start = performance.now();
const outcomes: Outcome[] = [];
for (const { name, run } of process.argv.includes('--deep') ? DEEP_CHECKS : CHECKS) {
  const outcome = await step(name, (result) => summary(name, result), run, isGood);
  if (!isGood(outcome)) console.log(outcome.output.trim());
  outcomes.push(outcome);
}
console.log(`All checks took ${secondsSince(start)}`);
console.log(closingLine(outcomes));
process.exitCode = outcomes.every(isGood) ? 0 : 1;

function isGood(outcome: Outcome): boolean {
  return outcome.counts.failed === 0;
}

/** A check that is one thing has no counts worth printing. */
function summary(name: string, outcome: Outcome): string {
  const { passed, failed, skipped } = outcome.counts;
  return passed + failed === 1 && skipped === 0 ? name : `${name}: ${closingLine([outcome])}`;
}
