import { EditTable } from '../text/edit-distance.ts';
import type { Dictionary } from './dictionary.ts';

/** A term close to a word. */
export interface NearTerm {
  readonly term: number;
  readonly distance: number;
}

/** Some terms of a dictionary in the order of their letters; never changed. */
export class SortedTerms {
  readonly terms: Uint32Array;
  readonly #words: Dictionary;

  constructor(words: Dictionary, terms: Iterable<number>) {
    this.#words = words;
    this.terms = Uint32Array.from([...terms].sort((a, b) => (words.text(a) < words.text(b) ? -1 : 1)));
  }

  /** The terms that begin with `beginning`. */
  beginningWith(beginning: string): Uint32Array {
    const first = this.#search(0, (term) => term < beginning);
    return this.terms.subarray(first, this.#firstAfter(beginning, first));
  }

  /**
   * The terms within `bound` typing errors of a word; with `beginning` also those of which some beginning is.
   * Walks the terms as the tree of their beginnings and leaves out every branch that is too far away.
   */
  near(word: string, bound: number, beginning: boolean): NearTerm[] {
    const table = new EditTable(word);
    const found: NearTerm[] = [];
    let previous = '';
    for (let at = 0; at < this.terms.length; ) {
      const term = this.terms[at] ?? 0;
      const text = this.#words.text(term);
      const dead = deadEnd(table, previous, text, bound, beginning);
      previous = dead ?? text;
      if (dead !== undefined) {
        at = this.#firstAfter(dead, at);
        continue;
      }
      const distance = beginning ? leastDistance(table, text.length) : table.distance(text.length);
      if (distance <= bound) found.push({ term, distance });
      at++;
    }
    return found;
  }

  /** The place of the first term that neither is before `beginning` nor begins with it. */
  #firstAfter(beginning: string, from: number): number {
    return this.#search(from, (term) => term < beginning || term.startsWith(beginning));
  }

  #search(from: number, isBefore: (term: string) => boolean): number {
    let low = from;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.#words.text(this.terms[middle] ?? 0))) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Brings the table from `previous` to `text`. Answers the beginning of `text` after which nothing can be near
 * any more, if there is one; the table then stands there.
 */
function deadEnd(
  table: EditTable,
  previous: string,
  text: string,
  bound: number,
  beginning: boolean,
): string | undefined {
  for (let depth = sharedLetters(previous, text); depth < text.length; depth++) {
    const least = table.setLetter(depth, text.charCodeAt(depth));
    if (least <= bound) continue;
    // A beginning that is near makes everything near that begins with it.
    if (beginning && leastDistance(table, depth + 1) <= bound) continue;
    return text.slice(0, depth + 1);
  }
  return undefined;
}

function sharedLetters(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let shared = 0;
  while (shared < most && a.charCodeAt(shared) === b.charCodeAt(shared)) shared++;
  return shared;
}

/** To the first `length` letters or fewer. */
function leastDistance(table: EditTable, length: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let shorter = 1; shorter <= length; shorter++) least = Math.min(least, table.distance(shorter));
  return least;
}
