import type { AdminOutputs } from '@stoa/admin-contract';
import { adminPricesText } from '@stoa/messages';
import { tellAmount, tellCount } from '../../../../kit/amount.ts';
import { Money } from '../../../../kit/money.tsx';
import { usePlace } from '../../../../kit/place.ts';
import { tellLevel } from './price-values.ts';
import classes from './prices.module.css';
import { usePriceGroups } from './use-price-groups.ts';

interface PriceAnswerProps {
  readonly answer: AdminOutputs['products']['priceFor'];
  /** The quantity that it is for. */
  readonly quantity: number;
  /** Whether it is that of before, while what is asked for now is on its way. */
  readonly isStale: boolean;
}

/** A price with where it comes from, and the levels that are never the lowest for anybody. ADM-124 */
export function PriceAnswer({ answer, quantity, isStale }: PriceAnswerProps) {
  const { locale } = usePlace();
  const { nameOf } = usePriceGroups();
  const { currency, base, level, unitPrice, total, useless } = answer;
  const told = tellAmount(base, { locale, currency });
  return (
    <div aria-busy={isStale}>
      <dl className={classes.result}>
        <div>
          <dt>{adminPricesText.onePiece()}</dt>
          <dd>
            <Money amount={unitPrice} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{adminPricesText.total({ n: tellCount(quantity, { locale }) })}</dt>
          <dd>
            <Money amount={total} currency={currency} />
          </dd>
        </div>
      </dl>
      <p className={classes.why}>
        {level === null
          ? adminPricesText.fromBase({ base: told })
          : adminPricesText.fromLevel({ level: tellLevel(level, nameOf, { locale }), base: told })}
      </p>
      {useless.length > 0 && (
        <div className={classes.useless}>
          <p className={classes.uselessTitle}>{adminPricesText.useless()}</p>
          <ul>
            {useless.map((one) => (
              <li key={JSON.stringify(one)}>
                {tellLevel(one, nameOf, { locale })}: <Money amount={one.price} currency={currency} />
              </li>
            ))}
          </ul>
          <p className={classes.why}>{adminPricesText.uselessHelp()}</p>
        </div>
      )}
    </div>
  );
}
