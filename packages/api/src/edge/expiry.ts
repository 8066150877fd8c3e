import { type CalendarDay, endOfDay } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { oncePerKey } from './once.ts';
import { todayOf } from './request-values.ts';

/** Notes that an answer with an expected ship day expires when the next day begins in the shop. STOCK-507 */
export function noteShipDay(api: ApiContext, day: CalendarDay | null | undefined): void {
  if (!day || day < todayOf(api)) return;
  api.shop.dependencies.endsAt(endOfShipDay(api, day));
}

/** Thousands of variations may ship on the same day. */
const endOfShipDay = oncePerKey((api, day: CalendarDay) => endOfDay(day, api.shop.shop.timeZone));

/** Returns the instant at which the year ends in the shop, for the year of a copyright. OPEN-526 */
export function endOfYear(api: ApiContext): Date {
  return endOfDay(`${todayOf(api).slice(0, 4)}-12-31`, api.shop.shop.timeZone);
}
