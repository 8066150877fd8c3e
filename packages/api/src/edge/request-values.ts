import { buyerOf } from '@stoa/commerce';
import { calendarDay } from '@stoa/domain';
import { oncePerRequest } from './once.ts';

/** Decides once per request which prices are shown. PRICE-006 to PRICE-011 */
export const buyerFor = oncePerRequest((api) => buyerOf(api.shop, api.profile.settings));

/** The day in the shop's time zone. */
export const todayOf = oncePerRequest((api) => calendarDay(api.shop.clock(), api.shop.shop.timeZone));
