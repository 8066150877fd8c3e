import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { guests, type Tag } from '@stoa/commerce';
import { describe, expect, it } from 'vitest';
import { finishPage } from './compress.ts';
import { PageCache, type PageKey, pageKey, type RenderedPage } from './page-cache.ts';
import { TagVersions } from './tag-versions.ts';

const key = (address: string, shopId = 'harbor'): PageKey =>
  pageKey({ shopId, audience: guests, kind: 'page', address, preferredSeller: '', ageAnswer: '' });

async function rendered(text: string, tags: Tag[] = ['catalogue'], more: Partial<RenderedPage> = {}) {
  const page = finishPage(200, {}, Buffer.from(text));
  return {
    page,
    tags: new Set(tags),
    validUntil: undefined,
    cacheable: true,
    ...more,
  } satisfies RenderedPage;
}

function setUp(maxBytes = 1_000_000) {
  const versions = new TagVersions();
  const time = { now: 0 };
  const errors: unknown[] = [];
  const options = { versions, now: () => time.now, freshFor: 60_000, keptFor: 3_600_000, maxBytes };
  const cache = new PageCache({ ...options, onRenewalError: (error) => errors.push(error) });
  const ask = async (k: PageKey, text: string, tags?: Tag[], more?: Partial<RenderedPage>) => {
    const { page, verdict } = await cache.get(k, () => rendered(text, tags, more));
    return [verdict, Buffer.from(page.bodies.identity).toString()];
  };
  /** Visits twice, since an address seen once is not kept. */
  const keep = async (k: PageKey, text: string, tags?: Tag[], more?: Partial<RenderedPage>) => {
    await ask(k, text, tags, more);
    await ask(k, text, tags, more);
  };
  return { versions, cache, time, errors, ask, keep };
}

describe('the page cache', () => {
  it('has what it keeps in every encoding soon after, and counts its bytes', async () => {
    const { cache, keep } = setUp();
    const text = 'a page of much the same '.repeat(1000);
    await keep(key('/'), text);
    const identity = cache.bytes;
    await expect.poll(() => Object.keys(cache.find(key('/'))?.page.bodies ?? {}).length).toBe(3);
    const { br = [], gzip = [] } = cache.find(key('/'))?.page.bodies ?? {};
    expect(brotliDecompressSync(Buffer.from(br)).toString()).toBe(text);
    expect(gunzipSync(Buffer.from(gzip)).toString()).toBe(text);
    expect(cache.bytes).toBe(identity + br.length + gzip.length);
  });

  it('keeps a page from its second visit on', async () => {
    const { ask } = setUp();
    expect(await ask(key('/'), 'a')).toEqual(['miss', 'a']);
    expect(await ask(key('/'), 'b')).toEqual(['miss', 'b']);
    expect(await ask(key('/'), 'c')).toEqual(['hit', 'b']);
  });

  it('keeps shops apart [TEN-007, TEN-507]', async () => {
    const { ask, keep } = setUp();
    await keep(key('/'), 'harbor');
    expect(await ask(key('/', 'ember'), 'ember')).toEqual(['miss', 'ember']);
  });

  it('drops a page at once when something in it changed', async () => {
    const { versions, ask, keep } = setUp();
    await keep(key('/mug'), 'old price', ['product:mug']);
    versions.bump('harbor', 'product:lamp');
    expect((await ask(key('/mug'), 'new'))[0]).toBe('hit');
    versions.bump('harbor', 'product:mug');
    expect(await ask(key('/mug'), 'new price')).toEqual(['miss', 'new price']);
  });

  it('never keeps a page whose rendering began before a change', async () => {
    const { versions, cache, ask } = setUp();
    await ask(key('/'), 'first');
    await cache.get(key('/'), async () => {
      const page = await rendered('made of old data');
      versions.bump('harbor', 'catalogue');
      return page;
    });
    expect(await ask(key('/'), 'made of new data')).toEqual(['miss', 'made of new data']);
  });

  it('does not give a rendering from before a change to who asks after it', async () => {
    const { versions, cache } = setUp();
    const gate = Promise.withResolvers<void>();
    const before = cache.get(key('/'), async () => {
      await gate.promise;
      return rendered('old');
    });
    versions.bump('harbor', 'catalogue');
    const after = cache.get(key('/'), () => rendered('new'));
    gate.resolve();
    expect(Buffer.from((await before).page.bodies.identity).toString()).toBe('old');
    expect(Buffer.from((await after).page.bodies.identity).toString()).toBe('new');
  });

  it('renders once for many who ask at once', async () => {
    const { cache } = setUp();
    let renderings = 0;
    const render = () => {
      renderings++;
      return rendered('x');
    };
    await Promise.all(Array.from({ length: 20 }, () => cache.get(key('/'), render)));
    expect(renderings).toBe(1);
  });

  it('serves an aged page once more while it is renewed', async () => {
    const { time, ask, keep } = setUp();
    await keep(key('/'), 'old');
    time.now = 60_001;
    expect(await ask(key('/'), 'new')).toEqual(['stale', 'old']);
    await Promise.resolve();
    await expect.poll(() => ask(key('/'), 'newer')).toEqual(['hit', 'new']);
  });

  it('does not serve what is older than an hour', async () => {
    const { time, ask, keep } = setUp();
    await keep(key('/'), 'old');
    time.now = 3_600_001;
    expect(await ask(key('/'), 'new')).toEqual(['miss', 'new']);
  });

  it('counts nothing as fresh beyond the next change that is known to come', async () => {
    const { time, ask, keep } = setUp();
    await keep(key('/'), 'ships tomorrow', ['catalogue'], { validUntil: new Date(1000) });
    time.now = 1001;
    expect((await ask(key('/'), 'ships today'))[0]).toBe('stale');
  });

  it('keeps no failed or personal page', async () => {
    const { ask, keep } = setUp();
    await keep(key('/'), 'half', ['catalogue'], { cacheable: false });
    expect((await ask(key('/'), 'whole'))[0]).toBe('miss');
  });

  it('stays within its bytes by dropping what was asked for longest ago', async () => {
    const { cache, ask, keep } = setUp(2500);
    for (const path of ['/a', '/b', '/c']) await keep(key(path), path.repeat(500));
    expect(cache.bytes).toBeLessThanOrEqual(2500);
    expect((await ask(key('/a'), 'again'))[0]).toBe('miss');
    expect((await ask(key('/c'), 'again'))[0]).toBe('hit');
  });

  it('drops what nobody asks for before what is older and asked for', async () => {
    const { ask, keep } = setUp(3200);
    for (const path of ['/a', '/b']) await keep(key(path), path.repeat(500));
    await ask(key('/a'), 'hit');
    await keep(key('/c'), '/c'.repeat(500));
    expect((await ask(key('/a'), 'again'))[0]).toBe('hit');
    expect((await ask(key('/b'), 'again'))[0]).toBe('miss');
  });

  it('takes a new page in also while all others are asked for', async () => {
    const { ask, keep } = setUp(3200);
    for (const path of ['/a', '/b', '/a', '/b']) await keep(key(path), path.repeat(500));
    await keep(key('/c'), '/c'.repeat(500));
    expect((await ask(key('/c'), 'again'))[0]).toBe('hit');
  });

  it('counts all that it holds and counts it back', async () => {
    const { cache, versions, ask, keep } = setUp();
    await keep(key('/mug'), 'x', ['catalogue', 'product:mug']);
    const few = cache.bytes;
    await keep(key('/jug'), 'x', ['catalogue', `product:${'jug'.repeat(100)}`]);
    expect(cache.bytes - few).toBeGreaterThan(300);
    versions.bumpAll();
    for (const path of ['/mug', '/jug']) await ask(key(path), 'x', ['catalogue'], { cacheable: false });
    expect(cache.bytes).toBe(0);
  });

  it('drops everything after a gap in the news', async () => {
    const { versions, ask, keep } = setUp();
    await keep(key('/'), 'old');
    versions.bumpAll();
    expect((await ask(key('/'), 'new'))[0]).toBe('miss');
  });
});
