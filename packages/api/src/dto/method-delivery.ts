import type { CartView } from '@stoa/commerce';
import { type DaySpan, deliveryEstimate, type ShippingOption } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { findDeliveryRule } from '../edge/shop-rules.ts';

/**
 * Returns when a cart that is ordered now arrives by a shipping method, or is ready to be collected: with its last
 * line. Nothing where a line has to be made or ordered first, or has no delivery rule. ENT-063, PDP-020
 */
export function methodDelivery(api: ApiContext, cart: CartView, option: ShippingOption): DaySpan | undefined {
  const { clock, shop } = api.shop;
  const spans = cart.lines.flatMap((line) => {
    if (line.nonShippable) return [];
    const rule = findDeliveryRule(api.profile.settings, line.deliveryRule);
    const isThere = !line.stockManaged || line.qty <= line.salable;
    if (!rule || !isThere) return [undefined];
    const { delivered } = deliveryEstimate(
      { ...rule, transitDays: option.estimateDays },
      clock(),
      shop.timeZone,
    );
    return [delivered];
  });
  const known = spans.filter((span) => span !== undefined);
  const [first, ...others] = known;
  if (!first || known.length < spans.length) return undefined;
  return others.reduce<DaySpan>(
    ([from, to], span) => [from > span[0] ? from : span[0], to > span[1] ? to : span[1]],
    first,
  );
}
