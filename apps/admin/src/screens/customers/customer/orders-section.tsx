import type { Customer } from '@stoa/admin-contract';
import { adminCustomerText } from '@stoa/messages';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../api/index.ts';
import { Money } from '../../../kit/money.tsx';
import { Section } from '../../../kit/section.tsx';
import { Loaded } from '../../../kit/state/index.ts';
import { TextLink } from '../../../kit/text-link.tsx';
import { Time } from '../../../kit/time.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { StatusBadge } from '../../orders/states.tsx';
import classes from './customer.module.css';

/** How many of their orders are shown; the others are in the list of orders. */
const SHOWN = 5;

/** The latest orders, and the way to all of them. ADM-304 */
export function OrdersSection({ customer: { id } }: { readonly customer: Customer }) {
  const { code: shop } = useWorkplace();
  const query = useQuery(queries.orders.list.queryOptions({ input: { shop, customerId: id, limit: SHOWN } }));
  return (
    <Section title={adminCustomerText.latestOrders()}>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={classes.quiet}>{adminCustomerText.noOrders()}</p>
          ) : (
            <>
              <ul className={classes.orders}>
                {items.map((order) => (
                  <li key={order.id} className={classes.order}>
                    <TextLink to={`/${shop}/orders/${order.id}`}>{order.number}</TextLink>
                    <span className={classes.when}>
                      <Time at={order.placedAt} />
                    </span>
                    <StatusBadge status={order.status} />
                    <Money amount={order.total} currency={order.currency} />
                  </li>
                ))}
              </ul>
              <div className={classes.all}>
                <TextLink to={`/${shop}/orders?customer=${id}`}>{adminCustomerText.allOrders()}</TextLink>
              </div>
            </>
          )
        }
      </Loaded>
    </Section>
  );
}
