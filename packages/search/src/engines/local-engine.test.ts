import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { IndexUnavailable } from '../port/engine.ts';
import type { IndexEngine } from '../port/index-engine.ts';
import { POLL_INTERVAL } from '../store/index-store.ts';
import { MemorySource } from '../testing/memory-source.ts';
import { alone, testId, testOffer, testQuery, testWorld } from '../testing/world.ts';
import { localEngine } from './local-engine.ts';

const SHOP = testId(0xa);
const engines: IndexEngine[] = [];
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
});

function start() {
  const world = { ...testWorld([alone(testOffer(1)), alone(testOffer(2))]), shopId: SHOP };
  const source = new MemorySource([world]);
  const engine = localEngine({ source, maxBytes: 1e9, report: vi.fn() });
  engines.push(engine);
  const total = async () => (await engine.search(testQuery({ shopId: SHOP }))).total;
  return { source, engine, total };
}

it('refuses while an index is loaded, then answers', async () => {
  const { total, engine } = start();
  await expect(total()).rejects.toBeInstanceOf(IndexUnavailable);
  await expect.poll(total).toBe(2);
  expect(await engine.stats()).toMatchObject([{ shopId: SHOP, offers: 2 }]);
  engine.forget(SHOP);
  expect(await engine.stats()).toEqual([]);
});

it('applies a change within a second, announced or not', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const { source, engine, total } = start();
  engine.prepare(SHOP);
  await pass(0);
  expect(await total()).toBe(2);
  source.change(SHOP, { gone: [testId(1)] });
  engine.changed(SHOP);
  await pass(0);
  expect(await total()).toBe(1);
  source.change(SHOP, { gone: [testId(2)] });
  await pass(POLL_INTERVAL - 1);
  expect(await total()).toBe(1);
  await pass(1000 - POLL_INTERVAL + 1);
  expect(await total()).toBe(0);
});
