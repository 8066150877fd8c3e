import { z } from 'zod';
import { shortText } from '../kernel/input.ts';

/** Minor units. */
export const money = z.int().min(0).max(1_000_000_000_000);

/** A price for a quantity on; without groups for everybody. PRICE-012 to PRICE-014 */
const priceLevel = z.strictObject({
  minQty: z.int().min(1).max(1_000_000),
  price: money.min(1),
  customerGroups: z.array(shortText(63).min(1)).max(50).default([]),
  savePercent: z.int().min(0).max(100).nullable().default(null),
});
export const priceLevels = z.array(priceLevel).max(50);
