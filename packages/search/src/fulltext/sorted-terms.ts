import type { Dictionary } from '../memory/dictionary.ts';
import { EditDistanceTable } from '../text/edit-distance.ts';

/** A term and its edit distance from a word. */
export interface FuzzyMatch {
  readonly term: number;
  readonly distance: number;
}

/** An immutable list of terms in alphabetical order, for prefix and fuzzy search. */
export class SortedTerms {
  readonly terms: Uint32Array;
  readonly #dictionary: Dictionary;
  readonly #longest: number;

  constructor(dictionary: Dictionary, terms: Iterable<number>) {
    this.#dictionary = dictionary;
    const byText = (a: number, b: number) => (dictionary.text(a) < dictionary.text(b) ? -1 : 1);
    this.terms = Uint32Array.from([...terms].sort(byText));
    this.#longest = this.terms.reduce((most, term) => Math.max(most, dictionary.text(term).length), 0);
  }

  withPrefix(prefix: string): Uint32Array {
    const first = this.#search(0, (term) => term < prefix);
    return this.terms.subarray(first, this.#firstAfterPrefix(prefix, first));
  }

  /**
   * Finds the terms within `maxDistance` edits of a word; with `isPrefix` also those that have a prefix within
   * `maxDistance` edits. Traverses the sorted terms like a trie and prunes prefixes that exceed the distance.
   */
  fuzzy(word: string, maxDistance: number, isPrefix: boolean): FuzzyMatch[] {
    // Nothing is within the distance of what is that much longer than all terms.
    if (word.length > this.#longest + maxDistance) return [];
    const table = new EditDistanceTable(word, maxDistance);
    const matches: FuzzyMatch[] = [];
    let previous = '';
    for (let at = 0; at < this.terms.length; ) {
      const term = this.terms[at] ?? 0;
      const text = this.#dictionary.text(term);
      const pruned = prunedPrefix(table, previous, text, maxDistance, isPrefix);
      previous = pruned ?? text;
      if (pruned !== undefined) {
        at = this.#firstAfterPrefix(pruned, at);
        continue;
      }
      const distance = isPrefix ? prefixDistance(table, text.length) : table.distance(text.length);
      if (distance <= maxDistance) matches.push({ term, distance });
      at++;
    }
    return matches;
  }

  /** Returns the position of the first term after all that begin with `prefix`. */
  #firstAfterPrefix(prefix: string, from: number): number {
    return this.#search(from, (term) => term < prefix || term.startsWith(prefix));
  }

  /** Binary search for the first term for which `isBefore` is false. */
  #search(from: number, isBefore: (term: string) => boolean): number {
    let low = from;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.#dictionary.text(this.terms[middle] ?? 0))) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Updates the table from `previous` to `text`. Returns the shortest prefix of `text` beyond which no term can be
 * within the distance, if there is one; the table then holds that prefix.
 */
function prunedPrefix(
  table: EditDistanceTable,
  previous: string,
  text: string,
  maxDistance: number,
  isPrefix: boolean,
): string | undefined {
  for (let depth = commonPrefixLength(previous, text); depth < text.length; depth++) {
    const minimum = table.setCharacter(depth, text.charCodeAt(depth));
    if (minimum <= maxDistance) continue;
    // In a prefix search every term that continues a matching prefix matches too.
    if (isPrefix && prefixDistance(table, depth + 1) <= maxDistance) continue;
    return text.slice(0, depth + 1);
  }
  return undefined;
}

function commonPrefixLength(a: string, b: string): number {
  const limit = Math.min(a.length, b.length);
  let length = 0;
  while (length < limit && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

/** Returns the smallest distance to a prefix of at most `length` characters. */
function prefixDistance(table: EditDistanceTable, length: number): number {
  let minimum = Number.POSITIVE_INFINITY;
  for (let end = 1; end <= length; end++) minimum = Math.min(minimum, table.distance(end));
  return minimum;
}
