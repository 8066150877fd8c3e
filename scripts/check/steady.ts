import { Worker } from 'node:worker_threads';
import { closingLine, describeFailure, failureText } from './closing-lines.ts';
import type { Failure, Listener } from './outcome.ts';
import type { Choice, Suite } from './suites.ts';

/**
 * Runs test files again and again while another processor is kept busy, and counts what failed: finds out whether a
 * test is steady.
 * @returns whether nothing failed.
 */
export async function provesSteady(
  suites: ReadonlyMap<Suite, Choice>,
  rounds: number,
  print: (text: string) => void,
): Promise<boolean> {
  const fell = new Map<string, { times: number; failure: Failure }>();
  const listener: Listener = {
    failed: (failure) => print(failureText(failure)),
    progressed: () => undefined,
    broke: (reason) => print(`BROKEN, begun anew: ${reason}`),
  };
  const endBusyness = keepProcessorBusy();
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const [suite, choice] of suites) {
        const outcome = await suite.run({ ...choice, oneByOne: true }, listener);
        for (const failure of outcome.failures) {
          const name = [failure.file ?? suite.name, failure.test].filter(Boolean).join(' > ');
          fell.set(name, { times: (fell.get(name)?.times ?? 0) + 1, failure });
        }
        print(`${round} of ${rounds}: ${closingLine([outcome])}`);
      }
    }
  } finally {
    await endBusyness();
  }
  for (const { times, failure } of fell.values()) {
    print(`fell ${times} of ${rounds} times: ${describeFailure(failure)}`);
  }
  if (fell.size === 0) print(`nothing fell in ${rounds} rounds`);
  return fell.size === 0;
}

/** Keeps one processor busy until the returned function is called, or this process ends. */
function keepProcessorBusy(): () => Promise<unknown> {
  const worker = new Worker('for (;;);', { eval: true });
  worker.unref();
  return () => worker.terminate();
}
