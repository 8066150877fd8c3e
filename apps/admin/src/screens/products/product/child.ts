import { z } from 'zod';

/** How many products a grouped one consists of at most. ADM-115 */
export const MOST_CHILDREN = 100;

/** A product that a grouped one consists of; its price in minor units. */
export const child = z.object({ id: z.string(), sku: z.string(), name: z.string(), price: z.number() });
export type Child = z.infer<typeof child>;
