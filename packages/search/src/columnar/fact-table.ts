import type { Fact } from '../port/document.ts';
import { wordColumn } from './column.ts';
import { Dictionary } from './dictionary.ts';

/** Stands between code and value; neither holds control characters. */
const SEPARATOR = '\u001f';

/** All values of all attributes by number. */
export class FactTable {
  readonly #facts = new Dictionary();
  readonly #codes = new Dictionary();
  readonly #codeOf = wordColumn();

  get size(): number {
    return this.#facts.size;
  }

  get bytes(): number {
    return this.#facts.bytes + this.#codes.bytes + this.#codeOf.bytes;
  }

  /** By fact the number of its code. */
  get codeOf(): Uint32Array {
    return this.#codeOf.data;
  }

  add({ code, value }: Fact): number {
    const number = this.#facts.add(code + SEPARATOR + value);
    if (number === this.#codeOf.length) this.#codeOf.push(this.#codes.add(code));
    return number;
  }

  numberOf({ code, value }: Fact): number | undefined {
    return this.#facts.numberOf(code + SEPARATOR + value);
  }

  codeNumber(code: string): number | undefined {
    return this.#codes.numberOf(code);
  }

  value(number: number): string {
    const text = this.#facts.text(number);
    return text.slice(text.indexOf(SEPARATOR) + 1);
  }
}
