import { Button } from '@mantine/core';
import type { CustomerGroup } from '@stoa/admin-contract';
import { adminGroupsText } from '@stoa/messages';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Rows } from '../../kit/list/index.ts';
import { Screen } from '../../kit/screen.tsx';
import { Empty, Loaded } from '../../kit/state/index.ts';
import { useWorkplace } from '../../session/index.ts';
import { groupAddress } from './addresses.ts';
import { groupColumns } from './group-columns.tsx';
import { GroupDialogs, type OpenDialog } from './group-dialogs.tsx';
import classes from './groups.module.css';
import { GroupsOutline } from './outline.tsx';
import { useGroups } from './use-groups.ts';

/** The groups of a shop's customers, and how they are made, renamed and removed. ADM-303 */
export function GroupsScreen() {
  const { code: shop, scopes } = useWorkplace();
  const mayWrite = scopes.includes('customers:write');
  const query = useGroups();
  const [open, setOpen] = useState<OpenDialog>();
  const columns = useMemo(
    () =>
      groupColumns(
        shop,
        mayWrite
          ? {
              onRename: (group) => setOpen({ kind: 'rename', group }),
              onRemove: (group) => setOpen({ kind: 'remove', group }),
            }
          : undefined,
      ),
    [shop, mayWrite],
  );
  const add = mayWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen({ kind: 'new' })}>
      {adminGroupsText.add()}
    </Button>
  );
  return (
    <Screen
      title={adminGroupsText.title()}
      description={adminGroupsText.description()}
      width="wide"
      actions={add}
    >
      <Loaded query={query} outline={<GroupsOutline />}>
        {({ items }) => (
          <div className={classes.card}>
            {items.length === 0 ? (
              <Empty
                icon={IconUsersGroup}
                title={adminGroupsText.empty()}
                help={adminGroupsText.emptyHelp()}
                action={add}
              />
            ) : (
              <Rows<CustomerGroup>
                flat
                label={adminGroupsText.title()}
                columns={columns}
                rows={items}
                rowId={({ code }) => code}
                rowName={({ name }) => name}
                rowLink={({ code }) => groupAddress(shop, code)}
              />
            )}
          </div>
        )}
      </Loaded>
      <GroupDialogs open={open} groups={query.data?.items ?? []} onClose={() => setOpen(undefined)} />
    </Screen>
  );
}
