import { z } from 'zod';
import { instant } from '../parts/fields.ts';

/** The stock of a product or variation, as it stands. */
export const stockNow = z.object({
  onHand: z.int().describe('Pieces on the shelf.'),
  reserved: z.int().describe('Of these, held for orders.'),
  salable: z.int().describe('What can be sold now: on hand, but not reserved.'),
  backordered: z.int().describe('Pieces sold that are not there yet.'),
  allowBackorders: z.boolean(),
  backorderMessage: z.string(),
  backorderShipDate: instant.nullable(),
  lowStockThreshold: z.int(),
  lowStockAlertMessage: z.string(),
});
export type StockNow = z.output<typeof stockNow>;

/** A change of stock, with what it was afterwards. ADM-132 */
export const stockMovement = z.object({
  id: z.uuid(),
  at: instant,
  kind: z
    .enum(['adjust', 'reserve', 'allocate', 'release', 'ship', 'return'])
    .describe('`adjust` was counted in or out; the others belong to an order.'),
  reason: z.string(),
  by: z
    .object({
      kind: z.enum(['staff', 'customer', 'system']),
      id: z.uuid().nullable(),
      name: z.string().describe('Of the platform the name of its part; empty for somebody who is gone.'),
    })
    .nullable()
    .describe('Null where that was not written down.'),
  order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  onHandDelta: z.int(),
  reservedDelta: z.int(),
  backorderedDelta: z.int(),
  onHand: z.int().describe('Afterwards.'),
  reserved: z.int().describe('Afterwards.'),
  backordered: z.int().describe('Afterwards.'),
});
export type StockMovement = z.output<typeof stockMovement>;
