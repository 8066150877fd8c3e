/**
 * How many typing errors a word may hold: none in short ones, of which too many are alike, two in long ones.
 * An error is a letter too many, one missing, one replaced, or two neighbours swapped.
 */
export function allowedErrors(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The table of Damerau and Levenshtein (optimal string alignment) between a word and other words that are given
 * letter by letter. Words that begin alike share its upper rows, which makes a walk over a sorted list one over
 * the tree of its beginnings.
 */
export class EditTable {
  readonly #word: string;
  readonly #rows: Uint8Array[] = [];
  readonly #letters: number[] = [];

  constructor(word: string) {
    this.#word = word;
    this.#rows[0] = Uint8Array.from({ length: word.length + 1 }, (_, at) => at);
  }

  /** Sets the letter at `depth` (from 0) of the other word; answers the least distance any longer one can have. */
  setLetter(depth: number, letter: number): number {
    const word = this.#word;
    const above = this.#rows[depth] ?? new Uint8Array(word.length + 1);
    const twoAbove = this.#rows[depth - 1];
    const before = this.#letters[depth - 1];
    this.#rows[depth + 1] ??= new Uint8Array(word.length + 1);
    const row = this.#rows[depth + 1] ?? above;
    this.#letters[depth] = letter;
    row[0] = depth + 1;
    let least = depth + 1;
    for (let at = 1; at <= word.length; at++) {
      const own = word.charCodeAt(at - 1);
      const replaced = (above[at - 1] ?? 0) + (own === letter ? 0 : 1);
      let cost = Math.min(replaced, (above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1);
      if (twoAbove && at > 1 && own === before && word.charCodeAt(at - 2) === letter) {
        cost = Math.min(cost, (twoAbove[at - 2] ?? 0) + 1);
      }
      row[at] = cost;
      if (cost < least) least = cost;
    }
    return least;
  }

  /** The distance to the first `length` letters that were set. */
  distance(length: number): number {
    return this.#rows[length]?.[this.#word.length] ?? Number.POSITIVE_INFINITY;
  }
}
