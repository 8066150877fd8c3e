import { Alert, Badge } from '@mantine/core';
import { plural, tellNumber, adminAttributesReviewText as text } from '@stoa/messages';
import { IconArchive } from '@tabler/icons-react';
import { tellCount } from '../../../kit/amount.ts';
import { usePlace } from '../../../kit/place.ts';
import { tellValues } from '../product/variations/values.ts';
import type { ReadAttributes } from './model.ts';
import classes from './review.module.css';
import type { Plan } from './review.ts';

type Archives = Plan['archives'];

interface ReviewArchivesProps {
  readonly archives: Archives;
  /** The attributes as they are until then. */
  readonly attributes: ReadAttributes;
}

/** The variations that are archived: how many, what they still have, and what becomes of them. ADM-112 */
export function ReviewArchives({ archives, attributes }: ReviewArchivesProps) {
  const { count, items, inOpenOrders, withStock } = archives;
  if (count === 0) return null;
  const more = count - items.length;
  return (
    <Alert
      color={inOpenOrders + withStock > 0 ? 'red' : 'yellow'}
      icon={<IconArchive size={18} aria-hidden />}
      title={plural(count, text.archivesOne, text.archives)}
    >
      <div className={classes.words}>
        <p>{text.archivesHelp()}</p>
        {inOpenOrders > 0 && <p>{plural(inOpenOrders, text.inOrdersOne, text.inOrders)}</p>}
        {withStock > 0 && <p>{plural(withStock, text.withStockOne, text.withStock)}</p>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
      <ul className={classes.archives} aria-label={text.list()} tabIndex={0}>
        {items.map((item) => (
          <Archived key={item.id} item={item} attributes={attributes} />
        ))}
        {more > 0 && <li className={classes.more}>{text.andMore({ n: tellNumber(more) })}</li>}
      </ul>
    </Alert>
  );
}

interface ArchivedProps extends Pick<ReviewArchivesProps, 'attributes'> {
  readonly item: Archives['items'][number];
}

function Archived({ item: { sku, values, onHand, openOrders }, attributes }: ArchivedProps) {
  const place = usePlace();
  return (
    <li className={classes.archived}>
      <span className={classes.name}>
        {tellValues(values, attributes)}
        <span className={classes.sku}>{sku}</span>
      </span>
      {openOrders > 0 && (
        <Badge color="red" variant="filled">
          {plural(openOrders, text.openOrder, text.openOrders)}
        </Badge>
      )}
      {onHand !== null && onHand > 0 && (
        <Badge color="yellow">{text.onShelf({ n: tellCount(onHand, place) })}</Badge>
      )}
    </li>
  );
}
