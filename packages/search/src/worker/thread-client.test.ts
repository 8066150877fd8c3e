import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IndexUnavailable } from '../port/engine.ts';
import type { SearchPage } from '../port/result.ts';
import { testId, testQuery } from '../testing/world.ts';
import { packCounts } from './packed-counts.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import type { SearchThread } from './thread-client.ts';
import { workerEngine } from './worker-engine.ts';

beforeEach(() => {
  // What the client does once messages are received is done as soon as the timers have run.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const query = testQuery();
const page: SearchPage = { hits: [], total: 7, sort: 'id-desc' };

const LIMITS = { hangTimeout: 250, loadTimeout: 1000, wellAfter: 60_000 };
const RESTART_PAUSE = 200;

/** A thread whose messages are sent by the test. */
class FakeThread extends EventEmitter implements SearchThread {
  readonly received: ToWorker[] = [];
  terminated = false;

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }

  async terminate(): Promise<void> {
    this.terminated = true;
    this.end();
  }

  say(...messages: readonly FromWorker[]): void {
    for (const message of messages) this.emit('message', message);
  }

  end(): void {
    this.emit('exit');
  }
}

/** Starts an engine with a thread that is loaded, and those that follow it are not. */
function start() {
  const started = startLoading();
  started.current().say({ kind: 'ready' });
  return started;
}

function startLoading() {
  const threads: FakeThread[] = [];
  const report = vi.fn();
  const spawn = () => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread;
  };
  const engine = workerEngine({ spawn, report, timeout: 100, ...LIMITS });
  const current = () => {
    const thread = threads.at(-1);
    if (!thread) throw new Error('no thread');
    return thread;
  };
  return { engine, threads, report, current };
}

const pageMessage = (id: number, shopId = query.shopId, total = 7): FromWorker => ({
  kind: 'page',
  id,
  shopId,
  page: { ...page, total },
});
const countsMessage = (id: number, shopId = query.shopId): FromWorker => ({
  kind: 'counts',
  id,
  shopId,
  counts: packCounts({ facets: [], maxRating: 0, categories: [] }),
});
const answerMessages = (id: number, shopId = query.shopId, total = 7): FromWorker[] => [
  pageMessage(id, shopId, total),
  countsMessage(id, shopId),
];

it('resolves each request by its own response, in any order', async () => {
  const { engine, current } = start();
  const first = engine.search(query);
  const second = engine.search(query);
  current().say(...answerMessages(2, query.shopId, 2));
  current().say(...answerMessages(1, query.shopId, 1));
  expect([(await first).total, (await second).total]).toEqual([1, 2]);
});

it("refuses another shop's answer, and replaces the thread", async () => {
  const { engine, threads, current, report } = start();
  const search = engine.search(query);
  current().say(...answerMessages(1, testId(1)));
  await expect(search).rejects.toBeInstanceOf(IndexUnavailable);
  expect(threads[0]?.terminated).toBe(true);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('another shop'));
});

it('calls onPage before the counts, and answers with the same page', async () => {
  const { engine, current } = start();
  const onPage = vi.fn();
  const search = engine.search(query, { onPage });
  current().say(pageMessage(1));
  expect(onPage).toHaveBeenCalledExactlyOnceWith({ ...page, total: 7 });
  current().say(countsMessage(1));
  expect((await search).hits).toBe(onPage.mock.lastCall?.[0].hits);
});

it("does not call onPage with another shop's page, nor after an abort", async () => {
  const { engine, current, threads } = start();
  const onPage = vi.fn();
  const giveUp = new AbortController();
  const givenUp = engine.search(query, { onPage, signal: giveUp.signal });
  giveUp.abort(new Error('left the page'));
  await expect(givenUp).rejects.toThrow('left the page');
  current().say(pageMessage(1));
  const search = engine.search(query, { onPage });
  current().say(pageMessage(2, testId(1)), countsMessage(2));
  await expect(search).rejects.toBeInstanceOf(IndexUnavailable);
  expect(onPage).not.toHaveBeenCalled();
  expect(threads[0]?.terminated).toBe(true);
});

it('refuses and cancels a search that takes too long, and ignores its late answer', async () => {
  const { engine, current } = start();
  const search = engine.search(query);
  const refused = expect(search).rejects.toBeInstanceOf(IndexUnavailable);
  await vi.advanceTimersByTimeAsync(100);
  await refused;
  expect(current().received.at(-1)).toEqual({ kind: 'cancel', id: 1 });
  const next = engine.search(query);
  current().say(...answerMessages(1));
  current().say({ kind: 'failed', id: 2, message: 'broken' });
  await expect(next).rejects.toThrow('broken');
});

it('waits for the counts longer after a page', async () => {
  const { engine, current } = start();
  const search = engine.search(query);
  await vi.advanceTimersByTimeAsync(80);
  current().say(pageMessage(1));
  await vi.advanceTimersByTimeAsync(60);
  current().say(countsMessage(1));
  expect((await search).total).toBe(7);
});

it('rejects the request whose onPage throws, and no other', async () => {
  const { engine, current } = start();
  const onPage = () => {
    throw new Error('no cards');
  };
  const failing = engine.search(query, { onPage });
  const other = engine.search(query);
  current().say(...answerMessages(1), ...answerMessages(2));
  await expect(failing).rejects.toThrow('no cards');
  expect((await other).total).toBe(7);
});

it('extends the timeout while other requests are answered, within a limit', async () => {
  const { engine, current } = start();
  const patient = engine.search(query);
  const refused = expect(engine.search(query)).rejects.toBeInstanceOf(IndexUnavailable);
  for (let id = 3; id <= 10; id++) {
    const other = engine.search(query);
    await vi.advanceTimersByTimeAsync(40);
    current().say(...answerMessages(id));
    await other;
    if (id === 8) current().say(...answerMessages(1));
  }
  expect((await patient).total).toBe(7);
  await vi.advanceTimersByTimeAsync(80);
  await refused;
  expect(current().received.at(-1)).toEqual({ kind: 'cancel', id: 2 });
});

it('cancels a search that is aborted, and rejects with the reason of the signal', async () => {
  const { engine, current } = start();
  const giveUp = new AbortController();
  const search = engine.search(query, giveUp);
  giveUp.abort(new Error('left the page'));
  await expect(search).rejects.toThrow('left the page');
  expect(current().received.at(-1)).toEqual({ kind: 'cancel', id: 1 });
  await expect(engine.search(query, giveUp)).rejects.toThrow('left the page');
  expect(current().received).toHaveLength(2);
});

it('replaces a thread that hangs', async () => {
  const { engine, threads, report } = start();
  for (let round = 0; round < 3; round++) {
    const refused = expect(engine.search(query)).rejects.toBeInstanceOf(IndexUnavailable);
    await vi.advanceTimersByTimeAsync(100);
    await refused;
  }
  expect(threads[0]?.terminated).toBe(true);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('said nothing'));
  await vi.advanceTimersByTimeAsync(200);
  expect(threads).toHaveLength(2);
});

it('does not take a thread for hanging whose answer has arrived but was not received yet', async () => {
  const { engine, threads, current } = start();
  for (let round = 0; round < 2; round++) {
    const refused = expect(engine.search(query)).rejects.toBeInstanceOf(IndexUnavailable);
    await vi.advanceTimersByTimeAsync(100);
    await refused;
  }
  const refused = expect(engine.search(query)).rejects.toBeInstanceOf(IndexUnavailable);
  setImmediate(() => current().say(...answerMessages(1)));
  vi.advanceTimersByTime(100);
  await refused;
  await vi.advanceTimersByTimeAsync(0);
  expect(threads[0]?.terminated).toBe(false);
});

it('keeps a thread that is slow but responsive', async () => {
  const { engine, threads, current } = start();
  for (let round = 1; round <= 5; round++) {
    const refused = expect(engine.search(query)).rejects.toBeInstanceOf(IndexUnavailable);
    await vi.advanceTimersByTimeAsync(100);
    await refused;
    current().say({ kind: 'cancelled', id: round });
  }
  expect(threads).toHaveLength(1);
});

it('refuses pending requests when the thread ends, and all others until the restart', async () => {
  const { engine, threads, current } = start();
  const waiting = expect(engine.search(query)).rejects.toBeInstanceOf(IndexUnavailable);
  current().end();
  await waiting;
  await expect(engine.search(query)).rejects.toThrow('down');
  await vi.advanceTimersByTimeAsync(200);
  current().say({ kind: 'ready' });
  const search = engine.search(query);
  current().say(...answerMessages(2));
  expect((await search).total).toBe(7);
  expect(threads).toHaveLength(2);
});

it('doubles the pause before a restart while threads end without a message', async () => {
  const { threads, current } = start();
  current().end();
  await vi.advanceTimersByTimeAsync(200);
  current().end();
  await vi.advanceTimersByTimeAsync(200);
  expect(threads).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(threads).toHaveLength(3);
  current().say({ kind: 'error', message: 'a message' });
  current().end();
  await vi.advanceTimersByTimeAsync(200);
  expect(threads).toHaveLength(4);
});

it('retries when the thread cannot be started', async () => {
  let tries = 0;
  const spawn = () => {
    tries++;
    throw new Error('no memory');
  };
  const engine = workerEngine({ spawn, report: vi.fn() });
  await expect(engine.search(query)).rejects.toBeInstanceOf(IndexUnavailable);
  await vi.advanceTimersByTimeAsync(200);
  expect(tries).toBe(2);
  await engine.close();
});

it('refuses at once when too many requests are pending', async () => {
  const { engine } = start();
  const waiting = Array.from({ length: 1000 }, () => engine.search(query));
  await expect(engine.search(query)).rejects.toThrow('too many');
  const all = Promise.allSettled(waiting);
  await engine.close();
  expect((await all).every(({ status }) => status === 'rejected')).toBe(true);
});

it('forwards changes and forgotten shops to the thread', async () => {
  const { engine, current } = start();
  engine.changed('a');
  engine.forget('b');
  expect(current().received).toEqual([
    { kind: 'changed', shopId: 'a' },
    { kind: 'forget', shopId: 'b' },
  ]);
});

describe('a thread that is loading', () => {
  it('is not replaced where it has said that it is ready, which was not received yet', async () => {
    const { threads, current } = startLoading();
    setImmediate(() => current().say({ kind: 'ready' }));
    vi.advanceTimersByTime(1000);
    await vi.advanceTimersByTimeAsync(0);
    expect(threads[0]?.terminated).toBe(false);
  });

  it('is given no search, but told what to prepare', async () => {
    const { engine, current } = startLoading();
    await expect(engine.search(query)).rejects.toThrow('being started');
    engine.prepare(query.shopId);
    expect(current().received).toEqual([{ kind: 'prepare', shopId: query.shopId }]);
    current().say({ kind: 'ready' });
    const search = engine.search(query);
    current().say(...answerMessages(1));
    expect((await search).total).toBe(7);
  });

  it('may take longer than one that answers, and its searches are not held against it', async () => {
    const { engine, threads, current } = startLoading();
    for (let asked = 0; asked < 9; asked++) {
      await expect(engine.search(query)).rejects.toBeInstanceOf(IndexUnavailable);
      await vi.advanceTimersByTimeAsync(100);
    }
    current().say({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(threads).toHaveLength(1);
    expect(threads[0]?.terminated).toBe(false);
  });

  it('is replaced, and the next one has twice the time, until one gets through', async () => {
    const { threads, current, report } = startLoading();
    for (const limit of [1000, 2000, 4000]) {
      expect(await loadLimit(current)).toBe(limit);
      expect(report).toHaveBeenCalledWith(expect.stringContaining(`not loaded within ${limit} ms`));
    }
    await vi.advanceTimersByTimeAsync(7999);
    current().say({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(100_000);
    expect(threads).toHaveLength(4);
    expect(current().terminated).toBe(false);
  });
});

/** Waits until another thread was started after this one. */
async function untilReplaced(thread: FakeThread, current: () => FakeThread): Promise<void> {
  while (current() === thread) await vi.advanceTimersByTimeAsync(RESTART_PAUSE);
}

/** Lets the time pass that the thread may take to load; returns how long that was, and starts the next one. */
async function loadLimit(current: () => FakeThread): Promise<number> {
  const thread = current();
  const began = performance.now();
  while (!thread.terminated) await vi.advanceTimersByTimeAsync(100);
  const limit = performance.now() - began;
  await untilReplaced(thread, current);
  return limit;
}

/** Asks a thread that says nothing until it is replaced; returns how long that took, and starts the next one. */
async function hangLimit({ engine, current }: Pick<ReturnType<typeof start>, 'engine' | 'current'>) {
  const thread = current();
  thread.say({ kind: 'ready' });
  const began = performance.now();
  while (!thread.terminated) {
    void engine.search(query).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
  }
  const limit = performance.now() - began;
  await untilReplaced(thread, current);
  return limit;
}

describe('limits', () => {
  it('grow to sixteen times what they were, and no further', async () => {
    const started = startLoading();
    for (const limit of [1000, 2000, 4000, 8000, 16_000, 16_000]) {
      expect(await loadLimit(started.current)).toBe(limit);
    }
    for (const limit of [250, 500, 1000, 2000, 4000, 4000]) {
      expect(await hangLimit(started)).toBe(limit);
    }
  });

  it('are what they were once a thread has been well for a while, and not before', async () => {
    const started = startLoading();
    const { current } = started;
    const isWellFor = async (milliseconds: number) => {
      const thread = current();
      thread.say({ kind: 'ready' });
      await vi.advanceTimersByTimeAsync(milliseconds);
      thread.end();
      await untilReplaced(thread, current);
    };
    expect([await loadLimit(current), await hangLimit(started)]).toEqual([1000, 250]);
    await isWellFor(59_999);
    expect([await loadLimit(current), await hangLimit(started)]).toEqual([2000, 500]);
    await isWellFor(60_000);
    expect([await loadLimit(current), await hangLimit(started)]).toEqual([1000, 250]);
  });
});
