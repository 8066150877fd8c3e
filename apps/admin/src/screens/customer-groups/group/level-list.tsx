import type { CustomerGroup } from '@stoa/admin-contract';
import { adminGroupText } from '@stoa/messages';
import { IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../../api/index.ts';
import { cursorOf, List, listQuery, useListState } from '../../../kit/list/index.ts';
import { Empty } from '../../../kit/state/index.ts';
import { useSession, useWorkplace } from '../../../session/index.ts';
import { levelColumns } from './level-columns.tsx';

const NO_FILTERS: readonly string[] = [];

interface LevelListProps {
  readonly group: CustomerGroup;
  readonly groups: readonly CustomerGroup[];
}

/** The price levels that name a group. ADM-303 */
export function LevelList({ group: { code, levels }, groups }: LevelListProps) {
  const { code: shop } = useWorkplace();
  const { person } = useSession();
  const control = useListState(NO_FILTERS);
  const cursor = cursorOf(control.state.place);
  const query = useQuery({
    ...queries.customerGroups.levels.queryOptions({
      input: { shop, group: code, ...(cursor !== undefined && { cursor }) },
      select: ({ items, next }) => ({ items, next, total: levels }),
    }),
    ...listQuery,
  });
  const columns = useMemo(() => levelColumns(code, groups), [code, groups]);
  return (
    <List
      control={control}
      query={query}
      keptAs={{ list: 'group-levels', person: person.id }}
      label={adminGroupText.levels()}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ product, leastQuantity }) =>
        adminGroupText.level({ product: product.name, quantity: leastQuantity })
      }
      empty={<Empty icon={IconTag} title={adminGroupText.empty()} help={adminGroupText.emptyHelp()} />}
    />
  );
}
