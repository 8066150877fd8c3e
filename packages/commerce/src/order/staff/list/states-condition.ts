import { salesOrder, texts } from '@stoa/database';
import { type OrderState, type OrderStates, orderTransitions } from '@stoa/domain';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';

const stateNames = <State extends string>(table: Readonly<Record<State, unknown>>) =>
  Object.keys(table) as State[];

const orderStates = stateNames(orderTransitions.order);
const paymentStates = stateNames(orderTransitions.payment);
const fulfilmentStates = stateNames(orderTransitions.fulfilment);

/**
 * Returns the condition under which an order's three states are ones that pass; `undefined` where all do. The rules of
 * the domain so become SQL, and are said once.
 */
export function statesCondition(passes: (states: OrderStates) => boolean): SQL | undefined {
  const parts = orderStates.flatMap((order) => partsOf(order, passes));
  const combinations = parts.reduce((sum, part) => sum + part.fulfilment.length * part.payment.length, 0);
  if (combinations === orderStates.length * fulfilmentStates.length * paymentStates.length) return undefined;
  if (parts.length === 0) return sql`false`;
  return or(
    ...parts.map(({ order, payment, fulfilment }) =>
      and(
        eq(salesOrder.orderState, order),
        payment.length < paymentStates.length
          ? sql`${salesOrder.paymentState} = any(${texts(payment)})`
          : undefined,
        fulfilment.length < fulfilmentStates.length
          ? sql`${salesOrder.fulfilmentState} = any(${texts(fulfilment)})`
          : undefined,
      ),
    ),
  );
}

interface Part {
  readonly order: OrderState;
  readonly payment: readonly string[];
  readonly fulfilment: readonly string[];
}

/** Of an order in this state: states of fulfilment that pass with the same states of payment, together. */
function partsOf(order: OrderState, passes: (states: OrderStates) => boolean): Part[] {
  const paymentOf = (fulfilment: (typeof fulfilmentStates)[number]) =>
    paymentStates.filter((payment) => passes({ order, payment, fulfilment }));
  const alike = Map.groupBy(fulfilmentStates, (fulfilment) => paymentOf(fulfilment).join());
  return [...alike.values()].flatMap((fulfilment) => {
    const [first] = fulfilment;
    const payment = first === undefined ? [] : paymentOf(first);
    return payment.length === 0 ? [] : [{ order, payment, fulfilment }];
  });
}
