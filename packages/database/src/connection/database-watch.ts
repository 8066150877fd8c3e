/** How often it is looked whether anything was heard, in milliseconds. */
export const TICK = 250;

/** The part of the patience after which a silent database is asked whether it is there. */
const ASK_AFTER = 3 / 8;

export interface WatchOptions {
  /** Milliseconds of silence, while somebody waits, after which the database counts as hanging. */
  readonly patience: number;
  /** Whether anybody waits for an answer. */
  readonly isAwaited: () => boolean;
  /** Resolves when the database has said anything at all, on a connection made for it; bounded in time. */
  readonly ask: () => Promise<void>;
  readonly onHang: () => void;
  readonly onAnswer: () => void;
}

/**
 * Tells a database that hangs from one that is slow. A statement may take long, so its silence alone says nothing:
 * while nobody hears anything, a question of no work is asked beside it. Without an answer to that either, the
 * database hangs, and is asked again and again until it answers. Ticks are counted, not time: a process that was
 * itself stopped for seconds has not listened.
 */
export class DatabaseWatch {
  readonly #options: WatchOptions;
  readonly #timer: NodeJS.Timeout;
  #silent = 0;
  #asking = false;
  #hangs = false;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#tick(), TICK).unref();
  }

  /** Tells whether nothing need be asked of it. */
  get hangs(): boolean {
    return this.#hangs;
  }

  /** The database has said something. */
  heard(): void {
    this.#silent = 0;
    if (!this.#hangs) return;
    this.#hangs = false;
    this.#options.onAnswer();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    if (this.#hangs) {
      this.#ask();
      return;
    }
    this.#silent = this.#options.isAwaited() ? this.#silent + TICK : 0;
    const { patience } = this.#options;
    if (this.#silent >= patience) {
      this.#hangs = true;
      this.#options.onHang();
    } else if (this.#silent >= patience * ASK_AFTER) this.#ask();
  }

  #ask(): void {
    if (this.#asking) return;
    this.#asking = true;
    this.#options
      .ask()
      .then(
        () => this.heard(),
        // What it is that failed is told to those whose own connections fail.
        () => undefined,
      )
      .finally(() => {
        this.#asking = false;
      });
  }
}
