import { BYTES_PER_ENTRY, Dictionary } from '../memory/dictionary.ts';
import { uint32Column } from '../memory/typed-column.ts';
import type { FacetValue } from '../port/document.ts';

/** Dictionary of the values of all facets. */
export class FacetValueTable {
  readonly #codes = new Dictionary();
  /** By facet: value text to number. */
  readonly #numbers: Map<string, number>[] = [];
  readonly #texts: string[] = [];
  readonly #facetOf = uint32Column();
  #characters = 0;

  get size(): number {
    return this.#texts.length;
  }

  get bytes(): number {
    return this.#codes.bytes + this.#facetOf.bytes + this.#characters + this.size * BYTES_PER_ENTRY;
  }

  /** Returns the number of the facet of each value. */
  get facetOf(): Uint32Array {
    return this.#facetOf.data;
  }

  /** Returns the number of a value and assigns the next one to a new value. */
  add({ code, value }: FacetValue): number {
    const facet = this.#codes.add(code);
    const numbers = this.#numbers[facet] ?? new Map<string, number>();
    this.#numbers[facet] = numbers;
    const known = numbers.get(value);
    if (known !== undefined) return known;
    const number = this.#texts.length;
    numbers.set(value, number);
    this.#texts.push(value);
    this.#facetOf.push(facet);
    this.#characters += value.length;
    return number;
  }

  numberOf({ code, value }: FacetValue): number | undefined {
    const facet = this.#codes.numberOf(code);
    return facet === undefined ? undefined : this.#numbers[facet]?.get(value);
  }

  facetNumber(code: string): number | undefined {
    return this.#codes.numberOf(code);
  }

  text(number: number): string {
    return this.#texts[number] ?? '';
  }
}
