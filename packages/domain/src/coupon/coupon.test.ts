import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '../money/index.ts';
import { percentRate } from '../money/testing.ts';
import { type Coupon, type CouponUse, evaluateCoupon, normaliseCouponCode } from './index.ts';

const tenPercent: Coupon = { code: 'TEN', effect: { kind: 'percent', rate: percentRate(10) } };

function use(over: Partial<CouponUse> = {}): CouponUse {
  return {
    lines: [
      { id: 'a', productId: 'mug', subtotal: 3333 },
      { id: 'b', productId: 'vase', subtotal: 6667 },
    ],
    now: new Date('2026-06-15T12:00:00Z'),
    currency: 'USD',
    timesUsed: 0,
    timesUsedByCustomer: undefined,
    ...over,
  };
}

function reasonOf(coupon: Partial<Coupon>, over: Partial<CouponUse> = {}): string | undefined {
  const result = evaluateCoupon({ ...tenPercent, ...coupon }, use(over));
  return result.ok ? undefined : result.reason.code;
}

describe('a coupon that holds', () => {
  it('takes a percentage off, split over the lines to the cent', () => {
    expect(evaluateCoupon(tenPercent, use())).toEqual({
      ok: true,
      discount: 1000,
      lineDiscounts: { a: 333, b: 667 },
      freeShipping: false,
    });
  });

  it('takes a fixed amount off, at most what there is', () => {
    const coupon: Coupon = { code: 'FIVE', effect: { kind: 'fixed', amount: 500 } };
    expect(evaluateCoupon(coupon, use())).toMatchObject({ discount: 500 });
    const large: Coupon = { ...coupon, effect: { kind: 'fixed', amount: 99_999 } };
    expect(evaluateCoupon(large, use())).toMatchObject({
      discount: 10_000,
      lineDiscounts: { a: 3333, b: 6667 },
    });
  });

  it('discounts only its products', () => {
    expect(evaluateCoupon({ ...tenPercent, productIds: ['vase'] }, use())).toMatchObject({
      discount: 667,
      lineDiscounts: { b: 667 },
    });
  });

  it('can send free of charge instead', () => {
    const coupon: Coupon = { code: 'SHIP', effect: { kind: 'free-shipping' } };
    expect(evaluateCoupon(coupon, use())).toMatchObject({ ok: true, discount: 0, freeShipping: true });
  });

  it('is found under any spelling of its code', () => {
    expect(normaliseCouponCode('  ten ')).toBe('TEN');
  });

  it('never gives more than the goods cost and adds up exactly', () => {
    const lines = fc.array(fc.nat({ max: 1_000_000 }), { maxLength: 12 });
    const effect = fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), rate: fc.integer({ min: 0, max: 1_500_000 }) }),
      fc.record({ kind: fc.constant('fixed' as const), amount: fc.nat({ max: 2_000_000 }) }),
    );
    fc.assert(
      fc.property(lines, effect, (subtotals, one) => {
        const cart = subtotals.map((subtotal, index) => ({ id: `l${index}`, productId: 'p', subtotal }));
        const result = evaluateCoupon({ code: 'X', effect: one }, use({ lines: cart }));
        if (!result.ok) return;
        expect(sumMoney(Object.values(result.lineDiscounts))).toBe(result.discount);
        for (const line of cart) {
          const part = result.lineDiscounts[line.id] ?? 0;
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(line.subtotal);
        }
      }),
    );
  });
});

describe('a coupon that does not hold', () => {
  const noon = new Date('2026-06-15T12:00:00Z');
  const later = new Date('2026-06-15T12:00:01Z');

  it('has not begun, or is over from its end on', () => {
    expect(reasonOf({ startsAt: later })).toBe('coupon.not_started');
    expect(reasonOf({ startsAt: noon })).toBeUndefined();
    expect(reasonOf({ endsAt: noon })).toBe('coupon.expired');
    expect(reasonOf({ endsAt: later })).toBeUndefined();
  });

  it('was used as often as it may, by all or by this customer', () => {
    expect(reasonOf({ usageLimit: 2 }, { timesUsed: 1 })).toBeUndefined();
    expect(reasonOf({ usageLimit: 2 }, { timesUsed: 2 })).toBe('coupon.used_up');
    expect(reasonOf({ usageLimitPerCustomer: 1 }, { timesUsedByCustomer: 0 })).toBeUndefined();
    expect(reasonOf({ usageLimitPerCustomer: 1 }, { timesUsedByCustomer: 1 })).toBe(
      'coupon.used_by_customer',
    );
    expect(reasonOf({ usageLimitPerCustomer: 1 })).toBe('coupon.sign_in');
  });

  it('needs a larger cart, and says of what amount', () => {
    const result = evaluateCoupon({ ...tenPercent, minSubtotal: 10_001 }, use());
    expect(result).toEqual({
      ok: false,
      reason: { code: 'coupon.min_subtotal', params: { amount: '$100.01' } },
    });
    expect(reasonOf({ minSubtotal: 10_000 })).toBeUndefined();
  });

  it('finds nothing to discount', () => {
    expect(reasonOf({ productIds: ['lamp'] })).toBe('coupon.no_eligible_items');
    expect(reasonOf({}, { lines: [] })).toBe('coupon.no_eligible_items');
  });
});
