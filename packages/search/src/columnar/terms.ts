import { Dictionary } from './dictionary.ts';
import { type NearTerm, SortedTerms } from './sorted-terms.ts';

/** This many new words, or an eighth of the old ones, are sorted into them; till then they are sorted apart. */
const MANY_NEW = 1000;

/** The words of an index by number. */
export class Terms {
  readonly #words = new Dictionary();
  #old = new SortedTerms(this.#words, []);
  #new = new SortedTerms(this.#words, []);

  get size(): number {
    return this.#words.size;
  }

  get bytes(): number {
    return this.#words.bytes + this.#old.terms.byteLength + this.#new.terms.byteLength;
  }

  add(word: string): number {
    return this.#words.add(word);
  }

  numberOf(word: string): number | undefined {
    return this.#words.numberOf(word);
  }

  text(term: number): string {
    return this.#words.text(term);
  }

  /** The terms that begin with `beginning`. */
  beginningWith(beginning: string): number[] {
    this.#sort();
    return [...this.#old.beginningWith(beginning), ...this.#new.beginningWith(beginning)];
  }

  /** The terms within `bound` typing errors of a word, or of which a beginning is. */
  near(word: string, bound: number, beginning: boolean): NearTerm[] {
    this.#sort();
    return [...this.#old.near(word, bound, beginning), ...this.#new.near(word, bound, beginning)];
  }

  #sort(): void {
    const sorted = this.#old.terms.length + this.#new.terms.length;
    if (sorted === this.size) return;
    const since = this.size - this.#old.terms.length;
    if (since <= Math.max(MANY_NEW, this.#old.terms.length / 8)) {
      this.#new = new SortedTerms(this.#words, range(this.#old.terms.length, this.size));
    } else {
      this.#old = new SortedTerms(this.#words, range(0, this.size));
      this.#new = new SortedTerms(this.#words, []);
    }
  }
}

function* range(from: number, to: number): Generator<number> {
  for (let number = from; number < to; number++) yield number;
}
