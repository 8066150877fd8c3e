/** Something that is made when it is asked for a second time: most is never asked for again. */
export class Again<T> {
  #made: T | undefined;
  #isAskedAgain = false;

  /** What was made; absent until then. */
  get known(): T | undefined {
    return this.#made;
  }

  /** Makes it even if it is asked for but once. */
  now(make: () => T): T {
    this.#made ??= make();
    return this.#made;
  }

  /** Absent when first asked for. */
  ifAskedAgain(make: () => T): T | undefined {
    const isWorthIt = this.#isAskedAgain || this.#made !== undefined;
    this.#isAskedAgain = true;
    return isWorthIt ? this.now(make) : undefined;
  }

  /** It holds no more. */
  forget(): void {
    this.#made = undefined;
    this.#isAskedAgain = false;
  }
}
