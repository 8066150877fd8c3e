import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchTuning } from '../port/tuning.ts';
import { closeConformance } from './close-conformance.ts';
import { correctionConformance } from './correction-conformance.ts';
import type { EngineUnderTest } from './engine-under-test.ts';
import { hostileExamples, hostileKeyword } from './hostile-keyword.ts';
import { keywordQuery, skusFound } from './keyword-query.ts';
import { alone, type TestOffer, testId, testOffer, testWorld } from './world.ts';

const OFFERS: readonly TestOffer[] = [
  { name: 'Ceramic table lamp', sku: 'LMP-001', brand: 'Acme' },
  { name: 'Floor lamp', sku: 'LMP-002', popularity: 900 },
  {
    name: 'Stoneware bowl',
    sku: 'BWL-1',
    facetValues: [{ code: 'glaze', value: 'Old Celadon' }],
    description: 'For soup, rice and knives.',
  },
  {
    name: 'Linen cushion',
    sku: 'CSH-1',
    variationSkus: ['CSH-1-Mustard', 'CSH-1-Teal'],
    description: 'Soft, for the lamp corner.',
    price: 1000,
    facetValues: [
      { code: 'color', value: 'mustard' },
      { code: 'color', value: 'teal' },
    ],
  },
];
const world = testWorld(OFFERS.map((given, at) => alone(testOffer(at + 1, given))));

export function keywordConformance(tested: EngineUnderTest): void {
  const search = async (keyword: string, by?: string) =>
    skusFound(await tested.fill(world), OFFERS, keywordQuery(keyword, by));

  describe('a keyword', () => {
    it('finds plurals by singulars and singulars by plurals', async () => {
      expect((await search('lamps')).toSorted()).toEqual(['CSH-1', 'LMP-001', 'LMP-002']);
      expect(await search('cushions')).toEqual(['CSH-1']);
      expect(await search('knives')).toEqual(['BWL-1']);
    });

    it('finds words by a prefix while they are typed', async () => {
      expect(await search('cerami')).toEqual(['LMP-001']);
      expect(await search('table cer')).toEqual(['LMP-001']);
      expect(await search('cera table')).toEqual([]);
    });

    it('must have all its words, whatever their case', async () => {
      expect(await search('CERAMIC Lamp')).toEqual(['LMP-001']);
      expect(await search('celadon lamp')).toEqual([]);
    });

    it('finds brands and the values of attributes and variations', async () => {
      expect(await search('acme')).toEqual(['LMP-001']);
      expect(await search('celadon')).toEqual(['BWL-1']);
      expect(await search('mustard cushion')).toEqual(['CSH-1']);
    });

    it('ranks names before descriptions, and popular products before others', async () => {
      expect(await search('lamp')).toEqual(['LMP-002', 'LMP-001', 'CSH-1']);
    });

    it('that is the name of a category or brand has its products first', async () => {
      const table = { id: testId(901), name: 'Table & Bar', slug: 'table', path: 'table' };
      const offers: readonly TestOffer[] = [
        { name: 'Table bar', sku: 'NAME', popularity: 5000 },
        { name: 'Corkscrew', sku: 'CORK', categoryIds: [table.id] },
        { name: 'Oak Barrel', sku: 'BARREL', popularity: 5000 },
        { name: 'Bowl', sku: 'BOWL', brand: 'Oak & Co' },
        { name: 'Tray', sku: 'TRAY', brand: 'Oak' },
      ];
      const listings = offers.map((given, at) => alone(testOffer(at + 1, given)));
      const engine = await tested.fill(testWorld(listings, { categories: [table] }));
      const found = (keyword: string) => skusFound(engine, offers, keywordQuery(keyword));
      expect(await found('Table and bar')).toEqual(['CORK', 'NAME']);
      expect(await found('oak')).toEqual(['TRAY', 'BARREL', 'BOWL']);
    });

    it('has what a merchant pinned first, boosted earlier and buried last', async () => {
      const offers: readonly TestOffer[] = [
        { name: 'Oak lamp', sku: 'A', popularity: 1000 },
        { name: 'Elm lamp', sku: 'B', popularity: 100 },
        { name: 'Ash lamp', sku: 'C' },
        { name: 'Shade', sku: 'D' },
        { name: 'Bulb', sku: 'E', popularity: 1_000_000 },
      ];
      const listings = offers.map((given, at) => alone(testOffer(at + 1, given)));
      const engine = await tested.fill(testWorld(listings));
      const found = (tuning: Partial<SearchTuning>, keyword = 'lamp') =>
        skusFound(engine, offers, {
          ...keywordQuery(keyword),
          tuning: { pinned: [], boosted: [], buried: [], ...tuning },
        });
      expect(await found({})).toEqual(['A', 'B', 'C']);
      expect(await found({ pinned: [testId(4), testId(5)] })).toEqual(['D', 'E', 'A', 'B', 'C']);
      expect(await found({ boosted: [testId(3)] })).toEqual(['C', 'A', 'B']);
      expect(await found({ buried: [testId(1)] })).toEqual(['B', 'C', 'A']);
      expect(await found({ boosted: [testId(4)], pinned: [testId(99)] })).toEqual(['A', 'B', 'C']);
      expect(await found({ pinned: [testId(5)] }, 'xylophone')).toEqual(['E']);
    });

    it('finds skus exactly, in any case, and says by which variation', async () => {
      expect(await search('lmp-001')).toEqual(['LMP-001']);
      expect(await search('LMP-00')).not.toContain('LMP-002');
      const { hits } = await (await tested.fill(world)).search(keywordQuery('csh-1-TEAL'));
      expect(hits[0]).toEqual({ productId: testId(4), offers: 1, variationSku: 'CSH-1-Teal' });
      const own = await (await tested.fill(world)).search(keywordQuery('csh-1'));
      expect(own.hits[0]).toEqual({ productId: testId(4), offers: 1 });
    });

    it('understands quotes, or and minus', async () => {
      expect(await search('"floor lamp"')).toEqual(['LMP-002']);
      expect((await search('bowl or cushion')).toSorted()).toEqual(['BWL-1', 'CSH-1']);
      expect(await search('lamp -ceramic -cushion')).toEqual(['LMP-002']);
    });

    it('ignores stop words', async () => {
      expect(await search('the lamp for a table')).toEqual(['LMP-001']);
    });

    it('looks in one attribute where one is named [SEARCH-002]', async () => {
      expect(await search('celadon', 'glaze')).toEqual(['BWL-1']);
      expect(await search('celadon', 'color')).toEqual([]);
      expect(await search('lamp', 'name')).toEqual(['LMP-002', 'LMP-001']);
      expect(await search('acme', 'brand')).toEqual(['LMP-001']);
      expect(await search('bwl-1', 'sku')).toEqual(['BWL-1']);
      expect(await search('bowl', 'sku')).toEqual([]);
      expect(await search('bowl', 'constructor')).toEqual([]);
    });

    it('may be anything at all without failing', async () => {
      const engine = await tested.fill(world);
      const by = fc.constantFrom(undefined, 'name', 'glaze', '__proto__');
      await fc.assert(
        fc.asyncProperty(hostileKeyword, by, async (keyword, attribute) => {
          const { total, hits } = await engine.search(keywordQuery(keyword, attribute));
          expect(hits.length).toBe(total);
        }),
        { numRuns: 100, examples: hostileExamples.map((keyword) => [keyword, undefined]) },
      );
    });
  });
  if (!tested.correctsErrors) return;
  correctionConformance(tested);
  closeConformance(tested);
}
