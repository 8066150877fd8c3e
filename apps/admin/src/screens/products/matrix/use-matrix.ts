import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queries, showAnswer } from '../../../api/index.ts';
import { useWorkplace } from '../../../session/index.ts';
import type { Matrix, MatrixRow } from './matrix.ts';

/** All variations of a product but archived ones. ADM-113 */
export function useMatrix(product: string) {
  const { code: shop } = useWorkplace();
  return useQuery(queries.variations.matrix.queryOptions({ input: { shop, product } }));
}

/** The archived variations of a product, read when they are asked for first. */
export function useArchivedMatrix(product: string, wanted: boolean) {
  const { code: shop } = useWorkplace();
  return useQuery(
    queries.variations.matrix.queryOptions({ input: { shop, product, archived: 'true' }, enabled: wanted }),
  );
}

/**
 * Returns what shows variations as they are after some were changed: at once what the answer tells of them, and anew what
 * tells of them besides. Without an answer all of them are read anew; it ends when they are there.
 */
export function useMatrixChange(product: string): (changed?: readonly MatrixRow[]) => Promise<void> {
  const client = useQueryClient();
  const { code: shop } = useWorkplace();
  const { products, variations } = queries;
  return async (changed) => {
    for (const told of [products.variations, products.read, products.list, products.readVariation]) {
      void client.invalidateQueries({ queryKey: told.key() });
    }
    if (changed === undefined) {
      await client.invalidateQueries({ queryKey: variations.matrix.key() });
      return;
    }
    const active = variations.matrix.queryKey({ input: { shop, product } });
    const archived = variations.matrix.queryKey({ input: { shop, product, archived: 'true' } });
    const rows = new Map(changed.map((row) => [row.id, row]));
    const before = client.getQueryData(active);
    const moved = before?.items.some(({ id }) => rows.get(id)?.archived) || changed.some(isMissingIn(before));
    await showAnswer<Matrix>(client, active, (read) => withRows(read, rows, false));
    await showAnswer<Matrix>(client, archived, (read) => withRows(read, rows, true));
    // Those that were archived or brought back stand elsewhere now, in an order that the server knows.
    if (moved === true) await client.invalidateQueries({ queryKey: variations.matrix.key() });
  };
}

const isMissingIn = (matrix: Matrix | undefined) => {
  const ids = new Set(matrix?.items.map(({ id }) => id));
  return ({ id, archived }: MatrixRow): boolean => !archived && !ids.has(id);
};

/** Puts changed rows in the place of what was read; those that belong among the others are left out. */
export function withRows(
  read: Matrix | undefined,
  rows: ReadonlyMap<string, MatrixRow>,
  archived: boolean,
): Matrix | undefined {
  return (
    read && {
      ...read,
      items: read.items.map((row) => rows.get(row.id) ?? row).filter((row) => row.archived === archived),
    }
  );
}
