import { Button } from '@mantine/core';
import { adminCustomersText } from '@stoa/messages';
import { IconUserCheck, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { api, queries } from '../../../api/index.ts';
import {
  type BulkChange,
  findChosen,
  List,
  useListPage,
  useListState,
  ViewLinks,
} from '../../../kit/list/index.ts';
import { usePlace } from '../../../kit/place.ts';
import { Screen } from '../../../kit/screen.tsx';
import { Empty, LinkButton } from '../../../kit/state/index.ts';
import { useSession, useWorkplace } from '../../../session/index.ts';
import { ChangeDialog } from '../change-dialog.tsx';
import type { ChangeKind } from '../change-words.ts';
import { AddDialog } from './add-dialog.tsx';
import { bulkActions } from './bulk-actions.ts';
import { customerColumns } from './columns.tsx';
import { askedBy, FILTERS, type View, views } from './filter.ts';
import { useCustomerFilters } from './use-customer-filters.ts';

/** The customers of a shop, the newest first. ADM-050, ADM-053, ADM-301, ADM-302 */
export function CustomersScreen() {
  const { code: shop, scopes } = useWorkplace();
  const { person } = useSession();
  const { currency } = usePlace();
  const { search } = useLocation();
  const control = useListState(FILTERS);
  const view = views.read(search);
  const asked = { shop, ...askedBy(control.state, view, currency) };
  const [adding, setAdding] = useState(false);
  const [bulk, setBulk] = useState<BulkChange<ChangeKind>>();
  const mayWrite = scopes.includes('customers:write');
  const customers = useListPage(asked, queries.customers.list.queryOptions({ input: asked }));

  const add = mayWrite && (
    <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {adminCustomersText.add()}
    </Button>
  );
  return (
    <Screen title={adminCustomersText.title()} width="wide" actions={add}>
      <ViewLinks label={adminCustomersText.views()} views={views} shown={view} />
      <List
        // What is selected in one view is none of the selection of another.
        key={view}
        control={control}
        query={customers}
        keptAs={{ list: 'customers', person: person.id }}
        label={adminCustomersText.list()}
        columns={customerColumns}
        rowId={({ id }) => id}
        rowName={({ name, email }) => name || email}
        rowLink={({ id }) => `/${shop}/customers/${id}`}
        search={{ label: adminCustomersText.search(), placeholder: adminCustomersText.searchHelp() }}
        filters={useCustomerFilters(view)}
        empty={<NoCustomers view={view} shop={shop} add={add} />}
        {...(mayWrite && { bulk: bulkActions(setBulk) })}
      />
      {adding && <AddDialog onClose={() => setAdding(false)} />}
      {bulk && (
        <ChangeDialog
          kind={bulk.kind}
          find={() => findChosen(bulk.selection, (page) => api.customers.list({ ...asked, ...page }))}
          onDone={bulk.clear}
          onClose={() => setBulk(undefined)}
        />
      )}
    </Screen>
  );
}

interface NoCustomersProps {
  readonly view: View;
  readonly shop: string;
  readonly add: React.ReactNode;
}

/** A view without a customer: of all, nobody has an account yet; of the other, nobody waits. ADM-063 */
function NoCustomers({ view, shop, add }: NoCustomersProps) {
  if (view === 'all') {
    return (
      <Empty
        icon={IconUsers}
        title={adminCustomersText.empty()}
        help={adminCustomersText.emptyHelp()}
        {...(add && { action: add })}
      />
    );
  }
  return (
    <Empty
      icon={IconUserCheck}
      title={adminCustomersText.nobodyWaits()}
      help={adminCustomersText.nobodyWaitsHelp()}
      action={<LinkButton to={`/${shop}/customers`} label={adminCustomersText.showAll()} />}
    />
  );
}
