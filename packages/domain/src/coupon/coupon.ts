import { type MessageDescriptor, msg } from '../i18n/index.ts';
import {
  allocate,
  type CurrencyCode,
  formatPrice,
  type Money,
  type Rate,
  shareOf,
  sumMoney,
} from '../money/index.ts';

export type CouponEffect =
  | { readonly kind: 'percent'; readonly rate: Rate }
  | { readonly kind: 'fixed'; readonly amount: Money }
  | { readonly kind: 'free-shipping' };

export interface Coupon {
  readonly code: string;
  readonly effect: CouponEffect;
  /** Of the whole cart, before discounts. */
  readonly minSubtotal?: Money | null | undefined;
  /** First moment it holds, and the first at which it no longer does. */
  readonly startsAt?: Date | null | undefined;
  readonly endsAt?: Date | null | undefined;
  readonly usageLimit?: number | null | undefined;
  readonly usageLimitPerCustomer?: number | null | undefined;
  /** Only these products are discounted; empty or absent means all. */
  readonly productIds?: readonly string[] | null | undefined;
}

export interface CouponLine {
  readonly id: string;
  readonly productId: string;
  readonly subtotal: Money;
}

export interface CouponUse {
  readonly lines: readonly CouponLine[];
  readonly now: Date;
  readonly currency: CurrencyCode;
  readonly timesUsed: number;
  /** `undefined` while the buyer is unknown. */
  readonly timesUsedByCustomer: number | undefined;
}

export type CouponResult =
  | {
      readonly ok: true;
      readonly discount: Money;
      /** The share of the discount on each line, by line id; the shares add up to the discount exactly. */
      readonly lineDiscounts: Readonly<Record<string, Money>>;
      readonly freeShipping: boolean;
    }
  | { readonly ok: false; readonly reason: MessageDescriptor };

/**
 * Returns the one spelling of a code: trimmed, upper case.
 * @awaits promotions
 */
export function normaliseCouponCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/**
 * What a coupon is worth for a cart, or why it does not hold. CART-517, CART-519
 * @awaits promotions
 */
export function evaluateCoupon(coupon: Coupon, use: CouponUse): CouponResult {
  const reason = refusal(coupon, use);
  if (reason) return { ok: false, reason };
  const eligible = eligibleLines(coupon, use.lines);
  const value = sumMoney(eligible.map((line) => line.subtotal));
  const discount = discountOn(value, coupon.effect);
  const parts = allocate(
    discount,
    eligible.map((line) => line.subtotal),
  );
  return {
    ok: true,
    discount,
    lineDiscounts: Object.fromEntries(eligible.map((line, index) => [line.id, parts[index] ?? 0])),
    freeShipping: coupon.effect.kind === 'free-shipping',
  };
}

function refusal(coupon: Coupon, use: CouponUse): MessageDescriptor | undefined {
  const { startsAt, endsAt, usageLimit, usageLimitPerCustomer, minSubtotal } = coupon;
  if (startsAt && use.now < startsAt) return msg('coupon.not_started');
  if (endsAt && use.now >= endsAt) return msg('coupon.expired');
  if (usageLimit != null && use.timesUsed >= usageLimit) return msg('coupon.used_up');
  if (usageLimitPerCustomer != null) {
    if (use.timesUsedByCustomer === undefined) return msg('coupon.sign_in');
    if (use.timesUsedByCustomer >= usageLimitPerCustomer) return msg('coupon.used_by_customer');
  }
  if (minSubtotal != null && sumMoney(use.lines.map((line) => line.subtotal)) < minSubtotal) {
    return msg('coupon.min_subtotal', { amount: formatPrice(minSubtotal, use.currency) });
  }
  return eligibleLines(coupon, use.lines).length === 0 ? msg('coupon.no_eligible_items') : undefined;
}

function eligibleLines(coupon: Coupon, lines: readonly CouponLine[]): CouponLine[] {
  const { productIds } = coupon;
  return lines.filter(
    (line) => line.subtotal > 0 && (!productIds?.length || productIds.includes(line.productId)),
  );
}

function discountOn(value: Money, effect: CouponEffect): Money {
  if (effect.kind === 'free-shipping') return 0;
  const discount = effect.kind === 'percent' ? shareOf(value, effect.rate) : effect.amount;
  return Math.min(value, Math.max(0, discount));
}
