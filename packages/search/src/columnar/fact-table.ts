import type { Fact } from '../port/document.ts';
import { wordColumn } from './column.ts';
import { BYTES_AN_ENTRY, Dictionary } from './dictionary.ts';

/** All values of all attributes by number. */
export class FactTable {
  readonly #codes = new Dictionary();
  /** By code, its values. */
  readonly #numbers: Map<string, number>[] = [];
  readonly #values: string[] = [];
  readonly #codeOf = wordColumn();
  #letters = 0;

  get size(): number {
    return this.#values.length;
  }

  get bytes(): number {
    return this.#codes.bytes + this.#codeOf.bytes + this.#letters + this.size * BYTES_AN_ENTRY;
  }

  /** By fact the number of its code. */
  get codeOf(): Uint32Array {
    return this.#codeOf.data;
  }

  add({ code, value }: Fact): number {
    const codeNumber = this.#codes.add(code);
    const numbers = this.#numbers[codeNumber] ?? new Map<string, number>();
    this.#numbers[codeNumber] = numbers;
    const known = numbers.get(value);
    if (known !== undefined) return known;
    const number = this.#values.length;
    numbers.set(value, number);
    this.#values.push(value);
    this.#codeOf.push(codeNumber);
    this.#letters += value.length;
    return number;
  }

  numberOf({ code, value }: Fact): number | undefined {
    const codeNumber = this.#codes.numberOf(code);
    return codeNumber === undefined ? undefined : this.#numbers[codeNumber]?.get(value);
  }

  codeNumber(code: string): number | undefined {
    return this.#codes.numberOf(code);
  }

  value(number: number): string {
    return this.#values[number] ?? '';
  }
}
