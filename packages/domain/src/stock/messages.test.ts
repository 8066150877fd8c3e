import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StockSubject, stockInfo } from './index.ts';

const today = '2026-06-15';

function product(over: Partial<StockSubject> = {}): StockSubject {
  return { classCode: 'simple', hasPrice: true, salable: 5, backorders: false, ...over };
}

const messagesOf = (subject: StockSubject, quantity: number) => stockInfo(subject, quantity, today).messages;
const limitOf = (n: number) => ({ code: 'stock.limit_of_n', params: { n } });
const onlyAvailable = (n: number) => ({ code: 'stock.only_n_available', params: { n } });

describe('stock messages', () => {
  it('say Only n available when less is there than asked for [STOCK-517]', () => {
    expect(messagesOf(product(), 5)).toEqual([]);
    expect(messagesOf(product(), 6)).toEqual([onlyAvailable(5)]);
  });

  it('say Limit of n when the cart may hold less than is there [STOCK-516]', () => {
    const limited = product({ maxCartQuantity: 2 });
    expect(messagesOf(limited, 2)).toEqual([]);
    expect(messagesOf(limited, 3)).toEqual([limitOf(2)]);
    expect(messagesOf(product({ maxCartQuantity: 5 }), 6)).toEqual([limitOf(5)]);
  });

  it('say Only n available where that is less than the limit [STOCK-516, STOCK-517]', () => {
    expect(messagesOf(product({ maxCartQuantity: 8 }), 9)).toEqual([onlyAvailable(5)]);
  });

  it('say Limit of n of what comes later, too [STOCK-516]', () => {
    const later = product({ salable: 0, backorders: true, maxCartQuantity: 2 });
    expect(messagesOf(later, 2)).toEqual([]);
    expect(messagesOf(later, 3)).toEqual([limitOf(2)]);
  });

  it('go with what is refused: up to the limit all can be had, above it not [STOCK-516]', () => {
    for (const stock of [
      { salable: 5 },
      { salable: 0, backorders: true },
      { salable: 1, backorders: true },
    ]) {
      const limited = product({ ...stock, maxCartQuantity: 2 });
      expect([2, 3].map((quantity) => stockInfo(limited, quantity, today).satisfiable)).toEqual([
        true,
        false,
      ]);
    }
  });

  it('say Only n in Stock, or the merchant’s words, when stock is low [STOCK-012, STOCK-518]', () => {
    const low = product({ lowStockThreshold: 5 });
    expect(messagesOf(low, 1)).toEqual([{ code: 'stock.only_n_in_stock', params: { n: 5 } }]);
    const own = messagesOf({ ...low, lowStockMessage: 'Nearly gone' }, 1);
    expect(own).toEqual([{ code: 'literal', params: { text: 'Nearly gone' } }]);
    expect(messagesOf({ ...low, salable: 6 }, 1)).toEqual([]);
    expect(messagesOf(product({ salable: 1, lowStockThreshold: 0 }), 1)).toEqual([]);
    expect(messagesOf(product(), 1)).toEqual([]);
  });

  it('say of a part that comes later what is said of the whole, and when [STOCK-012, STOCK-503, STOCK-507]', () => {
    const split = product({ backorders: true, maxCartQuantity: 7, expectedShipDay: '2026-07-01' });
    const ships = { code: 'stock.expected_ship', params: { date: 'Jul 01 2026' } };
    expect(messagesOf(split, 7)).toEqual([{ code: 'stock.backordered', params: {} }, ships]);
    expect(messagesOf({ ...split, backorderMessage: 'Made to order' }, 8)).toEqual([
      { code: 'literal', params: { text: 'Made to order' } },
      ships,
      limitOf(7),
    ]);
  });

  it('give the reason whenever the whole quantity cannot be had, and only then [STOCK-516, STOCK-517]', () => {
    const some = fc.integer({ min: 0, max: 4 });
    const subject = fc.record({
      classCode: fc.constantFrom('simple' as const, 'variable_product' as const, 'gift_certificate' as const),
      hasPrice: fc.boolean(),
      salable: some,
      backorders: fc.boolean(),
      discontinued: fc.boolean(),
      maxCartQuantity: fc.integer({ min: 1, max: 4 }),
      lowStockThreshold: some,
    });
    fc.assert(
      fc.property(subject, fc.integer({ min: 1, max: 5 }), (one, quantity) => {
        const { buyable, satisfiable, messages } = stockInfo(one, quantity, today);
        const reasons = messages.filter(({ code }) => /limit_of_n|only_n_available/.test(code));
        expect(reasons).toHaveLength(buyable && !satisfiable ? 1 : 0);
        for (const { params } of reasons) {
          expect(stockInfo(one, Number(params.n), today).satisfiable).toBe(true);
        }
        // For a product that can't be bought, the stock line is enough.
        if (!buyable) expect(messages).toEqual([]);
      }),
    );
  });
});
