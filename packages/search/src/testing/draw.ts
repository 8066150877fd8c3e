import fc, { type Arbitrary } from 'fast-check';

/** What this run draws by; a run that failed is repeated by naming its seed in `STOA_SEED`. */
export const SEED = Number(process.env.STOA_SEED ?? Date.now() % 1_000_000);

/** For titles of tests that draw, so that a failure names its seed. */
export const drawnBy = `STOA_SEED=${SEED}`;

/** So many values, the same in every run with one seed. */
export const draw = <T>(from: Arbitrary<T>, count: number): T[] =>
  fc.sample(from, { numRuns: count, seed: SEED });
