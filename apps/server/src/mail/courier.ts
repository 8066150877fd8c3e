import {
  deliverMails,
  type MailTransport,
  type PlatformContext,
  reportError,
  type Shop,
} from '@stoa/commerce';

/** Mail that waits for another attempt is looked for this often, in milliseconds. */
const SWEEP_EVERY = 30_000;

export interface CourierOptions {
  readonly platform: PlatformContext;
  readonly transport: MailTransport;
  /** The shops there are, each once. */
  readonly shops: () => readonly Shop[];
}

/** Sends queued mail shop by shop: at once when told of some, and what was left over now and then. */
export class Courier {
  readonly #options: CourierOptions;
  readonly #waiting = new Set<string>();
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  start(): void {
    this.#sweep();
    this.#timer = setInterval(() => this.#sweep(), SWEEP_EVERY);
    this.#timer.unref();
  }

  /** The shop has mail to be sent. */
  notify(shopId: string): void {
    if (this.#stopped) return;
    this.#waiting.add(shopId);
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  /** Resolves when the mail on its way has been handed over. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  #sweep(): void {
    for (const shop of this.#options.shops()) this.notify(shop.id);
  }

  async #run(): Promise<void> {
    const { platform, transport } = this.#options;
    while (this.#waiting.size > 0 && !this.#stopped) {
      const wanted = new Set(this.#waiting);
      this.#waiting.clear();
      const shops = this.#options.shops().filter((shop) => wanted.has(shop.id));
      try {
        await deliverMails(platform, { shops, transport });
      } catch (error) {
        reportError(platform.log, error, 'mail cannot be sent');
      }
    }
  }
}
