import { z } from 'zod';
import { givenInstant, ofShop, recordId } from '../parts/fields.ts';
import { pageInput, pageOf } from '../parts/page.ts';
import { type Access, procedure } from '../parts/procedure.ts';
import { stockMovement, stockNow } from './stock.ts';

const tags = ['Stock'];
const reading = procedure({ by: 'role', scope: 'catalog:read' });
const writing = (verb: string, more: Pick<Access, 'refuses'> = {}) =>
  procedure({ by: 'role', scope: 'stock:write', verb, ...more });

const ofProduct = { product: recordId.describe('The id of a product or of a variation.') };
const pieces = z.int().min(0).max(1_000_000_000);
const reason = z.string().trim().min(1).max(255).describe('Why, in words of whoever counted.');

/** Stock, which changes by counting alone. ADM-130 to ADM-132 */
export const stockContract = {
  movements: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/products/{product}/stock-movements',
      tags,
      summary: 'What changed the stock of a product, the latest first',
    })
    .input(ofShop({ ...ofProduct, ...pageInput }))
    .output(pageOf(stockMovement)),
  adjust: writing('stock.adjust', { refuses: [409, 422] })
    .route({
      method: 'POST',
      path: '/shops/{shop}/products/{product}/stock-adjustments',
      tags,
      summary: 'Count pieces in or out',
      description:
        'No more goes out than is not reserved: 409 `conflict` on `delta`, with what may go in `available`. Sent again with its `idempotencyKey` it is done once. ADM-131',
    })
    .input(
      ofShop({
        ...ofProduct,
        delta: z
          .int()
          .min(-1_000_000_000)
          .max(1_000_000_000)
          .refine((delta) => delta !== 0)
          .describe('Pieces that came, or below zero that went.'),
        reason,
        idempotencyKey: recordId
          .optional()
          .describe(
            'Made by the caller for this one adjustment. Sent again with it, nothing is done, and told is the stock as it is now; with other content it is refused: 422 `idempotency-mismatch`.',
          ),
      }),
    )
    .output(stockNow),
  count: writing('stock.adjust', { refuses: [409] })
    .route({
      method: 'POST',
      path: '/shops/{shop}/products/{product}/stock-counts',
      tags,
      summary: 'Set the stock to what was counted',
      description:
        'Refused where the stock moved since it was shown: 409 `conflict` on `seen`, with the present number in `onHand`. Never below what is reserved: 409 `conflict` on `counted`, with that in `reserved`. ADM-131',
    })
    .input(
      ofShop({
        ...ofProduct,
        counted: pieces.describe('Pieces on the shelf, those for orders included.'),
        seen: pieces.describe('`onHand` as it was shown to whoever counted.'),
        reason,
      }),
    )
    .output(stockNow),
  setRules: writing('stock.set-rules')
    .route({
      method: 'PATCH',
      path: '/shops/{shop}/products/{product}/stock-rules',
      tags,
      summary: 'Say how it is sold when few or none are left',
    })
    .input(
      ofShop({
        ...ofProduct,
        allowBackorders: z.boolean().optional(),
        backorderMessage: z.string().max(500).optional(),
        backorderShipDate: givenInstant.nullable().optional(),
        lowStockThreshold: pieces.optional(),
        lowStockAlertMessage: z.string().max(500).optional(),
      }),
    )
    .output(stockNow),
  keep: writing('stock.keep', { refuses: [409] })
    .route({
      method: 'PUT',
      path: '/shops/{shop}/products/{product}/stock-keeping',
      tags,
      summary: 'Begin or end stock keeping',
      description:
        'What keeps no stock is always there. It is not ended while orders hold pieces or wait for some: 409 `conflict`.',
    })
    .input(ofShop({ ...ofProduct, kept: z.boolean() }))
    .output(z.object({ stock: stockNow.nullable() })),
};
