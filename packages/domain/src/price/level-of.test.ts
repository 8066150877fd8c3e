import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidingLevel, type PriceLevel, unitPrice, uselessLevels } from './index.ts';

function level(price: number, minQuantity = 1, customerGroups: string[] = []): PriceLevel {
  return { id: `${price}-${minQuantity}-${customerGroups}`, customerGroups, minQuantity, price };
}

describe('the level that makes a price', () => {
  const levels = [level(900, 5), level(800, 10), level(850, 1, ['trade'])];

  it('is the lowest that is open and reached', () => {
    expect(decidingLevel(1000, levels, {}, 4)).toBeUndefined();
    expect(decidingLevel(1000, levels, {}, 5)).toBe(levels[0]);
    expect(decidingLevel(1000, levels, {}, 10)).toBe(levels[1]);
    expect(decidingLevel(1000, levels, { group: 'trade' }, 5)).toBe(levels[2]);
    expect(decidingLevel(1000, levels, { group: 'club' }, 5)).toBe(levels[0]);
  });

  it('is none where the base price is as low', () => {
    expect(decidingLevel(800, levels, {}, 10)).toBeUndefined();
  });

  it('of two as low is the one that is reached first', () => {
    const alike = [level(900, 5), level(900, 2)];
    expect(decidingLevel(1000, alike, {}, 9)).toBe(alike[1]);
  });
});

describe('levels that are never the lowest for anybody', () => {
  const uselessOf = (base: number, ...levels: PriceLevel[]) =>
    uselessLevels(base, levels).map(({ id }) => id);

  it('are those above the base price or at it', () => {
    expect(uselessOf(1000, level(1200, 5), level(1000, 9), level(999, 2))).toEqual(['1200-5-', '1000-9-']);
  });

  it('are those that cost more than one of fewer pieces', () => {
    expect(uselessOf(1000, level(900, 5), level(950, 10))).toEqual(['950-10-']);
    expect(uselessOf(1000, level(900, 5), level(850, 10))).toEqual([]);
  });

  it('are those of groups who pay as little without it, but not of one group of several alone', () => {
    expect(uselessOf(1000, level(900), level(950, 1, ['trade']))).toEqual(['950-1-trade']);
    // Everybody else pays 950.
    expect(uselessOf(1000, level(950), level(900, 1, ['trade']))).toEqual([]);
    const both = level(950, 1, ['trade', 'club']);
    expect(uselessOf(1000, both, level(900, 1, ['trade']))).toEqual([]);
    expect(uselessOf(1000, both, level(900, 1, ['trade']), level(940, 1, ['club']))).toEqual([both.id]);
  });

  it('are of two alike the second, and one that others have among them', () => {
    const twice = [level(900, 5), { ...level(900, 5), id: 'again' }];
    expect(uselessLevels(1000, twice)).toEqual([twice[1]]);
    const between = [level(900, 1, ['a', 'b']), level(900, 1, ['a']), level(900, 1, ['b'])];
    expect(uselessLevels(1000, between)).toEqual(between.slice(1));
  });

  it('change no price when they are gone, and each of the others is the lowest for somebody', () => {
    const groups = ['trade', 'club', 'staff'];
    const some = fc.array(
      fc.record({
        customerGroups: fc.subarray(groups),
        minQuantity: fc.integer({ min: 1, max: 6 }),
        price: fc.integer({ min: 1, max: 8 }),
      }),
      { maxLength: 6 },
    );
    const pay = (base: number, levels: readonly PriceLevel[]) =>
      [undefined, 'none', ...groups].flatMap((group) =>
        [1, 2, 3, 4, 5, 6, 7].map((quantity) => unitPrice(base, levels, { group }, quantity)),
      );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), some, (base, given) => {
        const levels = given.map((one, at) => ({ ...one, id: String(at) }));
        const useless = uselessLevels(base, levels);
        const useful = levels.filter((one) => !useless.includes(one));
        expect(pay(base, useful)).toEqual(pay(base, levels));
        for (const one of useful) {
          const others = useful.filter((other) => other !== one);
          expect(pay(base, others)).not.toEqual(pay(base, useful));
        }
      }),
      { numRuns: 1000 },
    );
  });
});
