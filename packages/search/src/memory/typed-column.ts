/** The typed arrays columns are made of. */
interface Numbers {
  readonly length: number;
  readonly byteLength: number;
  [index: number]: number;
  set(from: ArrayLike<number>): void;
  subarray(from: number, to: number): ArrayLike<number>;
}

/** A growable typed array. `data` is for inner loops; it is replaced by another array whenever the column grows. */
export class TypedColumn<A extends Numbers> {
  data: A;
  length = 0;
  readonly #allocate: (length: number) => A;

  constructor(allocate: (length: number) => A) {
    this.#allocate = allocate;
    this.data = allocate(0);
  }

  get bytes(): number {
    return this.data.byteLength;
  }

  at(index: number): number {
    return this.data[index] ?? 0;
  }

  set(index: number, value: number): void {
    const data: Numbers = this.data;
    data[index] = value;
  }

  push(value: number): void {
    if (this.length === this.data.length) this.#resize(Math.max(64, Math.ceil(this.length * 1.5)));
    const data: Numbers = this.data;
    data[this.length++] = value;
  }

  /** Keeps only the values at these indexes, in their order, and releases spare capacity. */
  keep(indexes: Uint32Array): void {
    const kept = this.#allocate(indexes.length);
    const data: Numbers = kept;
    for (let i = 0; i < indexes.length; i++) data[i] = this.at(indexes[i] ?? 0);
    this.data = kept;
    this.length = indexes.length;
  }

  /** Releases spare capacity. */
  trim(): void {
    this.#resize(this.length);
  }

  #resize(capacity: number): void {
    if (capacity === this.data.length) return;
    const resized = this.#allocate(capacity);
    resized.set(this.data.subarray(0, this.length));
    this.data = resized;
  }
}

export const uint8Column = () => new TypedColumn((length) => new Uint8Array(length));
export const uint16Column = () => new TypedColumn((length) => new Uint16Array(length));
export const uint32Column = () => new TypedColumn((length) => new Uint32Array(length));
export const float64Column = () => new TypedColumn((length) => new Float64Array(length));
