import { z } from 'zod';

const money = z.number();

export const product = z.object({
  _id: z.string(),
  name: z.string(),
  url: z.string(),
  price: money.nullable(),
  final_price: money.nullable(),
  msrp: money.nullable(),
  is_price_hidden: z.boolean(),
  stockStatus: z.string(),
  salableQty: z.number(),
});

export const item = z.object({
  item_id: z.string(),
  sku: z.string(),
  qty: z.number(),
  price: money.nullable(),
});

export const summary = z.object({
  _id: z.string().nullable(),
  amount: money,
  grand_total: money,
  total_due: money,
  tax_amount: money,
  shipping_amount: money,
  items: z.array(item),
});

export const added = z.object({ addedQty: z.number(), qtyInCart: z.number(), cart_count: z.number() });

export const order = z.object({
  _id: z.string(),
  increment_id: z.string(),
  email: z.string(),
  grand_total: money,
  prices_include_tax: z.boolean(),
  taxes: z.array(
    z.object({ name: z.string(), rate: money.nullable(), taxable_amount: money, amount: money }),
  ),
  status: z.object({ name: z.string() }),
  items: z.array(z.object({ sku: z.string(), qty: z.number() })),
});

export const placedOrder = z.object({ _id: z.string(), guest_token: z.string() });
export const placed = z.object({ order, guest_token: z.string() });
