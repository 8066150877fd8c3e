import { describe, expect, it } from 'vitest';
import type { EngineUnderTest } from './engine-under-test.ts';
import { keywordQuery, skusFound } from './keyword-query.ts';
import { alone, type TestOffer, testId, testOffer, testWorld } from './world.ts';

const KITCHEN = testId(900);
const OFFERS: readonly TestOffer[] = [
  { name: 'Blue stoneware mug', sku: 'BLUE-MUG' },
  { name: 'Red stoneware mug', sku: 'RED-MUG', popularity: 100_000 },
  { name: 'Blue linen towel', sku: 'TOWEL', popularity: 9 },
  { name: 'Reading lamp', sku: 'LAMP', description: 'To stand beside a settle.' },
  { name: 'Wing armchair', sku: 'CHAIR' },
  { name: 'Whisk', sku: 'WHISK', categoryIds: [KITCHEN] },
  { name: 'Brass bookends', sku: 'BOOKENDS' },
  { name: 'Arch mirror', sku: 'MIRROR', description: '24 x 36 in', body: 'Waxed by hand.' },
];
const world = testWorld(
  OFFERS.map((given, at) => alone(testOffer(at + 1, given))),
  { categories: [{ id: KITCHEN, name: 'Baking & Pastry', slug: 'baking', path: 'baking' }] },
);

/** Returns the tests of engines that know what comes close to a keyword. */
export function closeConformance({ fill }: EngineUnderTest): void {
  const ask = async (keyword: string, given: object = {}) => {
    const engine = await fill(world);
    const query = { ...keywordQuery(keyword), close: true, ...given };
    const { fullMatches, total } = await engine.search(query);
    return { skus: await skusFound(engine, OFFERS, query), fullMatches, total };
  };

  describe('what comes close to a keyword', () => {
    it('follows what matches all of it, however popular it is, the thing before its colour', async () => {
      expect(await ask('blue mug')).toEqual({
        skus: ['BLUE-MUG', 'RED-MUG', 'TOWEL'],
        fullMatches: 1,
        total: 3,
      });
    });

    it('stands alone where nothing matches all of it', async () => {
      const { skus, fullMatches } = await ask('green mug');
      expect(fullMatches).toBe(0);
      expect(skus.toSorted()).toEqual(['BLUE-MUG', 'RED-MUG']);
    });

    it('is not wanted by those who quote words', async () => {
      expect(await ask('"green" mug')).toMatchObject({ skus: [], total: 0 });
    });

    it('is given to those alone who ask for it', async () => {
      expect(await ask('green mug', { close: false })).toEqual({
        skus: [],
        fullMatches: undefined,
        total: 0,
      });
      expect(await ask('blue mug', { close: false })).toMatchObject({
        skus: ['BLUE-MUG'],
        fullMatches: undefined,
      });
    });

    it('is not mixed with what matches all where the order is another', async () => {
      expect(await ask('blue mug', { sort: 'id-desc' })).toMatchObject({ skus: ['BLUE-MUG'], total: 1 });
      expect((await ask('green mug', { sort: 'id-desc' })).skus).toEqual(['RED-MUG', 'BLUE-MUG']);
    });

    it('is what only speaks of a thing, and what serves in its place', async () => {
      const { skus, fullMatches } = await ask('settle');
      expect(fullMatches).toBe(0);
      expect(skus).toContain('LAMP');
      expect(await ask('sofa')).toMatchObject({ skus: ['CHAIR'], fullMatches: 0 });
    });

    it('counts with the filters', async () => {
      const minimal = await ask('blue mug', { filters: { attributes: [], price: { from: 0, to: 1 } } });
      expect(minimal).toMatchObject({ skus: [], total: 0 });
    });

    it('is nothing for words that nothing has to do with', async () => {
      expect(await ask('xyzzyxyzzy')).toMatchObject({ skus: [], total: 0 });
    });
  });

  describe('words of general use', () => {
    it('find what is written apart or together', async () => {
      expect((await ask('book ends')).skus).toEqual(['BOOKENDS']);
      expect((await ask('stone ware mugs', { close: false })).skus.toSorted()).toEqual([
        'BLUE-MUG',
        'RED-MUG',
      ]);
    });

    it('say little by themselves, and are not missed', async () => {
      expect(await ask('best quality mirror')).toMatchObject({ skus: ['MIRROR'], fullMatches: undefined });
      const engine = await fill(world);
      const { unknownWords } = await engine.search({ ...keywordQuery('best xylophone'), close: true });
      expect(unknownWords).toEqual(['xylophone']);
    });

    it('are found in long descriptions', async () => {
      expect(await ask('waxed mirror')).toMatchObject({ skus: ['MIRROR'], fullMatches: undefined });
    });

    it('find what a thing is a kind of, where there is none of that kind', async () => {
      expect(await ask('recliner')).toMatchObject({ skus: ['CHAIR'], fullMatches: 0 });
    });

    it('find what is in a category of that name', async () => {
      expect(await ask('pastry')).toMatchObject({ skus: ['WHISK'], fullMatches: undefined });
      expect((await ask('baking & pastry')).skus).toEqual(['WHISK']);
    });
  });
}
