import { formatNearDay } from '@stoa/domain';
import { checkoutText } from '@stoa/messages';

/**
 * Says when an order that is placed now arrives by a shipping method, or is ready to be collected; nothing where nobody
 * knows. PDP-020
 *
 * @param info `default_info` of the method, which the contract leaves open
 */
export function methodDates(info: unknown): string | undefined {
  const { pickup, delivery } = Object(info);
  if (typeof delivery?.from !== 'string' || typeof delivery.to !== 'string') return undefined;
  const [from, to] = [formatNearDay(delivery.from), formatNearDay(delivery.to)];
  if (pickup) return from === to ? checkoutText.readyOn({ day: from }) : checkoutText.ready({ from, to });
  return from === to ? checkoutText.arrivesOn({ day: from }) : checkoutText.arrives({ from, to });
}
