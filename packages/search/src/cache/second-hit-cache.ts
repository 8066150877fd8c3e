/** Caches one value on the second request for it, because most values are never requested again. */
export class SecondHitCache<T> {
  #value: T | undefined;
  #wasRequested = false;

  /** Returns the cached value, if there is one. */
  get cached(): T | undefined {
    return this.#value;
  }

  /** Returns the value; computes and caches it already on the first request. */
  getOrCompute(compute: () => T): T {
    this.#value ??= compute();
    return this.#value;
  }

  /** Returns nothing on the first request; computes and caches the value on the second. */
  getOnSecondHit(compute: () => T): T | undefined {
    const isHit = this.#wasRequested || this.#value !== undefined;
    this.#wasRequested = true;
    return isHit ? this.getOrCompute(compute) : undefined;
  }

  clear(): void {
    this.#value = undefined;
    this.#wasRequested = false;
  }
}
