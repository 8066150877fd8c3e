/** A cache that evicts the least recently used entry. */
export class LruCache<T> {
  readonly #entries = new Map<string, T>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Returns the cached value of a key; computes and caches it on a miss. */
  get(key: string, compute: () => T): T {
    const cached = this.#entries.get(key);
    const value = cached ?? compute();
    // A map keeps the order of insertion: the most recently used entry is inserted again as the last one.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#capacity) this.#entries.delete(this.#entries.keys().next().value ?? '');
    return value;
  }

  get values(): T[] {
    return [...this.#entries.values()];
  }

  clear(): void {
    this.#entries.clear();
  }
}
