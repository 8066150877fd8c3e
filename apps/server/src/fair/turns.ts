import { mayStepAside, type StepAside } from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import { type GoOnSoon, Rounds } from './rounds.ts';

export interface TurnsOptions {
  /** The most pieces of work under way at once, of all shops together. */
  readonly atOnce: number;
  /** The same of one shop: fewer than of all, so that a place is left for other shops. */
  readonly ofOneShop: number;
  /** The same of one shop while other shops have requests too: a second piece would delay theirs. */
  readonly amongOthers: number;
  /** Of one shop, how many may wait. */
  readonly waiting: number;
  /** The longest wait, in milliseconds. */
  readonly patience: number;
  /** Milliseconds; monotonic. */
  readonly now?: () => number;
  readonly goOnSoon?: GoOnSoon;
}

/** The statistics of a shop. */
export interface TurnFigures {
  readonly shopId: string;
  readonly working: number;
  readonly waiting: number;
  /** Requests refused since the start, because too many waited or one waited too long. */
  readonly refused: number;
}

interface Waiting {
  /** The place is taken: whoever waits may go on, and can no longer leave. */
  readonly begin: () => void;
}

interface Asked {
  readonly line: Line;
  readonly at: number;
}

interface Line {
  readonly waiting: Set<Waiting>;
  /** Work that had stepped aside and wants to continue. */
  readonly stepped: Set<Waiting>;
  working: number;
  refused: number;
  /** Milliseconds of work done for the shop. */
  used: number;
  /** When a piece of its work last began. */
  began: number;
}

/** Seconds after which it is worth to ask again. */
const RETRY_AFTER = 2;

/** Milliseconds since its last piece of work for which a queue waits for shops without one. */
const YIELDS_FOR = 100;

/** Milliseconds after a request for which its shop counts as active. */
const RECENTLY = 1000;

/**
 * Shares the capacity of the process fairly among shops. Each shop has a queue; a free place goes to the waiting shop
 * below its limit that has had the least time so far. A shop that returns after a pause starts level with the others:
 * unused time is not saved up.
 */
export class Turns {
  readonly #options: Required<Omit<TurnsOptions, 'goOnSoon'>>;
  readonly #rounds: Rounds;
  readonly #lines = new Map<string, Line>();
  #working = 0;
  /** The shop of the latest request, and the latest other shop. */
  #latest: Asked | undefined;
  #latestOther: Asked | undefined;

  constructor({ goOnSoon, ...options }: TurnsOptions) {
    this.#options = { now: performance.now.bind(performance), ...options };
    this.#rounds = new Rounds(goOnSoon);
  }

  /**
   * Runs the work when it is the shop's turn. Work must not wait for another turn, which could be a deadlock. While
   * it steps aside (`stepAside`) others use its place.
   * @throws ShopError `unavailable` with `retryAfter` in seconds when too many wait, or for too long; the signal's
   * reason when it is aborted before the work began
   */
  async run<T>(shopId: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const line = this.#lineOf(shopId);
    this.#note(line);
    if (this.#mayBegin(line)) {
      this.#begin(line);
      if (!this.#rounds.take()) await new Promise<void>((resolve) => this.#rounds.beginLater(resolve));
    } else await this.#wait(line, signal);
    let began = this.#options.now();
    let working = true;
    const over = new AbortController();
    const goOn = () => {
      began = this.#options.now();
      working = true;
      // It may have ended since it was given its place.
      if (over.signal.aborted) end();
    };
    const end = () => {
      line.used += this.#options.now() - began;
      line.working--;
      this.#working--;
      working = false;
      this.#next();
    };
    const stepAside: StepAside = async (other) => {
      // When work waits for two things at once, the place is given up once.
      if (!working) return other();
      end();
      try {
        return await other();
      } finally {
        await this.#takeUp(line, goOn, over.signal);
      }
    };
    try {
      return await mayStepAside(stepAside, work);
    } finally {
      over.abort();
      if (working) end();
    }
  }

  /**
   * Work that has begun goes before work that has not, and is no longer refused. Work may end while a part of it
   * still waits aside, as when its client disconnects: that part takes no place again, because nothing would release
   * it.
   */
  async #takeUp(line: Line, goOn: () => void, over: AbortSignal): Promise<void> {
    if (over.aborted) return;
    if (this.#mayBegin(line)) {
      this.#begin(line);
      goOn();
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const one: Waiting = { begin: () => resolve(goOn()) };
    line.stepped.add(one);
    const onOver = () => {
      if (line.stepped.delete(one)) resolve();
    };
    over.addEventListener('abort', onOver, { once: true });
    await promise;
  }

  figures(): readonly TurnFigures[] {
    return [...this.#lines].map(([shopId, { working, waiting, refused }]) => ({
      shopId,
      working,
      refused,
      waiting: waiting.size,
    }));
  }

  /** A shop is gone. */
  forget(shopId: string): void {
    const line = this.#lines.get(shopId);
    if (line && isIdle(line)) this.#lines.delete(shopId);
  }

  #lineOf(shopId: string): Line {
    const known = this.#lines.get(shopId);
    const line = known ?? {
      waiting: new Set(),
      stepped: new Set(),
      working: 0,
      refused: 0,
      used: 0,
      began: 0,
    };
    this.#lines.set(shopId, line);
    if (isIdle(line)) line.used = Math.max(line.used, this.#leastUsed());
    return line;
  }

  /** Statistics of the shops with work. */
  #leastUsed(): number {
    const used = [...this.#lines.values()].flatMap((line) => (isIdle(line) ? [] : [line.used]));
    return used.length === 0 ? 0 : Math.min(...used);
  }

  #note(line: Line): void {
    if (this.#latest?.line !== line) this.#latestOther = this.#latest;
    this.#latest = { line, at: this.#options.now() };
  }

  #mayBegin(line: Line): boolean {
    const { atOnce, ofOneShop, amongOthers } = this.#options;
    if (this.#working >= atOnce || line.working >= (this.#isAlone(line) ? ofOneShop : amongOthers))
      return false;
    return !this.#yields(line);
  }

  /**
   * Where a second piece of a shop's work would delay others, so does the next one of a queue: it waits until a shop
   * without a queue is done, though not for long, since many such shops may follow one another.
   */
  #yields(line: Line): boolean {
    const { amongOthers, ofOneShop, now } = this.#options;
    if (amongOthers >= ofOneShop || line.waiting.size === 0 || now() - line.began > YIELDS_FOR) return false;
    return [...this.#lines.values()].some(
      (other) => other !== line && other.working > 0 && other.waiting.size === 0,
    );
  }

  #isAlone(line: Line): boolean {
    const other = this.#latest?.line === line ? this.#latestOther : this.#latest;
    return !other || this.#options.now() - other.at > RECENTLY;
  }

  #begin(line: Line): void {
    line.working++;
    line.began = this.#options.now();
    this.#working++;
  }

  async #wait(line: Line, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (line.waiting.size >= this.#options.waiting) throw refusal(line);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one: Waiting = { begin: resolve };
    line.waiting.add(one);
    // Whose place is taken already, though it has not begun, gives it back as any work does.
    const leave = (reason: () => unknown) => {
      if (line.waiting.delete(one)) reject(reason());
    };
    const timer = setTimeout(() => leave(() => refusal(line)), this.#options.patience);
    const onAbort = () => leave(() => signal?.reason);
    signal?.addEventListener('abort', onAbort);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  #next(): void {
    for (;;) {
      const line = this.#nextLine();
      const [first] = line ? [...line.stepped, ...line.waiting] : [];
      if (!line || !first) return;
      line.stepped.delete(first);
      line.waiting.delete(first);
      this.#begin(line);
      this.#rounds.beginLater(first.begin);
    }
  }

  #nextLine(): Line | undefined {
    let next: Line | undefined;
    for (const line of this.#lines.values()) {
      if (line.stepped.size + line.waiting.size === 0 || !this.#mayBegin(line)) continue;
      if (!next || line.used < next.used) next = line;
    }
    return next;
  }
}

const isIdle = ({ working, waiting, stepped }: Line) => working + waiting.size + stepped.size === 0;

function refusal(line: Line): ShopError {
  line.refused++;
  return new ShopError('unavailable', { params: { retryAfter: RETRY_AFTER } });
}
