import type { StockNow, Variation } from '@stoa/admin-contract';
import { adminStockText } from '@stoa/messages';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { problemOf, queries } from '../../../../api/index.ts';
import { tell } from '../../../../kit/toast.tsx';
import { useWorkplace } from '../../../../session/index.ts';

/** How many movements are shown at first, and with each step further back. */
const SHOWN = 20;

/** Whether the person may count and say how it is sold. ADM-014 */
export const useMayCount = (): boolean => useWorkplace().scopes.includes('stock:write');

/** What moved the stock of a product or variation, the latest first, as far back as was asked for. ADM-132 */
export function useMovements(product: string) {
  const { code: shop } = useWorkplace();
  return useInfiniteQuery(
    queries.stock.movements.infiniteOptions({
      input: (cursor: string | undefined) => ({
        shop,
        product,
        limit: SHOWN,
        ...(cursor !== undefined && { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
}

/**
 * Returns what shows the stock of a product or variation as it is after an act: at once where its answer tells it, and
 * anew in all that tells of it.
 */
export function useStockChange(id: string): (stock?: StockNow | null) => Promise<void> {
  const client = useQueryClient();
  const { code: shop } = useWorkplace();
  const { products, stock: stocks } = queries;
  return async (stock) => {
    if (stock !== undefined) {
      const key = products.read.queryKey({ input: { shop, product: id } });
      client.setQueryData(key, (read) => read && { ...read, stock });
      client.setQueriesData({ queryKey: products.readVariation.key() }, (read: Variation | undefined) =>
        read?.id === id ? { ...read, stock } : read,
      );
    }
    await Promise.all(
      [products.read, products.readVariation, products.variations, products.list, stocks.movements].map(
        (shown) => client.invalidateQueries({ queryKey: shown.key() }),
      ),
    );
  };
}

/** What is done to a stock at once, without a form, and what is said then. */
interface Deed {
  readonly act: () => Promise<StockNow | null>;
  readonly done: string;
}

/** Does something at once; why it was refused is told in the sentence of the server, and the stock is read anew. */
export function useStockDeed(id: string) {
  const changed = useStockChange(id);
  return useMutation({
    mutationFn: ({ act }: Deed) => act(),
    onSuccess: async (stock, { done }) => {
      tell(done);
      await changed(stock);
    },
    onError: async (error) => {
      tell(problemOf(error)?.detail || adminStockText.failed(), 'failed');
      await changed();
    },
  });
}
