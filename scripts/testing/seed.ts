/** The seed of `npm test`: the same tests every time, so that what is red was made so by a change. */
const FIXED = 20_260_302;

/**
 * The seed from which a run's tests draw what they try: `STOA_SEED`, an integer, or the same one always. `npm run
 * test:deep` draws it anew and prints it; the same seed draws the same again.
 */
export const SEED = seedIn(process.env.STOA_SEED);

/**
 * Reads the value of `STOA_SEED`.
 * @throws Error when it is no integer of 32 bits.
 */
export function seedIn(given: string | undefined): number {
  if (given === undefined || given === '') return FIXED;
  const seed = Number(given);
  if (seed !== (seed | 0)) throw new Error(`STOA_SEED is ${given}, which is no integer of 32 bits`);
  return seed;
}
