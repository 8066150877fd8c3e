import { uint8Column, uint32Column } from '../memory/typed-column.ts';
import { type LanguageRules, languageRules } from '../text/language.ts';
import { tokenize } from '../text/tokenize.ts';
import { encodePayload, type Field, fieldWeight } from './bm25f.ts';
import { Postings } from './postings.ts';
import { TermDictionary } from './term-dictionary.ts';

/** The texts of one offer. Facet values are given by number, because many offers share them. */
export interface IndexedText {
  readonly name: string;
  readonly brand: string;
  readonly keywords: string;
  readonly description: string;
  readonly body: string;
  readonly facetValues: readonly number[];
}

/** The full-text index of a shop's offers in one language. A word is indexed as it is written and by its stem. */
export class TextIndex {
  readonly terms = new TermDictionary();
  readonly postings = new Postings();
  readonly rules: LanguageRules;
  /** By term its stem, which is a term too. */
  readonly #stemOf = uint32Column();
  /** 1 for terms that occur as written words, not only as stems. */
  readonly #isWord = uint8Column();
  readonly #facetValueTerms: (readonly number[] | undefined)[] = [];
  readonly #facetValueText: (facetValue: number) => string;

  constructor(language: string, facetValueText: (facetValue: number) => string) {
    this.rules = languageRules(language);
    this.#facetValueText = facetValueText;
  }

  get bytes(): number {
    const cached = this.#facetValueTerms.length * BYTES_PER_FACET_VALUE;
    return this.terms.bytes + this.postings.bytes + this.#stemOf.bytes + this.#isWord.bytes + cached;
  }

  /** Adds the texts of a row. Rows are added in ascending order, each once. */
  add(row: number, text: IndexedText): void {
    const frequencies = new Map<number, number>();
    const nameTerms = this.#termsOf(text.name);
    this.#count(frequencies, nameTerms, 'name');
    this.#count(frequencies, this.#termsOf(text.brand), 'brand');
    this.#count(frequencies, this.#termsOf(text.keywords), 'keywords');
    const facetTerms = text.facetValues.flatMap((facetValue) => this.#termsOfFacetValue(facetValue));
    this.#count(frequencies, facetTerms, 'facetValues');
    const outsideDescription = new Set(frequencies.keys());
    this.#count(frequencies, this.#termsOf(text.description), 'description');
    this.#count(frequencies, this.#termsOf(text.body), 'body');
    const names = new Set(nameTerms);
    for (const [term, frequency] of frequencies) {
      const places = { inName: names.has(term), inDescriptionAlone: !outsideDescription.has(term) };
      this.postings.add(term, row, encodePayload(frequency, places));
    }
  }

  /** Tells whether a term occurs as a written word, not only as a stem. */
  isWord(term: number): boolean {
    return this.#isWord.at(term) === 1 && this.postings.count(term) > 0;
  }

  #count(frequencies: Map<number, number>, terms: readonly number[], field: Field): void {
    const weight = fieldWeight(field, terms.length);
    for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + weight);
  }

  #termsOfFacetValue(facetValue: number): readonly number[] {
    const known = this.#facetValueTerms[facetValue];
    if (known) return known;
    const terms = this.#termsOf(this.#facetValueText(facetValue));
    this.#facetValueTerms[facetValue] = terms;
    return terms;
  }

  #termsOf(text: string): number[] {
    if (text === '') return [];
    return tokenize(text).flatMap((word) => {
      const term = this.#addTerm(word);
      this.#isWord.set(term, 1);
      const stem = this.#stemOf.at(term);
      return stem === term ? [term] : [term, stem];
    });
  }

  #addTerm(word: string): number {
    const term = this.terms.add(word);
    if (term < this.#stemOf.length) return term;
    this.#stemOf.push(term);
    this.#isWord.push(0);
    const stem = this.rules.stem(word);
    if (stem !== word) this.#stemOf.set(term, this.#addTerm(stem));
    return term;
  }
}

/** A short array and its slot. */
const BYTES_PER_FACET_VALUE = 64;
