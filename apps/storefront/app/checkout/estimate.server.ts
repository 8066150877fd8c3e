import {
  CheckoutDocument,
  type CheckoutQueryVariables,
  type ContractClient,
  ContractError,
} from '@stoa/contract';
import { checkoutText } from '@stoa/messages';
import type { CheckoutState } from './checkout-state.ts';
import { addressInput, type CheckoutValues, decisiveAddress } from './values.ts';

/** What an attempt to order was answered, to be shown with the form. */
interface Refusal {
  readonly errors?: Readonly<Record<string, string>>;
  readonly message?: string | undefined;
}

/**
 * Estimates the checkout as it stands for what has been entered. A part of the address or a payment method that the
 * server refuses is marked at its field, and the rest is estimated without it; a shipping method that is not
 * available for the address is replaced by the first available one, which the form then shows as chosen. TAX-501,
 * PAY-501, OPEN-042
 * @throws ContractError for every other refusal
 */
export async function estimate(
  client: ContractClient,
  values: CheckoutValues,
  refusal: Refusal = {},
): Promise<CheckoutState> {
  return estimateWith(client, values, refusal, {
    address: addressInput(values[decisiveAddress(values)]),
    shipping_method: values.shippingMethod || null,
    payment_method: values.paymentMethod || null,
    idempotency_key: values.key || null,
  });
}

async function estimateWith(
  client: ContractClient,
  values: CheckoutValues,
  refusal: Refusal,
  input: CheckoutQueryVariables,
): Promise<CheckoutState> {
  try {
    const { checkout } = await client.execute(CheckoutDocument, input);
    if (isNotOffered(checkout, input)) {
      return await estimateWith(client, values, refusal, { ...input, shipping_method: null });
    }
    return stateOf(checkout, values, refusal);
  } catch (error) {
    const fault = error instanceof ContractError ? faultOf(error, input, values) : undefined;
    if (!fault) throw error;
    const errors = { ...refusal.errors, ...fault.errors };
    return estimateWith(client, values, { ...refusal, errors }, { ...input, ...fault.without });
  }
}

/** Tells whether the chosen shipping method is not available for the address. */
function isNotOffered(
  { shipping_methods: methods }: CheckoutState['checkout'],
  { shipping_method: requested }: CheckoutQueryVariables,
): boolean {
  return Boolean(requested) && methods.length > 0 && !methods.some(({ method }) => method === requested);
}

/**
 * Returns the errors of a refusal and the fields to leave out of another estimate; undefined where that can't help.
 */
function faultOf({ field, message }: ContractError, input: CheckoutQueryVariables, values: CheckoutValues) {
  if (field?.startsWith('address.') && input.address) {
    const part = field.slice('address.'.length);
    const canDoWithout = (part === 'state' || part === 'postcode') && input.address[part];
    const address = canDoWithout ? { ...input.address, [part]: '' } : null;
    return { errors: { [`${decisiveAddress(values)}_${field}`]: message }, without: { address } };
  }
  if (field === 'payment_method' && input.payment_method)
    return { errors: { [field]: message }, without: { payment_method: null } };
  return undefined;
}

function stateOf(
  checkout: CheckoutState['checkout'],
  values: CheckoutValues,
  { errors = {}, message }: Refusal,
): CheckoutState {
  const isEmpty = checkout.summary.items.length === 0;
  const charged = { ...values, shippingMethod: checkout.summary.shipping_method ?? values.shippingMethod };
  return { checkout, values: charged, errors, message: isEmpty ? checkoutText.cartGone() : message };
}
