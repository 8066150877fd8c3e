import type { ListedProduct } from '@stoa/admin-contract';
import { adminProductsText as text } from '@stoa/messages';
import { IconArchive, IconEye, IconEyeOff } from '@tabler/icons-react';
import { tellCount } from '../../../kit/amount.ts';
import { Money } from '../../../kit/money.tsx';
import { usePlace } from '../../../kit/place.ts';
import { type SignOfStatus, StatusSign } from '../../../kit/status-sign.tsx';
import classes from './products.module.css';

const seen: SignOfStatus = ['aegean', IconEye];
const unseen: SignOfStatus = ['gray', IconEyeOff];
const away: SignOfStatus = ['yellow', IconArchive];

/** Whether shoppers see a product. ADM-101 */
export function VisibilitySign({ visible, archived }: Pick<ListedProduct, 'visible' | 'archived'>) {
  if (archived) return <StatusSign sign={away} label={text.archived()} />;
  return visible ? (
    <StatusSign sign={seen} label={text.visible()} />
  ) : (
    <StatusSign sign={unseen} label={text.hidden()} />
  );
}

/** What of a product can be sold now. What is sold out, or has little left, says so. ADM-101 */
export function Stock({ salable, low }: Pick<ListedProduct, 'salable' | 'low'>) {
  const place = usePlace();
  if (salable === null) return <Nothing told={text.notCounted()} />;
  return (
    <span className={classes.stock}>
      {salable !== 0 && tellCount(salable, place)}
      {salable <= 0 && <span className={classes.out}>{text.outOfStock()}</span>}
      {low && <span className={classes.low}>{text.lowStock()}</span>}
    </span>
  );
}

/** A price, or its span from the cheapest to the dearest. ADM-101 */
export function PriceSpan({ price: { from, to }, currency }: Pick<ListedProduct, 'price' | 'currency'>) {
  if (from === to) return <Money amount={from} currency={currency} />;
  return (
    <span className={classes.span}>
      <Money amount={from} currency={currency} />
      {' – '}
      <Money amount={to} currency={currency} />
    </span>
  );
}

/** A dash in the place of a value; screen readers are told why there is none. */
export const Nothing = ({ told }: { readonly told: string }) => (
  <span className={classes.none}>
    <span aria-hidden>–</span>
    <span className="unseen">{told}</span>
  </span>
);
