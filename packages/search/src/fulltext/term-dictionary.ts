import { Dictionary } from '../memory/dictionary.ts';
import { type FuzzyMatch, SortedTerms } from './sorted-terms.ts';

/** The delta is merged into the main list when it has more terms than this and more than an eighth of the main list. */
const MAX_DELTA = 1000;

/** The terms of a text index, with exact, prefix and fuzzy lookup. Sorted in two parts, the main list and a delta. */
export class TermDictionary {
  readonly #dictionary = new Dictionary();
  #main = new SortedTerms(this.#dictionary, []);
  #delta = new SortedTerms(this.#dictionary, []);

  get size(): number {
    return this.#dictionary.size;
  }

  get bytes(): number {
    return this.#dictionary.bytes + this.#main.terms.byteLength + this.#delta.terms.byteLength;
  }

  add(word: string): number {
    return this.#dictionary.add(word);
  }

  numberOf(word: string): number | undefined {
    return this.#dictionary.numberOf(word);
  }

  text(term: number): string {
    return this.#dictionary.text(term);
  }

  withPrefix(prefix: string): number[] {
    this.#sort();
    return [...this.#main.withPrefix(prefix), ...this.#delta.withPrefix(prefix)];
  }

  /** Finds the terms within `maxDistance` edits of a word; with `isPrefix` also those that have such a prefix. */
  fuzzy(word: string, maxDistance: number, isPrefix: boolean): FuzzyMatch[] {
    this.#sort();
    const matches = this.#main.fuzzy(word, maxDistance, isPrefix);
    return [...matches, ...this.#delta.fuzzy(word, maxDistance, isPrefix)];
  }

  /** Sorts the terms added since the last lookup. */
  #sort(): void {
    const sorted = this.#main.terms.length + this.#delta.terms.length;
    if (sorted === this.size) return;
    const unmerged = this.size - this.#main.terms.length;
    if (unmerged <= Math.max(MAX_DELTA, this.#main.terms.length / 8)) {
      this.#delta = new SortedTerms(this.#dictionary, range(this.#main.terms.length, this.size));
    } else {
      this.#main = new SortedTerms(this.#dictionary, range(0, this.size));
      this.#delta = new SortedTerms(this.#dictionary, []);
    }
  }
}

function* range(from: number, to: number): Generator<number> {
  for (let number = from; number < to; number++) yield number;
}
