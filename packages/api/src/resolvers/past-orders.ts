import type { ReorderReply, TrackOrderReply } from '@stoa/contract';
import { withPayloadErrors } from '../edge/payload-errors.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { findOrderedProducts, orderAgain, track } from '../operations/past-orders.ts';

export const pastOrderQueries = {
  orderedProducts: (_parent, args, api) => findOrderedProducts(api, args),
} satisfies QueryResolvers;

export const pastOrderMutations = {
  trackOrder: (_parent, args, api) =>
    withPayloadErrors<TrackOrderReply>(
      api,
      async () => {
        const { order, guestToken } = await track(api, args);
        return { success: true, code: null, message: null, order, guest_token: guestToken };
      },
      ({ code, message }) => ({ success: false, code, message, order: null, guest_token: null }),
    ),
  reorder: (_parent, args, api) =>
    withPayloadErrors<ReorderReply>(
      api,
      async () => {
        const { items, cartCount } = await orderAgain(api, args);
        const success = items.some(({ added_qty }) => added_qty > 0);
        return { success, code: null, message: null, items, cart_count: cartCount };
      },
      ({ code, message }) => ({ success: false, code, message, items: [], cart_count: 0 }),
    ),
} satisfies MutationResolvers;
