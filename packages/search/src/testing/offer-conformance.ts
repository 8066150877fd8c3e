import { expect, it } from 'vitest';
import type { SearchQuery } from '../port/query.ts';
import type { EngineUnderTest } from './engine-under-test.ts';
import { testId, testOffer, testQuery, testWorld } from './world.ts';

const [NEAR, FAR, NOWHERE] = [testId(1), testId(2), testId(3)];
const sellerPlaces = { [NEAR]: { latitude: 40.7, longitude: -74 }, [FAR]: { latitude: 34, longitude: -118 } };
const here = { latitude: 41, longitude: -75 };

/** A listing with three offers, and one with a single offer. */
const world = testWorld(
  [
    {
      id: testId(10),
      offers: [
        testOffer(11, {
          sellerId: NEAR,
          price: 900,
          popularity: 3,
          facetValues: [{ code: 'color', value: 'red' }],
        }),
        testOffer(12, {
          sellerId: FAR,
          price: 500,
          popularity: 4,
          facetValues: [{ code: 'color', value: 'red' }],
        }),
        testOffer(13, { sellerId: NOWHERE, price: 100, buyable: false }),
      ],
    },
    { id: testId(20), offers: [testOffer(21, { sellerId: FAR, price: 700, popularity: 5 })] },
  ],
  { sellerPlaces },
);

/** Offers that collapse, and the one that stands for them. */
export function offerConformance({ fill }: EngineUnderTest): void {
  const shown = async (given: Partial<SearchQuery>) => {
    const engine = await fill(world);
    const { hits } = await engine.search(testQuery(given));
    return hits.map(({ productId }) => productId);
  };

  it('finds a listing once however many of its offers match, and counts it once [MKT-001]', async () => {
    const engine = await fill(world);
    const { hits, total, facets } = await engine.search(testQuery({ facets: ['color'] }));
    expect(total).toBe(2);
    expect(hits).toEqual([
      { productId: testId(21), listingId: testId(20), offers: 1 },
      { productId: testId(12), listingId: testId(10), offers: 3 },
    ]);
    expect(facets[0]?.counts).toEqual([{ value: 'red', count: 1 }]);
  });

  it('shows the cheapest offer that can be bought, unless a seller is preferred or near [MKT-013]', async () => {
    expect((await shown({}))[1]).toBe(testId(12));
    expect((await shown({ prefer: { sellerId: NEAR } }))[1]).toBe(testId(11));
    expect((await shown({ prefer: { near: here } }))[1]).toBe(testId(11));
    expect((await shown({ prefer: { sellerId: FAR, near: here } }))[1]).toBe(testId(12));
  });

  it('passes over a preferred seller who has nothing left, for the nearest who has', async () => {
    expect((await shown({ prefer: { sellerId: NOWHERE, near: here } }))[1]).toBe(testId(11));
  });

  it('chooses by no price for those who may not see prices [PRICE-011]', async () => {
    // Neither of the two that can be bought by price: the newer one.
    expect((await shown({ prices: false }))[1]).toBe(testId(12));
    const dearer = testWorld([
      {
        id: testId(10),
        offers: [testOffer(11, { price: 100 }), testOffer(12, { sellerId: FAR, price: 900 })],
      },
    ]);
    const engine = await fill(dearer);
    const offerOf = async (prices: boolean) =>
      (await engine.search(testQuery({ prices }))).hits[0]?.productId;
    expect(await offerOf(true)).toBe(testId(11));
    expect(await offerOf(false)).toBe(testId(12));
  });

  it('chooses among the offers that match the filters alone', async () => {
    const filters = { attributes: [], price: { from: 800 } };
    const engine = await fill(world);
    const { hits } = await engine.search(testQuery({ filters, prefer: { sellerId: FAR } }));
    expect(hits).toEqual([{ productId: testId(11), listingId: testId(10), offers: 1 }]);
    expect(await shown({ sellerId: NOWHERE })).toEqual([testId(13)]);
  });

  it('orders by the price that is shown, and by the sales of all offers together', async () => {
    expect(await shown({ sort: 'price-asc' })).toEqual([testId(12), testId(21)]);
    expect(await shown({ sort: 'price-asc', prefer: { sellerId: NEAR } })).toEqual([testId(21), testId(11)]);
    expect(await shown({ sort: 'bestseller-desc' })).toEqual([testId(12), testId(21)]);
  });
}
