import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ListPage } from './list-page.ts';
import { listQuery } from './list-query.ts';
import { useCounted } from './use-counted.ts';

/** A page as the contract answers it that counts the list with its first page alone. */
interface CountedPage<Row> {
  readonly items: readonly Row[];
  readonly next: string | null;
  readonly total: number | null;
}

const toPage = <Row>({ items, next, total }: CountedPage<Row>): ListPage<Row> => ({
  items,
  next,
  total: total ?? undefined,
});

/**
 * Reads the page of a list that is shown, with the count of the list. `options` are those of the procedure, asked for
 * `asked`. ADM-051, ADM-053, ADM-062
 */
export function useListPage<Row, Key extends QueryKey>(
  asked: object & { readonly cursor?: unknown },
  options: UseQueryOptions<CountedPage<Row>, Error, CountedPage<Row>, Key>,
): UseQueryResult<ListPage<Row>> {
  return useCounted(useQuery({ ...options, ...listQuery, select: toPage<Row> }), asked);
}
