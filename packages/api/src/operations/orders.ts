import { listOrders, placeOrder, readOrder, type ShopContext } from '@stoa/commerce';
import type { OrderList, PlaceOrderInput } from '@stoa/contract';
import { isShopError, msg, paging, ShopError } from '@stoa/domain';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { fromAddress } from '../dto/address-dto.ts';
import { toPaging } from '../dto/listing-dto.ts';
import { type OrderSource, toOrder, toOrders } from '../dto/order-dto.ts';
import { parseSent } from '../edge/input.ts';
import { minor } from '../edge/money.ts';
import { meantSeller } from './visitor-cart.ts';

export interface PlacedReply {
  readonly order: OrderSource;
  readonly guestToken: string;
}

/**
 * Makes an order of the requester's cart, once however often it is sent. The total that was shown comes along and
 * only decides whether to continue. CHK-006 to CHK-010, OPEN-038
 */
export async function place(
  api: ApiContext,
  input: PlaceOrderInput,
  key: string | null | undefined,
): Promise<PlacedReply> {
  const idempotencyKey = key ?? api.idempotencyKey;
  if (!idempotencyKey) throw missingKey();
  const expectedTotal = minor(input.expected_total, api.shop.shop.currency, 'expected_total');
  const ctx = await buyerContext(api);
  const { shipping_address: shipping, billing_address: billing } = input;
  const { orderId, guestToken } = await placeOrder(ctx, {
    contact: { email: input.email },
    shippingAddress: shipping ? fromAddress(shipping) : null,
    billingAddress: billing ? fromAddress(billing) : null,
    shippingMethodId: input.shipping_method ?? null,
    paymentCode: input.payment_method,
    note: input.note ?? null,
    expectedTotal,
    cartId: api.quoteId ?? null,
    sellerId: meantSeller(api) ?? null,
    idempotencyKey,
    clientAddress: api.visit.clientAddress,
  });
  return { order: await toOrder(api, await readOrder(ctx, { id: orderId, guestToken })), guestToken };
}

function missingKey(): ShopError {
  const field = 'idempotency_key';
  return new ShopError('invalid-input', { field, reason: msg('field.required', { label: field }) });
}

/** Who has no visit has no cart either. @throws ShopError `cart-empty` */
async function buyerContext(api: ApiContext): Promise<ShopContext> {
  const { actor } = api.shop;
  if (actor.kind === 'guest' && actor.visitorId === undefined) throw new ShopError('cart-empty');
  return api.shop;
}

/** Finds the requester's own order, or the one that the token opens; null for every other. OPEN-033 */
export async function findOrder(
  api: ApiContext,
  id: string,
  token: string | null | undefined,
): Promise<OrderSource | null> {
  try {
    return await toOrder(api, await readOrder(api.shop, { id, guestToken: token ?? null }));
  } catch (error) {
    if (isShopError(error) && error.code === 'not-found') return null;
    throw error;
  }
}

const view = z.strictObject({
  page: z.int().min(1).max(100_000).nullish(),
  limit: z.int().min(1).max(100).nullish(),
});

/** Finds the signed-in customer's own orders. ACC-007, OPEN-504 */
export async function findOrders(api: ApiContext, sent: z.input<typeof view>): Promise<OrderList> {
  const { page, limit } = parseSent(view, sent);
  const found = await listOrders(api.shop, { ...(page && { page }), ...(limit && { pageSize: limit }) });
  return {
    orders: await toOrders(api, found.orders),
    paging: toPaging(paging(found.total, found.page, found.pageSize)),
  };
}
