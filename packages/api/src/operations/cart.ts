import * as commerce from '@stoa/commerce';
import type { AddToCartInput, CartSummary, ItemError } from '@stoa/contract';
import { type FieldIssue, isShopError, ShopError } from '@stoa/domain';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { type AcceptedLine, type AddedStock, toAddedLine, toAddedStock } from '../dto/added-dto.ts';
import { toCartSummary } from '../dto/cart-dto.ts';
import { toProductCard } from '../dto/product-card-dto.ts';
import type { ProductSource } from '../dto/product-source.ts';
import { choicesByCode } from '../edge/identity.ts';
import { parseSent } from '../edge/input.ts';
import { buyerFor } from '../edge/request-values.ts';
import { cartOwnerContext, meantSeller, requireQuote } from './visitor-cart.ts';

/**
 * Reads the requester's open cart with the seller of the header; empty where there is none. API-GQL-533, API-GQL-555
 */
export async function readSummary(api: ApiContext): Promise<CartSummary> {
  await requireQuote(api, api.shop);
  return toCartSummary(api, await commerce.readCart(api.shop, meantSeller(api)));
}

/** Reads all open carts of the requester. API-GQL-534 */
export async function readSummaries(api: ApiContext): Promise<CartSummary[]> {
  return (await commerce.readCarts(api.shop)).map((cart) => toCartSummary(api, cart));
}

/** API-GQL-535 */
export async function countCart(api: ApiContext): Promise<number> {
  return commerce.cartCount(api.shop);
}

/** What was sent beside the product itself. API-GQL-557 */
export interface Extras {
  readonly personalization?: unknown;
  readonly options?: unknown;
  readonly idempotencyKey?: string | null | undefined;
}

/** What to add; the use case validates the quantity. */
export type SentAddition = Omit<AddToCartInput, 'qty'> & { readonly qty?: unknown };

export interface Added {
  readonly product: ProductSource | null;
  readonly requestedQty: number;
  readonly addedQty: number;
  readonly qtyInCart: number;
  readonly cartCount: number;
  readonly line: AcceptedLine;
  readonly stock: AddedStock;
}

const texts = z.record(z.string().max(255), z.union([z.string().max(5000), z.number()])).nullish();

/**
 * Puts a product into the cart. The input has no field for a price, so one that is sent is refused. API-040 to
 * API-042
 */
export async function addProduct(api: ApiContext, input: SentAddition, extras: Extras): Promise<Added> {
  const personalization = readTexts(extras.personalization, 'personalization_data');
  const options = readTexts(extras.options, 'product_options_data');
  const idempotencyKey = extras.idempotencyKey ?? api.idempotencyKey;
  const sellerGuid = meantSeller(api, input.sellerGuid);
  const addition = {
    ...namedProduct(input),
    qty: input.qty,
    ...(input.sku != null && { sku: input.sku }),
    ...(sellerGuid && { sellerGuid }),
    ...(options && { productOptionsData: choicesByCode(options) }),
    ...(personalization && { personalizationData: personalization }),
    ...(idempotencyKey && { idempotencyKey }),
  };
  // The card shows nothing that the addition changes.
  const [added, named] = await Promise.all([
    asNotFound(async () => commerce.addToCart(await cartOwnerContext(api), addition)),
    findCard(api, idsOf(input)),
  ]);
  const { requestedQty, addedQty, qtyInCart, cartCount, line } = added;
  const product = named ?? (line.parentId === null ? null : await findCard(api, [line.parentId]));
  const counts = { requestedQty, addedQty, qtyInCart, cartCount };
  return { product, ...counts, line: toAddedLine(api, line, product), stock: toAddedStock(api, line) };
}

/** Returns what both doors tell of an addition. */
export function toAddedReply({ product, line, stock, requestedQty, addedQty, qtyInCart, cartCount }: Added) {
  const counts = { requestedQty, addedQty, qtyInCart, qty: qtyInCart, cart_count: cartCount };
  return { product, ...counts, ...line, ...stock };
}

/** What is said of a product that could not be added: how it stands, and what the cart holds of it already. */
export type NotAdded = Pick<Added, 'product' | 'qtyInCart' | 'cartCount'>;

/** Reads what the reply to a refused addition tells. A reply to an unknown product tells of none. ENT-554 */
export async function readNotAdded(api: ApiContext, input: SentAddition): Promise<NotAdded> {
  const ids = idsOf(input);
  const [product, carts] = await Promise.all([findCard(api, ids), commerce.readCarts(api.shop)]);
  const lines = carts.flatMap((cart) => [
    ...cart.lines,
    ...cart.changedLines,
    ...cart.limitLines,
    ...cart.invalidLines,
  ]);
  const meant = lines.filter(({ productId }) => ids.includes(productId));
  const pieces = (of: typeof lines) => of.reduce((sum, { qty }) => sum + qty, 0);
  return { product, qtyInCart: pieces(meant), cartCount: pieces(lines) };
}

/**
 * Reads which product is meant. A variation may be named beside its product: `_id` and `variable_product` are the two,
 * whichever is which, and `parent_id` says which of them is the product.
 * @throws ShopError `not-found` where they name more than two products
 */
function namedProduct(input: SentAddition) {
  const { _id, parent_id: parentId } = input;
  const [productId = _id, other, another] = idsOf(input).filter((id) => id !== parentId);
  if (another !== undefined || (parentId != null && other !== undefined)) {
    throw new ShopError('not-found', { field: 'productId' });
  }
  return {
    productId,
    ...(other !== undefined && { variationId: other }),
    ...(parentId != null && { parentId }),
  };
}

function idsOf({ _id, variable_product, parent_id }: SentAddition): string[] {
  return [...new Set([_id, variable_product, parent_id].filter((id) => id != null))];
}

function readTexts(sent: unknown, field: string): Record<string, string> | undefined {
  const given = parseSent(texts, sent, field);
  if (!given) return undefined;
  return Object.fromEntries(Object.entries(given).map(([key, text]) => [key, String(text)]));
}

/** Finds the first of the products that the shop shows; a variation is none, it is shown by its parent. */
async function findCard(api: ApiContext, ids: readonly string[]): Promise<ProductSource | null> {
  const [card] = await commerce.readCards(api.shop, ids, buyerFor(api));
  return card ? toProductCard(api, card) : null;
}

/** Sets quantities, all or none; 0 removes a line. API-GQL-560 */
export async function setQuantities(
  api: ApiContext,
  products: readonly { readonly item_id: string; readonly qty?: unknown }[],
): Promise<CartSummary> {
  const lines = products.map(({ item_id, qty }) => ({ lineId: item_id, qty }));
  return asNotFound(async () =>
    toCartSummary(api, await commerce.updateCart(await cartOwnerContext(api), { lines })),
  );
}

/** Reads the cart as it stands after a refusal; null where it is the cart itself that is not found. OPEN-514 */
export async function readSummaryIfAny(api: ApiContext): Promise<CartSummary | null> {
  return readSummary(api).catch((error: unknown) => {
    if (isShopError(error)) return null;
    throw error;
  });
}

/** Returns which line a refusal is about. */
export function itemErrorsOf(message: string, error: unknown): ItemError[] {
  const lineId = isShopError(error) ? error.params.lineId : undefined;
  return typeof lineId === 'string' ? [{ item_id: lineId, message }] : [];
}

/** API-043, API-GQL-559 */
export async function removeLine(api: ApiContext, lineId: string): Promise<CartSummary> {
  return asNotFound(async () => {
    const { cart } = await commerce.removeFromCart(await cartOwnerContext(api), { lineId });
    return toCartSummary(api, cart);
  });
}

const isMalformedId = ({ field, message }: FieldIssue): boolean =>
  message.code === 'input.id' && /(^|\.)(lineId|productId|variationId|parentId)$/.test(field);

/** Answers a malformed id like an unknown one. */
async function asNotFound<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isShopError(error) || !error.issues.length || !error.issues.every(isMalformedId)) throw error;
    const { field = '' } = error;
    throw new ShopError('not-found', { field, cause: error });
  }
}
