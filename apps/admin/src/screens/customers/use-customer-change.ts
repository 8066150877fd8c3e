import type { Customer } from '@stoa/admin-contract';
import { adminCustomerText } from '@stoa/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemOf, queries, showAnswer } from '../../api/index.ts';
import { tell } from '../../kit/toast.tsx';
import { useWorkplace } from '../../session/index.ts';

/**
 * Returns what shows customers as they are after one was changed: at once what the answer tells of them, and anew what
 * it does not tell. Ends when the customer themselves is shown.
 */
export function useCustomerChange(): (changed?: Customer) => Promise<void> {
  const client = useQueryClient();
  const { code: shop } = useWorkplace();
  return async (changed) => {
    const { read, list } = queries.customers;
    // Each group tells how many customers it has.
    for (const told of [list, queries.customerGroups.list]) {
      void client.invalidateQueries({ queryKey: told.key() });
    }
    if (changed === undefined) await client.invalidateQueries({ queryKey: read.key() });
    else await showAnswer(client, read.queryKey({ input: { shop, customer: changed.id } }), changed);
  };
}

/** What is done at once, without a form, and what is said then. */
interface Deed {
  /** What is done; the customer as they are then, where it tells that. */
  readonly act: () => Promise<Customer | undefined>;
  /** Left out where what was done says it itself. */
  readonly done?: string;
}

/** Does something at once; why it was refused is told in the sentence of the server, and the customer is read anew. */
export function useCustomerDeed() {
  const changed = useCustomerChange();
  return useMutation({
    mutationFn: ({ act }: Deed) => act(),
    onSuccess: async (customer, { done }) => {
      if (done !== undefined) tell(done);
      await changed(customer);
    },
    onError: async (error) => {
      tell(problemOf(error)?.detail || adminCustomerText.failed(), 'failed');
      await changed();
    },
  });
}
