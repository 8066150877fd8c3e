import { type LanguageRules, languageRules } from '../text/language.ts';
import { words } from '../text/words.ts';
import { bytesColumn, wordColumn } from './column.ts';
import { Postings } from './postings.ts';
import { type Field, fieldWeight, packWeight } from './relevance.ts';
import { Terms } from './terms.ts';

/** The words of one offer. `facts` are numbers, for the same values occur in many offers. */
export interface IndexedText {
  readonly name: string;
  readonly brand: string;
  readonly keywords: string;
  readonly description: string;
  readonly facts: readonly number[];
}

/** The words of all offers of a shop in one language, each as written and under its stem. */
export class TextIndex {
  readonly terms = new Terms();
  readonly postings = new Postings();
  readonly rules: LanguageRules;
  readonly #stemOf = wordColumn();
  /** 1 for words that stand in a text as they are, not as stems alone. */
  readonly #written = bytesColumn();
  readonly #factTerms: (readonly number[] | undefined)[] = [];
  readonly #factText: (fact: number) => string;

  constructor(language: string, factText: (fact: number) => string) {
    this.rules = languageRules(language);
    this.#factText = factText;
  }

  get bytes(): number {
    const remembered = this.#factTerms.length * BYTES_A_FACT;
    return this.terms.bytes + this.postings.bytes + this.#stemOf.bytes + this.#written.bytes + remembered;
  }

  /** Adds the words of a row; rows come in ascending order, each once. */
  add(row: number, text: IndexedText): void {
    const weights = new Map<number, number>();
    const nameTerms = this.#termsOf(text.name);
    this.#count(weights, nameTerms, 'name');
    this.#count(weights, this.#termsOf(text.brand), 'brand');
    this.#count(weights, this.#termsOf(text.keywords), 'keywords');
    this.#count(weights, this.#termsOf(text.description), 'description');
    this.#count(
      weights,
      text.facts.flatMap((fact) => this.#termsOfFact(fact)),
      'facts',
    );
    const names = new Set(nameTerms);
    for (const [term, weight] of weights) this.postings.add(term, row, packWeight(weight, names.has(term)));
  }

  /** Whether some offer is written with this word. */
  isWritten(term: number): boolean {
    return this.#written.at(term) === 1 && this.postings.count(term) > 0;
  }

  #count(weights: Map<number, number>, terms: readonly number[], field: Field): void {
    const weight = fieldWeight(field, terms.length);
    for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + weight);
  }

  #termsOfFact(fact: number): readonly number[] {
    const known = this.#factTerms[fact];
    if (known) return known;
    const terms = this.#termsOf(this.#factText(fact));
    this.#factTerms[fact] = terms;
    return terms;
  }

  #termsOf(text: string): number[] {
    if (text === '') return [];
    return words(text).flatMap((word) => {
      const term = this.#termOf(word);
      this.#written.set(term, 1);
      const stem = this.#stemOf.at(term);
      return stem === term ? [term] : [term, stem];
    });
  }

  #termOf(word: string): number {
    const term = this.terms.add(word);
    if (term < this.#stemOf.length) return term;
    this.#stemOf.push(term);
    this.#written.push(0);
    const stem = this.rules.stem(word);
    if (stem !== word) this.#stemOf.set(term, this.#termOf(stem));
    return term;
  }
}

/** A short array and its place. */
const BYTES_A_FACT = 64;
