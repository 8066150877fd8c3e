import { type RefObject, useEffect, useState } from 'react';
import type { AddressValues } from '../address/address-values.ts';
import type { CheckoutState } from './checkout-state.ts';
import { type CheckoutValues, readValues } from './values.ts';

/** The key of the stored form: per shop and tab, until the order or the end of the visit. */
const PLACE = 'checkout';

/** What is kept: the whole form but its key, which belongs to one page, and the cart that it was typed for. */
interface KeptForm {
  readonly cart: string;
  readonly values: Omit<CheckoutValues, 'key'>;
}

/** Keeps what the form holds. The form has no secrets: a payment method is only chosen. */
export function keepForm(form: HTMLFormElement, cart: string | null | undefined): void {
  if (!cart) return;
  const { key: _, ...values } = readValues(new FormData(form));
  // A browser may refuse to keep anything; then a reload loses what was typed.
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ cart, values } satisfies KeptForm));
  } catch {}
}

/** Removes the stored form after the order. */
export function forgetForm(): void {
  try {
    sessionStorage.removeItem(PLACE);
  } catch {}
}

/** Returns the values to restore after hydration; `undefined` when the server sent the same. */
export function useKeptForm(
  form: RefObject<HTMLFormElement | null>,
  { checkout }: CheckoutState,
): CheckoutValues | undefined {
  const [values, setValues] = useState<CheckoutValues>();
  const cart = checkout.summary.cart_id;
  useEffect(() => {
    const kept = readKept();
    if (!form.current || !kept || kept.cart !== cart) return;
    setValues(withKept(readValues(new FormData(form.current)), kept.values));
  }, [form, cart]);
  return values;
}

function readKept(): KeptForm | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Filled fields stay, because the server or the visitor filled them; empty fields are restored. */
export function withKept(now: CheckoutValues, kept: KeptForm['values']): CheckoutValues {
  const isPrefilled = now.shipping.street !== '';
  return {
    ...now,
    email: now.email || kept.email,
    shipping: isPrefilled ? now.shipping : addressWithKept(now.shipping, kept.shipping),
    billingSame: now.billingSame && kept.billingSame,
    billing: addressWithKept(now.billing, kept.billing),
    shippingMethod: kept.shippingMethod || now.shippingMethod,
    paymentMethod: kept.paymentMethod || now.paymentMethod,
    note: now.note || kept.note,
  };
}

/** Country and state belong together, and begin with a country nobody has chosen. */
function addressWithKept(now: AddressValues, kept: AddressValues): AddressValues {
  const typed = Object.entries(now).filter(([, value]) => value !== '');
  const place = now.state === '' && kept.country !== '' ? { country: kept.country, state: kept.state } : {};
  return { ...kept, ...Object.fromEntries(typed), ...place };
}
