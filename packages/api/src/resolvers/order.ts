import { InvalidAddress, InvalidCheckout } from '@stoa/commerce';
import type { FieldError, PlaceOrderReply } from '@stoa/contract';
import type { ApiContext } from '../context.ts';
import type { Refusal } from '../edge/errors.ts';
import { contractField } from '../edge/field-names.ts';
import { withPayloadErrors } from '../edge/payload-errors.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { findOrder, findOrders, place } from '../operations/orders.ts';

export const orderQueries = {
  order: (_parent, { _id, token }, api) => findOrder(api, _id, token),
  orders: (_parent, args, api) => findOrders(api, args),
} satisfies QueryResolvers;

export const orderMutations = {
  placeOrder: (_parent, { input, idempotency_key: key }, api) =>
    withPayloadErrors<PlaceOrderReply>(
      api,
      async () => {
        const { order, guestToken } = await place(api, input, key);
        const noFault = { code: null, message: null, field_errors: [], fresh_total: null };
        return { success: true, ...noFault, order, guest_token: guestToken };
      },
      (refusal, error) => ({
        success: false,
        code: refusal.code,
        message: refusal.message,
        field_errors: fieldErrors(api, refusal, error),
        fresh_total: freshTotal(refusal),
        order: null,
        guest_token: null,
      }),
    ),
} satisfies MutationResolvers;

/** Everything a form has to say at once. */
export function fieldErrors(api: ApiContext, refusal: Refusal, error: unknown): FieldError[] {
  if (error instanceof InvalidCheckout || error instanceof InvalidAddress) {
    return error.issues.map(({ field, message }) => ({
      field: contractField(field),
      message: api.t(message),
    }));
  }
  return refusal.field === undefined ? [] : [{ field: refusal.field, message: refusal.message }];
}

/** What the order costs now, where that is why it was not placed. CHK-010 */
function freshTotal({ error, params }: Refusal): number | null {
  return error === 'price-changed' && typeof params.grandTotal === 'number' ? params.grandTotal : null;
}
