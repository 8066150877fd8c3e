import { Badge } from '@mantine/core';
import type { CustomerGroup, GroupLevel } from '@stoa/admin-contract';
import { adminGroupText } from '@stoa/messages';
import { tellCount } from '../../../kit/amount.ts';
import type { ListColumn } from '../../../kit/list/index.ts';
import { Money } from '../../../kit/money.tsx';
import { usePlace } from '../../../kit/place.ts';
import classes from './group.module.css';

/** What is told of a price level that names `group`. ADM-303 */
export const levelColumns = (
  group: string,
  groups: readonly CustomerGroup[],
): readonly ListColumn<GroupLevel>[] => [
  {
    id: 'product',
    hideable: false,
    header: adminGroupText.product(),
    role: 'name',
    cell: ({ product: { name, sku } }) => (
      <span className={classes.product}>
        {name}
        <span className={classes.sku}>{sku}</span>
      </span>
    ),
  },
  {
    id: 'from',
    hideable: false,
    header: adminGroupText.from(),
    align: 'end',
    cell: ({ leastQuantity }) => <Quantity n={leastQuantity} />,
  },
  {
    id: 'price',
    hideable: false,
    header: adminGroupText.price(),
    align: 'end',
    oneLine: true,
    cell: ({ price, currency }) => (
      <span className={classes.price}>
        <Money amount={price} currency={currency} />
      </span>
    ),
  },
  {
    id: 'saves',
    hideable: false,
    header: adminGroupText.saves(),
    align: 'end',
    oneLine: true,
    cell: ({ savePercent }) => <Saving percent={savePercent} />,
  },
  {
    id: 'groups',
    hideable: false,
    header: adminGroupText.groups(),
    cell: ({ groups: codes }) => (
      <span className={classes.groups}>
        {codes.map((code) => (
          <Badge key={code} color={code === group ? 'aegean' : 'gray'} className={classes.badge ?? ''}>
            {groups.find((one) => one.code === code)?.name ?? code}
          </Badge>
        ))}
      </span>
    ),
  },
];

const Quantity = ({ n }: { readonly n: number }) => tellCount(n, usePlace());

function Saving({ percent }: { readonly percent: number | null }) {
  const { locale } = usePlace();
  if (percent !== null) return (percent / 100).toLocaleString(locale, { style: 'percent' });
  return <span className={classes.none}>{adminGroupText.savingComputed()}</span>;
}
