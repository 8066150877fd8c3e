import type { OfferedStep, Order } from '@stoa/admin-contract';
import { adminOrderText } from '@stoa/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, problemOf, queries } from '../../../api/index.ts';
import { tell } from '../../../kit/toast.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { tellStepDone } from '../words.ts';

/** An order with the steps that may be taken now. */
export function useOrder(order: string) {
  const { code: shop } = useWorkplace();
  return useQuery(queries.orders.read.queryOptions({ input: { shop, order } }));
}

/** All that happened to an order. */
export function useTimeline(order: string) {
  const { code: shop } = useWorkplace();
  return useQuery(queries.orders.timeline.queryOptions({ input: { shop, order } }));
}

/** Returns what reads anew all that tells of orders, after one was changed or proved to be another. */
export function useOrderChange(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: queries.orders.read.key() }),
      client.invalidateQueries({ queryKey: queries.orders.timeline.key() }),
      client.invalidateQueries({ queryKey: queries.orders.list.key() }),
    ]);
  };
}

/** What a refund in part says besides. */
interface Refund {
  /** Minor units. */
  readonly amount: number;
  readonly note: string;
}

/** Sends a step by the version that is on the screen. @throws ORPCError with a `Problem` as its data */
export function useTakeStep(order: Order): (step: OfferedStep, refund?: Refund) => Promise<void> {
  const { code: shop } = useWorkplace();
  const { id, version, number } = order;
  return async ({ machine, to, paymentId }, refund) => {
    await api.orders.takeStep({
      shop,
      order: id,
      version,
      machine,
      to,
      ...(paymentId !== null && { paymentId }),
      ...(refund && { amount: refund.amount }),
      ...(refund && refund.note !== '' && { note: refund.note }),
    });
    tell(tellStepDone({ machine, to }, number));
  };
}

/** Takes a step at once. Why it was refused is told in the sentence of the server, and the order is read anew. ADM-204 */
export function useStep(order: Order) {
  const take = useTakeStep(order);
  const changed = useOrderChange();
  return useMutation({
    mutationFn: (step: OfferedStep) => take(step),
    onError: (error) => tell(problemOf(error)?.detail || adminOrderText.failed(), 'failed'),
    // Also where it was refused: then somebody else was faster.
    onSettled: changed,
  });
}
