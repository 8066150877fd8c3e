import { CartDocument } from '@stoa/contract';
import { cartText, shellText } from '@stoa/messages';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { changeCart } from '../cart/cart-action.server.ts';
import type { CartNotice } from '../cart/cart-notice.ts';
import { CartPage } from '../cart/cart-page.tsx';
import { contractOf, failPage } from '../lib/contract.ts';
import type { Route } from './+types/cart';

/** In the place of a status, for a request that never left. */
const NOT_SENT = 0;

/** The cart wears the shop's own header, unlike the rest of the checkout. OPEN-006 */
export const handle = { layout: 'default' };

export const meta: Route.MetaFunction = () => [
  { title: cartText.title() },
  { name: 'robots', content: 'noindex' },
];

/** ROUTE-031, ROUTE-510 */
export async function loader({ context }: Route.LoaderArgs) {
  const { getCartSummary } = await contractOf(context).execute(CartDocument).catch(failPage);
  return getCartSummary;
}

/** Changes the cart and shows it again; what is refused changes nothing. CART-520 to CART-525 */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await changeCart(contractOf(context), form);
  return answer instanceof Response ? answer : data(answer, answer.status);
}

/** A change that never reached the server is a notice too: the page with all that was typed stays. OPEN-036 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (navigator.onLine || !(error instanceof TypeError)) throw error;
    return { tone: 'danger', text: shellText.offline(), status: NOT_SENT } satisfies CartNotice;
  }
}

/**
 * What is said stands beside the cart as it is, also after a refusal. Nothing has changed, and there is nobody to
 * ask, when a change could not be sent.
 */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (actionResult?.status === NOT_SENT) return false;
  return actionResult !== undefined || defaultShouldRevalidate;
}

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  return <CartPage cart={loaderData} sentNotice={actionData} />;
}
