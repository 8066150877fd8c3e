const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** From 0 to 1, never the same twice, and evenly spread after any number of rounds. */
export const share = (round: number): number => (round * GOLDEN) % 1;

/**
 * Returns the word with those letters large that are bits of the round: to a search it is the same, to what it
 * remembers it is not.
 */
export function respelled(word: string, round: number): string {
  return [...word].map((letter, at) => ((round >> at) & 1 ? letter.toUpperCase() : letter)).join('');
}
