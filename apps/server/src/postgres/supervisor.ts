import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@stoa/commerce';
import { reasonOf } from '@stoa/domain';
import type { Postmaster } from './postmaster.ts';

/** A server that is started again whenever it ends unasked. */
export interface Supervised {
  /** Of the server that runs now, or ran last. */
  readonly pid: number;
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A server that ran this long was well: the next start is not put off. */
const STEADY_MS = 10_000;

/** Watches `first`, and calls `restart` when it ends, with growing pauses while that does not help. */
export function supervise(first: Postmaster, restart: () => Promise<Postmaster>, log: Log): Supervised {
  let current = first;
  const stopping = new AbortController();
  const watching = watch();

  async function watch(): Promise<void> {
    let failures = 0;
    for (;;) {
      const began = performance.now();
      const how = await current.ended;
      if (stopping.signal.aborted) return;
      failures = performance.now() - began > STEADY_MS ? 0 : failures + 1;
      log.error({ pid: current.pid, how }, 'PostgreSQL ended unasked: starting it again');
      const next = await startAgain(failures);
      if (next === undefined) return;
      current = next;
      if (stopping.signal.aborted) return;
      log.warn({ pid: current.pid }, 'PostgreSQL runs again');
    }
  }

  async function startAgain(failuresBefore: number): Promise<Postmaster | undefined> {
    for (let failures = failuresBefore; ; failures += 1) {
      if (failures > 1) await pauseAfter(failures);
      if (stopping.signal.aborted) return undefined;
      try {
        return await restart();
      } catch (error) {
        log.error({ reason: reasonOf(error) }, 'PostgreSQL did not start');
      }
    }
  }

  async function pauseAfter(failures: number): Promise<void> {
    const milliseconds = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 2), LONGEST_PAUSE_MS);
    await pause(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
  }

  return {
    get pid() {
      return current.pid;
    },
    async stop() {
      stopping.abort();
      await current.stop();
      // A start that is under way ends first; then what it started is stopped.
      await watching;
      await current.stop();
    },
  };
}
