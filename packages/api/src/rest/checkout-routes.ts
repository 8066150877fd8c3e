import { ShopError } from '@stoa/domain';
import { z } from 'zod';
import { estimateTax, readCheckout } from '../operations/checkout.ts';
import { readCountries } from '../operations/countries.ts';
import { findOrder, findOrders, place } from '../operations/orders.ts';
import { address, nothing, queryNumber } from './inputs.ts';
import { route } from './route.ts';

const method = z.string().max(60).nullish();
const methods = { shipping_method: method, payment_method: method };

/** API-REST-514 */
const estimate = z.strictObject({
  address: address,
  ...methods,
  timezone_offset: z.int().min(-1000).max(1000).nullish(),
});

const checkout = z.strictObject({
  address: address.nullish(),
  ...methods,
  idempotency_key: z.string().max(255).nullish(),
});

const order = z.strictObject({
  email: z.string().max(1000),
  shipping_address: address.nullish(),
  billing_address: address.nullish(),
  shipping_method: method,
  payment_method: z.string().max(60),
  expected_total: z.number(),
  note: z.string().max(10_000).nullish(),
});

export const checkoutRoutes = [
  route('GET', '/api/countries', nothing, async (api) => ({ ...readCountries(api) })),
  route('POST', '/api/cart/estimate-tax', estimate, async (api, input) => {
    const { estimate: totals, summary } = await estimateTax(api, input);
    return { success: totals.success, message: totals.message, summary };
  }),
  route('POST', '/api/checkout', checkout, async (api, input) => ({ ...(await readCheckout(api, input)) })),
  route('POST', '/api/checkout/place-order', order, async (api, input) => {
    const { order: placed, guestToken } = await place(api, input, undefined);
    return { order: placed, guest_token: guestToken };
  }),
  route(
    'GET',
    '/api/orders',
    z.strictObject({ page: queryNumber, limit: queryNumber }),
    async (api, input) => ({
      ...(await findOrders(api, input)),
    }),
  ),
  route(
    'GET',
    '/api/orders/:id',
    z.strictObject({ id: z.string().max(255), token: z.string().max(255).optional() }),
    async (api, { id, token }) => {
      const found = await findOrder(api, id, token);
      if (!found) throw new ShopError('not-found', { field: 'id' });
      return { order: found };
    },
  ),
];
