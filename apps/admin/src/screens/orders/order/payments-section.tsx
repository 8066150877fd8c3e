import type { Order } from '@stoa/admin-contract';
import { adminOrderText } from '@stoa/messages';
import { Money } from '../../../kit/money.tsx';
import { Section } from '../../../kit/section.tsx';
import { Time } from '../../../kit/time.tsx';
import { PaymentStateSign } from '../states.tsx';
import classes from './records.module.css';

/** The payments of an order, each with the entries of its ledger. ADM-203 */
export const PaymentsSection = ({ order: { payments, currency } }: { readonly order: Order }) => (
  <Section title={adminOrderText.payments()}>
    {payments.length === 0 && <p className={classes.none}>{adminOrderText.noEntries()}</p>}
    {payments.map((payment) => (
      <Payment key={payment.id} payment={payment} currency={currency} />
    ))}
  </Section>
);

interface PaymentProps {
  readonly payment: Order['payments'][number];
  readonly currency: string;
}

function Payment({ payment: { title, state, amount, held, entries }, currency }: PaymentProps) {
  return (
    <div className={classes.record}>
      <div className={classes.head}>
        <h3 className={classes.name}>{title}</h3>
        <PaymentStateSign state={state} />
        <span className={classes.end}>
          <Money amount={amount} currency={currency} />
        </span>
      </div>
      {entries.length === 0 ? (
        <p className={classes.none}>{adminOrderText.noEntries()}</p>
      ) : (
        <ul className={classes.entries} aria-label={adminOrderText.paymentOf({ payment: title })}>
          {entries.map((entry) => (
            <li key={entry.id} className={classes.entry}>
              <span>{adminOrderText[`entry.${entry.kind}`]()}</span>
              <span className={classes.aside}>
                <Time at={entry.at} />
                {entry.reference !== '' && (
                  <span className={classes.reference}>
                    {adminOrderText.reference({ reference: entry.reference })}
                  </span>
                )}
              </span>
              <span className={classes.end}>
                <Money amount={entry.amount} currency={currency} taken={entry.kind === 'refunded'} />
              </span>
            </li>
          ))}
          <li className={classes.entry} data-kind="sum">
            <span>{adminOrderText.held()}</span>
            <span className={classes.end}>
              <Money amount={held} currency={currency} />
            </span>
          </li>
        </ul>
      )}
    </div>
  );
}
