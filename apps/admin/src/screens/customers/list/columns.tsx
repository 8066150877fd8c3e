import type { ListedCustomer } from '@stoa/admin-contract';
import { adminCustomersText } from '@stoa/messages';
import type { ListColumn } from '../../../kit/list/index.ts';
import { Money } from '../../../kit/money.tsx';
import { Time } from '../../../kit/time.tsx';
import { CustomerStatusBadge } from '../status.tsx';
import classes from './customers.module.css';

/** The columns of the list. ADM-301 */
export const customerColumns: readonly ListColumn<ListedCustomer>[] = [
  {
    id: 'name',
    header: adminCustomersText.name(),
    role: 'name',
    hideable: false,
    sortable: true,
    cell: ({ name, email }) => (
      <span className={classes.customer}>
        <span className={classes.name}>{name || email}</span>
        {name !== '' && <span className={classes.email}>{email}</span>}
      </span>
    ),
  },
  {
    id: 'status',
    header: adminCustomersText.status(),
    oneLine: true,
    cell: ({ status }) => <CustomerStatusBadge status={status} />,
  },
  {
    id: 'group',
    header: adminCustomersText.group(),
    cell: ({ group }) => <span className={classes.group}>{group.name}</span>,
  },
  {
    id: 'orders',
    header: adminCustomersText.orders(),
    align: 'end',
    sortable: true,
    cell: ({ orders }) => orders,
  },
  {
    id: 'spent',
    header: adminCustomersText.spent(),
    align: 'end',
    sortable: true,
    oneLine: true,
    cell: ({ spent, currency }) => <Money amount={spent} currency={currency} />,
  },
  {
    id: 'lastOrder',
    header: adminCustomersText.lastOrder(),
    sortable: true,
    oneLine: true,
    cell: ({ lastOrderAt }) => <LastOrder at={lastOrderAt} />,
  },
  {
    id: 'joined',
    header: adminCustomersText.joined(),
    sortable: true,
    hidden: true,
    oneLine: true,
    cell: ({ joinedAt }) => <Time at={joinedAt} detail="day" />,
  },
];

function LastOrder({ at }: { readonly at: string | null }) {
  if (at !== null) return <Time at={at} detail="day" />;
  return (
    <span className={classes.none}>
      <span aria-hidden>–</span>
      <span className="unseen">{adminCustomersText.noOrder()}</span>
    </span>
  );
}
