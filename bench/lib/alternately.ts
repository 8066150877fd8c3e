import { median } from './figure.ts';

const ROUNDS = 41;

/** Returns the medians in milliseconds, of runs that take turns, so that other load is shared. */
export async function alternately(
  runs: readonly [() => Promise<unknown>, () => Promise<unknown>],
): Promise<readonly [number, number]> {
  const times: readonly [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    for (const at of [0, 1] as const) {
      const began = performance.now();
      await runs[at]();
      times[at].push(performance.now() - began);
    }
  }
  return [median(times[0]), median(times[1])];
}
