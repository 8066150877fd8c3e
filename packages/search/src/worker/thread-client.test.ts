import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IndexUnavailable } from '../port/engine.ts';
import type { SearchPage } from '../port/result.ts';
import { testId, testQuery } from '../testing/world.ts';
import { packCounts } from './packed-counts.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import type { SearchThread } from './thread-client.ts';
import { workerEngine } from './worker-engine.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const query = testQuery();
const page: SearchPage = { hits: [], total: 7, sort: 'id-desc' };

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

function start() {
  const threads: FakeThread[] = [];
  const report = vi.fn();
  const spawn = () => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread;
  };
  const engine = workerEngine({ spawn, report, timeout: 100, hangTimeout: 250 });
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
