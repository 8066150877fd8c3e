import type { Order } from '@stoa/admin-contract';
import { formatPrice } from '@stoa/domain';
import { adminOrderText } from '@stoa/messages';
import { usePlace } from '../../kit/place.ts';
import { tellDay } from './day.ts';
import classes from './line-about.module.css';

interface LineAboutProps {
  readonly line: Order['lines'][number];
  readonly currency: string;
}

/** What was bought by a line: product, options and personalisation, and what was said of its delivery. ADM-203 */
export function LineAbout({ line, currency }: LineAboutProps) {
  const { name, variation, choices, sku, backordered, backorderMessage } = line;
  return (
    <span className={classes.about}>
      <span className={classes.name}>{name}</span>
      <span className={classes.sku}>{sku}</span>
      {variation !== '' && <span className={classes.detail}>{variation}</span>}
      {choices.map(({ label, value, fee }, at) => (
        // A choice may be made twice; nothing but its place tells it apart.
        <span key={`${at}${label}`} className={classes.detail}>
          {adminOrderText.choice({ label, value })}
          {fee !== null && fee !== 0 && ` ${adminOrderText.fee({ fee: formatPrice(fee, currency) })}`}
        </span>
      ))}
      {backordered > 0 && (
        <span className={classes.late}>
          <Backorder {...line} />
          {backorderMessage !== '' && ` · ${backorderMessage}`}
        </span>
      )}
    </span>
  );
}

function Backorder({ backordered: n, backorderShipDay: day }: Order['lines'][number]) {
  const { locale } = usePlace();
  return day === null
    ? adminOrderText.backordered({ n })
    : adminOrderText.backorderDay({ n, day: tellDay(day, locale) });
}
