import type { AddToCartReply, CartReply, CartSummary } from '@stoa/contract';
import type { ApiContext } from '../context.ts';
import { toAddedCard } from '../dto/added-dto.ts';
import type { ProductSource } from '../dto/product-source.ts';
import type { Refusal } from '../edge/errors.ts';
import { identityOfAttempt } from '../edge/identity.ts';
import { noRefusal, refusalFields, withPayloadErrors } from '../edge/payload-errors.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import {
  addProduct,
  countCart,
  itemErrorsOf,
  readNotAdded,
  readSummaries,
  readSummary,
  readSummaryIfAny,
  removeLine,
  setQuantities,
  toAddedReply,
} from '../operations/cart.ts';

export const cartQueries = {
  getCartSummary: (_parent, _args, api) => readSummary(api),
  getMarketplaceCarts: (_parent, _args, api) => readSummaries(api),
  getCartCount: async (_parent, _args, api) => ({ count: await countCart(api) }),
} satisfies QueryResolvers;

export const cartMutations = {
  addToCart: (_parent, args, api) =>
    withPayloadErrors<AddedReply>(
      api,
      async () => {
        const idempotencyKey = args.idempotency_key ?? api.idempotencyKey;
        const added = await addProduct(api, args.input, {
          personalization: args.personalization_data ?? args.input.personalization_data,
          options: args.product_options_data ?? args.input.product_options_data,
          idempotencyKey,
        });
        // Two additions to one line are two replies.
        const _id = identityOfAttempt(added.line.item_id, idempotencyKey);
        return { ...accepted, ...toAddedReply(added), _id };
      },
      async (refusal) => {
        const { product, qtyInCart, cartCount } = await readNotAdded(api, args.input);
        const counts = { requestedQty: args.input.qty, addedQty: 0, qtyInCart, qty: qtyInCart };
        const stockMessage = refusal.error === 'out-of-stock' ? refusal.message : null;
        const about = { ...toAddedCard(api, product), stockMessage };
        return { ...refused(refusal), ...about, ...counts, product, cart_count: cartCount };
      },
    ),
  updateCart: (_parent, { products }, api) => cartReply(api, () => setQuantities(api, products)),
  removeFromCart: (_parent, { item_id }, api) => cartReply(api, () => removeLine(api, item_id)),
} satisfies MutationResolvers;

type AddedReply = Omit<AddToCartReply, 'product'> & { readonly product: ProductSource | null };

const accepted: Pick<AddToCartReply, keyof typeof noRefusal | 'success' | 'status' | 'messageType'> = {
  ...noRefusal,
  success: true,
  status: 'success',
  messageType: null,
};

/** `danger` is how the specification's alerts are coloured; all of ours are alerts. */
function refused(refusal: Refusal) {
  return { success: false, status: 'danger', messageType: 'alert', ...refusalFields(refusal) };
}

/** OPEN-513, OPEN-514 */
function cartReply(api: ApiContext, work: () => Promise<CartSummary>) {
  return withPayloadErrors<CartReply>(
    api,
    async () => {
      const summary = await work();
      return { ...accepted, summary, itemErrors: summary.itemErrors };
    },
    async (refusal, error) => ({
      ...refused(refusal),
      summary: await readSummaryIfAny(api),
      itemErrors: itemErrorsOf(refusal.message, error),
    }),
  );
}
