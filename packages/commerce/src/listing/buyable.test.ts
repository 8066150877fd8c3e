import { stockInfo } from '@stoa/domain';
import { expect, it } from 'vitest';
import { createProducts } from '../product/index.ts';
import { simpleProduct, variableProduct } from '../testing/products.ts';
import { saleForEachTest } from '../testing/sale-for-each-test.ts';
import { readCards } from './card/read-cards.ts';
import { type OfferRow, offerRows } from './source/offer-rows.ts';

const { test, sale } = saleForEachTest();

const either = [false, true];
const flags = either.flatMap((discontinued) =>
  either.map((unavailableForSale) => ({ discontinued, unavailableForSale })),
);
const stocks = [
  null,
  { available: 0 },
  { available: 0, allowBackorders: true },
  { available: 1 },
  { available: 1, allowBackorders: true },
];

/** What is sold, in each state that it may be in. */
const pieces = flags.flatMap((flagged) =>
  stocks.flatMap((stock) => [0, 1000].map((price) => ({ ...flagged, stock, price }))),
);

/** Products of every kind, in each state, of pieces in each. */
function products() {
  const simple = pieces.map((piece, at) => simpleProduct({ sku: `p${at}`, ...piece }));
  const [base] = variableProduct({ red: 1000 }).variations;
  const composed = flags.flatMap((flagged) =>
    pieces.flatMap((piece, at) => [
      { ...variableProduct({ red: 1000 }), ...flagged, variations: base ? [{ ...base, ...piece }] : [] },
      { classCode: 'grouped' as const, name: `Set of p${at}`, children: [`p${at}`], ...flagged },
    ]),
  );
  const empty = flags.map((flagged) => ({ ...variableProduct({ red: 1000 }), ...flagged, variations: [] }));
  const certificates = flags.flatMap((flagged) =>
    [0, 1000].map((price) => ({ classCode: 'gift_certificate' as const, name: 'Gift', price, ...flagged })),
  );
  return [
    ...simple,
    ...[...composed, ...empty, ...certificates].map((one, at) => {
      const sku = `c${at}`;
      const own = 'variations' in one && one.variations.map((piece) => ({ ...piece, sku: `${sku}-red` }));
      return { ...one, sku, slug: sku, ...(own && { variations: own }) };
    }),
  ];
}

it('the database knows what can be bought by the rule that shoppers are told by [STOCK-001, OPEN-016]', async () => {
  const made = await createProducts(sale.system, products());
  const { rows } = await test.db.queries.execute<OfferRow>(offerRows(sale.system));
  const cards = await readCards(
    sale.guest(),
    made.map(({ id }) => id),
    { group: undefined, prices: 'visible' },
  );
  const known = new Map(rows.map(({ id, buyable }) => [id, buyable]));
  const ruled = cards.map(({ id, stock }) => ({ id, stock, ...stockInfo(stock, 1, '2026-03-02') }));
  expect(cards).toHaveLength(made.length);
  expect(ruled.filter(({ id, buyable }) => known.get(id) !== buyable).map(({ stock }) => stock)).toEqual([]);
  expect(new Set(ruled.map(({ buyable }) => buyable)).size).toBe(2);
});
