import type { ListedOrder, Order } from '@stoa/admin-contract';
import { adminOrdersText, adminOrderText } from '@stoa/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../../../api/index.ts';
import { Address } from '../../../kit/address/address.tsx';
import { Money } from '../../../kit/money.tsx';
import { Loaded } from '../../../kit/state/index.ts';
import { Time } from '../../../kit/time.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { LineAbout } from '../line-about.tsx';
import { tellWho } from '../order/who.ts';
import classes from './peek.module.css';

/** What a row of the list unfolds to: lines, address and notes, without leaving the list. ADM-202 */
export function Peek({ order: { id, notes } }: { readonly order: ListedOrder }) {
  const { code: shop } = useWorkplace();
  const order = useQuery(queries.orders.read.queryOptions({ input: { shop, order: id } }));
  return (
    <Loaded query={order}>
      {(read) => (
        <div className={classes.peek}>
          <Part title={adminOrderText.items()}>
            <Lines order={read} />
          </Part>
          <Part title={read.shippingAddress ? adminOrdersText.shipTo() : adminOrdersText.billTo()}>
            <Address address={read.shippingAddress ?? read.billingAddress} />
          </Part>
          <Part title={adminOrdersText.staffNotes()}>
            {notes === 0 && read.notes === 0 ? (
              <p className={classes.none}>{adminOrdersText.noStaffNotes()}</p>
            ) : (
              <Notes order={id} />
            )}
            {read.buyerNote !== '' && (
              <figure className={classes.note}>
                <figcaption className={classes.by}>{adminOrderText.buyerNote()}</figcaption>
                <blockquote className={classes.text}>{read.buyerNote}</blockquote>
              </figure>
            )}
          </Part>
        </div>
      )}
    </Loaded>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={classes.part}>
    <h2 className={classes.title}>{title}</h2>
    {children}
  </section>
);

const Lines = ({ order: { lines, currency } }: { readonly order: Order }) => (
  <ul className={classes.lines}>
    {lines.map((line) => (
      <li key={line.id} className={classes.line}>
        <span className={classes.quantity}>{line.quantity} ×</span>
        <LineAbout line={line} currency={currency} />
        <Money amount={line.subtotal} currency={currency} />
      </li>
    ))}
  </ul>
);

function Notes({ order }: { readonly order: string }) {
  const { code: shop } = useWorkplace();
  const query = useQuery(queries.orders.timeline.queryOptions({ input: { shop, order, kinds: ['note'] } }));
  return (
    <Loaded query={query}>
      {({ events }) => (
        <ul className={classes.notes}>
          {events.map((event) =>
            event.kind === 'note' ? (
              <li key={event.id} className={classes.note}>
                <p className={classes.text}>{event.text}</p>
                <p className={classes.by}>
                  {tellWho(event.by)}, <Time at={event.at} />
                </p>
              </li>
            ) : null,
          )}
        </ul>
      )}
    </Loaded>
  );
}
