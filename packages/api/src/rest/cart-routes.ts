import { z } from 'zod';
import { addProduct, countCart, readSummary, removeLine, setQuantities } from '../operations/cart.ts';
import { nothing, queryFlag } from './inputs.ts';
import { route } from './route.ts';

const id = z.string().max(255);
const view = z.strictObject({ is_first: queryFlag, is_checkout: queryFlag });

/** The input has no field for a price. API-040, ENT-537 */
const addition = z.strictObject({
  id,
  qty: z.unknown(),
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
    .array(z.strictObject({ item_id: id, qty: z.unknown() }))
    .min(1)
    .max(500),
});

export const cartRoutes = [
  route('GET', '/api/cart', view, async (api) => ({ summary: await readSummary(api) })),
  route('GET', '/api/cart/count', nothing, async (api) => ({ count: await countCart(api) })),
  route('POST', '/api/cart/add', addition, async (api, input) => {
    const { id: _id, qty, variable_product, parent_id, sku, sellerGuid } = input;
    const added = await addProduct(
      api,
      { _id, qty, variable_product, parent_id, sku, sellerGuid },
      { personalization: input.personalization_data, options: input.product_options_data },
    );
    const { product, requestedQty, addedQty, qtyInCart, cartCount, stock } = added;
    return { product, requestedQty, addedQty, qtyInCart, qty: qtyInCart, cart_count: cartCount, ...stock };
  }),
  route('POST', '/api/cart/update', update, async (api, { products }) => ({
    summary: await setQuantities(api, products),
  })),
  route('POST', '/api/cart/remove', z.strictObject({ item_id: id }), async (api, { item_id }) => ({
    summary: await removeLine(api, item_id),
  })),
];
