/** The typed arrays columns are made of. */
interface Numbers {
  readonly length: number;
  readonly byteLength: number;
  [at: number]: number;
  set(from: ArrayLike<number>): void;
  subarray(from: number, to: number): ArrayLike<number>;
}

/** Numbers by ordinal in an array that grows. `data` is for loops; it is another array after each growth. */
export class Column<A extends Numbers> {
  data: A;
  length = 0;
  readonly #make: (length: number) => A;

  constructor(make: (length: number) => A) {
    this.#make = make;
    this.data = make(0);
  }

  get bytes(): number {
    return this.data.byteLength;
  }

  at(ordinal: number): number {
    return this.data[ordinal] ?? 0;
  }

  set(ordinal: number, value: number): void {
    const data: Numbers = this.data;
    data[ordinal] = value;
  }

  push(value: number): void {
    if (this.length === this.data.length) this.#resize(Math.max(64, Math.ceil(this.length * 1.5)));
    const data: Numbers = this.data;
    data[this.length++] = value;
  }

  /** Keeps only what stands at these ordinals, in their order, and gives back what is not used. */
  keep(ordinals: Uint32Array): void {
    const kept = this.#make(ordinals.length);
    const data: Numbers = kept;
    for (let at = 0; at < ordinals.length; at++) data[at] = this.at(ordinals[at] ?? 0);
    this.data = kept;
    this.length = ordinals.length;
  }

  /** Gives back what was reserved for growth. */
  trim(): void {
    this.#resize(this.length);
  }

  #resize(capacity: number): void {
    if (capacity === this.data.length) return;
    const grown = this.#make(capacity);
    grown.set(this.data.subarray(0, this.length));
    this.data = grown;
  }
}

export const bytesColumn = () => new Column((length) => new Uint8Array(length));
export const smallColumn = () => new Column((length) => new Uint16Array(length));
export const wordColumn = () => new Column((length) => new Uint32Array(length));
export const numberColumn = () => new Column((length) => new Float64Array(length));
