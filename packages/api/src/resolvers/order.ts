import type { PlaceOrderReply } from '@stoa/contract';
import type { OrderSource } from '../dto/order-dto.ts';
import type { Refusal } from '../edge/errors.ts';
import { noRefusal, refusalFields, withPayloadErrors } from '../edge/payload-errors.ts';
import type { MutationResolvers, OrderItemResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { findOrder, findOrders, place } from '../operations/orders.ts';
import { findProduct } from '../operations/products.ts';

type Placed = Omit<PlaceOrderReply, 'order'> & { readonly order: OrderSource | null };

export const orderQueries = {
  order: (_parent, { _id, token }, api) => findOrder(api, _id, token),
  orders: (_parent, args, api) => findOrders(api, args),
} satisfies QueryResolvers;

/** The product of today, on whose page it is shown. */
export const orderItemFields: OrderItemResolvers = {
  product: ({ slug }, _args, api) => (slug === null ? null : findProduct(api, { slug: slug ?? '' })),
};

export const orderMutations = {
  placeOrder: (_parent, { input, idempotency_key: key }, api) =>
    withPayloadErrors<Placed>(
      api,
      async () => {
        const { order, guestToken } = await place(api, input, key);
        return { success: true, ...noRefusal, fresh_total: null, order, guest_token: guestToken };
      },
      (refusal) => ({
        success: false,
        ...refusalFields(refusal),
        fresh_total: freshTotal(refusal),
        order: null,
        guest_token: null,
      }),
    ),
} satisfies MutationResolvers;

/** What the order costs now, where that is why it was not placed. CHK-010 */
function freshTotal({ error, params }: Refusal): number | null {
  return error === 'price-changed' && typeof params.grandTotal === 'number' ? params.grandTotal : null;
}
