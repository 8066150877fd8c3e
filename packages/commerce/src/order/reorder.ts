import { isShopError, type MessageDescriptor, type Money, msg, ShopError } from '@stoa/domain';
import { z } from 'zod';
import { addToCart } from '../cart/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import type { OrderLineView } from './read/order-parts.ts';
import { readOrder } from './read/read-order.ts';

const again = z.strictObject({
  orderId: z.string().max(255),
  guestToken: z.string().max(255).nullish(),
  /** The lines that are wanted; all of them when left out. */
  lineIds: z.array(z.string().max(255)).max(500).optional(),
  /** The same key adds the same once, however often it is sent. */
  idempotencyKey: z.string().max(200),
});
export type Reorder = z.input<typeof again>;

/** How a line fared. Amounts are minor units. */
export interface ReorderedLine {
  readonly lineId: string;
  readonly name: string;
  readonly requestedQty: number;
  readonly addedQty: number;
  /** What the buyer should know: it is gone, there is less of it, its choices or its price have changed. */
  readonly issue: MessageDescriptor | undefined;
  readonly price: { readonly before: Money; readonly now: Money } | undefined;
}

/**
 * Puts what was ordered into the cart again, as the shop sells it now: at its prices, and as much as there is. Lines
 * that can't be had don't keep the others out.
 * @throws ShopError `not-found` for an order that is not theirs (`readOrder`), `unauthenticated` without a session
 */
export async function reorder(ctx: ShopContext, input: Reorder): Promise<ReorderedLine[]> {
  const { orderId, guestToken, lineIds, idempotencyKey } = parseInput(again, input);
  const { lines } = await readOrder(ctx, { id: orderId, guestToken: guestToken ?? null });
  const wanted = lines.filter(({ id }) => lineIds === undefined || lineIds.includes(id));
  if (wanted.length === 0) throw new ShopError('not-found', { field: 'items' });
  const reordered: ReorderedLine[] = [];
  for (const line of wanted) reordered.push(await addAgain(ctx, line, idempotencyKey));
  return reordered;
}

async function addAgain(ctx: ShopContext, line: OrderLineView, key: string): Promise<ReorderedLine> {
  try {
    return await add(ctx, line, line.qty, `reorder:${key}:${line.id}`);
  } catch (error) {
    const issue = issueOf(error);
    if (!issue) throw error;
    const available = isShopError(error) ? Number(error.params.available ?? 0) : 0;
    if (available < 1 || available >= line.qty) return { ...outcome(line, 0), issue };
    const fewer = `reorder:${key}:${line.id}:${available}`;
    return { ...(await add(ctx, line, available, fewer)), issue: msg('reorder.fewer', { n: available }) };
  }
}

async function add(ctx: ShopContext, line: OrderLineView, qty: number, idempotencyKey: string) {
  const { line: added } = await addToCart(ctx, {
    productId: line.productId,
    sellerGuid: line.sellerId,
    qty,
    productOptionsData: line.options,
    personalizationData: line.personalization,
    idempotencyKey,
  });
  const now = added.unitPrice;
  const hasChanged = now !== undefined && now !== line.unitPrice;
  return {
    ...outcome(line, qty),
    ...(hasChanged && {
      issue: msg('reorder.price_changed'),
      price: { before: line.unitPrice, now },
    }),
  };
}

function outcome({ id: lineId, name, variationText, qty }: OrderLineView, addedQty: number): ReorderedLine {
  const full = variationText ? `${name} (${variationText})` : name;
  return { lineId, name: full, requestedQty: qty, addedQty, issue: undefined, price: undefined };
}

/** What keeps one line out; `undefined` for what is wrong with the request as a whole. */
function issueOf(error: unknown): MessageDescriptor | undefined {
  if (!isShopError(error)) return undefined;
  switch (error.code) {
    case 'not-found':
      return msg('reorder.gone');
    case 'out-of-stock':
      return error.reason ?? msg('reorder.out_of_stock');
    case 'invalid-input':
      return msg('reorder.choices_changed');
    case 'conflict':
      return error.reason;
    default:
      return undefined;
  }
}
