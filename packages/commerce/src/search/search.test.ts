import { inShop } from '@stoa/database';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { catalogueSource, listProducts, suggest } from '../listing/index.ts';
import { recordChanges } from '../testing/changes.ts';
import { loadShop } from '../testing/loaded-index.ts';
import { makeSale } from '../testing/sale.ts';
import { saleForEachTest } from '../testing/sale-for-each-test.ts';
import {
  countSearches,
  listSearches,
  listSearchPhrases,
  removeRareSearches,
  removeSearchPhrase,
  saveSearchPhrase,
} from './index.ts';

const { test, sale } = saleForEachTest();
const anybody = { prices: 'visible', group: '' } as Parameters<typeof listProducts>[2];
const settings = { listing: { pageSize: 24, facets: [] } };
const ids: Record<string, string> = {};

beforeEach(async () => {
  for (const sku of ['OAK', 'ELM', 'SHADE']) {
    const name = sku === 'SHADE' ? 'Shade' : `${sku} lamp`;
    ids[sku] = (await sale.simple({ sku, name })).id;
  }
});

async function found(keyword: string, engine?: Awaited<ReturnType<typeof loadShop>>['engine']) {
  const ctx = engine ? { ...sale.guest(), search: engine } : sale.guest();
  const query = { scope: { kind: 'keyword' as const, keyword }, sort: 'bestmatch' as const };
  const { products, redirectTo } = await listProducts(ctx, query, anybody, settings);
  return { skus: products.map(({ sku }) => sku), redirectTo };
}

describe('what a merchant decides for a phrase', () => {
  it('holds however the phrase is written, in both engines and in suggestions, until it is forgotten', async () => {
    const pinned = [ids.SHADE ?? '', ids.OAK ?? ''];
    const { revision } = await saveSearchPhrase(sale.system, { phrase: 'The Lamps', pinned });
    expect(revision).toBe(1);
    const { engine } = await loadShop(catalogueSource(test.db), sale.shop.id);
    for (const asked of [undefined, engine]) {
      expect((await found('lamp', asked)).skus).toEqual(['SHADE', 'OAK', 'ELM']);
    }
    expect((await suggest(sale.guest(), 'lamps', anybody)).products[0]?.sku).toBe('SHADE');
    expect((await found('oak lamp')).skus).toEqual(['OAK']);
    await removeSearchPhrase(sale.system, 'lamp');
    expect((await found('lamp')).skus).not.toContain('SHADE');
    await expect(removeSearchPhrase(sale.system, 'lamp')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is of one shop alone, and told to whoever keeps answers', async () => {
    const other = await makeSale(test.db);
    const changes = await recordChanges(test.db, () =>
      saveSearchPhrase(sale.system, { phrase: 'lamp', redirectTo: '/about?x=1' }),
    );
    expect(changes).toMatchObject([{ kind: 'search.changed', entityId: 'lamp', shopId: sale.shop.id }]);
    expect((await found('Lamps')).redirectTo).toBe('/about?x=1');
    expect(await listSearchPhrases(other.system)).toEqual([]);
    expect(await listSearchPhrases(sale.system)).toMatchObject([
      { phrase: 'lamp', redirectTo: '/about?x=1' },
    ]);
  });

  it('stays in what a change leaves out, and is checked with it', async () => {
    const [oak, elm] = [ids.OAK ?? '', ids.ELM ?? ''];
    await saveSearchPhrase(sale.system, { phrase: 'lamp', boosted: [oak], redirectTo: '/about' });
    await saveSearchPhrase(sale.system, { phrase: 'lamp', revision: 1, pinned: [elm] });
    expect(await listSearchPhrases(sale.system)).toMatchObject([
      { pinned: [elm], boosted: [oak], buried: [], redirectTo: '/about' },
    ]);
    await expect(
      saveSearchPhrase(sale.system, { phrase: 'lamp', revision: 2, buried: [oak] }),
    ).rejects.toMatchObject({ code: 'invalid-input', field: 'buried' });
    await saveSearchPhrase(sale.system, { phrase: 'lamp', revision: 2, redirectTo: null });
    expect(await listSearchPhrases(sale.system)).toMatchObject([{ pinned: [elm], redirectTo: null }]);
  });

  it('is refused where it makes no sense, or somebody was faster', async () => {
    const refused = (input: Parameters<typeof saveSearchPhrase>[1]) =>
      expect(saveSearchPhrase(sale.system, input)).rejects;
    const id = ids.OAK ?? '';
    await refused({ phrase: ' & ' }).toMatchObject({ code: 'invalid-input' });
    await refused({ phrase: 'lamp', pinned: [id], buried: [id] }).toMatchObject({ code: 'invalid-input' });
    for (const redirectTo of ['//evil.example', 'https://evil.example', '/search?q=lamp']) {
      await refused({ phrase: 'lamp', redirectTo }).toMatchObject({ code: 'invalid-input' });
    }
    await saveSearchPhrase(sale.system, { phrase: 'lamp' });
    await refused({ phrase: 'lamps' }).toMatchObject({ code: 'conflict' });
    await refused({ phrase: 'lamp', revision: 7 }).toMatchObject({ code: 'conflict' });
    expect(await saveSearchPhrase(sale.system, { phrase: 'lamp', revision: 1 })).toEqual({ revision: 2 });
    await expect(saveSearchPhrase(sale.guest(), { phrase: 'x' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});

describe('what was searched for', () => {
  const counted = async (only?: 'nothing' | 'no-exact-match') =>
    (await listSearches(sale.system, only ? { only } : {})).map(({ phrase, asked }) => [phrase, asked]);

  it('is counted by phrase, with what it found the last time, most often asked first', async () => {
    await countSearches(sale.system, [
      { keyword: 'Blue  Mug', asked: 2, result: { found: 4, matched: 4 } },
      { keyword: 'dinosaur mug', asked: 1, result: { found: 9, matched: 0 } },
      { keyword: 'ann@example.com', asked: 9, result: { found: 0, matched: 0 } },
    ]);
    await countSearches(sale.system, [
      { keyword: 'blue mug', asked: 3 },
      { keyword: 'xylophone', asked: 4, result: { found: 0, matched: 0 } },
      { keyword: 'never answered', asked: 1 },
    ]);
    expect(await counted()).toEqual([
      ['blue mug', 5],
      ['xylophone', 4],
      ['dinosaur mug', 1],
    ]);
    expect(await counted('nothing')).toEqual([['xylophone', 4]]);
    expect(await counted('no-exact-match')).toEqual([['dinosaur mug', 1]]);
    await countSearches(sale.system, [{ keyword: 'xylophone', asked: 1, result: { found: 1, matched: 1 } }]);
    expect(await counted('nothing')).toEqual([]);
    await expect(listSearches(sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('is removed when nobody asks any more, and sooner when it was asked once', async () => {
    const result = { found: 1, matched: 1 };
    await countSearches(sale.system, [
      { keyword: 'once', asked: 1, result },
      { keyword: 'twice', asked: 2, result },
    ]);
    const later = (days: number) => new Date(sale.clock().getTime() + days * 86_400_000);
    await removeRareSearches(sale.system, { any: later(-1), once: later(1) });
    expect(await counted()).toEqual([['twice', 2]]);
    await removeRareSearches(sale.system, { any: later(1), once: later(1) });
    expect(await counted()).toEqual([]);
  });

  it('is bounded, and goes on counting what is known', async () => {
    await inShop(sale.system, (tx) =>
      tx.execute(sql`insert into search_count
        select ${sale.shop.id}::uuid, 'phrase ' || n, 1, 1, 1, now(), now() from generate_series(1, 5000) n`),
    );
    const result = { found: 1, matched: 1 };
    await countSearches(sale.system, [
      { keyword: 'one more', asked: 1, result },
      { keyword: 'phrase 7', asked: 2, result },
    ]);
    expect((await counted())[0]).toEqual(['phrase 7', 3]);
    expect((await listSearches(sale.system, { limit: 500 })).map(({ phrase }) => phrase)).not.toContain(
      'one more',
    );
  });
});
