import { CheckoutDocument, ContractError, type FieldFault, PlaceOrderDocument } from '@stoa/contract';
import { formatPrice, fromMajor } from '@stoa/domain';
import { checkoutText } from '@stoa/messages';
import {
  createContext,
  data,
  type MetaFunction,
  type RouterContextProvider,
  redirect,
  replace,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { fieldOfFault, shownFields } from '../checkout/checkout-faults.ts';
import { CheckoutForm } from '../checkout/checkout-form.tsx';
import type { CheckoutState, CheckoutUnanswered } from '../checkout/checkout-state.ts';
import { estimate } from '../checkout/estimate.server.ts';
import { sentValues } from '../checkout/sent-values.server.ts';
import { addressInput, type CheckoutValues, decisiveAddress, firstValues } from '../checkout/values.ts';
import { contractOf, failPage, orKept } from '../lib/contract.ts';
import { formFaults } from '../lib/form-faults.server.ts';
import { newKey } from '../lib/new-key.server.ts';
import { requestContext } from '../request.ts';
import type { Route } from './+types/checkout';

/** Whether this request has sent the form, and is answered with it. */
const formAnswered = createContext(false);

export const handle = { layout: 'checkout' };

export const meta: MetaFunction = () => [
  { title: checkoutText.title() },
  { name: 'robots', content: 'noindex' },
];

/** ROUTE-004, ROUTE-509, CHK-001 */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await contractOf(context).execute(CheckoutDocument, {}).catch(failPage);
  const isEmpty = answer.checkout.summary.items.length === 0;
  // Whoever has just sent the form sees it again with all that was typed.
  if (isEmpty && !context.get(formAnswered)) throw redirect('/checkout/cart');
  const values = firstValues(answer, newKey());
  const state = await estimate(contractOf(context), values).catch(failPage);
  return { state, signedIn: answer.me !== null };
}

export async function action({ context, request }: Route.ActionArgs) {
  context.set(formAnswered, true);
  const form = await request.formData();
  const values = sentValues(form);
  if (form.get('intent') !== 'place') {
    return answer(await estimate(contractOf(context), values).catch(failPage), 200);
  }
  try {
    return await place(context, values, form.get('expected_total'));
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    const { errors, message = checkoutText.fixErrors() } = formFaults(error, {
      fields: shownFields(values),
      nameOf: fieldOfFault,
    });
    const state = await estimate(contractOf(context), values, { errors, message }).catch(failPage);
    return answer(state, error.status);
  }
}

/**
 * Returns the form as it stands, or the way to the order that was placed from it already: whoever never got that
 * answer, and changed the form since, would order twice.
 */
function answer(state: CheckoutState, status: number) {
  const { placed_order: placed } = state.checkout;
  return placed ? replace(`${confirmationOf(placed._id, placed.guest_token)}&before=1`) : data(state, status);
}

/** Where the order is confirmed, for who holds its token or is signed in. OPEN-033 */
function confirmationOf(id: string, token: string | null | undefined): string {
  return `/checkout/success?order=${id}${token ? `&token=${encodeURIComponent(token)}` : ''}`;
}

/** What was typed stays on the page when the server could not be reached, or could not answer. OPEN-036, OPEN-042 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orKept(serverAction, (unanswered): CheckoutUnanswered => ({ unanswered }));
}

/** What the form is answered is the checkout as it stands; the page need not be loaded beside it. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formAction === '/checkout' ? false : defaultShouldRevalidate;
}

async function place(
  context: Readonly<RouterContextProvider>,
  values: CheckoutValues,
  shownTotal: FormDataEntryValue | null,
) {
  const expectedTotal = Number(shownTotal);
  const { placeOrder: reply } = await contractOf(context).execute(PlaceOrderDocument, {
    idempotency_key: values.key || newKey(),
    input: {
      email: values.email,
      // The form asks for none where nothing is sent.
      shipping_address: decisiveAddress(values) === 'billing' ? null : addressInput(values.shipping),
      billing_address: values.billingSame ? null : addressInput(values.billing),
      shipping_method: values.shippingMethod || null,
      payment_method: values.paymentMethod,
      note: values.note || null,
      expected_total: Number.isFinite(expectedTotal) ? expectedTotal : 0,
    },
  });
  if (reply.success && reply.order) {
    return replace(confirmationOf(reply.order._id, reply.guest_token));
  }
  const wordsOf = ({ field }: FieldFault) =>
    field === 'expected_total'
      ? totalText(context, reply.fresh_total, shownTotal ? expectedTotal : undefined)
      : undefined;
  const { errors, message = checkoutText.fixErrors() } = formFaults(reply, {
    fields: shownFields(values),
    nameOf: fieldOfFault,
    wordsOf,
  });
  return answer(await estimate(contractOf(context), values, { errors, message }), 409);
}

/** Says what the order costs now, and did before where that was known. CHK-010 */
function totalText(
  context: Readonly<RouterContextProvider>,
  fresh: number | null | undefined,
  before: number | undefined,
): string | undefined {
  if (fresh == null) return undefined;
  const { currency } = context.get(requestContext).listingRules;
  const price = (amount: number) => formatPrice(fromMajor(amount, currency), currency);
  const now = price(fresh);
  return before === undefined
    ? checkoutText.totalToConfirm({ now })
    : checkoutText.totalChanged({ before: price(before), now });
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  // Scripts send the form by other ways; this is what it was answered without them.
  const sent = actionData && 'checkout' in actionData ? actionData : loaderData.state;
  return (
    <main id="content" className="page-width py-8">
      <h1 className="mb-8">{checkoutText.title()}</h1>
      <CheckoutForm sent={sent} signedIn={loaderData.signedIn} />
    </main>
  );
}
