import {
  cartCount,
  listOrderedProducts,
  type OrderedProduct,
  type ReorderedLine,
  readOrder,
  reorder,
  trackOrder,
} from '@stoa/commerce';
import type { OrderedProductList, ReorderedItem } from '@stoa/contract';
import { paging } from '@stoa/domain';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { toPaging } from '../dto/listing-dto.ts';
import { type OrderSource, toOrder } from '../dto/order-dto.ts';
import { identityOfAttempt } from '../edge/identity.ts';
import { parseSent } from '../edge/input.ts';
import { toMessage } from '../edge/messages.ts';
import { major } from '../edge/money.ts';
import { toPictureOrNull } from '../edge/pictures.ts';

const lookup = z.strictObject({ increment_id: z.string().max(60), email: z.string().max(1000) });

export interface TrackedOrder {
  readonly order: OrderSource;
  readonly guestToken: string;
}

/** Finds an order of a guest by number and address. OPEN-033, ROUTE-040 */
export async function track(api: ApiContext, sent: z.input<typeof lookup>): Promise<TrackedOrder> {
  const { increment_id: number, email } = parseSent(lookup, sent);
  const { clientAddress } = api.visit;
  const { orderId: id, guestToken } = await trackOrder(api.shop, { number, email, clientAddress });
  return { order: await toOrder(api, await readOrder(api.shop, { id, guestToken })), guestToken };
}

const view = z.strictObject({
  page: z.int().min(1).max(100_000).nullish(),
  limit: z.int().min(1).max(100).nullish(),
});

/** Finds the products that the signed-in customer has ordered. ROUTE-019 */
export async function findOrderedProducts(
  api: ApiContext,
  sent: z.input<typeof view>,
): Promise<OrderedProductList> {
  const { page, limit } = parseSent(view, sent);
  const found = await listOrderedProducts(api.shop, {
    ...(page && { page }),
    ...(limit && { pageSize: limit }),
  });
  return {
    products: found.products.map((product) => toOrderedProduct(api, product)),
    paging: toPaging(paging(found.total, found.page, found.pageSize)),
  };
}

function toOrderedProduct(api: ApiContext, product: OrderedProduct) {
  return {
    _id: product.productId,
    sku: product.sku,
    name: product.name,
    variation_text: product.variationText,
    image: toPictureOrNull(api, product.image),
    qty: product.qty,
    last_ordered_at: product.lastOrderedAt.toISOString(),
    order_id: product.orderId,
    item_id: product.lineId,
    url: product.path ?? null,
  };
}

const again = z.strictObject({
  _id: z.string().max(255),
  token: z.string().max(255).nullish(),
  items: z.array(z.string().max(255)).max(500).nullish(),
  idempotency_key: z.string().max(200).nullish(),
});

export interface Reordered {
  /** Whether at least one piece is in the cart now. */
  readonly success: boolean;
  readonly items: ReorderedItem[];
  readonly cartCount: number;
}

/** Puts what was ordered into the cart again. */
export async function orderAgain(api: ApiContext, sent: z.input<typeof again>): Promise<Reordered> {
  const { _id: orderId, token: guestToken, items, idempotency_key } = parseSent(again, sent);
  const idempotencyKey = idempotency_key ?? api.idempotencyKey ?? crypto.randomUUID();
  const ctx = await api.visit.ensureVisitor();
  const lines = await reorder(ctx, {
    orderId,
    guestToken,
    ...(items && { lineIds: items }),
    idempotencyKey,
  });
  return {
    success: lines.some(({ addedQty }) => addedQty > 0),
    items: lines.map((line) => toReorderedItem(api, line, idempotencyKey)),
    cartCount: await cartCount(ctx),
  };
}

function toReorderedItem(api: ApiContext, line: ReorderedLine, key: string): ReorderedItem {
  const { currency } = api.shop.shop;
  return {
    _id: identityOfAttempt(line.lineId, key),
    item_id: line.lineId,
    name: line.name,
    requested_qty: line.requestedQty,
    added_qty: line.addedQty,
    message: line.issue ? toMessage(api, line.issue) : null,
    price: line.price ? major(line.price.now, currency) : null,
    price_before: line.price ? major(line.price.before, currency) : null,
  };
}
