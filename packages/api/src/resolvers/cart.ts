import type { AddToCartReply, CartReply, CartSummary } from '@stoa/contract';
import { isShopError } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import type { AddedStock } from '../dto/cart-dto.ts';
import type { Refusal } from '../edge/errors.ts';
import { withPayloadErrors } from '../edge/payload-errors.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import {
  addProduct,
  countCart,
  readSummaries,
  readSummary,
  removeLine,
  setQuantities,
} from '../operations/cart.ts';

export const cartQueries = {
  getCartSummary: (_parent, _args, api) => readSummary(api),
  getMarketplaceCarts: (_parent, _args, api) => readSummaries(api),
  getCartCount: async (_parent, _args, api) => ({ count: await countCart(api) }),
} satisfies QueryResolvers;

export const cartMutations = {
  addToCart: (_parent, args, api) =>
    withPayloadErrors(
      api,
      async () => {
        const added = await addProduct(api, args.input, {
          personalization: args.personalization_data,
          options: args.product_options_data,
          idempotencyKey: args.idempotency_key,
        });
        const { product, requestedQty, addedQty, qtyInCart, cartCount, stock } = added;
        const counts = { requestedQty, addedQty, qtyInCart, qty: qtyInCart, cart_count: cartCount };
        return { ...accepted, product, ...counts, ...stock };
      },
      (refusal) => ({
        ...refused(refusal),
        product: null,
        ...noStock,
        requestedQty: args.input.qty,
        addedQty: 0,
        qtyInCart: 0,
        qty: 0,
        cart_count: 0,
      }),
    ),
  updateCart: (_parent, { products }, api) => cartReply(api, () => setQuantities(api, products)),
  removeFromCart: (_parent, { item_id }, api) => cartReply(api, () => removeLine(api, item_id)),
} satisfies MutationResolvers;

/** A refusal has no line. */
const noStock: AddedStock = {
  salableQty: null,
  stockQty: null,
  manageStock: null,
  stockStatus: null,
  stockStatusText: null,
  stockMessage: null,
  isInStock: null,
  isBackorders: null,
  backordersQty: null,
  backordersMessage: null,
};

const accepted: Pick<AddToCartReply, 'success' | 'status' | 'message' | 'messageType' | 'code'> = {
  success: true,
  status: 'success',
  message: null,
  messageType: null,
  code: null,
};

/** `danger` is how the specification's alerts are coloured; all of ours are alerts. */
function refused({ message, code }: Refusal) {
  return { success: false, status: 'danger', messageType: 'alert', message, code };
}

/** OPEN-513, OPEN-514 */
function cartReply(api: ApiContext, work: () => Promise<CartSummary>) {
  return withPayloadErrors<CartReply>(
    api,
    async () => {
      const summary = await work();
      return { ...accepted, summary, itemErrors: summary.itemErrors };
    },
    (refusal, error) => ({ ...refused(refusal), summary: null, itemErrors: itemErrors(refusal, error) }),
  );
}

/** Which line a refusal is about. */
function itemErrors({ message }: Refusal, error: unknown) {
  const lineId = isShopError(error) ? error.params.lineId : undefined;
  return typeof lineId === 'string' ? [{ item_id: lineId, message }] : [];
}
