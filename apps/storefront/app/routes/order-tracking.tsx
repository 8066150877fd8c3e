import {
  ContractError,
  OrderTrackingDocument,
  TrackOrderDocument,
  type TrackOrderMutation,
} from '@stoa/contract';
import { isEmail } from '@stoa/domain';
import { accountText, orderText } from '@stoa/messages';
import { Link, redirect } from 'react-router';
import { answerForm, type FormAnswer, keepForm } from '../account/form-answer.ts';
import { contractOf } from '../lib/contract.ts';
import { formFaults } from '../lib/form-faults.server.ts';
import { notFound } from '../lib/not-found.server.ts';
import { failOrder } from '../order/fail-order.server.ts';
import { FindOrder } from '../order/find-order.tsx';
import { ExpiredLink } from '../order/no-order.tsx';
import { TrackingView } from '../order/tracking-view.tsx';
import { statusOf } from '../shell/error-status.ts';
import { Failure } from '../shell/failure.tsx';
import type { Route } from './+types/order-tracking';

/** Where an order is, for who placed it or holds its token; without an id the form that finds one. ROUTE-040, OPEN-033 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (params.id === undefined) return undefined;
  const token = url.searchParams.get('token');
  const { order } = await contractOf(context)
    .execute(OrderTrackingDocument, { id: params.id, token })
    .catch(failOrder(context, url));
  return order ? { order, query: url.search } : notFound(context);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? orderText.tracking() : orderText.find() },
  { name: 'robots', content: 'noindex' },
];

/** Looks an order of a guest up by its number and address. ROUTE-040, OPEN-033 */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const values = {
    increment_id: String(form.get('increment_id') ?? '').trim(),
    email: String(form.get('email') ?? '').trim(),
  };
  const refuse = (fault: Omit<FormAnswer, 'done'>) => answerForm({ done: false, values, ...fault });
  const errors = {
    ...(values.increment_id === '' && { increment_id: accountText.textWrong() }),
    ...(!isEmail(values.email) && { email: accountText.emailWrong() }),
  };
  if (Object.keys(errors).length > 0) return refuse({ errors });
  try {
    const { trackOrder: found } = await contractOf(context).execute(TrackOrderDocument, values);
    if (!found.order) return refuse(faultsOf(found));
    return redirect(
      `/order/${found.order._id}/tracking?token=${encodeURIComponent(found.guest_token ?? '')}`,
    );
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return refuse(formFaults(error, { fields }));
  }
}

const fields = ['increment_id', 'email'];

/** Of an order that is not found it is not told which of the two is wrong. */
function faultsOf(refused: TrackOrderMutation['trackOrder']) {
  const isUnknown = refused.field_errors.some(({ code }) => code === 'NOT_FOUND');
  return isUnknown ? { message: orderText.findFailed() } : formFaults(refused, { fields });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction);

export default function OrderTracking({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <FindOrder answer={actionData as FormAnswer | undefined} />;
  const { order, query } = loaderData;
  return (
    <main id="content" className="page-width py-10 max-w-3xl!">
      <h1 className="mb-3">{orderText.trackingTitle({ number: order.increment_id })}</h1>
      <TrackingView order={order} />
      <Link to={`/order/${order._id}${query}`} className="text-link inline-block mt-6">
        {orderText.details()}
      </Link>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return statusOf(error) === 410 ? <ExpiredLink /> : <Failure error={error} />;
}
