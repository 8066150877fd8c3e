/** Whether this run is `npm run test:deep`, which gives the tests of `e2e/deep` and `e2e/faults` all the time they want. */
export const isDeep = process.env.STOA_DEEP === '1';

/** How often, or how long: `short` in `npm test`, `deep` in `npm run test:deep`. */
export function depth(short: number, deep: number): number {
  return isDeep ? deep : short;
}
