import {
  AddToCartDocument,
  CartDocument,
  type CartReplyPartsFragment,
  type ContractClient,
  ContractError,
  RemoveFromCartDocument,
  UpdateCartDocument,
} from '@stoa/contract';
import { parseQuantity, safeRedirectTarget } from '@stoa/domain';
import { cartText, tError } from '@stoa/messages';
import { type Addition, readAddition } from '@stoa/widgets';
import { redirect } from 'react-router';
import { formFaults } from '../lib/form-faults.server.ts';
import { choicesOf } from './cart-data.ts';
import type { CartNotice, WayBack } from './cart-notice.ts';

/** Fields of a quantity are named after their line: `qty[{item_id}]`. */
const QUANTITY_FIELD = /^qty\[(.+)\]$/;

/** The options and personalisation of a piece. */
const CHOICE_FIELD = /^(option|personalization)\[/;

/** A line and the quantity it is to have instead: `{item_id}={qty}`. */
const REDUCED_LINE = /^(.+)=(\d{1,6})$/;

/**
 * Handles a cart form: `intent` is add, update or restore, or `remove` or `reduce` with a line's id. A refusal is a
 * notice and leaves the cart as it was; an addition leads to the cart. CART-520 to CART-525
 */
export async function changeCart(client: ContractClient, form: FormData): Promise<CartNotice | Response> {
  try {
    return await change(client, form);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    const { code, params, status, fieldErrors } = error;
    const { message } = formFaults(
      { field_errors: fieldErrors, message: tError(code, params) },
      { fields: [] },
    );
    return refused(message, status);
  }
}

async function change(client: ContractClient, form: FormData): Promise<CartNotice | Response> {
  const removed = form.get('remove');
  if (typeof removed === 'string') return remove(client, removed);
  const reduced = form.get('reduce');
  if (typeof reduced === 'string') return reduce(client, reduced);
  switch (form.get('intent')) {
    case 'add': {
      const refusal = await add(client, readAddition(form));
      return refusal ? { ...refusal, backTo: backTo(form) } : redirect('/checkout/cart');
    }
    case 'restore':
      return (await add(client, readAddition(form))) ?? done(cartText.restored({ name: nameOf(form) }));
    case 'update':
      return update(client, form);
    default:
      return malformed();
  }
}

const done = (text: string): CartNotice => ({ tone: 'success', text, status: 200 });

/** Converts a refusal to a notice. */
const refused = (text: string | null | undefined, status = 409): CartNotice => ({
  tone: 'danger',
  text: text || tError('internal'),
  status,
});

/** Returns the notice for a malformed form. */
const malformed = (): CartNotice => ({ tone: 'danger', text: tError('invalid-input'), status: 400 });

const nameOf = (form: FormData) => String(form.get('name') ?? '');

/** Returns the product's page, to which a refused addition can go back with what was chosen. OPEN-042 */
function backTo(form: FormData): WayBack | undefined {
  const path = safeRedirectTarget(String(form.get('return') ?? ''));
  if (path === undefined) return undefined;
  const filled = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );
  const hasChoices = filled.some(([name]) => CHOICE_FIELD.test(name));
  return {
    path,
    fields: filled.filter(([name]) => hasChoices && (name === 'qty' || CHOICE_FIELD.test(name))),
  };
}

/** Adds to the cart; returns the refusal, if any. */
async function add(client: ContractClient, addition: Addition): Promise<CartNotice | undefined> {
  const { productId, sku, quantity, options, personalization } = addition;
  if (productId === '' || quantity === undefined) return malformed();
  const { addToCart } = await client.execute(AddToCartDocument, {
    input: { _id: productId, qty: quantity, ...(sku !== undefined && { sku }) },
    product_options_data: options,
    personalization_data: personalization,
  });
  return addToCart.success ? undefined : refused(addToCart.message);
}

async function update(client: ContractClient, form: FormData): Promise<CartNotice> {
  const products = [...form].flatMap(([name, value]) => {
    const item_id = QUANTITY_FIELD.exec(name)?.[1];
    return item_id === undefined ? [] : [{ item_id, qty: value === '0' ? 0 : parseQuantity(value) }];
  });
  const known = products.flatMap(({ item_id, qty }) => (qty === undefined ? [] : [{ item_id, qty }]));
  if (known.length === 0 || known.length < products.length) return malformed();
  return setQuantities(client, known);
}

/** Reduces one line to the available quantity; other lines stay as they are. CART-529 */
async function reduce(client: ContractClient, reduced: string): Promise<CartNotice> {
  const [, item_id, typed] = REDUCED_LINE.exec(reduced) ?? [];
  const qty = typed === undefined ? undefined : parseQuantity(typed);
  if (item_id === undefined || qty === undefined) return malformed();
  return setQuantities(client, [{ item_id, qty }]);
}

async function setQuantities(
  client: ContractClient,
  known: { readonly item_id: string; readonly qty: number }[],
): Promise<CartNotice> {
  const reply = await client.execute(UpdateCartDocument, { products: known }).catch((error: unknown) => {
    // Taken out meanwhile, in another tab perhaps.
    if (error instanceof ContractError && error.code === 'not-found') return undefined;
    throw error;
  });
  if (!reply) return refused(cartText.lineGone());
  const { updateCart } = reply;
  return updateCart.success ? done(cartText.updated()) : refusedReply(updateCart);
}

/** Takes a line out; the notice says what it was, so that it can be put back. OPEN-513 */
async function remove(client: ContractClient, itemId: string): Promise<CartNotice> {
  const { getCartSummary: cart } = await client.execute(CartDocument);
  const all = [...cart.items, ...cart.changed_items, ...cart.limit_items, ...cart.invalid_items];
  const line = all.find((item) => item.item_id === itemId);
  // The line is gone already, perhaps removed in another tab; that is what was requested.
  if (!line) return done(cartText.updated());
  const { removeFromCart } = await client.execute(RemoveFromCartDocument, { item_id: itemId });
  if (!removeFromCart.success) return refusedReply(removeFromCart);
  const { name, product_id: productId, qty } = line;
  return {
    ...done(cartText.removed({ name })),
    removed: {
      name,
      productId,
      qty,
      options: choicesOf(line.product_options_data),
      personalization: choicesOf(line.personalization_data),
    },
  };
}

function refusedReply({ message, itemErrors }: CartReplyPartsFragment): CartNotice {
  return { ...refused(message ?? itemErrors[0]?.message), itemErrors };
}
