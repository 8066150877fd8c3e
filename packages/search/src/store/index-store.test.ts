import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { searchIndex } from '../query/search-index.ts';
import { MemorySource } from '../testing/memory-source.ts';
import {
  alone,
  testCategories,
  testId,
  testOffer,
  testQuery,
  testWorld,
  type World,
} from '../testing/world.ts';
import { IndexStore } from './index-store.ts';

const [SHOP, OTHER, THIRD] = [testId(0xa), testId(0xb), testId(0xc)];
const world = (shopId: string, products: number): World => ({
  ...testWorld(Array.from({ length: products }, (_, at) => alone(testOffer(at + 1)))),
  shopId,
});

function makeStore(worlds: readonly World[] = [world(SHOP, 3)], maxBytes = 1e9) {
  const source = new MemorySource(worlds, 2);
  const report = vi.fn();
  let time = 0;
  const onRefreshed = vi.fn();
  const store = new IndexStore({ source, maxBytes, report, onRefreshed, now: () => time, maxLag: 100 });
  const total = (shopId: string) => {
    const index = store.find(shopId);
    return index && searchIndex(index, testQuery({ shopId })).total;
  };
  const loaded = (shopId: string) => expect.poll(() => store.find(shopId)).toBeDefined();
  return { source, report, onRefreshed, store, total, loaded, pass: (ms: number) => (time += ms) };
}

describe('an index', () => {
  it('is loaded once, on the first search', async () => {
    const { source, store, total, loaded } = makeStore();
    expect(store.stats()).toEqual([]);
    expect(total(SHOP)).toBeUndefined();
    expect(total(SHOP)).toBeUndefined();
    await loaded(SHOP);
    expect(total(SHOP)).toBe(3);
    expect(source.loads).toEqual([SHOP]);
    expect(store.stats()).toEqual([{ shopId: SHOP, offers: 3, bytes: expect.any(Number), age: 0 }]);
  });

  it('holds nothing of another shop', async () => {
    const { total, loaded } = makeStore([world(SHOP, 3), world(OTHER, 5)]);
    await Promise.all([loaded(SHOP), loaded(OTHER)]);
    expect([total(SHOP), total(OTHER)]).toEqual([3, 5]);
  });

  it('has the changes made while it was loaded', async () => {
    const { source, total, loaded } = makeStore();
    source.change(SHOP, { changed: [alone(testOffer(9))] });
    source.change(SHOP, { gone: [testId(1), testId(2)] });
    await loaded(SHOP);
    expect(total(SHOP)).toBe(2);
  });

  it('is refreshed when a change is announced', async () => {
    const { source, store, total, loaded } = makeStore();
    await loaded(SHOP);
    source.change(SHOP, { changed: [alone(testOffer(9))] });
    store.refresh(SHOP);
    await expect.poll(() => total(SHOP)).toBe(4);
    const categories = testCategories('home');
    const assigned = alone(testOffer(1, { categoryIds: [categories[0]?.id ?? ''] }));
    source.change(SHOP, { changed: [assigned], settings: { ...testWorld([]).settings, categories } });
    store.refreshActive();
    await expect.poll(() => store.find(SHOP)?.categories.atPath('home')).toBeDefined();
  });

  it('calls onRefreshed when it is loaded and when it has applied changes', async () => {
    const { source, store, onRefreshed, loaded } = makeStore();
    await loaded(SHOP);
    const { polls } = source;
    store.refresh(SHOP);
    await expect.poll(() => source.polls).toBe(polls + 1);
    expect(onRefreshed.mock.calls).toEqual([[SHOP]]);
    source.change(SHOP, { gone: [testId(1)] });
    store.refresh(SHOP);
    await expect.poll(() => onRefreshed.mock.calls).toEqual([[SHOP], [SHOP]]);
  });

  it('is refreshed again when a change is announced during a refresh', async () => {
    const { source, store, loaded } = makeStore();
    await loaded(SHOP);
    const gate = Promise.withResolvers<void>();
    source.gate = gate.promise;
    const before = source.polls;
    store.refresh(SHOP);
    store.refresh(SHOP);
    store.refresh(SHOP);
    expect(source.polls).toBe(before + 1);
    gate.resolve();
    await expect.poll(() => source.polls).toBe(before + 2);
  });

  it('does not answer when refreshing failed for too long', async () => {
    const { source, report, store, total, loaded, pass } = makeStore();
    await loaded(SHOP);
    source.failure = new Error('database down');
    store.refresh(SHOP);
    await expect.poll(() => report).toHaveBeenCalledWith(expect.stringContaining('database down'));
    pass(100);
    expect(total(SHOP)).toBe(3);
    pass(1);
    expect(total(SHOP)).toBeUndefined();
    // The next attempt is delayed.
    const polls = source.polls;
    expect(total(SHOP)).toBeUndefined();
    expect(source.polls).toBe(polls);
    pass(5000);
    await expect.poll(() => total(SHOP)).toBe(3);
  });

  it('is loaded again when the source requires it', async () => {
    const { source, store, total, loaded } = makeStore();
    await loaded(SHOP);
    source.change(SHOP, { reload: true });
    store.refresh(SHOP);
    await expect.poll(() => source.loads).toEqual([SHOP, SHOP]);
    expect(total(SHOP)).toBe(3);
  });

  it('is not refreshed while it is not searched', async () => {
    const { source, store, loaded, pass } = makeStore();
    await loaded(SHOP);
    pass(60_001);
    source.failure = new Error('was polled');
    store.refreshActive();
    expect(source.failure).toBeDefined();
  });

  it('that was not searched for long answers at once, and follows up what it has missed', async () => {
    const { source, total, loaded, pass } = makeStore();
    await loaded(SHOP);
    source.change(SHOP, { changed: [alone(testOffer(9))] });
    pass(120_000);
    expect(total(SHOP)).toBe(3);
    await expect.poll(() => total(SHOP)).toBe(4);
  });

  it('that was not searched for long answers no longer than others while it cannot be refreshed', async () => {
    const { source, report, total, loaded, pass } = makeStore();
    await loaded(SHOP);
    pass(120_000);
    source.failure = new Error('database down');
    expect(total(SHOP)).toBe(3);
    await expect.poll(() => report).toHaveBeenCalledWith(expect.stringContaining('database down'));
    pass(100);
    expect(total(SHOP)).toBe(3);
    pass(1);
    expect(total(SHOP)).toBeUndefined();
  });

  it('that cannot be loaded is retried after a pause', async () => {
    const { source, report, total, loaded, pass } = makeStore();
    source.failure = new Error('database down');
    total(SHOP);
    await expect.poll(() => report).toHaveBeenCalledWith(expect.stringContaining('database down'));
    total(SHOP);
    expect(source.loads).toEqual([]);
    pass(5000);
    await loaded(SHOP);
  });

  it('that is forgotten is dropped, also while it is being loaded', async () => {
    const { source, store, loaded, total } = makeStore();
    await loaded(SHOP);
    store.forget(SHOP);
    expect(store.stats()).toEqual([]);
    const gate = Promise.withResolvers<void>();
    source.gate = gate.promise;
    total(SHOP);
    store.forget(SHOP);
    gate.resolve();
    await expect.poll(() => source.loads).toEqual([SHOP, SHOP]);
    expect(store.stats()).toEqual([]);
  });
});

describe('memory', () => {
  it('is limited by evicting the least recently used index', async () => {
    const { store, loaded, pass, total } = makeStore(
      [world(SHOP, 300), world(OTHER, 300), world(THIRD, 300)],
      1e5,
    );
    await loaded(SHOP);
    const bytes = store.stats()[0]?.bytes ?? 0;
    expect(2 * bytes).toBeLessThan(1e5);
    expect(3 * bytes).toBeGreaterThan(1e5);
    pass(1);
    await loaded(OTHER);
    pass(1);
    total(SHOP);
    pass(1);
    await loaded(THIRD);
    expect(store.stats().map(({ shopId }) => shopId)).toEqual([SHOP, THIRD]);
  });

  it('is not taken by a catalogue that exceeds the limit alone, whose next load is delayed', async () => {
    const { source, store, report, total, pass } = makeStore([world(SHOP, 300)], 20_000);
    total(SHOP);
    expect(store.isTooLarge(SHOP)).toBe(false);
    const refused = expect.stringContaining('more than 20000 bytes');
    await expect.poll(() => report).toHaveBeenCalledWith(refused);
    expect(store.isTooLarge(SHOP)).toBe(true);
    expect(store.stats()).toEqual([]);
    pass(599_999);
    total(SHOP);
    await setImmediate();
    expect(source.loads).toEqual([SHOP]);
    pass(1);
    total(SHOP);
    await expect.poll(() => source.loads).toEqual([SHOP, SHOP]);
  });

  it('is released by an index that grows beyond the limit, whose next load is delayed', async () => {
    const { source, store, report, loaded, total, pass } = makeStore([world(SHOP, 3)], 20_000);
    await loaded(SHOP);
    source.change(SHOP, { changed: world(SHOP, 300).listings });
    store.refresh(SHOP);
    await expect.poll(() => store.stats()).toEqual([]);
    expect(report).toHaveBeenCalledWith(expect.stringContaining('was dropped'));
    pass(599_999);
    expect(total(SHOP)).toBeUndefined();
    await setImmediate();
    expect(source.loads).toEqual([SHOP]);
    pass(1);
    total(SHOP);
    await expect.poll(() => source.loads).toEqual([SHOP, SHOP]);
  });

  it('is released from caches before an index is evicted', async () => {
    const single = makeStore([world(SHOP, 300)]);
    await single.loaded(SHOP);
    const bytes = 2 * (single.store.stats()[0]?.bytes ?? 0);
    const { store, loaded, total, pass } = makeStore([world(SHOP, 300), world(OTHER, 300)], bytes);
    const used = () => store.stats().reduce((sum, one) => sum + one.bytes, 0);
    await Promise.all([loaded(SHOP), loaded(OTHER)]);
    expect([total(SHOP), total(OTHER)]).toEqual([300, 300]);
    expect(used()).toBeGreaterThan(bytes);
    pass(10);
    store.refresh(SHOP);
    await expect.poll(() => used()).toBe(bytes);
    expect([total(SHOP), total(OTHER)]).toEqual([300, 300]);
  });

  it('is released from spare capacity before an index is evicted', async () => {
    const single = makeStore([world(SHOP, 300)]);
    await single.loaded(SHOP);
    const room = 1.2 * (single.store.stats()[0]?.bytes ?? 0);
    single.source.change(SHOP, { changed: [alone(testOffer(301))] });
    single.store.refresh(SHOP);
    await expect.poll(() => single.total(SHOP)).toBe(301);
    expect(single.store.stats()[0]?.bytes).toBeGreaterThan(room);
    const { source, store, loaded, total, report } = makeStore([world(SHOP, 300)], room);
    await loaded(SHOP);
    source.change(SHOP, { changed: [alone(testOffer(301))] });
    store.refresh(SHOP);
    await expect.poll(() => total(SHOP)).toBe(301);
    expect(store.stats()[0]?.bytes).toBeLessThan(room);
    expect(report).not.toHaveBeenCalled();
  });
});
