import type { Variation } from '@stoa/admin-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queries, showAnswer } from '../../../api/index.ts';
import { useWorkplace } from '../../../session/index.ts';

/** A variation of a product as staff see it. */
export function useVariation(product: string, variation: string) {
  const { code: shop } = useWorkplace();
  return useQuery(queries.products.readVariation.queryOptions({ input: { shop, product, variation } }));
}

/**
 * Returns what shows a variation as it is after it was changed: at once what the answer tells of it, and anew what tells
 * of it besides, such as the price span of its product. Ends when the variation itself is shown.
 */
export function useVariationChange(): (changed?: Variation) => Promise<void> {
  const client = useQueryClient();
  const { code: shop } = useWorkplace();
  const { products } = queries;
  return async (changed) => {
    for (const told of [products.variations, products.read, products.list]) {
      void client.invalidateQueries({ queryKey: told.key() });
    }
    const { readVariation } = products;
    if (changed === undefined) await client.invalidateQueries({ queryKey: readVariation.key() });
    else {
      const input = { shop, product: changed.product.id, variation: changed.id };
      await showAnswer(client, readVariation.queryKey({ input }), changed);
    }
  };
}
