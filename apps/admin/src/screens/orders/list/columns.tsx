import type { ListedOrder } from '@stoa/admin-contract';
import { adminOrdersText } from '@stoa/messages';
import { tellCountry } from '../../../kit/address/countries.ts';
import type { ListColumn } from '../../../kit/list/index.ts';
import { Money } from '../../../kit/money.tsx';
import { usePlace } from '../../../kit/place.ts';
import { Time } from '../../../kit/time.tsx';
import { FulfilmentStateSign, PaymentStateSign, StatusBadge } from '../states.tsx';
import classes from './orders.module.css';

/** The columns of the list; that of sellers is seen at first where there are several. ADM-201 */
export const orderColumns = (severalSellers: boolean): readonly ListColumn<ListedOrder>[] => [
  {
    id: 'number',
    header: adminOrdersText.number(),
    role: 'name',
    hideable: false,
    sortable: true,
    oneLine: true,
    cell: ({ number }) => <span className={classes.number}>{number}</span>,
  },
  {
    id: 'placed',
    header: adminOrdersText.placed(),
    sortable: true,
    cell: ({ placedAt }) => (
      <span className={classes.placed}>
        <Time at={placedAt} />
      </span>
    ),
  },
  {
    id: 'customer',
    header: adminOrdersText.customer(),
    cell: ({ customer }) => (
      <span className={classes.customer}>
        <span className={classes.who}>{customer.name || customer.email}</span>
        {customer.name !== '' && <span className={classes.email}>{customer.email}</span>}
      </span>
    ),
  },
  {
    id: 'status',
    header: adminOrdersText.status(),
    oneLine: true,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'payment',
    header: adminOrdersText.payment(),
    oneLine: true,
    cell: ({ states }) => <PaymentStateSign state={states.payment} />,
  },
  {
    id: 'fulfilment',
    header: adminOrdersText.fulfilment(),
    oneLine: true,
    cell: ({ states }) => <FulfilmentStateSign state={states.fulfilment} />,
  },
  {
    id: 'seller',
    header: adminOrdersText.seller(),
    hidden: !severalSellers,
    cell: ({ seller }) => seller.name,
  },
  {
    id: 'country',
    header: adminOrdersText.country(),
    hidden: true,
    cell: ({ country }) => <Country code={country} />,
  },
  {
    id: 'pieces',
    header: adminOrdersText.pieces(),
    align: 'end',
    cell: ({ pieces }) => pieces,
  },
  {
    id: 'total',
    header: adminOrdersText.total(),
    align: 'end',
    sortable: true,
    oneLine: true,
    cell: ({ total, currency }) => (
      <span className={classes.total}>
        <Money amount={total} currency={currency} />
      </span>
    ),
  },
];

function Country({ code }: { readonly code: string | null }) {
  const { locale } = usePlace();
  if (code !== null) return tellCountry(code, locale);
  return (
    <span className={classes.none}>
      <span aria-hidden>–</span>
      <span className="unseen">{adminOrdersText.noCountry()}</span>
    </span>
  );
}
