/**
 * Returns the edit distance up to which a word is corrected: none for short words, too many of which are alike, and
 * two for long ones. An edit is an insertion, a deletion, a substitution or a transposition of neighbours.
 */
export function maxEditDistance(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The dynamic programming table of the Damerau-Levenshtein distance (optimal string alignment) between a word and
 * other words, which are set character by character. Words with a common prefix share its rows.
 */
export class EditDistanceTable {
  readonly #word: string;
  readonly #rows: Uint8Array[] = [];
  readonly #characters: number[] = [];

  constructor(word: string) {
    this.#word = word;
    this.#rows[0] = Uint8Array.from({ length: word.length + 1 }, (_, at) => at);
  }

  /** Sets the character of the other word at `depth`, from 0. Returns a lower bound for all its continuations. */
  setCharacter(depth: number, character: number): number {
    const word = this.#word;
    const above = this.#rows[depth] ?? new Uint8Array(word.length + 1);
    const twoAbove = this.#rows[depth - 1];
    const previous = this.#characters[depth - 1];
    this.#rows[depth + 1] ??= new Uint8Array(word.length + 1);
    const row = this.#rows[depth + 1] ?? above;
    this.#characters[depth] = character;
    row[0] = depth + 1;
    let minimum = depth + 1;
    for (let at = 1; at <= word.length; at++) {
      const own = word.charCodeAt(at - 1);
      const substitution = (above[at - 1] ?? 0) + (own === character ? 0 : 1);
      let cost = Math.min(substitution, (above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1);
      if (twoAbove && at > 1 && own === previous && word.charCodeAt(at - 2) === character) {
        cost = Math.min(cost, (twoAbove[at - 2] ?? 0) + 1);
      }
      row[at] = cost;
      if (cost < minimum) minimum = cost;
    }
    return minimum;
  }

  /** Returns the distance to the first `length` characters that were set. */
  distance(length: number): number {
    return this.#rows[length]?.[this.#word.length] ?? Number.POSITIVE_INFINITY;
  }
}
