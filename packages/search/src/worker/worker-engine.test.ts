import { EventEmitter, once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { IndexUnavailable } from '../port/engine.ts';
import type { IndexEngine } from '../port/index-engine.ts';
import { searchConformance } from '../testing/conformance.ts';
import type { TestThreadData } from '../testing/search-thread.ts';
import { alone, testId, testOffer, testQuery, testWorld, type World } from '../testing/world.ts';
import { workerEngine } from './worker-engine.ts';

const [SHOP, OTHER, BREAKING] = [testId(0xa), testId(0xb), testId(0xdead)];
/** What a busy machine may take for what is a matter of moments. Milliseconds. */
const PATIENCE = 20_000;

/** Starts a thread over these worlds; its last port brings others. */
function startThread(worlds: readonly World[], report = vi.fn()) {
  const module = new URL('../testing/search-thread.ts', import.meta.url);
  const refreshed = new EventEmitter();
  const ports: MessagePort[] = [];
  const spawn = () => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1);
    const workerData: TestThreadData = { worlds, breaking: BREAKING, further: port2 };
    return new Worker(module, { workerData, transferList: [port2] });
  };
  const onRefreshed = (shopId: string) => refreshed.emit(shopId);
  const engine = workerEngine({ spawn, report, timeout: PATIENCE, onRefreshed });
  return { engine, ports, refreshed };
}

const engines: IndexEngine[] = [];
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
});

function start(worlds: readonly World[], report = vi.fn()): IndexEngine {
  const { engine } = startThread(worlds, report);
  engines.push(engine);
  return engine;
}

/** One thread for all worlds: each is a shop of its own there. */
let shared: ReturnType<typeof startThread> | undefined;
const filledAs = new Map<World, Promise<string>>();
afterAll(() => shared?.engine.close());

/** Has the shared thread load a world; returns the id of its shop there. */
async function fillShared(world: World): Promise<string> {
  shared ??= startThread([]);
  const { engine, ports, refreshed } = shared;
  const shopId = testId(0x10000 + filledAs.size);
  const [port] = ports;
  port?.postMessage({ ...world, shopId });
  // Messages of two ports have no order, so that the world is there before its index is asked for.
  if (port) await once(port, 'message');
  const loaded = once(refreshed, shopId);
  engine.prepare(shopId);
  await loaded;
  return shopId;
}

const world = (shopId: string, products: number): World => ({
  ...testWorld(Array.from({ length: products }, (_, at) => alone(testOffer(at + 1)))),
  shopId,
});

/** Returns the total of a shop as soon as its index is loaded. */
async function totalOf(engine: IndexEngine, shopId: string): Promise<number> {
  const search = () => engine.search(testQuery({ shopId }));
  // It is rejected while the index is loaded, and then asked again.
  await expect.poll(search).toBeDefined();
  return (await search()).total;
}

// The index passes with many worlds; a few show that nothing is lost between the threads.
searchConformance({
  name: 'a thread of its own',
  correctsErrors: true,
  callsOnPage: true,
  worlds: 2,
  queries: 60,
  async fill(filled) {
    const known = filledAs.get(filled) ?? fillShared(filled);
    filledAs.set(filled, known);
    const shopId = await known;
    return {
      async search(query, options) {
        // Where no index of the other shop exists, the engine throws `IndexUnavailable` instead.
        if (query.shopId !== filled.shopId || !shared) throw new Error('another shop');
        return shared.engine.search({ ...query, shopId }, options);
      },
    };
  },
});

it('refuses while an index is loaded, and answers each shop from its own', async () => {
  const engine = start([world(SHOP, 3), world(OTHER, 5)]);
  await vi.waitFor(() => engine.stats(), { timeout: PATIENCE });
  const early = engine.search(testQuery({ shopId: SHOP }));
  await expect(early).rejects.toEqual(new IndexUnavailable('there is no index'));
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
  await expect.poll(() => report).toHaveBeenCalledWith(expect.stringContaining('has ended'));
  await expect(engine.search(testQuery({ shopId: SHOP }))).rejects.toBeInstanceOf(IndexUnavailable);
  expect(await totalOf(engine, SHOP)).toBe(3);
});
