import { ShopError } from '@stoa/domain';

/** A place in a queue; leave it when it is no longer needed. */
export interface Place {
  /** Runs the work when it is its turn. */
  run<T>(work: () => Promise<T>): Promise<T>;
  leave(): void;
}

export interface FairQueue {
  /** @throws ShopError `rate-limited` when this owner's places are taken */
  enter(owner: string): Place;
}

interface FairQueueOptions {
  /** The most that run at once, of all owners together. */
  readonly atOnce: number;
  /** The most pieces of work of one owner at once, running or waiting. */
  readonly places: number;
  /** Seconds after which somebody who found no place may ask again. */
  readonly retryAfter: number;
}

/**
 * Makes a fair queue for CPU-bound work. Owners (shops) take turns, so many requests of one delay another by a single
 * piece of work at most; beyond `places` per owner, requests are refused.
 */
export function createFairQueue({ atOnce, places, retryAfter }: FairQueueOptions): FairQueue {
  const taken = new Map<string, number>();
  /** In the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  let working = 0;

  function begin(owner: string): Promise<void> | undefined {
    if (working < atOnce) {
      working += 1;
      return undefined;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const line = waiting.get(owner) ?? [];
    line.push(resolve);
    waiting.set(owner, line);
    return promise;
  }

  /** Hands the turn to the next one, or gives it back. */
  function end(): void {
    const [owner, line] = waiting.entries().next().value ?? [];
    const next = line?.shift();
    if (owner === undefined || line === undefined || next === undefined) {
      working -= 1;
      return;
    }
    waiting.delete(owner);
    if (line.length > 0) waiting.set(owner, line);
    next();
  }

  function leave(owner: string): void {
    const left = (taken.get(owner) ?? 0) - 1;
    if (left > 0) taken.set(owner, left);
    else taken.delete(owner);
  }

  return {
    enter(owner) {
      const before = taken.get(owner) ?? 0;
      if (before >= places) throw new ShopError('rate-limited', { params: { retryAfter } });
      taken.set(owner, before + 1);
      return {
        async run(work) {
          await begin(owner);
          try {
            return await work();
          } finally {
            end();
          }
        },
        leave: () => leave(owner),
      };
    },
  };
}
