/** Names of the use cases' inputs and what the contract calls them. */
const names: Readonly<Record<string, string>> = {
  shippingAddress: 'shipping_address',
  billingAddress: 'billing_address',
  firstName: 'first_name',
  lastName: 'last_name',
  line1: 'street',
  line2: 'street2',
  shippingMethodId: 'shipping_method',
  paymentCode: 'payment_method',
  expectedTotal: 'expected_total',
  id: '_id',
  orderId: '_id',
  productId: '_id',
  variationId: 'variable_product',
  parentId: 'parent_id',
  lineId: 'item_id',
  lineIds: 'items',
  lines: 'products',
  nickName: 'nick_name',
  number: 'increment_id',
  guestToken: 'token',
  pageSize: 'limit',
  isDefault: 'is_default',
  currentPassword: 'current_password',
  newPassword: 'new_password',
  productOptionsData: 'product_options_data',
  personalizationData: 'personalization_data',
  idempotencyKey: 'idempotency_key',
  cartId: 'quote-id',
  sellerId: 'seller-guid',
};

/** Below these the names are the merchant's labels and codes, which stay as they are. */
const ofMerchants: ReadonlySet<string> = new Set(['productOptionsData', 'personalizationData']);

/** Returns the path of a use case's input as a client knows it: `shippingAddress.line1` is `shipping_address.street`. */
export function contractField(path: string): string {
  const parts = path.replace(/^contact\./, '').split('.');
  const known = ofMerchants.has(parts[0] ?? '') ? 1 : parts.length;
  return parts
    .map((part, at) => (at < known && Object.hasOwn(names, part) ? (names[part] ?? part) : part))
    .join('.');
}

/** The name that a sentence calls the field of a path by: of an entry of a list that of the list. */
export function lastName(path: string): string {
  return path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
}

/** What REST also calls a name of the contract; the last is meant where neither was sent and no route knows either. */
const restSpellings: Readonly<Record<string, readonly string[]>> = {
  _id: ['id'],
  search_type: ['searchType', 'type'],
  idempotency_key: ['idempotency-key'],
};

/** A call of REST: what was sent, and the names that its route takes. */
export interface RestInput {
  readonly sent: object;
  readonly taken: readonly string[];
}

/** Returns a path of the contract as a call of REST spelled it, or as its route would have it where it is missing. */
export function restField(path: string, { sent, taken }: RestInput): string {
  const [first = '', ...rest] = path.split('.');
  const spellings = [first, ...(Object.hasOwn(restSpellings, first) ? (restSpellings[first] ?? []) : [])];
  const name =
    spellings.find((one) => taken.includes(one) && Object.hasOwn(sent, one)) ??
    spellings.find((one) => taken.includes(one)) ??
    spellings.find((one) => Object.hasOwn(sent, one)) ??
    spellings.at(-1) ??
    first;
  return [name, ...rest].join('.');
}
