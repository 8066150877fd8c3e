import fc, { type Arbitrary } from 'fast-check';

/** The seed of this run; `STOA_SEED` repeats a run that failed. */
export const SEED = Number(process.env.STOA_SEED ?? Date.now() % 1_000_000);

/** For titles of random tests, so that a failure names its seed. */
export const drawnBy = `STOA_SEED=${SEED}`;

/** Draws `count` values; the same in every run with one seed. */
export const draw = <T>(from: Arbitrary<T>, count: number): T[] =>
  fc.sample(from, { numRuns: count, seed: SEED });
