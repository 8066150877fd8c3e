import type { DeliveryEstimateInfo, DeliveryStep } from '@stoa/contract';
import { type DaySpan, deliveryEstimate, formatDay } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { findDeliveryRule } from '../edge/shop-rules.ts';

/** API-018, API-019, API-GQL-537, ENT-063 */
export function estimateDelivery(
  api: ApiContext,
  id: string | null | undefined,
  timezoneOffset: number | null | undefined,
): DeliveryEstimateInfo {
  const rule = findDeliveryRule(api.profile.settings, id);
  if (!rule) return { deliveryEstimate: null };
  const { clock, shop } = api.shop;
  // Clocks of people are at most 14 hours before UTC and 12 behind it; for other values the shop's own zone counts.
  const offset = timezoneOffset != null && Math.abs(timezoneOffset) <= 840 ? timezoneOffset : undefined;
  const { placed, ships, delivered } = deliveryEstimate(rule, clock(), shop.timeZone, offset);
  return {
    deliveryEstimate: {
      orderPlacedData: toStep([placed, placed]),
      orderShipData: toStep(ships),
      deliveredData: toStep(delivered),
    },
  };
}

function toStep([from, to]: DaySpan): DeliveryStep {
  const text = from === to ? formatDay(from) : `${formatDay(from)} - ${formatDay(to)}`;
  return { from, to, text };
}
