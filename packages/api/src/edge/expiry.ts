import { type CalendarDay, calendarDay } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { oncePerKey } from './once.ts';
import { todayOf } from './request-values.ts';

const HOUR = 3_600_000;

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

/** Returns the instant at which the day is over in the zone: offsets are quarters of an hour between -12 and +14. */
function endOfDay(day: CalendarDay, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  for (let hour = 10; hour <= 38; hour += 0.25) {
    const instant = new Date(midnight + hour * HOUR);
    if (calendarDay(instant, timeZone) > day) return instant;
  }
  return new Date(midnight + 38 * HOUR);
}
