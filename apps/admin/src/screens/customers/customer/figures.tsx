import type { Customer } from '@stoa/admin-contract';
import { adminCustomersText } from '@stoa/messages';
import type { ReactNode } from 'react';
import { Money } from '../../../kit/money.tsx';
import { Time } from '../../../kit/time.tsx';
import classes from './figures.module.css';

/** What their orders come to, in one line. ADM-304 */
export const Figures = ({ customer }: { readonly customer: Customer }) => {
  const { orders, spent, currency, lastOrderAt, joinedAt } = customer;
  return (
    <dl className={classes.figures}>
      <Figure name={adminCustomersText.orders()}>{orders}</Figure>
      <Figure name={adminCustomersText.spent()}>
        <Money amount={spent} currency={currency} />
      </Figure>
      <Figure name={adminCustomersText.lastOrder()}>
        {lastOrderAt === null ? (
          <span className={classes.none}>{adminCustomersText.noOrder()}</span>
        ) : (
          <Time at={lastOrderAt} detail="day" />
        )}
      </Figure>
      <Figure name={adminCustomersText.joined()}>
        <Time at={joinedAt} detail="day" />
      </Figure>
    </dl>
  );
};

const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={classes.figure}>
    <dt className={classes.name}>{name}</dt>
    <dd className={classes.value}>{children}</dd>
  </div>
);
