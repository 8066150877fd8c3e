/** Processes one queue: at once when notified, and periodically. */
export class QueueLoop {
  readonly #next: () => Promise<boolean>;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  /** `next` runs the next due job and returns whether there was one. */
  constructor(next: () => Promise<boolean>) {
    this.#next = next;
  }

  /** Resolves when nothing that was due at the call is left. */
  async empty(): Promise<void> {
    this.#again = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  /** Resolves when the job under way is done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running?.catch(() => undefined);
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      if (await this.#next()) this.#again = true;
    }
  }
}
