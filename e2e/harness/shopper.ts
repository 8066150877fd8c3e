import { randomUUID } from 'node:crypto';
import type { Client, JsonReply } from './client.ts';

/** The contract's answers, as far as tests look into them. */
export interface AddReply {
  readonly success: boolean;
  readonly message?: string;
  readonly code?: string;
  readonly cart_count?: number;
}

export interface PlaceReply {
  readonly success: boolean;
  readonly code?: string | null;
  readonly message?: string | null;
  readonly order?: { readonly _id: string; readonly increment_id: string } | null;
  readonly guest_token?: string | null;
}

interface CheckoutReply {
  readonly tax_estimate: { readonly total_due: number };
  readonly shipping_methods: readonly { readonly _id: string }[];
  readonly payment_methods: readonly { readonly code: string }[];
}

const address = {
  first_name: 'Ada',
  last_name: 'Tester',
  street: '12 Harbor Street',
  city: 'Portland',
  state: 'ME',
  postcode: '04101',
  country: 'US',
  phone: '+1 207 555 0100',
};

/** What a checkout is sent as: the whole of it in one piece. */
export type Order = Readonly<Record<string, unknown>>;

export const addToCart = (client: Client, productId: string, quantity = 1): Promise<JsonReply<AddReply>> =>
  client.post<AddReply>('/api/cart/add', { id: productId, qty: quantity });

/** Asks what the cart comes to, and makes the order of it that a buyer would send. */
export async function readyOrder(client: Client, email: string): Promise<Order> {
  const { body, status, text } = await client.post<CheckoutReply>('/api/checkout', { address });
  if (status !== 200) throw new Error(`the checkout answered ${status}: ${text}`);
  return {
    email,
    shipping_address: address,
    shipping_method: body.shipping_methods[0]?._id,
    payment_method: body.payment_methods[0]?.code,
    expected_total: body.tax_estimate.total_due,
  };
}

/** Sends an order; the idempotency key may be sent again. */
export const placeOrder = (
  client: Client,
  order: Order,
  key: string = randomUUID(),
): Promise<JsonReply<PlaceReply>> =>
  client.post<PlaceReply>('/api/checkout/place-order', order, { 'idempotency-key': key });
