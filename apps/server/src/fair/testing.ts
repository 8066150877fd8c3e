import { vi } from 'vitest';
import { Turns, type TurnsOptions } from './turns.ts';

/** Milliseconds for which a request of a test waits for its turn. */
export const PATIENCE = 1000;

/** Shops whose work takes as long as it is told, and what began in which order. */
export function shops(given: Partial<TurnsOptions> = {}) {
  const turns = new Turns({
    atOnce: 3,
    ofOneShop: 2,
    amongOthers: 2,
    waiting: 4,
    patience: PATIENCE,
    now: Date.now,
    goOnSoon: (goOn) => goOn(),
    ...given,
  });
  const begun: string[] = [];
  const ask = (shop: string, milliseconds = 10, signal?: AbortSignal) => {
    const work = async () => {
      begun.push(shop);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return shop;
    };
    const asked = turns.run(shop, work, signal);
    asked.catch(() => undefined);
    return asked;
  };
  const many = (shop: string, times: number, milliseconds?: number) =>
    Array.from({ length: times }, () => ask(shop, milliseconds));
  return { turns, begun, ask, many };
}

/** Lets fake timers go on. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** Lets what waits for nothing but each other go on, and no timer. */
export const settle = async () => {
  for (let at = 0; at < 20; at++) await Promise.resolve();
};
