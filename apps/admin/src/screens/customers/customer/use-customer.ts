import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../api/index.ts';
import { useWorkplace } from '../../../session/index.ts';

/** A customer as staff see them. */
export function useCustomer(customer: string) {
  const { code: shop } = useWorkplace();
  return useQuery(queries.customers.read.queryOptions({ input: { shop, customer } }));
}

/** Whether the person may change customers. ADM-014 */
export const useMayWrite = (): boolean => useWorkplace().scopes.includes('customers:write');
