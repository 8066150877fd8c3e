import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseWatch, TICK } from './database-watch.ts';

const PATIENCE = 8 * TICK;

let events: string[];
let answer: PromiseWithResolvers<void>;
let isAwaited: boolean;
let watch: DatabaseWatch;
beforeEach(() => {
  vi.useFakeTimers();
  events = [];
  isAwaited = true;
  answer = Promise.withResolvers();
  watch = new DatabaseWatch({
    patience: PATIENCE,
    isAwaited: () => isAwaited,
    ask() {
      events.push('asks');
      return answer.promise;
    },
    onHang: () => events.push('hangs'),
    onAnswer: () => events.push('answers'),
  });
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('asks nothing while nobody waits, nor while something is heard', async () => {
  isAwaited = false;
  await pass(10 * PATIENCE);
  isAwaited = true;
  for (let times = 0; times < 20; times++) {
    await pass(TICK);
    watch.heard();
  }
  expect(events).toEqual([]);
});

it('finds that it hangs where neither a statement nor a question is answered', async () => {
  await pass(PATIENCE - TICK);
  expect([events, watch.hangs]).toEqual([['asks'], false]);
  await pass(TICK);
  expect([events, watch.hangs]).toEqual([['asks', 'hangs'], true]);
});

it('does not mistake a slow statement for it: the question beside it is answered', async () => {
  answer.resolve();
  await pass(10 * PATIENCE);
  expect(watch.hangs).toBe(false);
  expect(new Set(events)).toEqual(new Set(['asks']));
});

it('asks until it answers, one question at a time', async () => {
  await pass(4 * PATIENCE);
  expect(events).toEqual(['asks', 'hangs']);
  const { reject } = answer;
  answer = Promise.withResolvers();
  reject(new Error('nothing came'));
  await pass(2 * TICK);
  expect(events).toEqual(['asks', 'hangs', 'asks']);
  answer.resolve();
  await pass(0);
  expect([events.at(-1), watch.hangs]).toEqual(['answers', false]);
});
