import { z } from 'zod';
import { findOrderedProducts, orderAgain, track } from '../operations/past-orders.ts';
import { queryNumber } from './inputs.ts';
import { route } from './route.ts';

const id = z.string().max(255);

export const pastOrderRoutes = [
  route(
    'GET',
    '/api/account/ordered-products',
    z.strictObject({ page: queryNumber, limit: queryNumber }),
    async (api, input) => ({ ...(await findOrderedProducts(api, input)) }),
  ),
  route(
    'POST',
    '/api/orders/track',
    z.strictObject({ increment_id: z.string().max(60), email: z.string().max(1000) }),
    async (api, input) => {
      const { order, guestToken } = await track(api, input);
      return { order, guest_token: guestToken };
    },
  ),
  route(
    'POST',
    '/api/orders/reorder',
    z.strictObject({ _id: id, token: id.nullish(), items: z.array(id).max(500).nullish() }),
    async (api, input) => {
      const { success, items, cartCount } = await orderAgain(api, input);
      return { success, items, cart_count: cartCount };
    },
  ),
];
