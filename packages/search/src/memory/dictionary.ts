/** Dictionary encoding: gives each distinct text a number. Takes about `BYTES_PER_ENTRY` beside the characters. */
export class Dictionary {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  #characters = 0;

  get size(): number {
    return this.#texts.length;
  }

  get bytes(): number {
    return this.#characters + this.#texts.length * BYTES_PER_ENTRY;
  }

  numberOf(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  text(number: number): string {
    return this.#texts[number] ?? '';
  }

  /** Returns the number of a text and assigns the next one to a new text. */
  add(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#texts.length;
    this.#texts.push(text);
    this.#numbers.set(text, number);
    this.#characters += text.length;
    return number;
  }
}

/** A string header, its array slot, and key and value in a map with spare capacity. */
export const BYTES_PER_ENTRY = 72;
