/** Empties one queue: at once when told that something is in it, and whatever else is due now and then. */
export class QueueLoop {
  readonly #next: () => Promise<boolean>;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  /** `next` does the next job that is due, and answers whether there was one. */
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
