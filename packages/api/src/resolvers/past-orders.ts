import type { ReorderReply, TrackOrderReply } from '@stoa/contract';
import type { OrderSource } from '../dto/order-dto.ts';
import { noRefusal, refusalFields, withPayloadErrors } from '../edge/payload-errors.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { findOrderedProducts, orderAgain, track } from '../operations/past-orders.ts';

type Tracked = Omit<TrackOrderReply, 'order'> & { readonly order: OrderSource | null };

export const pastOrderQueries = {
  orderedProducts: (_parent, args, api) => findOrderedProducts(api, args),
} satisfies QueryResolvers;

export const pastOrderMutations = {
  trackOrder: (_parent, args, api) =>
    withPayloadErrors<Tracked>(
      api,
      async () => {
        const { order, guestToken } = await track(api, args);
        return { success: true, ...noRefusal, order, guest_token: guestToken };
      },
      (refusal) => ({ success: false, ...refusalFields(refusal), order: null, guest_token: null }),
    ),
  reorder: (_parent, args, api) =>
    withPayloadErrors<ReorderReply>(
      api,
      async () => {
        const { success, items, cartCount } = await orderAgain(api, args);
        return { success, ...noRefusal, items, cart_count: cartCount };
      },
      (refusal) => ({ success: false, ...refusalFields(refusal), items: [], cart_count: 0 }),
    ),
} satisfies MutationResolvers;
