import * as commerce from '@stoa/commerce';
import type { AddToCartInput, CartSummary } from '@stoa/contract';
import { isShopError, ShopError } from '@stoa/domain';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { type AddedStock, toAddedStock, toCartSummary } from '../dto/cart-dto.ts';
import { toProductCard } from '../dto/product-card-dto.ts';
import type { ProductSource } from '../dto/product-source.ts';
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
    ...(options && { productOptionsData: options }),
    ...(personalization && { personalizationData: personalization }),
    ...(idempotencyKey && { idempotencyKey }),
  };
  // The card shows nothing that the addition changes.
  const [added, product] = await Promise.all([
    asNotFound(async () => commerce.addToCart(await cartOwnerContext(api), addition)),
    findAdded(api, input),
  ]);
  const { requestedQty, addedQty, qtyInCart, cartCount, line } = added;
  const counts = { requestedQty, addedQty, qtyInCart, cartCount };
  return { product, ...counts, stock: toAddedStock(api, line) };
}

/**
 * Reads which product is meant: a variation may be named beside its product, by either of two fields.
 * @throws ShopError `not-found` where they name two products
 */
function namedProduct({ _id, variable_product, parent_id }: SentAddition) {
  const productId = variable_product ?? _id;
  const parents = new Set([...(productId === _id ? [] : [_id]), ...(parent_id == null ? [] : [parent_id])]);
  const [parentId, another] = parents;
  if (another !== undefined) throw new ShopError('not-found', { field: 'productId' });
  return { productId, ...(parentId !== undefined && { parentId }) };
}

function readTexts(sent: unknown, field: string): Record<string, string> | undefined {
  const given = parseSent(texts, sent, field);
  if (!given) return undefined;
  return Object.fromEntries(Object.entries(given).map(([key, text]) => [key, String(text)]));
}

/** Finds the product added, as it is shown: a variation by its parent. */
async function findAdded(api: ApiContext, { _id, parent_id }: SentAddition): Promise<ProductSource | null> {
  const [card] = await commerce.readCards(api.shop, [parent_id ?? _id], buyerFor(api));
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

/** API-043, API-GQL-559 */
export async function removeLine(api: ApiContext, lineId: string): Promise<CartSummary> {
  return asNotFound(async () => {
    const { cart } = await commerce.removeFromCart(await cartOwnerContext(api), { lineId });
    return toCartSummary(api, cart);
  });
}

/** Answers a malformed id like an unknown one. */
async function asNotFound<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isShopError(error) || error.code !== 'invalid-input' || error.reason) throw error;
    const { field = '' } = error;
    if (!/(^|\.)(lineId|productId|parentId)$/.test(field)) throw error;
    throw new ShopError('not-found', { field, cause: error });
  }
}
