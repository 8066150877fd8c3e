import { readdirSync, rmSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ShopError } from '@stoa/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TagVersions } from '../page-cache/tag-versions.ts';
import { makeTestFolder, silentLog } from '../postgres/testing.ts';
import { type KeptText, KeptTexts } from './kept-texts.ts';

let folder: string;
beforeEach(() => {
  folder = makeTestFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const unpacked = (gzipped: Readable) => pipeline(gzipped, createGunzip(), (text) => textOf(text));
const read = (text: KeptText) => unpacked(text.gzipped());
/** As `read`, of a text that breaks off. */
const cutOff = (text: KeptText) =>
  textOf(text.gzipped()).then(
    () => 'read to its end',
    (error: Error) => error.message,
  );

/** A reading whose batches a test hands out, one by one. */
function handedOut() {
  const batches: { give: (text: string | null) => void; fail: (error: Error) => void }[] = [];
  async function* from() {
    for (;;) {
      const { promise, resolve, reject } = Promise.withResolvers<string | null>();
      batches.push({ give: resolve, fail: reject });
      const batch = await promise;
      if (batch === null) return;
      yield batch;
    }
  }
  const latest = async () => {
    await expect.poll(() => batches.length).toBeGreaterThan(0);
    const batch = batches.pop();
    if (!batch) throw new Error('nothing is read');
    return batch;
  };
  return {
    read: () => from(),
    give: async (text: string | null) => (await latest()).give(text),
    fail: async (reason: string) => (await latest()).fail(new Error(reason)),
  };
}

async function* asTheyAre(batches: AsyncIterable<string>) {
  yield '<';
  yield* batches;
  yield '>';
}

function setUp(maxBytes = 1_000_000) {
  const versions = new TagVersions();
  const time = { now: 0 };
  const turns: string[] = [];
  /** Turns are refused so many times, after so many. */
  const busy = { times: 0, after: 0 };
  const texts = new KeptTexts({
    ...{ folder, versions, now: () => time.now, log: silentLog, maxBytes },
    inTurn: async (shopId, work) => {
      turns.push(shopId);
      if (busy.times > 0 && turns.length > busy.after) {
        busy.times -= 1;
        throw new ShopError('unavailable');
      }
      return work();
    },
    pause: async () => void turns.push('pause'),
  });
  let made = 0;
  const key = (name: string, shopId = 'harbor') => ({ shopId, name });
  /** Asks for a text of one batch, which takes `takes` milliseconds to read. */
  const ask = (name: string, content: string, { takes = 0, shopId = 'harbor' } = {}) =>
    texts.get(key(name, shopId), {
      async *read(dependencies) {
        made += 1;
        dependencies.add(['catalogue']);
        yield content;
        time.now += takes;
      },
      write: asTheyAre,
    });
  return { versions, time, turns, busy, texts, key, ask, made: () => made };
}

describe('a kept text', () => {
  it('is made once, for all who ask for it at once and later, and leaves no file with a name', async () => {
    const { texts, key, ask, made } = setUp();
    const hand = handedOut();
    let readings = 0;
    const recipe = {
      read: () => {
        readings += 1;
        return hand.read();
      },
      write: asTheyAre,
    };
    const asked = Promise.all(Array.from({ length: 8 }, () => texts.get(key('feed'), recipe)));
    await hand.give('a');
    const all = (await asked).map(read);
    await hand.give('b');
    const late = read(await texts.get(key('feed'), recipe));
    await hand.give(null);
    expect(await Promise.all([...all, late])).toEqual(Array(9).fill('<ab>'));
    expect(await read(await ask('feed', 'other'))).toBe('<ab>');
    expect([readings, made()]).toEqual([1, 0]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('has each of its batches wait for its shop’s turn', async () => {
    const { texts, key, turns } = setUp();
    const text = await texts.get(key('feed'), {
      async *read() {
        yield 'a';
        yield 'b';
      },
      write: asTheyAre,
    });
    await read(text);
    // The third says that there are no more.
    expect(turns).toEqual(['harbor', 'harbor', 'harbor']);
  });

  it('goes on where its shop was too busy for a batch, and gives up when it stays so', async () => {
    const { ask, turns, busy } = setUp();
    Object.assign(busy, { times: 2, after: 1 });
    expect(await read(await ask('feed', 'a'))).toBe('<a>');
    expect(turns).toEqual(['harbor', 'harbor', 'pause', 'harbor', 'pause', 'harbor']);
    Object.assign(busy, { times: 1, after: 0 });
    await expect(ask('part', 'a')).rejects.toMatchObject({ code: 'unavailable' });
    Object.assign(busy, { times: 1000, after: turns.length + 1 });
    expect(await cutOff(await ask('part', 'a'))).toBe('unavailable');
    expect(busy.times).toBe(940);
  });

  it('is made anew when what it was made of has changed, and not for other changes', async () => {
    const { ask, versions, made } = setUp();
    const first = await ask('feed', 'a');
    await read(first);
    versions.bump('harbor', 'content');
    expect((await ask('feed', 'b')).id).toBe(first.id);
    versions.bump('harbor', 'catalogue');
    const second = await ask('feed', 'b');
    expect([await read(second), second.id === first.id, made()]).toEqual(['<b>', false, 2]);
  });

  it('rests for four times as long as it took, whatever changes, and for five minutes at most', async () => {
    const { ask, versions, time } = setUp();
    await read(await ask('feed', 'a', { takes: 1000 }));
    versions.bump('harbor', 'catalogue');
    time.now += 3999;
    expect(await read(await ask('feed', 'b'))).toBe('<a>');
    time.now += 1;
    expect(await read(await ask('feed', 'b', { takes: 1_000_000 }))).toBe('<b>');
    versions.bump('harbor', 'catalogue');
    time.now += 299_999;
    expect(await read(await ask('feed', 'c'))).toBe('<b>');
    time.now += 1;
    expect(await read(await ask('feed', 'c'))).toBe('<c>');
  });

  it('is given while it grows also when something changed meanwhile, and is made anew then', async () => {
    const { texts, key, ask, versions } = setUp();
    const hand = handedOut();
    const recipe = {
      read: (dependencies: { add(tags: ['catalogue']): void }) => {
        dependencies.add(['catalogue']);
        return hand.read();
      },
      write: asTheyAre,
    };
    const asked = texts.get(key('feed'), recipe);
    await hand.give('a');
    const grows = await asked;
    versions.bump('harbor', 'catalogue');
    expect((await ask('feed', 'b')).id).toBe(grows.id);
    await hand.give(null);
    expect(await read(grows)).toBe('<a>');
    expect(await read(await ask('feed', 'b'))).toBe('<b>');
  });

  it('is read to its end by whoever reads it when a newer one takes its place', async () => {
    const { ask, versions } = setUp();
    const old = (await ask('feed', 'a')).gzipped();
    await read(await ask('feed', 'a'));
    versions.bump('harbor', 'catalogue');
    expect(await read(await ask('feed', 'b'))).toBe('<b>');
    expect(await unpacked(old)).toBe('<a>');
  });

  it('fails as its first batch does, and is begun anew by the next who asks', async () => {
    const { texts, key, ask } = setUp();
    const hand = handedOut();
    const asked = texts.get(key('feed'), { read: hand.read, write: asTheyAre });
    const refused = expect(asked).rejects.toThrow('no database');
    await hand.fail('no database');
    await refused;
    expect(await read(await ask('feed', 'a'))).toBe('<a>');
  });

  it('cuts its readers off when a later batch fails, and is begun anew', async () => {
    const { texts, key, ask } = setUp();
    const hand = handedOut();
    const asked = texts.get(key('feed'), { read: hand.read, write: asTheyAre });
    await hand.give('a');
    const broken = cutOff(await asked);
    await hand.fail('no database');
    expect(await broken).toBe('no database');
    expect(await read(await ask('feed', 'b'))).toBe('<b>');
  });
});

describe('texts of a shop', () => {
  it('are made one after another, beside those of other shops', async () => {
    const { texts, key, ask, made } = setUp();
    const hand = handedOut();
    const first = texts.get(key('feed'), { read: hand.read, write: asTheyAre });
    const second = ask('part', 'a');
    expect(await read(await ask('feed', 'a', { shopId: 'ember' }))).toBe('<a>');
    await hand.give('b');
    await first;
    expect(made()).toBe(1);
    await hand.give(null);
    expect(await read(await second)).toBe('<a>');
  });

  it('are refused when very many are asked for at once', async () => {
    const { texts, key, ask } = setUp();
    const hand = handedOut();
    const first = texts.get(key('feed'), { read: hand.read, write: asTheyAre });
    const waiting = Array.from({ length: 15 }, (_, at) => ask(`part ${at}`, 'a'));
    await expect(ask('one more', 'a')).rejects.toMatchObject({ code: 'unavailable' });
    expect(await read(await ask('feed', 'a', { shopId: 'ember' }))).toBe('<a>');
    await hand.give(null);
    await Promise.all([first, ...waiting]);
    expect(await read(await ask('one more', 'a'))).toBe('<a>');
  });

  it('make room for each other: what was not asked for the longest goes', async () => {
    const long = Array.from({ length: 4000 }, (_, at) => `${at * at}`).join();
    const alone = setUp();
    await read(await alone.ask('a', long));
    const room = Math.floor(alone.texts.size * 2.5);
    const { texts, ask, made } = setUp(room);
    for (const name of ['a', 'b', 'a']) await read(await ask(name, long));
    expect([made(), texts.size]).toEqual([2, alone.texts.size * 2]);
    await read(await ask('c', long));
    expect(texts.size).toBe(alone.texts.size * 2);
    await read(await ask('a', long));
    expect(made()).toBe(3);
    await read(await ask('b', long));
    expect(made()).toBe(4);
  });

  it('are gone with their shop, and when the server stops', async () => {
    const { texts, ask, made } = setUp();
    await read(await ask('feed', 'a'));
    const other = await ask('feed', 'b', { shopId: 'ember' });
    await read(other);
    texts.remove('harbor');
    await read(await ask('feed', 'a'));
    expect(made()).toBe(3);
    const reading = cutOff(other);
    // Opened, and not looked at yet: as a reply is whose hooks have not been run.
    const unread = other.gzipped();
    texts.close();
    await expect.poll(() => unread.closed).toBe(true);
    expect([await reading, texts.size]).toEqual(['the server stops', 0]);
  });
});
