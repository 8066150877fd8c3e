import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import type { IndexEngine } from '../engines/index-engine.ts';
import { IndexUnavailable } from '../port/engine.ts';
import { searchConformance } from '../testing/conformance.ts';
import { alone, testId, testOffer, testQuery, testWorld, type World } from '../testing/world.ts';
import { workerEngine } from './worker-engine.ts';

const [SHOP, OTHER, BREAKING] = [testId(0xa), testId(0xb), testId(0xdead)];
const engines: IndexEngine[] = [];
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
});

function start(worlds: readonly World[], report = vi.fn()): IndexEngine {
  const module = new URL('../testing/search-thread.ts', import.meta.url);
  const workerData = { worlds, breaking: BREAKING };
  const engine = workerEngine({ spawn: () => new Worker(module, { workerData }), report, timeout: 20_000 });
  engines.push(engine);
  return engine;
}

const world = (shopId: string, products: number): World => ({
  ...testWorld(Array.from({ length: products }, (_, at) => alone(testOffer(at + 1)))),
  shopId,
});

/** Returns the total of a shop as soon as its index is loaded. */
function totalOf(engine: IndexEngine, shopId: string): Promise<number> {
  return vi.waitFor(async () => (await engine.search(testQuery({ shopId }))).total, { timeout: 20_000 });
}

// The index passes with many worlds; a few show that nothing is lost between the threads.
searchConformance({
  name: 'a thread of its own',
  correctsErrors: true,
  callsOnPage: true,
  worlds: 2,
  queries: 60,
  async fill(filled) {
    const engine = start([filled]);
    await totalOf(engine, filled.shopId);
    return {
      search(query, options) {
        // Where no index of the other shop exists, the engine throws `IndexUnavailable` instead.
        if (query.shopId !== filled.shopId) return Promise.reject(new Error('another shop'));
        return engine.search(query, options);
      },
    };
  },
});

it('refuses while an index is loaded, and answers each shop from its own', async () => {
  const engine = start([world(SHOP, 3), world(OTHER, 5)]);
  await expect(engine.search(testQuery({ shopId: SHOP }))).rejects.toBeInstanceOf(IndexUnavailable);
  expect(await Promise.all([totalOf(engine, SHOP), totalOf(engine, OTHER)])).toEqual([3, 5]);
  const shops = Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? SHOP : OTHER));
  const found = await Promise.all(shops.map((shopId) => engine.search(testQuery({ shopId }))));
  expect(found.map(({ total }) => total)).toEqual(shops.map((shopId) => (shopId === SHOP ? 3 : 5)));
  expect((await engine.stats()).map(({ shopId, offers }) => [shopId, offers])).toEqual([
    [SHOP, 3],
    [OTHER, 5],
  ]);
  engine.forget(SHOP);
  expect((await engine.stats()).map(({ shopId }) => shopId)).toEqual([OTHER]);
});

it('starts again after the thread has ended, and refuses meanwhile', async () => {
  const report = vi.fn();
  const engine = start([world(SHOP, 3)], report);
  expect(await totalOf(engine, SHOP)).toBe(3);
  await expect(engine.search(testQuery({ shopId: BREAKING }))).rejects.toBeInstanceOf(IndexUnavailable);
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(expect.stringContaining('has ended')));
  await expect(engine.search(testQuery({ shopId: SHOP }))).rejects.toBeInstanceOf(IndexUnavailable);
  expect(await totalOf(engine, SHOP)).toBe(3);
});
