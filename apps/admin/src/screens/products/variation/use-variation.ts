import type { Variation } from '@stoa/admin-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { problemOf, queries } from '../../../api/index.ts';
import { useWorkplace } from '../../../session/index.ts';

/** A variation of a product as staff see it. */
export function useVariation(product: string, variation: string) {
  const { code: shop } = useWorkplace();
  return useQuery(queries.products.readVariation.queryOptions({ input: { shop, product, variation } }));
}

/**
 * Returns what shows a variation as it is after it was changed: at once what the answer tells of it, and anew what tells
 * of it besides, such as the price span of its product.
 */
export function useVariationChange(): (changed?: Variation) => Promise<void> {
  const client = useQueryClient();
  const { code: shop } = useWorkplace();
  const { products } = queries;
  return async (changed) => {
    if (changed !== undefined) {
      const input = { shop, product: changed.product.id, variation: changed.id };
      client.setQueryData(products.readVariation.queryKey({ input }), changed);
    }
    await Promise.all([
      changed === undefined && client.invalidateQueries({ queryKey: products.readVariation.key() }),
      ...[products.variations, products.read, products.list].map((shown) =>
        client.invalidateQueries({ queryKey: shown.key() }),
      ),
    ]);
  };
}

/** Reads the variation anew where a change was refused since somebody else was faster, and throws it on. */
export function useNewestOnConflict(): <Result>(change: () => Promise<Result>) => Promise<Result> {
  const changed = useVariationChange();
  return async (change) => {
    try {
      return await change();
    } catch (error) {
      if (problemOf(error)?.status === 409) await changed();
      throw error;
    }
  };
}
