import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availability, canSupply, type StockSubject, stockInfo, stockStatuses } from './index.ts';

const today = '2026-06-15';

function product(over: Partial<StockSubject> = {}): StockSubject {
  return { classCode: 'simple', hasPrice: true, salable: 5, backorders: false, ...over };
}

describe('availability', () => {
  it('is on hand less reserved, never negative', () => {
    const level = { onHand: 5, reserved: 2, managed: true, allowBackorders: false };
    expect(availability(level)).toEqual({ salable: 3, backorders: false });
    expect(availability({ ...level, reserved: 9, allowBackorders: true })).toEqual({
      salable: 0,
      backorders: true,
    });
  });

  it('of goods without stock keeping is any quantity, and nothing of it comes later', () => {
    const service = { onHand: 0, reserved: 4, managed: false, allowBackorders: true };
    expect(canSupply(availability(service), 100)).toBe(true);
    expect(stockInfo(product(availability(service)), 100, today)).toMatchObject({
      status: 'in-stock',
      fromStock: 100,
      backordered: 0,
    });
    expect(availability(service).backorders).toBe(false);
  });

  it('supplies a quantity whole or not at all', () => {
    expect(canSupply({ salable: 3, backorders: false }, 3)).toBe(true);
    expect(canSupply({ salable: 3, backorders: false }, 4)).toBe(false);
    expect(canSupply({ salable: 0, backorders: true }, 4)).toBe(true);
  });
});

describe('stock status', () => {
  it('is in stock when salable covers the quantity [STOCK-002, STOCK-502]', () => {
    expect(stockInfo(product(), 5, today)).toMatchObject({
      status: 'in-stock',
      text: { code: 'stock.in_stock' },
      buyable: true,
      satisfiable: true,
      fromStock: 5,
      backordered: 0,
    });
  });

  it('is limited when backorders supply the rest, and says how many of each [STOCK-503, STOCK-504]', () => {
    expect(stockInfo(product({ backorders: true }), 8, today)).toMatchObject({
      status: 'limited-stock',
      text: { code: 'stock.limited', params: { in_stock: 5, backordered: 3 } },
      fromStock: 5,
      backordered: 3,
      satisfiable: true,
    });
  });

  it('is backordered and buyable without stock [STOCK-013, STOCK-505]', () => {
    expect(stockInfo(product({ salable: 0, backorders: true }), 2, today)).toMatchObject({
      status: 'backordered',
      text: { code: 'stock.backordered' },
      backordered: 2,
      buyable: true,
    });
  });

  it('drops the expected-ship phrase once its day has passed [STOCK-506, STOCK-507]', () => {
    const late = product({ salable: 0, backorders: true, backorderMessage: 'Made to order' });
    const messagesFor = (expectedShipDay: string) => {
      const info = stockInfo({ ...late, expectedShipDay }, 1, today);
      expect(info.text).toEqual({ code: 'literal', params: { text: 'Made to order' } });
      return info.messages;
    };
    expect(messagesFor('2026-06-14')).toEqual([]);
    const kept = [{ code: 'stock.expected_ship', params: { date: 'Jul 01 2026' } }];
    expect(messagesFor('2026-07-01')).toEqual(kept);
    expect(messagesFor(today)).toHaveLength(1);
  });

  it('is Out of Stock with nothing salable and no backorders [STOCK-008, STOCK-508, STOCK-514]', () => {
    expect(stockInfo(product({ salable: 0 }), 1, today)).toMatchObject({
      status: 'out-of-stock',
      text: { code: 'stock.out_of_stock' },
      buyable: false,
      satisfiable: false,
    });
  });

  it('is out of stock with Invalid Price without a price, even with stock [STOCK-007, STOCK-501, STOCK-515]', () => {
    expect(stockInfo(product({ hasPrice: false }), 1, today)).toMatchObject({
      status: 'out-of-stock',
      text: { code: 'stock.invalid_price' },
      buyable: false,
    });
  });

  it('is unavailable when flagged or archived, before anything else [STOCK-004, STOCK-005, STOCK-509]', () => {
    for (const flag of ['unavailableForSale', 'archived'] as const) {
      expect(stockInfo(product({ [flag]: true, hasPrice: false, salable: 0 }), 1, today)).toMatchObject({
        status: 'unavailable_for_sale',
        text: { code: 'stock.unavailable' },
        buyable: false,
      });
    }
  });

  it('sells off a discontinued product, then calls it discontinued, and never backorders it [STOCK-006]', () => {
    const ending = product({ discontinued: true, backorders: true });
    expect(stockInfo(ending, 5, today)).toMatchObject({ status: 'in-stock', satisfiable: true });
    expect(stockInfo(ending, 6, today)).toMatchObject({
      status: 'in-stock',
      satisfiable: false,
      backordered: 0,
    });
    expect(stockInfo({ ...ending, salable: 0 }, 1, today)).toMatchObject({
      status: 'discontinued',
      text: { code: 'stock.discontinued' },
      buyable: false,
    });
  });

  it('is unavailable for a variable product without variations [STOCK-510]', () => {
    const variable = product({ classCode: 'variable_product', variationCount: 0 });
    expect(stockInfo(variable, 1, today)).toMatchObject({
      status: 'unavailable_for_sale',
      text: { code: 'stock.unavailable' },
    });
    expect(stockInfo({ ...variable, variationCount: 1 }, 1, today).status).toBe('in-stock');
    expect(stockInfo(product({ variationCount: 0 }), 1, today).status).toBe('in-stock');
  });

  it('is out of stock for a grouped product without a salable child [STOCK-511]', () => {
    const group = product({ classCode: 'grouped', salable: 0, childSalable: false });
    expect(stockInfo(group, 1, today)).toMatchObject({
      status: 'out-of-stock',
      text: { code: 'stock.out_of_stock' },
    });
    expect(stockInfo({ ...group, childSalable: true }, 1, today)).toMatchObject({
      status: 'in-stock',
      messages: [],
    });
  });

  it('of a discontinued group is what its children are: it ends when none can be bought [STOCK-006, STOCK-511, OPEN-016]', () => {
    const ending = product({ classCode: 'grouped', salable: 0, discontinued: true });
    expect(stockInfo({ ...ending, childSalable: false }, 1, today).status).toBe('discontinued');
    // A child that comes later can be bought although there is none of it.
    expect(stockInfo({ ...ending, childSalable: true }, 1, today)).toMatchObject({
      status: 'in-stock',
      buyable: true,
    });
  });

  it('follows the quantity and the product [STOCK-009, STOCK-010]', () => {
    const subject = product({ backorders: true });
    expect([5, 6].map((quantity) => stockInfo(subject, quantity, today).status)).toEqual([
      'in-stock',
      'limited-stock',
    ]);
    expect(stockInfo({ ...subject, salable: 0 }, 5, today).status).toBe('backordered');
  });
});

describe('the stock rule as a whole', () => {
  const subject = fc.record({
    classCode: fc.constantFrom('simple', 'variable_product', 'grouped', 'gift_certificate'),
    hasPrice: fc.boolean(),
    salable: fc.integer({ min: 0, max: 20 }),
    backorders: fc.boolean(),
    archived: fc.boolean(),
    unavailableForSale: fc.boolean(),
    discontinued: fc.boolean(),
    variationCount: fc.integer({ min: 0, max: 3 }),
    childSalable: fc.boolean(),
    maxCartQuantity: fc.integer({ min: 1, max: 100 }),
  } satisfies Record<keyof Omit<StockSubject, OptionalText>, fc.Arbitrary<unknown>>);
  type OptionalText = 'lowStockThreshold' | 'lowStockMessage' | 'backorderMessage' | 'expectedShipDay';

  it('never sells more than there is, and never what may not be sold [STOCK-001, OPEN-524]', () => {
    fc.assert(
      fc.property(subject, fc.integer({ min: 1, max: 120 }), (one, quantity) => {
        const info = stockInfo(one, quantity, today);
        expect(stockStatuses).toContain(info.status);
        expect(info.buyable).toBe(['in-stock', 'limited-stock', 'backordered'].includes(info.status));
        if (info.satisfiable) {
          expect(info.buyable).toBe(true);
          expect(quantity).toBeLessThanOrEqual(one.maxCartQuantity);
          expect(info.fromStock + info.backordered).toBe(quantity);
        }
        if (info.buyable) expect(one.archived || one.unavailableForSale || !one.hasPrice).toBe(false);
        if (one.classCode !== 'grouped') expect(info.fromStock).toBeLessThanOrEqual(one.salable);
        if (!one.backorders) expect(info.backordered).toBe(0);
      }),
    );
  });
});
