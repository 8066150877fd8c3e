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
  productId: '_id',
  variationId: 'variable_product',
  parentId: 'parent_id',
  lineId: 'item_id',
  lines: 'products',
  nickName: 'nick_name',
  currentPassword: 'current_password',
  newPassword: 'new_password',
  productOptionsData: 'product_options_data',
  personalizationData: 'personalization_data',
  idempotencyKey: 'idempotency_key',
  cartId: 'quote-id',
  sellerId: 'seller-guid',
};

/** Returns the path of an input as a client knows it: `shippingAddress.line1` is `shipping_address.street`. */
export function contractField(path: string): string {
  const parts = path.replace(/^contact\./, '').split('.');
  // Names below a product's options are the merchant's labels and codes, which stay as they are.
  const known = parts[0] === 'productOptionsData' || parts[0] === 'personalizationData' ? 1 : parts.length;
  return parts
    .map((part, at) => (at < known && Object.hasOwn(names, part) ? (names[part] ?? part) : part))
    .join('.');
}

/** Fields that REST calls otherwise than GraphQL. */
const restNames: Readonly<Record<string, string>> = { _id: 'id', search_type: 'searchType' };

/** Returns a path of the contract as the body of a REST call has it: without the argument `input`. */
export function restField(path: string): string {
  const [first = '', ...rest] = path.replace(/^input\./, '').split('.');
  return [Object.hasOwn(restNames, first) ? restNames[first] : first, ...rest].join('.');
}
