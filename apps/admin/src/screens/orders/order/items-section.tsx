import type { Order } from '@stoa/admin-contract';
import { adminOrderText, plural } from '@stoa/messages';
import { Money } from '../../../kit/money.tsx';
import { Section } from '../../../kit/section.tsx';
import { LineAbout } from '../line-about.tsx';
import { Amounts } from './amounts.tsx';
import classes from './items.module.css';

/** Each line as it was bought, and what the order comes to. ADM-203 */
export function ItemsSection({ order }: { readonly order: Order }) {
  const { lines, currency } = order;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Section
      title={adminOrderText.items()}
      badge={
        <span className={classes.count}>
          {plural(pieces, adminOrderText.onePiece, adminOrderText.pieces)}
        </span>
      }
    >
      <table className={classes.lines}>
        <caption className="unseen">{adminOrderText.items()}</caption>
        <thead>
          <tr>
            <th scope="col">{adminOrderText.item()}</th>
            <th scope="col">{adminOrderText.each()}</th>
            <th scope="col">{adminOrderText.quantity()}</th>
            <th scope="col">{adminOrderText.sum()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} currency={currency} />
          ))}
        </tbody>
      </table>
      <Amounts order={order} />
    </Section>
  );
}

interface LineProps {
  readonly line: Order['lines'][number];
  readonly currency: string;
}

function Line({ line, currency }: LineProps) {
  const { sent, quantity: n, discount } = line;
  return (
    <tr>
      <th scope="row">
        <LineAbout line={line} currency={currency} />
        {sent > 0 && (
          <span className={classes.sent} data-all={sent >= n}>
            {adminOrderText.sentOf({ sent, n })}
          </span>
        )}
      </th>
      <td className={classes.each}>
        <Money amount={line.unitPrice} currency={currency} />
      </td>
      <td className={classes.quantity}>
        <span className={classes.times}>× </span>
        {n}
      </td>
      <td className={classes.sum}>
        <Money amount={line.subtotal} currency={currency} />
        {discount > 0 && (
          <span className={classes.off}>
            <span className="unseen">{adminOrderText.lineDiscount()} </span>
            <Money amount={discount} currency={currency} taken />
          </span>
        )}
      </td>
    </tr>
  );
}
