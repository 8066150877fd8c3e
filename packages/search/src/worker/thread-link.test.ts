import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IndexUnavailable } from '../port/engine.ts';
import type { SearchPage } from '../port/result.ts';
import { testId, testQuery } from '../testing/world.ts';
import { packCounts } from './packed-counts.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import type { SearchThread } from './thread-link.ts';
import { workerEngine } from './worker-engine.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const query = testQuery();
const page: SearchPage = { hits: [], total: 7, sort: 'id-desc' };

/** A thread that tests speak for. */
class FakeThread extends EventEmitter implements SearchThread {
  readonly heard: ToWorker[] = [];
  terminated = false;

  postMessage(message: ToWorker): void {
    this.heard.push(message);
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
  const engine = workerEngine({ spawn, report, timeout: 100, hang: 250 });
  const current = () => {
    const thread = threads.at(-1);
    if (!thread) throw new Error('no thread');
    return thread;
  };
  return { engine, threads, report, current };
}

const told = (id: number, shopId = query.shopId, total = 7): FromWorker => ({
  ...{ kind: 'page', id, shopId },
  page: { ...page, total },
});
const counted = (id: number, shopId = query.shopId): FromWorker => ({
  ...{ kind: 'found', id, shopId },
  counts: packCounts({ facets: [], maxRating: 0, categories: [] }),
});
const found = (id: number, shopId = query.shopId, total = 7): FromWorker[] => [
  told(id, shopId, total),
  counted(id, shopId),
];

it('gives each its own answer, in whatever order they come', async () => {
  const { engine, current } = start();
  const first = engine.search(query);
  const second = engine.search(query);
  current().say(...found(2, query.shopId, 2));
  current().say(...found(1, query.shopId, 1));
  expect([(await first).total, (await second).total]).toEqual([1, 2]);
});

it("never takes another shop's answer, and trusts that thread no longer", async () => {
  const { engine, threads, current, report } = start();
  const search = engine.search(query);
  current().say(...found(1, testId(1)));
  await expect(search).rejects.toBeInstanceOf(IndexUnavailable);
  expect(threads[0]?.terminated).toBe(true);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('another shop'));
});

it('tells the page while the rest is counted, and answers with the same', async () => {
  const { engine, current } = start();
  const onPage = vi.fn();
  const search = engine.search(query, { onPage });
  current().say(told(1));
  expect(onPage).toHaveBeenCalledExactlyOnceWith({ ...page, total: 7 });
  current().say(counted(1));
  expect((await search).hits).toBe(onPage.mock.lastCall?.[0].hits);
});

it("tells nobody another shop's page, nor one that is not waited for", async () => {
  const { engine, current, threads } = start();
  const onPage = vi.fn();
  const giveUp = new AbortController();
  const givenUp = engine.search(query, { onPage, signal: giveUp.signal });
  giveUp.abort(new Error('left the page'));
  await expect(givenUp).rejects.toThrow('left the page');
  current().say(told(1));
  const search = engine.search(query, { onPage });
  current().say(told(2, testId(1)), counted(2));
  await expect(search).rejects.toBeInstanceOf(IndexUnavailable);
  expect(onPage).not.toHaveBeenCalled();
  expect(threads[0]?.terminated).toBe(true);
});

it('refuses and cancels what takes too long; a late answer reaches nobody', async () => {
  const { engine, current } = start();
  const search = engine.search(query);
  const refused = expect(search).rejects.toBeInstanceOf(IndexUnavailable);
  await vi.advanceTimersByTimeAsync(100);
  await refused;
  expect(current().heard.at(-1)).toEqual({ kind: 'cancel', id: 1 });
  const next = engine.search(query);
  current().say(...found(1));
  current().say({ kind: 'failed', id: 2, message: 'broken' });
  await expect(next).rejects.toThrow('broken');
});

it('takes a page for a word: what is counted meanwhile is waited for', async () => {
  const { engine, current } = start();
  const search = engine.search(query);
  await vi.advanceTimersByTimeAsync(80);
  current().say(told(1));
  await vi.advanceTimersByTimeAsync(60);
  current().say(counted(1));
  expect((await search).total).toBe(7);
});

it('refuses the question of whoever fails at its page, and no other', async () => {
  const { engine, current } = start();
  const onPage = () => {
    throw new Error('no cards');
  };
  const failing = engine.search(query, { onPage });
  const other = engine.search(query);
  current().say(...found(1), ...found(2));
  await expect(failing).rejects.toThrow('no cards');
  expect((await other).total).toBe(7);
});

it('waits on while others are answered, but not for ever', async () => {
  const { engine, current } = start();
  const patient = engine.search(query);
  const refused = expect(engine.search(query)).rejects.toBeInstanceOf(IndexUnavailable);
  for (let id = 3; id <= 10; id++) {
    const other = engine.search(query);
    await vi.advanceTimersByTimeAsync(40);
    current().say(...found(id));
    await other;
    if (id === 8) current().say(...found(1));
  }
  expect((await patient).total).toBe(7);
  await vi.advanceTimersByTimeAsync(80);
  await refused;
  expect(current().heard.at(-1)).toEqual({ kind: 'cancel', id: 2 });
});

it('cancels what the asker gives up, with the reason given', async () => {
  const { engine, current } = start();
  const giveUp = new AbortController();
  const search = engine.search(query, giveUp);
  giveUp.abort(new Error('left the page'));
  await expect(search).rejects.toThrow('left the page');
  expect(current().heard.at(-1)).toEqual({ kind: 'cancel', id: 1 });
  await expect(engine.search(query, giveUp)).rejects.toThrow('left the page');
  expect(current().heard).toHaveLength(2);
});

it('ends a thread that hangs, and starts another', async () => {
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

it('leaves a thread that is slow but speaks', async () => {
  const { engine, threads, current } = start();
  for (let round = 1; round <= 5; round++) {
    const refused = expect(engine.search(query)).rejects.toBeInstanceOf(IndexUnavailable);
    await vi.advanceTimersByTimeAsync(100);
    await refused;
    current().say({ kind: 'cancelled', id: round });
  }
  expect(threads).toHaveLength(1);
});

it('refuses whatever waits when the thread ends, and everything until there is another', async () => {
  const { engine, threads, current } = start();
  const waiting = expect(engine.search(query)).rejects.toBeInstanceOf(IndexUnavailable);
  current().end();
  await waiting;
  await expect(engine.search(query)).rejects.toThrow('down');
  await vi.advanceTimersByTimeAsync(200);
  const search = engine.search(query);
  current().say(...found(2));
  expect((await search).total).toBe(7);
  expect(threads).toHaveLength(2);
});

it('waits longer before each start while threads end without a word', async () => {
  const { threads, current } = start();
  current().end();
  await vi.advanceTimersByTimeAsync(200);
  current().end();
  await vi.advanceTimersByTimeAsync(200);
  expect(threads).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(threads).toHaveLength(3);
  current().say({ kind: 'trouble', message: 'a word' });
  current().end();
  await vi.advanceTimersByTimeAsync(200);
  expect(threads).toHaveLength(4);
});

it('tries again when no thread can be started', async () => {
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

it('refuses at once when too many wait', async () => {
  const { engine } = start();
  const waiting = Array.from({ length: 1000 }, () => engine.search(query));
  await expect(engine.search(query)).rejects.toThrow('too many');
  const all = Promise.allSettled(waiting);
  await engine.close();
  expect((await all).every(({ status }) => status === 'rejected')).toBe(true);
});

it('tells the thread of changes and of shops that are gone', async () => {
  const { engine, current } = start();
  engine.changed('a');
  engine.forget('b');
  expect(current().heard).toEqual([
    { kind: 'changed', shopId: 'a' },
    { kind: 'forget', shopId: 'b' },
  ]);
});
