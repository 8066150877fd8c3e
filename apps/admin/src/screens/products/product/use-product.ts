import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { problemOf, queries, showAnswer } from '../../../api/index.ts';
import { tell } from '../../../kit/toast.tsx';
import { useWorkplace } from '../../../session/index.ts';

/** A product as staff see it. */
export function useProduct(product: string) {
  const { code: shop } = useWorkplace();
  return useQuery(queries.products.read.queryOptions({ input: { shop, product } }));
}

/** What products of the shop can be filtered by: its categories, brands and attributes. */
export function useProductFacets() {
  const { code: shop } = useWorkplace();
  return useQuery(queries.products.facets.queryOptions({ input: { shop }, staleTime: 60_000 }));
}

/** Whether the person may change products. ADM-014 */
export const useMayWrite = (): boolean => useWorkplace().scopes.includes('catalog:write');

/** Whether the person may change prices, too. ADM-014 */
export function useMayPrice(): boolean {
  const { scopes } = useWorkplace();
  return scopes.includes('catalog:write') && scopes.includes('prices:write');
}

/**
 * Returns what shows products as they are after one was changed: at once what the answer tells of it, and anew what it
 * does not tell. Ends when the product itself is shown.
 */
export function useProductChange(): (changed?: Product) => Promise<void> {
  const client = useQueryClient();
  const { code: shop } = useWorkplace();
  return async (changed) => {
    const { read, list, facets, priceFor } = queries.products;
    for (const told of [list, facets, priceFor]) void client.invalidateQueries({ queryKey: told.key() });
    if (changed === undefined) await client.invalidateQueries({ queryKey: read.key() });
    else await showAnswer(client, read.queryKey({ input: { shop, product: changed.id } }), changed);
  };
}

/** What is done at once, without a form, and what is said then. */
interface Deed {
  readonly act: () => Promise<unknown>;
  readonly done: string;
}

/** Does something at once; why it was refused is told in the sentence of the server, and the product is read anew. */
export function useProductDeed() {
  const changed = useProductChange();
  return useMutation({
    mutationFn: ({ act }: Deed) => act(),
    onSuccess: async (_, { done }) => {
      tell(done);
      await changed();
    },
    onError: async (error) => {
      tell(problemOf(error)?.detail || adminProductText.failed(), 'failed');
      await changed();
    },
  });
}
