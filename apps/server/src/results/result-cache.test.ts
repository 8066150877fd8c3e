import type { Dependencies } from '@stoa/commerce';
import { CacheDependencies, nothingKept, type Tag } from '@stoa/commerce';
import { describe, expect, it } from 'vitest';
import { TagVersions } from '../page-cache/tag-versions.ts';
import { ResultCache } from './result-cache.ts';

const FIVE_MINUTES = 300_000;

function cache(maxBytes = 1_000_000) {
  const versions = new TagVersions();
  const clock = { now: 0 };
  const results = new ResultCache({ versions, now: () => clock.now, maxBytes });
  let computed = 0;
  const ask = (
    name: string,
    {
      shopId = 'harbor',
      tags = ['catalogue'],
      value = name,
      note = () => undefined,
      to = nothingKept,
    }: Asked = {},
  ) =>
    results.get({ shopId, name }, to, async (dependencies) => {
      dependencies.add(tags);
      note(dependencies);
      computed++;
      return value;
    });
  return { versions, clock, results, ask, count: () => computed };
}

interface Asked {
  readonly shopId?: string;
  readonly tags?: readonly Tag[];
  readonly value?: unknown;
  readonly note?: (dependencies: Dependencies) => void;
  readonly to?: Dependencies;
}

describe('a result that is kept', () => {
  it('is computed once, for its shop and its name', async () => {
    const { ask, count } = cache();
    const value = { name: 'Mug' };
    expect(await ask('a', { value })).toBe(value);
    expect(await ask('a', { value: 'never seen' })).toBe(value);
    expect(await ask('a', { shopId: 'ember', value: 'of Ember' })).toBe('of Ember');
    expect(await ask('b', { value: 'b' })).toBe('b');
    expect(count()).toBe(3);
  });

  it('is computed once for all who ask at the same time, and anew for who asks after a change', async () => {
    const { ask, count, versions } = cache();
    const first = [ask('a'), ask('a'), ask('a')];
    versions.bump('harbor', 'catalogue');
    await Promise.all([...first, ask('a')]);
    expect(count()).toBe(2);
  });

  it('is dropped by a change of what it was made of, and by no other', async () => {
    const { ask, count, versions } = cache();
    await ask('a', { tags: ['product:mug', 'quantity:mug'] });
    for (const tag of ['catalogue', 'product:jug', 'quantity:jug'] as const) versions.bump('harbor', tag);
    versions.bump('ember', 'product:mug');
    await ask('a');
    expect(count()).toBe(1);
    versions.bump('harbor', 'quantity:mug');
    await ask('a');
    expect(count()).toBe(2);
  });

  it('is not stored when something changed while it was computed', async () => {
    const { ask, count, versions } = cache();
    await ask('a', { note: () => versions.bump('harbor', 'catalogue') });
    await ask('a');
    expect(count()).toBe(2);
  });

  it('is not stored when it fails or something was left out', async () => {
    const { ask, count } = cache();
    await ask('a', { note: (dependencies) => dependencies.incomplete() });
    const failing = ask('a', {
      note: () => {
        throw new Error('away');
      },
    });
    await expect(failing).rejects.toThrow('away');
    expect(await ask('a')).toBe('a');
    expect(count()).toBe(2);
  });

  it('is served for five minutes, or until what it shows changes by itself', async () => {
    const { ask, count, clock } = cache();
    const soon = (dependencies: Dependencies) => dependencies.endsAt(new Date(1000));
    await ask('a');
    await ask('b', { note: soon });
    clock.now = 999;
    await ask('b');
    expect(count()).toBe(2);
    clock.now = 1000;
    await ask('b');
    expect(count()).toBe(3);
    clock.now = FIVE_MINUTES - 1;
    await ask('a');
    expect(count()).toBe(3);
    clock.now = FIVE_MINUTES;
    await ask('a');
    expect(count()).toBe(4);
  });

  it('tells whoever gets it what it depends on, also from memory', async () => {
    const { ask } = cache();
    for (let time = 0; time < 2; time++) {
      const to = new CacheDependencies();
      await ask('a', { to, tags: ['content'], note: (dependencies) => dependencies.endsAt(new Date(500)) });
      expect([...to.tags]).toEqual(['shop', 'content']);
      expect(to.validUntil).toEqual(new Date(500));
    }
    const to = new CacheDependencies();
    await ask('b', { to, note: (dependencies) => dependencies.incomplete() });
    expect(to.isComplete).toBe(false);
  });
});

describe('the memory of results', () => {
  it('is taken from the shop that holds most, and there from what was not asked for the longest', async () => {
    const { ask, count, results } = cache(20_000);
    const value = 'x'.repeat(1000);
    await ask('only', { shopId: 'ember', value });
    for (let at = 0; at < 15; at++) await ask(`${at}`, { value });
    await ask('0');
    for (let at = 15; at < 30; at++) await ask(`${at}`, { value });
    expect(results.bytes).toBeLessThanOrEqual(20_000);
    const before = count();
    await ask('only', { shopId: 'ember' });
    await ask('29');
    expect(count()).toBe(before);
    await ask('1');
    expect(count()).toBe(before + 1);
    results.remove('harbor');
    results.remove('ember');
    expect([results.bytes, results.size]).toEqual([0, 0]);
  });

  it('is given to no result that is larger than all of it', async () => {
    const { ask, results } = cache(1000);
    expect(await ask('a', { value: 'x'.repeat(2000) })).toHaveLength(2000);
    expect(results.size).toBe(0);
  });
});
