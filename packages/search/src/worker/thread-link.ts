import { IndexUnavailable } from '../port/engine.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

/** What is used of `Worker` of `node:worker_threads`. */
export interface SearchThread {
  postMessage(message: ToWorker): void;
  on(event: 'message', heard: (message: FromWorker) => void): unknown;
  on(event: 'error', heard: (error: Error) => void): unknown;
  on(event: 'exit', heard: () => void): unknown;
  terminate(): Promise<unknown>;
}

export interface ThreadLinkOptions {
  /** Starts a thread whose module calls `serveIndexes`. */
  readonly spawn: () => SearchThread;
  /** Milliseconds a question may take; some times as many while the thread answers others. */
  readonly timeout: number;
  /** Milliseconds without a word, though asked, after which the thread is ended and another started. */
  readonly hang: number;
  readonly report: (message: string) => void;
  /** The index of a shop is there, or has taken in changes. */
  readonly onRefreshed?: (shopId: string) => void;
}

/** What is asked of the thread, without the number it gets. */
type Question = WithoutId<Extract<ToWorker, { kind: 'search' | 'stats' }>>;
/** What is told of a search before its answer. */
type Told = Extract<FromWorker, { kind: 'page' }>;
type WithoutId<M> = M extends { readonly id: number } ? Omit<M, 'id'> : never;
export type Answer = Extract<FromWorker, { kind: 'found' | 'stats' }>;

interface AskOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onTold?: (told: Told) => void;
}

interface Waiting {
  readonly onTold: ((told: Told) => void) | undefined;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** More questions waiting than this are not even asked. */
const MAX_WAITING = 1000;
/** How often a question's time begins anew while others are answered. */
const MAX_TURNS = 4;
/** Before a thread is started again: longer after each that ended before it answered anything. */
const FIRST_PAUSE = 200;
const MAX_PAUSE = 30_000;

/** Asks the search thread and keeps one running. Whatever happens to it, every question is answered or refused. */
export class ThreadLink {
  readonly #options: ThreadLinkOptions;
  readonly #waiting = new Map<number, Waiting>();
  #thread: SearchThread | undefined;
  #lastId = 0;
  /** Since when the thread owes an answer and has said nothing. */
  #silentSince: number | undefined;
  #owed = new Set<number>();
  #ends = 0;
  #restart: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: ThreadLinkOptions) {
    this.#options = options;
    this.#start();
  }

  /**
   * Told what is known before the answer is.
   * @throws IndexUnavailable in good time, or the signal's reason
   */
  async ask(question: Question, { signal, onTold }: AskOptions = {}): Promise<Answer> {
    signal?.throwIfAborted();
    const thread = this.#thread;
    if (!thread) throw new IndexUnavailable('the search thread is down');
    if (this.#owed.size >= MAX_WAITING) throw new IndexUnavailable('too many searches are waiting');
    const id = ++this.#lastId;
    // First of all: what cannot be sent is not waited for.
    thread.postMessage({ ...question, id });
    const { promise, ...waiting } = Promise.withResolvers<Answer>();
    this.#waiting.set(id, { ...waiting, onTold });
    this.#owed.add(id);
    this.#silentSince ??= performance.now();
    const giveUp = (reason: Error) => {
      this.#waiting.delete(id);
      waiting.reject(reason);
      this.tell({ kind: 'cancel', id });
    };
    const { timeout } = this.#options;
    let turns = 1;
    const onTimeout = () => {
      // What only waits its turn is sooner answered here than anywhere else.
      const isServing = this.#silence < timeout / 2;
      if (isServing && turns++ < MAX_TURNS) {
        timer = setTimeout(onTimeout, timeout);
        return;
      }
      giveUp(new IndexUnavailable('the search took too long'));
      this.#endIfHanging();
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

  /** Tells the thread something, if there is one. */
  tell(message: Exclude<ToWorker, { kind: 'search' | 'stats' }>): void {
    this.#thread?.postMessage(message);
  }

  /** Ends the thread for something it should never have done, and starts another. */
  distrust(what: string): void {
    this.#options.report(what);
    void this.#thread?.terminate();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#restart);
    await this.#thread?.terminate();
  }

  #start(): void {
    let thread: SearchThread;
    try {
      thread = this.#options.spawn();
    } catch (error) {
      this.#options.report(`the search thread was not started: ${String(error)}`);
      this.#onExit();
      return;
    }
    this.#thread = thread;
    thread.on('message', (message) => this.#hear(message));
    thread.on('error', (error) =>
      this.#options.report(`the search thread failed: ${error.stack ?? error.message}`),
    );
    thread.on('exit', () => this.#onExit());
  }

  #hear(message: FromWorker): void {
    this.#ends = 0;
    if (message.kind === 'trouble') {
      this.#options.report(message.message);
      return;
    }
    if (message.kind === 'refreshed') {
      this.#options.onRefreshed?.(message.shopId);
      return;
    }
    if (message.kind === 'page') {
      this.#silentSince = performance.now();
      this.#tellAsker(message);
      return;
    }
    this.#owed.delete(message.id);
    this.#silentSince = this.#owed.size > 0 ? performance.now() : undefined;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (!waiting) return;
    if (message.kind === 'found' || message.kind === 'stats') waiting.resolve(message);
    else if (message.kind === 'failed') waiting.reject(new Error(`the search failed: ${message.message}`));
    else waiting.reject(new IndexUnavailable(message.kind === 'unavailable' ? message.reason : 'cancelled'));
  }

  /** What an asker makes of it is its own: if that fails, so does its question alone. */
  #tellAsker(told: Told): void {
    const waiting = this.#waiting.get(told.id);
    try {
      waiting?.onTold?.(told);
    } catch (error) {
      this.#waiting.delete(told.id);
      waiting?.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Milliseconds for which the thread has owed an answer and said nothing. */
  get #silence(): number {
    return this.#silentSince === undefined ? 0 : performance.now() - this.#silentSince;
  }

  #endIfHanging(): void {
    const silent = this.#silence;
    if (silent < this.#options.hang) return;
    this.distrust(`the search thread has said nothing for ${Math.round(silent)} ms and is started again`);
  }

  #onExit(): void {
    this.#thread = undefined;
    this.#owed.clear();
    this.#silentSince = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(new IndexUnavailable('the search thread has ended'));
    if (this.#closed) return;
    const pause = Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** this.#ends++);
    this.#options.report(`the search thread has ended and is started again in ${pause} ms`);
    this.#restart = setTimeout(() => this.#start(), pause).unref();
  }
}
