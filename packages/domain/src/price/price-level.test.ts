import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availablePriceLevels, type PriceLevel, priceLevelLine, unitPrice } from './index.ts';

function level(price: number, minQuantity = 1, customerGroups: string[] = []): PriceLevel {
  return { id: `${price}-${minQuantity}`, customerGroups, minQuantity, price };
}

const guest = {};
const trade = { group: 'trade' };

describe('unitPrice', () => {
  it('opens a level without groups to everybody [PRICE-012]', () => {
    expect(unitPrice(1000, [level(900)], guest, 1)).toBe(900);
    expect(unitPrice(1000, [level(900)], trade, 1)).toBe(900);
  });

  it('opens a level with groups to their customers only [PRICE-013]', () => {
    const levels = [level(900, 1, ['trade', 'staff'])];
    expect(unitPrice(1000, levels, trade, 1)).toBe(900);
    expect(unitPrice(1000, levels, { group: 'club' }, 1)).toBe(1000);
    expect(unitPrice(1000, levels, guest, 1)).toBe(1000);
    expect(unitPrice(1000, levels, { group: null }, 1)).toBe(1000);
  });

  it('applies a level from its minimum quantity on and follows the quantity [PRICE-014, PRICE-018]', () => {
    const levels = [level(900, 5), level(800, 10)];
    expect([1, 4, 5, 9, 10, 100].map((quantity) => unitPrice(1000, levels, guest, quantity))).toEqual([
      1000, 1000, 900, 900, 800, 800,
    ]);
  });

  it('takes the lowest of several, whatever their order [PRICE-015]', () => {
    const levels = [level(850, 5), level(700, 2, ['trade']), level(900, 1)];
    expect(unitPrice(1000, levels, trade, 5)).toBe(700);
    expect(unitPrice(1000, [...levels].reverse(), guest, 5)).toBe(850);
  });

  it('never charges a level above the base price [PRICE-016]', () => {
    expect(unitPrice(1000, [level(1200)], guest, 1)).toBe(1000);
  });

  it('adds the option fee to the lower price [PRICE-017]', () => {
    expect(unitPrice(1000, [level(900)], guest, 1, 250)).toBe(1150);
    expect(unitPrice(1000, [], guest, 1, -100)).toBe(900);
  });

  it('is the least of what is open and reached, and never grows with the quantity [PRICE-015, PRICE-018]', () => {
    const levels = fc.array(
      fc.record({
        id: fc.string(),
        customerGroups: fc.subarray(['trade', 'club']),
        minQuantity: fc.integer({ min: 1, max: 100 }),
        price: fc.nat({ max: 100_000 }),
      }),
    );
    const group = fc.constantFrom(undefined, 'trade', 'club', 'none');
    fc.assert(
      fc.property(
        fc.nat({ max: 100_000 }),
        levels,
        group,
        fc.integer({ min: 1, max: 99 }),
        (base, all, who, qty) => {
          const price = unitPrice(base, all, { group: who }, qty);
          const open = availablePriceLevels(all, { group: who }).filter((one) => one.minQuantity <= qty);
          expect([base, ...open.map((one) => one.price)]).toContain(price);
          expect([base, ...open.map((one) => one.price)].every((other) => other >= price)).toBe(true);
          expect(unitPrice(base, all, { group: who }, qty + 1)).toBeLessThanOrEqual(price);
        },
      ),
    );
  });
});

describe('levels on the page', () => {
  it('are those open to the buyer, smallest quantity first [PRICE-023]', () => {
    const levels = [level(700, 10), level(600, 5, ['trade']), level(800, 2)];
    expect(availablePriceLevels(levels, guest).map((one) => one.minQuantity)).toEqual([2, 10]);
    expect(availablePriceLevels(levels, trade).map((one) => one.minQuantity)).toEqual([2, 5, 10]);
  });

  it('say quantity, price and saving [PRICE-022]', () => {
    expect(priceLevelLine(level(850, 5), 1000, 'USD')).toEqual({
      code: 'price.level',
      params: { min_qty: 5, price: '$8.50', percent: 15 },
    });
  });

  it('prefer the stored saving and leave out a saving of zero [PRICE-022]', () => {
    expect(priceLevelLine({ ...level(850, 5), savePercent: 20 }, 1000, 'USD').params).toMatchObject({
      percent: 20,
    });
    for (const line of [
      level(1000, 5),
      level(1100, 5),
      level(999, 5),
      { ...level(850, 5), savePercent: 0 },
    ]) {
      expect(priceLevelLine(line, 1000, 'USD').code).toBe('price.level_without_saving');
    }
    expect(priceLevelLine(level(0, 5), 0, 'USD').code).toBe('price.level_without_saving');
  });
});
