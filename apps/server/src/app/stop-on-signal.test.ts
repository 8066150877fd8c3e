import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopOnSignal } from './stop-on-signal.ts';

const DRAIN = 20_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a process does when it is told to stop, in order. */
function told(drainFor: number, close = async () => {}) {
  const did: string[] = [];
  const signals = new EventEmitter();
  const on = Object.assign(signals, { exit: (code?: number) => did.push(`exit ${code}`) });
  stopOnSignal(
    {
      drainFor,
      drain: () => void did.push('drain'),
      close() {
        did.push('close');
        return close();
      },
    },
    on as never,
  );
  const send = async (signal: 'SIGTERM' | 'SIGINT') => {
    signals.emit(signal);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { did, send };
}

it('SIGTERM closes when the time to drain is over, and ends with 0', async () => {
  const { did, send } = told(DRAIN);
  await send('SIGTERM');
  await vi.advanceTimersByTimeAsync(DRAIN - 1);
  expect(did).toEqual(['drain']);
  await vi.advanceTimersByTimeAsync(1);
  expect(did).toEqual(['drain', 'close', 'exit 0']);
});

it('SIGTERM closes at once where nothing is to be drained', async () => {
  const { did, send } = told(0);
  await send('SIGTERM');
  expect(did).toEqual(['close', 'exit 0']);
});

it('SIGTERM that is repeated, as launchers do, changes nothing', async () => {
  const { did, send } = told(DRAIN);
  await send('SIGTERM');
  await send('SIGTERM');
  expect(did).toEqual(['drain']);
  await vi.advanceTimersByTimeAsync(DRAIN);
  await send('SIGTERM');
  expect(did).toEqual(['drain', 'close', 'exit 0']);
});

it('SIGINT does not wait, not even for the rest of the time to drain, and closes once', async () => {
  const patient = told(DRAIN);
  await patient.send('SIGINT');
  expect(patient.did).toEqual(['close', 'exit 0']);
  const draining = told(DRAIN);
  await draining.send('SIGTERM');
  await draining.send('SIGINT');
  await draining.send('SIGINT');
  await vi.advanceTimersByTimeAsync(DRAIN);
  expect(draining.did).toEqual(['drain', 'close', 'exit 0']);
});

it('ends with 1 where it could not close', async () => {
  const { did, send } = told(0, () => Promise.reject(new Error('stuck')));
  await send('SIGTERM');
  expect(did).toEqual(['close', 'exit 1']);
});
