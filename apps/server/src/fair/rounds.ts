/** Has something go on in the next round of the event loop. */
export type GoOnSoon = (goOn: () => void) => void;

/**
 * Begins one piece of work in each round of the event loop. Work that waits for nothing is done as soon as it has
 * begun: a queue of it, or requests that came together, would hold the thread until the last one is done. Between two
 * rounds the thread looks at what else came.
 */
export class Rounds {
  readonly #goOnSoon: GoOnSoon;
  readonly #waiting: (() => void)[] = [];
  #hasBegun = false;

  constructor(goOnSoon: GoOnSoon = setImmediate) {
    this.#goOnSoon = goOnSoon;
  }

  /** Takes this round for work that begins at once; false where other work has begun in it. */
  take(): boolean {
    if (this.#hasBegun) return false;
    this.#end();
    return true;
  }

  /** Begins work in a later round, when what was handed over before has begun. */
  beginLater(begin: () => void): void {
    this.#waiting.push(begin);
    if (!this.#hasBegun) this.#end();
  }

  #end(): void {
    this.#hasBegun = true;
    this.#goOnSoon(() => {
      this.#hasBegun = false;
      const begin = this.#waiting.shift();
      if (!begin) return;
      this.#end();
      begin();
    });
  }
}
