import type { StockNow } from '@stoa/admin-contract';
import { adminStockText } from '@stoa/messages';
import { tellCount } from '../../../../kit/amount.ts';
import { usePlace } from '../../../../kit/place.ts';
import classes from './stock.module.css';

/** The figures of a stock, what can be sold first. */
export function StockFigures({ stock }: { readonly stock: StockNow }) {
  const place = usePlace();
  const figures = [
    ['salable', adminStockText.salable(), adminStockText.salableHelp(), stock.salable],
    ['onHand', adminStockText.onHand(), adminStockText.onHandHelp(), stock.onHand],
    ['reserved', adminStockText.reserved(), adminStockText.reservedHelp(), stock.reserved],
    ['backordered', adminStockText.backordered(), adminStockText.backorderedHelp(), stock.backordered],
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([id, name, help, count]) => (
        <div key={id} className={classes.figure} data-figure={id} data-none={count === 0}>
          <dt>{name}</dt>
          <dd>
            <span className={classes.number}>{tellCount(count, place)}</span>
            <span className={classes.help}>{help}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
