/** Texts by number, each once. Takes about `BYTES_AN_ENTRY` beside its letters. */
export class Dictionary {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  #letters = 0;

  get size(): number {
    return this.#texts.length;
  }

  get bytes(): number {
    return this.#letters + this.#texts.length * BYTES_AN_ENTRY;
  }

  numberOf(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  text(number: number): string {
    return this.#texts[number] ?? '';
  }

  /** The number of a text, a new one if it has none. */
  add(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#texts.length;
    this.#texts.push(text);
    this.#numbers.set(text, number);
    this.#letters += text.length;
    return number;
  }
}

/** A string's head, its place in the array, and key and value in the map with its spare room. */
export const BYTES_AN_ENTRY = 72;
