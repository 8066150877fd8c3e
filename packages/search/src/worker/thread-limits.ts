export interface ThreadLimitOptions {
  /** Milliseconds without a message, with requests pending, after which a thread hangs. */
  readonly hangTimeout: number;
  /** Milliseconds in which a thread is to load its modules. */
  readonly loadTimeout: number;
  /** Milliseconds after which a thread that has loaded and was not replaced is well; longer than `hangTimeout` grows. */
  readonly wellAfter: number;
}

/** Each limit grows to sixteen times what it is at first. */
const MAX_DOUBLINGS = 4;

class GrowingLimit {
  readonly #first: number;
  #doublings = 0;

  constructor(first: number) {
    this.#first = first;
  }

  get current(): number {
    return this.#first * 2 ** this.#doublings;
  }

  double(): void {
    this.#doublings = Math.min(MAX_DOUBLINGS, this.#doublings + 1);
  }

  reset(): void {
    this.#doublings = 0;
  }
}

/**
 * How long the search thread may take. A limit that was hit is doubled for the next thread, within bounds: on a slow
 * machine one gets through in the end, and one that hangs is still noticed. Both are as at first once a thread is well.
 */
export class ThreadLimits {
  readonly #load: GrowingLimit;
  readonly #hang: GrowingLimit;
  readonly #wellAfter: number;
  /** While a thread loads: until that has taken too long; later: until it is well. */
  #timer: NodeJS.Timeout | undefined;

  constructor({ loadTimeout, hangTimeout, wellAfter }: ThreadLimitOptions) {
    this.#load = new GrowingLimit(loadTimeout);
    this.#hang = new GrowingLimit(hangTimeout);
    this.#wellAfter = wellAfter;
  }

  /** A thread begins to load; where it takes longer than this many milliseconds, `onSlow` is called. */
  begin(onSlow: (limit: number) => void): void {
    const limit = this.#load.current;
    this.#setTimer(limit, () => {
      this.#load.double();
      onSlow(limit);
    });
  }

  /** The thread is loaded. */
  loaded(): void {
    this.#setTimer(this.#wellAfter, () => {
      this.#load.reset();
      this.#hang.reset();
    });
  }

  /** Milliseconds of silence after which the thread hangs. */
  get hangTimeout(): number {
    return this.#hang.current;
  }

  /** The thread was silent for longer than that. */
  hung(): void {
    this.#hang.double();
  }

  /** The thread has ended or is about to. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Messages that have arrived are received first: where this process was held up, the time is over before. */
  #setTimer(milliseconds: number, onTime: () => void): void {
    clearTimeout(this.#timer);
    const timer = setTimeout(() => setImmediate(() => this.#timer === timer && onTime()), milliseconds);
    this.#timer = timer.unref();
  }
}
