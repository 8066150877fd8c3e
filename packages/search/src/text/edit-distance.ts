/**
 * Returns the edit distance up to which a word is corrected: none for short words, too many of which are alike, and
 * two for long ones. An edit is an insertion, a deletion, a substitution or a transposition of neighbours.
 */
export function maxEditDistance(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Stands for every distance beyond the greatest that matters. */
const FAR = 255;

/**
 * The dynamic programming table of the Damerau-Levenshtein distance (optimal string alignment) between a word and
 * other words, which are set character by character. Words with a common prefix share its rows. Only the band in which
 * the greatest distance that matters can lie is computed (Ukkonen: 'Algorithms for approximate string matching', 1985),
 * so that a character of another word is compared with `2 * maxDistance + 1` characters at most, however long the word.
 */
export class EditDistanceTable {
  readonly #word: string;
  readonly #maxDistance: number;
  readonly #rows: Uint8Array[] = [];
  readonly #characters: number[] = [];

  constructor(word: string, maxDistance: number) {
    this.#word = word;
    this.#maxDistance = maxDistance;
    this.#rows[0] = this.#newRow().map((far, at) => (at <= maxDistance ? at : far));
  }

  /** Sets the character of the other word at `depth`, from 0. Returns a lower bound for all its continuations. */
  setCharacter(depth: number, character: number): number {
    const word = this.#word;
    const above = this.#rows[depth] ?? this.#newRow();
    const twoAbove = this.#rows[depth - 1];
    const previous = this.#characters[depth - 1];
    this.#rows[depth + 1] ??= this.#newRow();
    const row = this.#rows[depth + 1] ?? above;
    this.#characters[depth] = character;
    const first = depth + 1 - this.#maxDistance;
    const last = Math.min(word.length, depth + 1 + this.#maxDistance);
    row[0] = first <= 0 ? depth + 1 : FAR;
    let minimum = row[0];
    for (let at = Math.max(1, first); at <= last; at++) {
      const own = word.charCodeAt(at - 1);
      const substitution = (above[at - 1] ?? 0) + (own === character ? 0 : 1);
      let cost = Math.min(FAR, substitution, (above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1);
      if (twoAbove && at > 1 && own === previous && word.charCodeAt(at - 2) === character) {
        cost = Math.min(cost, (twoAbove[at - 2] ?? 0) + 1);
      }
      row[at] = cost;
      if (cost < minimum) minimum = cost;
    }
    return minimum;
  }

  /** Returns the distance to the first `length` characters that were set; any greater number beyond the greatest. */
  distance(length: number): number {
    return this.#rows[length]?.[this.#word.length] ?? FAR;
  }

  #newRow(): Uint8Array {
    return new Uint8Array(this.#word.length + 1).fill(FAR);
  }
}
