import type { Customer } from '@stoa/admin-contract';
import { adminCustomerText } from '@stoa/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemOf, queries } from '../../api/index.ts';
import { tell } from '../../kit/toast.tsx';
import { useWorkplace } from '../../session/index.ts';

/**
 * Returns what shows customers as they are after one was changed: at once what the answer tells of them, and anew what
 * it does not tell.
 */
export function useCustomerChange(): (changed?: Customer) => Promise<void> {
  const client = useQueryClient();
  const { code: shop } = useWorkplace();
  return async (changed) => {
    if (changed !== undefined) {
      const input = { shop, customer: changed.id };
      client.setQueryData(queries.customers.read.queryKey({ input }), changed);
    }
    await Promise.all([
      changed === undefined && client.invalidateQueries({ queryKey: queries.customers.read.key() }),
      client.invalidateQueries({ queryKey: queries.customers.list.key() }),
      // Each tells how many customers it has.
      client.invalidateQueries({ queryKey: queries.customerGroups.list.key() }),
    ]);
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

/** Reads the customer anew where a change was refused since somebody else was faster, and throws it on. */
export function useNewestOnConflict(): <Result>(change: () => Promise<Result>) => Promise<Result> {
  const changed = useCustomerChange();
  return async (change) => {
    try {
      return await change();
    } catch (error) {
      if (problemOf(error)?.status === 409) await changed();
      throw error;
    }
  };
}
