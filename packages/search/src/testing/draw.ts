import fc, { type Arbitrary } from 'fast-check';

/** For titles of random tests, so that a failure names the seed of the run. */
export const drawnBy = `STOA_SEED=${fc.readConfigureGlobal()?.seed}`;

/** Draws `count` values; the same in every run with one seed. */
export const draw = <T>(from: Arbitrary<T>, count: number): T[] => fc.sample(from, count);
