/** The interval, in milliseconds, of the check whether the database has sent anything. */
export const TICK = 250;

/** The fraction of the time limit after which a silent database is probed. */
const ASK_AFTER = 3 / 8;

export interface WatchOptions {
  /** Milliseconds of silence, while somebody waits, after which the database counts as hanging. */
  readonly patience: number;
  /** Whether a request waits for an answer. */
  readonly isAwaited: () => boolean;
  /**
   * Probes the database on a connection of its own; resolves when it answers anything, rejects after a time limit.
   */
  readonly ask: () => Promise<void>;
  readonly onHang: () => void;
  readonly onAnswer: () => void;
}

/**
 * Distinguishes a database that hangs from a slow one. A statement may take long, so its silence alone means nothing:
 * after a while without any answer, a trivial statement is sent beside it. If that gets no answer either, the
 * database hangs, and is probed until it answers. It counts ticks and not time, because a process that was itself
 * suspended for seconds could not receive.
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

  /** Tells whether no probe is needed. */
  get hangs(): boolean {
    return this.#hangs;
  }

  /** Notes that the database has sent something. */
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
        // The cause is reported by the connections that fail.
        () => undefined,
      )
      .finally(() => {
        this.#asking = false;
      });
  }
}
