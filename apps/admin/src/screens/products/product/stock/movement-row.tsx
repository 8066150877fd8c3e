import type { StockMovement } from '@stoa/admin-contract';
import { adminStockText } from '@stoa/messages';
import { Link } from 'react-router';
import { tellCount } from '../../../../kit/amount.ts';
import { usePlace } from '../../../../kit/place.ts';
import { Time } from '../../../../kit/time.tsx';
import { useWorkplace } from '../../../../session/index.ts';
import { tellDelta, tellMovement, tellMover, tellReason } from './movement-words.ts';
import classes from './stock.module.css';

/** A movement: what and why, when and by whom, and the stock afterwards with what was added to it. ADM-132 */
export function MovementRow({ movement }: { readonly movement: StockMovement }) {
  const reason = tellReason(movement);
  const who = tellMover(movement.by);
  return (
    <tr>
      <th scope="row" className={classes.what}>
        <span className={classes.kind}>
          {tellMovement(movement)}
          {movement.order && (
            <>
              {' · '}
              <OrderLink order={movement.order} />
            </>
          )}
        </span>
        {reason !== undefined && <span className={classes.why}>{reason}</span>}
        <span className={classes.meta}>
          <Time at={movement.at} />
          {who !== undefined && <span>{adminStockText.by({ who })}</span>}
        </span>
      </th>
      <Amount name={adminStockText.onHand()} delta={movement.onHandDelta} after={movement.onHand} />
      <Amount name={adminStockText.reserved()} delta={movement.reservedDelta} after={movement.reserved} />
      <Amount
        name={adminStockText.backordered()}
        delta={movement.backorderedDelta}
        after={movement.backordered}
      />
    </tr>
  );
}

interface OrderLinkProps {
  readonly order: NonNullable<StockMovement['order']>;
}

function OrderLink({ order: { id, number } }: OrderLinkProps) {
  const { code: shop, scopes } = useWorkplace();
  const told = adminStockText.order({ number });
  if (!scopes.includes('orders:read')) return told;
  return (
    <Link to={`/${shop}/orders/${id}`} className={classes.order}>
      {told}
    </Link>
  );
}

interface AmountProps {
  readonly name: string;
  readonly delta: number;
  readonly after: number;
}

function Amount({ name, delta, after }: AmountProps) {
  const place = usePlace();
  return (
    <td className={classes.amount} data-still={delta === 0}>
      <span className={classes.amountName} aria-hidden>
        {name}
      </span>
      {delta !== 0 && (
        <span className={classes.delta} data-up={delta > 0}>
          {tellDelta(delta, place.locale)}
        </span>
      )}
      <span className={classes.amountAfter}>{tellCount(after, place)}</span>
    </td>
  );
}
