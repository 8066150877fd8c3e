import { CheckoutDocument, type ContractClient, ContractError } from '@stoa/contract';
import { checkoutText } from '@stoa/messages';
import type { CheckoutState } from './checkout-state.ts';
import { addressInput, type CheckoutValues } from './values.ts';

/** What an attempt to order was answered, to be shown with the form. */
interface Refusal {
  readonly errors?: Readonly<Record<string, string>>;
  readonly message?: string | undefined;
}

/**
 * The checkout as it stands for what has been entered. An address that the server refuses to reckon with is
 * marked at its field; shipping and tax stay open until it is right. TAX-501, OPEN-042
 * @throws ContractError for every other refusal
 */
export async function reckon(
  client: ContractClient,
  values: CheckoutValues,
  refusal: Refusal = {},
): Promise<CheckoutState> {
  const chosen = {
    shipping_method: values.shippingMethod || null,
    payment_method: values.paymentMethod || null,
  };
  const wished = { ...chosen, address: addressInput(values.shipping) };
  try {
    const { checkout } = await client.execute(CheckoutDocument, wished);
    return stateOf(checkout, values, refusal);
  } catch (error) {
    if (!(error instanceof ContractError) || !error.field?.startsWith('address.')) throw error;
    const errors = { ...refusal.errors, [`shipping_${error.field}`]: error.message };
    const { checkout } = await client.execute(CheckoutDocument, chosen);
    return stateOf(checkout, values, { ...refusal, errors });
  }
}

function stateOf(
  checkout: CheckoutState['checkout'],
  values: CheckoutValues,
  { errors = {}, message }: Refusal,
): CheckoutState {
  const isEmpty = checkout.summary.items.length === 0;
  return { checkout, values, errors, message: isEmpty ? checkoutText.cartGone() : message };
}
