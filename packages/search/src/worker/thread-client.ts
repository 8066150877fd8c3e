import { errorLike, reasonOf } from '@stoa/domain';
import { IndexUnavailable } from '../port/engine.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { type ThreadLimitOptions, ThreadLimits } from './thread-limits.ts';

/** The subset of `Worker` of `node:worker_threads` that is used. */
export interface SearchThread {
  postMessage(message: ToWorker): void;
  on(event: 'message', listener: (message: FromWorker) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
  terminate(): Promise<unknown>;
}

export interface ThreadClientOptions extends ThreadLimitOptions {
  /** Starts a thread whose module calls `serveIndexes`. */
  readonly spawn: () => SearchThread;
  /** Milliseconds a request may take; a multiple of it while the thread answers other requests. */
  readonly timeout: number;
  readonly report: (message: string) => void;
  /** Called when the index of a shop is loaded or has applied changes. */
  readonly onRefreshed?: (shopId: string) => void;
}

type Request = WithoutId<Extract<ToWorker, { kind: 'search' | 'stats' }>>;
type WithoutId<M> = M extends { readonly id: number } ? Omit<M, 'id'> : never;
export type PageMessage = Extract<FromWorker, { kind: 'page' }>;
export type Response = Extract<FromWorker, { kind: 'counts' | 'stats' }>;

interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the page of a search, before the response. */
  readonly onPage?: (message: PageMessage) => void;
}

interface PendingRequest {
  readonly onPage: ((message: PageMessage) => void) | undefined;
  readonly resolve: (response: Response) => void;
  readonly reject: (error: Error) => void;
}

/** Further requests are refused. */
const MAX_PENDING = 1000;
/** How many timeouts a request may take while the thread answers other requests. */
const MAX_TIMEOUTS = 4;
/** The pause before a thread is restarted doubles with each thread that ends without a message. */
const MIN_RESTART_PAUSE = 200;
const MAX_RESTART_PAUSE = 30_000;

const REFUSALS = {
  down: 'the search thread is down',
  loading: 'the search thread is being started',
  ending: 'the search thread is being replaced',
};

/** Sends requests to the search thread and keeps a thread running. Every request is answered or refused in time. */
export class ThreadClient {
  readonly #options: ThreadClientOptions;
  /** Requests whose requester waits. */
  readonly #pending = new Map<number, PendingRequest>();
  /** Requests the thread has not answered, also those whose requester has given up. */
  readonly #unanswered = new Set<number>();
  readonly #limits: ThreadLimits;
  #thread: SearchThread | undefined;
  #state: 'ready' | keyof typeof REFUSALS = 'down';
  #lastId = 0;
  /** The time of the last message, or of the first request after it; absent while no request is unanswered. */
  #silentSince: number | undefined;
  /** Threads that ended since the last message other than `ready`. */
  #restarts = 0;
  #restartTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: ThreadClientOptions) {
    this.#options = options;
    this.#limits = new ThreadLimits(options);
    this.#start();
  }

  /**
   * @throws IndexUnavailable if there is no response in time, or the signal's reason. At once while the thread is
   * loading, because it has no index yet.
   */
  async request(request: Request, { signal, onPage }: RequestOptions = {}): Promise<Response> {
    signal?.throwIfAborted();
    if (this.#state !== 'ready') throw new IndexUnavailable(REFUSALS[this.#state]);
    if (this.#unanswered.size >= MAX_PENDING) throw new IndexUnavailable('too many searches are pending');
    const id = ++this.#lastId;
    // Posted first, because it throws on a request that cannot be cloned.
    this.#thread?.postMessage({ ...request, id });
    const { promise, ...settle } = Promise.withResolvers<Response>();
    this.#pending.set(id, { ...settle, onPage });
    this.#unanswered.add(id);
    this.#silentSince ??= performance.now();
    const giveUp = (reason: Error) => {
      this.#pending.delete(id);
      settle.reject(reason);
      this.notify({ kind: 'cancel', id });
    };
    const { timeout } = this.#options;
    let timeouts = 1;
    const onTimeout = () => {
      // A request in the queue of a thread that makes progress is answered sooner here than by another engine.
      const isResponsive = this.#silence < timeout / 2;
      if (isResponsive && timeouts++ < MAX_TIMEOUTS) {
        timer = setTimeout(onTimeout, timeout);
        return;
      }
      giveUp(new IndexUnavailable('the search took too long'));
      // Answers that have arrived are received first: where this process was held up, the time is over before.
      setImmediate(() => this.#replaceIfHanging());
    };
    let timer = setTimeout(onTimeout, timeout);
    const onAbort = () => giveUp(signal?.reason);
    signal?.addEventListener('abort', onAbort);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** Sends a message without a response; drops it while no thread is running. */
  notify(message: Exclude<ToWorker, { kind: 'search' | 'stats' }>): void {
    this.#thread?.postMessage(message);
  }

  /** Terminates the thread because of a fault; another one is started. */
  replaceThread(fault: string): void {
    this.#options.report(fault);
    this.#limits.end();
    this.#state = 'ending';
    void this.#thread?.terminate();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#state = 'ending';
    clearTimeout(this.#restartTimer);
    this.#limits.end();
    await this.#thread?.terminate();
  }

  #start(): void {
    let thread: SearchThread;
    try {
      thread = this.#options.spawn();
    } catch (error) {
      this.#options.report(`the search thread was not started: ${reasonOf(error)}`);
      this.#onExit();
      return;
    }
    this.#thread = thread;
    this.#state = 'loading';
    this.#limits.begin((limit) =>
      this.replaceThread(`the search thread was not loaded within ${limit} ms and is restarted`),
    );
    thread.on('message', (message) => this.#onMessage(message));
    thread.on('error', (error) => {
      const reason = errorLike(error)?.stack ?? reasonOf(error);
      this.#options.report(`the search thread failed: ${reason}`);
    });
    thread.on('exit', () => this.#onExit());
  }

  #onMessage(message: FromWorker): void {
    if (message.kind === 'ready') {
      this.#onReady();
      return;
    }
    this.#restarts = 0;
    if (message.kind === 'error') {
      this.#options.report(message.message);
      return;
    }
    if (message.kind === 'refreshed') {
      this.#options.onRefreshed?.(message.shopId);
      return;
    }
    if (message.kind === 'page') {
      this.#silentSince = performance.now();
      this.#onPage(message);
      return;
    }
    this.#unanswered.delete(message.id);
    this.#silentSince = this.#unanswered.size > 0 ? performance.now() : undefined;
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (!pending) return;
    if (message.kind === 'counts' || message.kind === 'stats') pending.resolve(message);
    else if (message.kind === 'failed') pending.reject(new Error(`the search failed: ${message.message}`));
    else if (message.kind === 'unavailable') pending.reject(new IndexUnavailable(message.reason, message));
    else pending.reject(new IndexUnavailable('cancelled'));
  }

  #onReady(): void {
    if (this.#state !== 'loading') return;
    this.#state = 'ready';
    this.#limits.loaded();
  }

  /** Rejects the request if its own listener throws; other requests are not affected. */
  #onPage(message: PageMessage): void {
    const pending = this.#pending.get(message.id);
    try {
      pending?.onPage?.(message);
    } catch (error) {
      this.#pending.delete(message.id);
      pending?.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Milliseconds without a message while requests are unanswered. */
  get #silence(): number {
    return this.#silentSince === undefined ? 0 : performance.now() - this.#silentSince;
  }

  #replaceIfHanging(): void {
    const silence = this.#silence;
    if (this.#state !== 'ready' || silence < this.#limits.hangTimeout) return;
    this.#limits.hung();
    this.replaceThread(`the search thread has said nothing for ${Math.round(silence)} ms and is restarted`);
  }

  #onExit(): void {
    this.#thread = undefined;
    this.#state = 'down';
    this.#limits.end();
    this.#unanswered.clear();
    this.#silentSince = undefined;
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const request of pending) request.reject(new IndexUnavailable('the search thread has ended'));
    if (this.#isClosed) return;
    const pause = Math.min(MAX_RESTART_PAUSE, MIN_RESTART_PAUSE * 2 ** this.#restarts++);
    this.#options.report(`the search thread has ended and is restarted in ${pause} ms`);
    this.#restartTimer = setTimeout(() => this.#start(), pause).unref();
  }
}
