import {
  CheckoutDocument,
  type CheckoutQueryVariables,
  type ContractClient,
  ContractError,
} from '@stoa/contract';
import { checkoutText } from '@stoa/messages';
import type { CheckoutState } from './checkout-state.ts';
import { addressInput, type CheckoutValues } from './values.ts';

/** What an attempt to order was answered, to be shown with the form. */
interface Refusal {
  readonly errors?: Readonly<Record<string, string>>;
  readonly message?: string | undefined;
}

/**
 * The checkout as it stands for what has been entered. An address or a payment method that the server refuses to
 * reckon with is marked at its field, and the rest is reckoned without it. TAX-501, PAY-501, OPEN-042
 * @throws ContractError for every other refusal
 */
export async function reckon(
  client: ContractClient,
  values: CheckoutValues,
  refusal: Refusal = {},
): Promise<CheckoutState> {
  return reckonWith(client, values, refusal, {
    address: addressInput(values.shipping),
    shipping_method: values.shippingMethod || null,
    payment_method: values.paymentMethod || null,
    idempotency_key: values.key || null,
  });
}

async function reckonWith(
  client: ContractClient,
  values: CheckoutValues,
  refusal: Refusal,
  wish: CheckoutQueryVariables,
): Promise<CheckoutState> {
  try {
    const { checkout } = await client.execute(CheckoutDocument, wish);
    return stateOf(checkout, values, refusal);
  } catch (error) {
    const fault = error instanceof ContractError ? faultOf(error, wish) : undefined;
    if (!fault) throw error;
    const errors = { ...refusal.errors, ...fault.errors };
    return reckonWith(client, values, { ...refusal, errors }, { ...wish, ...fault.without });
  }
}

/** What the form has to say of a refusal, and what to reckon without; nothing where that cannot help. */
function faultOf({ field, message }: ContractError, wish: CheckoutQueryVariables) {
  if (field?.startsWith('address.') && wish.address)
    return { errors: { [`shipping_${field}`]: message }, without: { address: null } };
  if (field === 'payment_method' && wish.payment_method)
    return { errors: { [field]: message }, without: { payment_method: null } };
  return undefined;
}

function stateOf(
  checkout: CheckoutState['checkout'],
  values: CheckoutValues,
  { errors = {}, message }: Refusal,
): CheckoutState {
  const isEmpty = checkout.summary.items.length === 0;
  return { checkout, values, errors, message: isEmpty ? checkoutText.cartGone() : message };
}
