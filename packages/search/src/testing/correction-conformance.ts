import { describe, expect, it } from 'vitest';
import type { EngineUnderTest } from './engine-under-test.ts';
import { keywordQuery, skusFound } from './keyword-query.ts';
import { alone, type TestOffer, testOffer, testWorld } from './world.ts';

const OFFERS: readonly TestOffer[] = [
  { name: 'Walnut bookshelf', sku: 'BOOK' },
  { name: 'Crème brûlée torch', sku: 'TORCH' },
  { name: 'Grey sofa', sku: 'SOFA', popularity: 5 },
  { name: 'Couch cover', sku: 'COVER' },
  { name: 'Television set stand', sku: 'STAND' },
  { name: "Men's T-shirt", sku: 'SHIRT' },
  { name: 'Oak table', sku: 'OAK' },
];
const synonyms = [
  ['sofa', 'couch', 'settee'],
  ['tv', 'television set'],
  ['grey', 'gray'],
];
const world = testWorld(
  OFFERS.map((given, at) => alone(testOffer(at + 1, given))),
  { synonyms },
);

/** Returns the tests of engines that correct typing errors. */
export function correctionConformance({ fill }: EngineUnderTest): void {
  const search = async (keyword: string) => skusFound(await fill(world), OFFERS, keywordQuery(keyword));
  const correction = async (keyword: string) =>
    (await (await fill(world)).search(keywordQuery(keyword))).correction;

  describe('a keyword with errors', () => {
    it.each([
      ['a letter too many', 'wallnut'],
      ['one missing', 'wanut'],
      ['neighbours swapped', 'wlanut'],
      ['one replaced', 'walmut'],
      ['the first one wrong', 'qalnut'],
      ['two errors in a long word', 'bokshelv'],
      ['an error in a prefix', 'boksh'],
    ])('finds what was meant: %s', async (_error, keyword) => {
      expect(await search(keyword)).toEqual(['BOOK']);
    });

    it('returns the correction that was searched instead', async () => {
      expect(await correction('walmut bookshelf')).toEqual({ keyword: 'walnut bookshelf', applied: true });
      expect(await correction('walnut')).toBeUndefined();
    });

    it('is not corrected beyond the distance its length allows', async () => {
      expect(await search('oka')).toEqual([]);
      expect(await search('wlaqut')).toEqual([]);
    });

    it('is not corrected where its words occur', async () => {
      // One edit from 'table', but a word of the catalogue.
      const offers = [...OFFERS, { name: 'Cable', sku: 'CABLE' }];
      const engine = await fill(testWorld(offers.map((given, at) => alone(testOffer(at + 1, given)))));
      expect(await skusFound(engine, offers, keywordQuery('cable'))).toEqual(['CABLE']);
      // Nor where it matches nothing together with another word.
      expect(await skusFound(engine, offers, keywordQuery('oak cable'))).toEqual([]);
    });

    it('is not corrected where people use its words for something else', async () => {
      const offers = [...OFFERS, { name: 'Vale poster', sku: 'VALE' }, { name: 'Glass vase', sku: 'VASE' }];
      const engine = await fill(testWorld(offers.map((given, at) => alone(testOffer(at + 1, given)))));
      // One edit from 'vale' and 'vase', which sounds the same; 'value' is a word.
      expect(await skusFound(engine, offers, keywordQuery('vaze'))).toEqual(['VASE']);
      expect(await skusFound(engine, offers, keywordQuery('value'))).toEqual([]);
    });

    it('is not corrected inside quotes', async () => {
      expect(await search('"walmut"')).toEqual([]);
    });

    it('that finds nothing offers a correction that would', async () => {
      expect(await correction('oka')).toEqual({ keyword: 'oak', applied: false });
      expect(await correction('oka tabel')).toEqual({ keyword: 'oak table', applied: false });
      expect(await correction('xyzzyxyzzy')).toBeUndefined();
      // Both words occur, though never together: there is no correction.
      expect(await correction('oak shirt')).toBeUndefined();
    });
  });

  describe('a sku', () => {
    it('is found with other separators than it has, or none', async () => {
      const offers = [...OFFERS, { name: 'Jug', sku: 'ORV-14.02' }];
      const engine = await fill(testWorld(offers.map((given, at) => alone(testOffer(at + 1, given)))));
      for (const keyword of ['orv-14.02', 'ORV 1402', 'orv1402']) {
        expect(await skusFound(engine, offers, keywordQuery(keyword)), keyword).toEqual(['ORV-14.02']);
      }
    });
  });

  describe('words', () => {
    it('are found without their accents, and with them', async () => {
      expect(await search('creme brulee')).toEqual(['TORCH']);
      expect(await search('CRÈME BRÛLÉE')).toEqual(['TORCH']);
    });

    it('are found with and without hyphen and apostrophe', async () => {
      for (const keyword of ['t-shirt', 'tshirt', 't shirt', 'mens t-shirts', "men's shirt"]) {
        expect(await search(keyword), keyword).toEqual(['SHIRT']);
      }
    });

    it('have the synonyms of the shop, in the singular and the plural', async () => {
      expect((await search('couches')).toSorted()).toEqual(['COVER', 'SOFA']);
      expect((await search('settee')).toSorted()).toEqual(['COVER', 'SOFA']);
      expect(await search('gray settee')).toEqual(['SOFA']);
    });

    it('have phrases as synonyms', async () => {
      expect(await search('tv stand')).toEqual(['STAND']);
    });
  });
}
