import { adminPricesText } from '@stoa/messages';
import { AmountField } from '../../../../kit/form/index.ts';
import { LevelsField } from './levels-field.tsx';
import classes from './prices.module.css';

/** The fields `price`, `msrp` and `priceLevels` of a form of what has a price of its own. ADM-066, ADM-104 */
export const PriceFields = ({ currency }: { readonly currency: string }) => (
  <>
    <div className={classes.pair}>
      <AmountField name="price" label={adminPricesText.price()} currency={currency} />
      <AmountField name="msrp" label={adminPricesText.msrp()} currency={currency} />
    </div>
    <p className={classes.beneath}>{adminPricesText.msrpHelp()}</p>
    <LevelsField currency={currency} />
  </>
);
