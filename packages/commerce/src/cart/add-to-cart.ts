import { createHash } from 'node:crypto';
import { cartLine, inShop, newId, type Queries } from '@stoa/database';
import { lineKey, MAX_CART_LINES, msg, ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { requestHash, withIdempotency } from '../kernel/idempotency.ts';
import { parseInput, recordId, shortText } from '../kernel/input.ts';
import { breaks } from '../kernel/input-issues.ts';
import { buyerOf } from '../pricing/index.ts';
import { readShopSettings, type ShopSettings } from '../shop/index.ts';
import { cartCosts } from './cart-costs.ts';
import { type CartLine, openCartWithLines } from './cart-lines.ts';
import { type CartOwner, idempotencyOwner, requireCartOwner } from './cart-owner.ts';
import { cartSeller } from './cart-seller.ts';
import { evaluateCart } from './cart-state.ts';
import { type CartLineView, lineView } from './cart-view.ts';
import { customise } from './customise.ts';
import type { EvaluatedLine } from './evaluate-lines.ts';
import { lineTexts, sentQuantity } from './inputs.ts';
import { findLineProduct, type LineProduct } from './line-product.ts';
import { requireBuyable, requireVisiblePrices } from './refusals.ts';

const additionInput = z
  .strictObject({
    productId: recordId.optional(),
    sku: shortText(100).min(1).optional(),
    parentId: recordId.optional(),
    variationId: recordId.optional(),
    qty: sentQuantity(),
    sellerGuid: recordId.optional(),
    productOptionsData: lineTexts.nullish(),
    personalizationData: lineTexts.nullish(),
    idempotencyKey: z.string().optional(),
  })
  .refine(({ productId, sku }) => productId !== undefined || sku !== undefined, {
    path: ['productId'],
    ...breaks('field.required'),
  });

/**
 * What to add: the product by id or by sku, or by both the variation of a product. `productId` and `variationId` name
 * a variation and its product, whichever is which. A parent named beside them must be its own. There is no price to send: the server's is charged. CART-510, CHK-010
 */
export type AddToCart = z.input<typeof additionInput>;

/** ENT-554, ENT-555 */
export interface AddedToCart {
  readonly cartId: string;
  /** The line as it stands now. */
  readonly line: CartLineView;
  readonly requestedQty: number;
  readonly addedQty: number;
  /** Pieces of the product in this cart, over all its lines. */
  readonly qtyInCart: number;
  /** Pieces in all open carts of the requester. CART-514 */
  readonly cartCount: number;
}

/**
 * Puts a product into the requester's open cart with its seller, which is made when there is none. The same
 * product with the same options goes into the same line; personalised pieces stay by themselves. At most 7
 * statements. ATC-002, ATC-004, ATC-005, ATC-007, CART-503, CART-510, CART-511, CHK-010, OPEN-020, QTY-006
 * @throws ShopError `unauthenticated` without a session or where prices are hidden from guests, `forbidden`
 * before approval, `invalid-input` for quantity and choices, `not-found` for what the shop does not sell,
 * `out-of-stock` (`params.available` can still be added), `conflict` when the cart is full
 */
export async function addToCart(ctx: ShopContext, input: AddToCart): Promise<AddedToCart> {
  const addition = parseInput(additionInput, input);
  const owner = requireCartOwner(ctx);
  const { settings } = await readShopSettings(ctx);
  requireVisiblePrices(buyerOf(ctx, settings).prices);
  const { idempotencyKey, ...request } = addition;
  return inShop(ctx, async (tx) => {
    const work = () => add(tx, ctx, settings, owner, addition);
    if (idempotencyKey === undefined) return work();
    const key = { owner: idempotencyOwner(owner), key: idempotencyKey, requestHash: requestHash(request) };
    return (await withIdempotency(tx, ctx, key, work)).reply;
  });
}

type Addition = z.output<typeof additionInput>;

async function add(
  tx: Queries,
  ctx: ShopContext,
  settings: ShopSettings,
  owner: CartOwner,
  addition: Addition,
): Promise<AddedToCart> {
  const product = await requireProduct(tx, ctx, addition);
  const choices = requireChoices(product, addition);
  const {
    id: cartId,
    lines,
    piecesElsewhere,
  } = await openCartWithLines(tx, ctx, owner, cartSeller(ctx.shop, product.sellerId));
  const fresh = newLine(product, choices);
  const present = lines.find((line) => line.productId === product.id && line.lineKey === fresh.lineKey);
  if (!present && lines.length >= MAX_CART_LINES) {
    throw new ShopError('conflict', { reason: msg('cart.too_many_lines', { n: MAX_CART_LINES }) });
  }
  const line = { ...(present ?? fresh), qty: (present?.qty ?? 0) + addition.qty };
  const others = lines.filter((other) => other.productId === product.id && other.id !== line.id);
  const evaluated = evaluateLast(ctx, settings, [...others, line], product);
  requireBuyable(evaluated, 'qty', present?.qty ?? 0);
  await saveLine(tx, ctx, cartId, line, present !== undefined);
  return {
    cartId,
    line: lineView(evaluated, cartCosts([evaluated], settings, 'visible').lines[0]),
    requestedQty: addition.qty,
    addedQty: addition.qty,
    qtyInCart: piecesOf([...others, line]),
    cartCount: piecesElsewhere + piecesOf(lines) + addition.qty,
  };
}

const piecesOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { qty }) => sum + qty, 0);

async function requireProduct(tx: Queries, ctx: ShopContext, addition: Addition): Promise<LineProduct> {
  const { productId, variationId, sku, parentId, sellerGuid: sellerId } = addition;
  const name = { productId, variationId, sku, parentId, sellerId };
  const product = await findLineProduct(tx, ctx, name);
  if (!product) throw new ShopError('not-found', { field: 'productId' });
  // A variable product is bought as one of its variations, a grouped one child by child. GROUP-006
  if (product.classCode === 'variable_product' || product.classCode === 'grouped') {
    throw new ShopError('invalid-input', { field: 'productId', reason: msg('variation.see_options') });
  }
  return product;
}

function requireChoices(product: LineProduct, { productOptionsData, personalizationData }: Addition) {
  const choices = customise(product, {
    options: productOptionsData ?? null,
    personalization: personalizationData ?? null,
  });
  if (!choices.ok) throw new ShopError('invalid-input', { issues: choices.issues });
  return choices;
}

function newLine(
  { id: productId, sellerId }: LineProduct,
  { options, personalization }: Pick<CartLine, 'options' | 'personalization'>,
): CartLine {
  const id = newId();
  const key = lineKey({ productId, sellerId, options: options ?? {}, personalization });
  // A line that never merges gets a unique key.
  const digest = createHash('sha256')
    .update(key ?? id)
    .digest('base64url');
  return { id, sellerId, productId, qty: 0, lineKey: digest, options, personalization };
}

/** Evaluates the last line, after the others have had their share of the stock. */
function evaluateLast(
  ctx: ShopContext,
  settings: ShopSettings,
  lines: readonly CartLine[],
  product: LineProduct,
): EvaluatedLine {
  const evaluated = evaluateCart(ctx, settings, lines, new Map([[product.id, product]])).evaluated.at(-1);
  if (!evaluated) throw new TypeError('a line whose product was read is evaluated');
  return evaluated;
}

async function saveLine(
  tx: Queries,
  ctx: ShopContext,
  cartId: string,
  line: CartLine,
  exists: boolean,
): Promise<void> {
  const { id, qty } = line;
  const shopId = ctx.shop.id;
  if (exists) {
    await tx
      .update(cartLine)
      .set({ qty })
      .where(and(eq(cartLine.shopId, shopId), eq(cartLine.id, id)));
    return;
  }
  const { options: productOptionsData, personalization: personalizationData, ...rest } = line;
  await tx
    .insert(cartLine)
    .values({ ...rest, shopId, cartId, productOptionsData, personalizationData, createdAt: ctx.clock() });
}
