import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../api/index.ts';
import type { Option } from '../../kit/list/index.ts';
import { useWorkplace } from '../../session/index.ts';

const NONE: readonly Option[] = [];

/**
 * The groups of the shop as choices, that of whoever opens an account first; undefined while they load, none where they
 * cannot be loaded.
 */
export function useGroupOptions(): readonly Option[] | undefined {
  const { code: shop } = useWorkplace();
  const { data, isError } = useQuery(queries.customerGroups.list.queryOptions({ input: { shop } }));
  return useMemo(
    () =>
      isError
        ? NONE
        : data?.items
            .toSorted((one, other) => Number(other.isFirst) - Number(one.isFirst))
            .map(({ code, name }) => ({ value: code, label: name })),
    [data, isError],
  );
}
