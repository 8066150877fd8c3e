import { inShop, newId, type Queries } from '@stoa/database';
import { type CartTotals, msg, ShopError } from '@stoa/domain';
import {
  type CartOwner,
  idempotencyOwner,
  lockOpenCart,
  namedCartSeller,
  readCartLines,
  readCartState,
  requireBuyable,
  requireCartOwner,
  requireVisiblePrices,
} from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { requestHash, withIdempotency } from '../../kernel/idempotency.ts';
import { parseInput } from '../../kernel/input.ts';
import { countRates, requireRates } from '../../kernel/rate-limit.ts';
import { paymentMethods } from '../../payment/index.ts';
import { readShopSettings, type ShopProfile } from '../../shop/index.ts';
import { type Checkout, checkoutInput, type PlaceOrder } from '../check/checkout-input.ts';
import { checkCheckout } from '../check/checkout-issues.ts';
import { currentGuestToken } from '../guest/guest-token.ts';
import { findEarlierOrder } from './earlier-order.ts';
import { orderLimits } from './order-limits.ts';
import type { PlacedOrder, StoredOrder } from './placed-order.ts';
import { writeOrder } from './write-order.ts';

/**
 * Makes an order of the requester's open cart: everything is read again and decided here; stock is taken, the cart
 * closed and the confirmation queued in the transaction that writes the order.
 *
 * Placed once, however often it is sent: the same idempotency key gets the same reply, also when both arrive at
 * once; another key for a checkout already placed gets that order's reply (`findEarlierOrder` says which counts
 * as the same), and a cart becomes at most one order. A checkout that failed leaves its key free.
 * CART-503, CHK-001 to CHK-003, CHK-006, CHK-009, CHK-010, ENT-577, OPEN-038
 *
 * @throws ShopError `checkout-prevented` with the merchant's words in `params.message`, where they gave any; `cart-empty`;
 * `unauthenticated` or `forbidden` where prices are hidden; `out-of-stock` naming the first line that can't be
 * bought; `invalid-input` with every field at fault; `price-changed` with the fresh totals in `params`;
 * `idempotency-mismatch`; `rate-limited` when strangers have placed too many orders (see `orderLimits`)
 */
export async function placeOrder(ctx: ShopContext, input: PlaceOrder): Promise<PlacedOrder> {
  const { idempotencyKey: key, clientAddress, ...checkout } = parseInput(checkoutInput, input);
  const owner = requireCartOwner(ctx);
  const profile = await readShopSettings(ctx);
  const contentHash = requestHash(checkout);
  const request = { owner: idempotencyOwner(owner), key, requestHash: contentHash };
  return inShop(ctx, async (tx) => {
    const work = () => place(tx, { ctx, owner, profile, checkout, clientAddress, contentHash });
    const { reply } = await withIdempotency(tx, ctx, request, work);
    return { ...reply, guestToken: await currentGuestToken(tx, ctx, reply.orderId) };
  });
}

interface Attempt {
  readonly ctx: ShopContext;
  readonly owner: CartOwner;
  readonly profile: ShopProfile;
  readonly checkout: Omit<Checkout, 'idempotencyKey' | 'clientAddress'>;
  readonly clientAddress: string;
  readonly contentHash: string;
}

async function place(tx: Queries, attempt: Attempt): Promise<StoredOrder> {
  const { ctx, owner, profile, checkout } = attempt;
  const { settings } = profile;
  const sellerId = namedCartSeller(ctx.shop, checkout.sellerId ?? undefined);
  if (sellerId === undefined)
    throw new ShopError('invalid-input', {
      field: 'sellerId',
      reason: msg('field.required', { label: 'sellerId' }),
    });
  const cart = await lockFilledCart(tx, attempt, sellerId);
  if ('earlier' in cart) return cart.earlier;
  requireOpenCheckout(profile);
  const limits = limitsOf(attempt, cart.lines);
  await requireRates(tx, ctx, limits);
  const { evaluated, prices } = await readCartState(tx, ctx, settings, cart.lines);
  requireVisiblePrices(prices);
  for (const [at, line] of evaluated.entries()) requireBuyable(line, `lines.${at}`);
  const checked = checkCheckout(checkout, evaluated, settings, paymentMethods(settings, sellerId));
  requireExpectedTotal(checked.costs.totals, checkout.expectedTotal);
  const orderId = newId();
  const cartId = cart.id;
  const order = { ctx, profile, owner, sellerId, cartId, evaluated, checked, orderId };
  const incrementId = await writeOrder(tx, order);
  await countRates(tx, ctx, limits);
  return { orderId, incrementId };
}

function limitsOf(
  { ctx, owner, checkout, clientAddress }: Attempt,
  lines: readonly { readonly qty: number }[],
) {
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  return orderLimits(ctx, { owner, email: checkout.contact.email, clientAddress, pieces });
}

/** Returns the requester's cart, locked, with its lines; or the order that was made of it. */
async function lockFilledCart(tx: Queries, attempt: Attempt, sellerId: string) {
  const { ctx, owner, contentHash } = attempt;
  const { cartId } = attempt.checkout;
  const id = await lockOpenCart(tx, ctx, owner, sellerId);
  const isMeant = id !== undefined && (!cartId || cartId === id);
  const lines = isMeant ? await readCartLines(tx, ctx, id) : [];
  if (isMeant && lines.length > 0) return { id, lines };
  // A cart that is open was begun after every order, so an emptied one is never a checkout sent again.
  const earlier = isMeant ? undefined : await findEarlierOrder(tx, ctx, owner, { cartId, contentHash });
  if (earlier) return { earlier };
  throw new ShopError(isMeant || !cartId ? 'cart-empty' : 'not-found', { field: 'cartId' });
}

function requireOpenCheckout({ settings: { modules } }: ShopProfile): void {
  if (!modules.preventCheckout) return;
  const message = modules.preventCheckoutMessage;
  throw new ShopError(
    'checkout-prevented',
    message === '' ? { reason: msg('checkout.prevented') } : { params: { message } },
  );
}

function requireExpectedTotal(totals: CartTotals, expected: number): void {
  if (totals.grandTotal === expected) return;
  throw new ShopError('price-changed', { field: 'expectedTotal', params: { expected, ...totals } });
}
