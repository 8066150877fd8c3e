import type { PriceLevel } from '@stoa/admin-contract';
import { adminPricesText } from '@stoa/messages';
import { tellCount } from '../../../../kit/amount.ts';
import { Facts } from '../../../../kit/facts.tsx';
import { Money } from '../../../../kit/money.tsx';
import { usePlace } from '../../../../kit/place.ts';
import type { Priced } from './price-values.ts';
import classes from './prices.module.css';
import { usePriceGroups } from './use-price-groups.ts';

interface PriceFactsProps extends Priced {
  readonly currency: string;
}

/** Prices for whoever may not change them: values without inputs. ADM-014 */
export const PriceFacts = ({ price, msrp, priceLevels, currency }: PriceFactsProps) => (
  <Facts
    facts={[
      [adminPricesText.price(), <Money key="price" amount={price} currency={currency} />],
      [
        adminPricesText.msrp(),
        msrp === null ? (
          <span className={classes.quiet}>{adminPricesText.none()}</span>
        ) : (
          <Money key="msrp" amount={msrp} currency={currency} />
        ),
      ],
      [adminPricesText.levels(), <Levels key="levels" levels={priceLevels} currency={currency} />],
    ]}
  />
);

interface LevelsProps {
  readonly levels: readonly PriceLevel[];
  readonly currency: string;
}

/** Price levels as lines. */
function Levels({ levels, currency }: LevelsProps) {
  const { locale } = usePlace();
  const { nameOf } = usePriceGroups();
  if (levels.length === 0) return <span className={classes.quiet}>{adminPricesText.none()}</span>;
  return (
    <ul className={classes.lines}>
      {levels.map(({ minQty, price, customerGroups }) => (
        <li key={JSON.stringify([minQty, customerGroups, price])} className={classes.line}>
          <span>{adminPricesText.atPieces({ n: tellCount(minQty, { locale }) })}</span>
          <Money amount={price} currency={currency} />
          <span className={classes.quiet}>
            {customerGroups.length === 0
              ? adminPricesText.everybody()
              : customerGroups.map(nameOf).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
