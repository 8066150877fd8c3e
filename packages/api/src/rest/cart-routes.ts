import type { ShopError } from '@stoa/domain';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { toRefusal } from '../edge/errors.ts';
import {
  addProduct,
  countCart,
  itemErrorsOf,
  readSummary,
  readSummaryIfAny,
  removeLine,
  setQuantities,
  toAddedReply,
} from '../operations/cart.ts';
import { anything, nothing, queryFlag } from './inputs.ts';
import { type RestReply, type RestRoute, route } from './route.ts';

const id = z.string().max(255);
const view = z.strictObject({ is_first: queryFlag, is_checkout: queryFlag });

/** The input has no field for a price. API-040, ENT-537 */
const addition = z.strictObject({
  id,
  qty: anything,
  variable_product: id.nullish(),
  parent_id: id.nullish(),
  sku: id.nullish(),
  sellerGuid: id.nullish(),
  personalization_data: z.unknown().optional(),
  product_options_data: z.unknown().optional(),
  hideModal: z.boolean().optional(),
  shouldWaitForCartProcessing: z.boolean().optional(),
  rp_info: z.unknown().optional(),
});

const update = z.strictObject({
  products: z
    .array(z.strictObject({ item_id: id, qty: anything }))
    .min(1)
    .max(500),
});

/** As the specification's alerts say it. OPEN-512, OPEN-514 */
const accepted = { status: 'success', message: null, messageType: null };

/** The cart as it is now, and which line was at fault. OPEN-514 */
async function whenRefused(api: ApiContext, _sent: unknown, error: ShopError): Promise<RestReply> {
  const { message } = toRefusal(api, error);
  return { itemErrors: itemErrorsOf(message, error), summary: await readSummaryIfAny(api) };
}

export const cartRoutes: readonly RestRoute[] = [
  route('GET', '/api/cart', view, async (api) => ({ summary: await readSummary(api) })),
  route('GET', '/api/cart/count', nothing, async (api) => ({ count: await countCart(api) })),
  route('POST', '/api/cart/add', addition, async (api, input) => {
    const { id: _id, qty, variable_product, parent_id, sku, sellerGuid } = input;
    const added = await addProduct(
      api,
      { _id, qty, variable_product, parent_id, sku, sellerGuid },
      { personalization: input.personalization_data, options: input.product_options_data },
    );
    // As the specification names the product; JSON has no types by which a client could take it for something else.
    return { ...accepted, ...toAddedReply(added), _id: added.line.product_id };
  }),
  {
    ...route('POST', '/api/cart/update', update, async (api, { products }) => {
      const summary = await setQuantities(api, products);
      return { ...accepted, summary, itemErrors: summary.itemErrors };
    }),
    whenRefused,
  },
  {
    ...route('POST', '/api/cart/remove', z.strictObject({ item_id: id }), async (api, { item_id }) => {
      const summary = await removeLine(api, item_id);
      return { ...accepted, summary, itemErrors: summary.itemErrors };
    }),
    whenRefused,
  },
];
