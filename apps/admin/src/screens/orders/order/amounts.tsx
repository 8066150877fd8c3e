import type { Order } from '@stoa/admin-contract';
import { formatPrice } from '@stoa/domain';
import { adminOrderText } from '@stoa/messages';
import type { ReactNode } from 'react';
import { Money } from '../../../kit/money.tsx';
import { usePlace } from '../../../kit/place.ts';
import classes from './items.module.css';

/** A rate of a tax, in parts per million, as a percentage. */
export const tellRate = (rate: number, locale: string): string =>
  (rate / 10_000).toLocaleString(locale, { maximumFractionDigits: 4 });

/** The amounts of an order, which add up to its total; a tax that prices contain stands beneath it. ADM-203 */
export function Amounts({ order }: { readonly order: Order }) {
  const { currency, subtotal, discount, shipping, shippingDiscount, shippingMethod, tax, total } = order;
  const { pricesIncludeTax, refundDue } = order;
  const money = (amount: number, taken = false) => (
    <Money amount={amount} currency={currency} taken={taken} />
  );
  const shippingName = shippingMethod
    ? adminOrderText.shippingBy({ method: shippingMethod.title })
    : adminOrderText.shipping();
  return (
    <dl className={classes.amounts}>
      <Amount name={adminOrderText.subtotal()}>{money(subtotal)}</Amount>
      {discount > 0 && <Amount name={adminOrderText.discount()}>{money(discount, true)}</Amount>}
      {(shippingMethod !== null || shipping > 0) && (
        <Amount
          name={shippingName}
          note={
            shippingDiscount > 0 &&
            adminOrderText.shippingDiscount({ amount: formatPrice(shippingDiscount, currency) })
          }
        >
          {money(shipping)}
        </Amount>
      )}
      {!pricesIncludeTax && tax > 0 && (
        <Amount name={adminOrderText.tax()} note={<Taxes order={order} />}>
          {money(tax)}
        </Amount>
      )}
      <Amount name={adminOrderText.total()} kind="total">
        {money(total)}
      </Amount>
      {pricesIncludeTax && tax > 0 && (
        <Amount name={adminOrderText.taxIncluded()} note={<Taxes order={order} />} kind="aside">
          {money(tax)}
        </Amount>
      )}
      {refundDue > 0 && (
        <Amount name={adminOrderText.refundDue()} kind="due">
          {money(refundDue)}
        </Amount>
      )}
    </dl>
  );
}

interface AmountProps {
  readonly name: string;
  readonly note?: ReactNode;
  readonly kind?: 'total' | 'aside' | 'due';
  readonly children: ReactNode;
}

const Amount = ({ name, note, kind, children }: AmountProps) => (
  <div className={classes.amount} data-kind={kind}>
    <dt>
      {name}
      {note && <span className={classes.note}>{note}</span>}
    </dt>
    <dd>{children}</dd>
  </div>
);

/** Which taxes they are; the same one of several lines stands once. */
function Taxes({ order: { taxes } }: { readonly order: Order }) {
  const { locale } = usePlace();
  const names = taxes.map(({ name, rate: told }) => {
    if (told === null) return name;
    const rate = tellRate(told, locale);
    return name === adminOrderText.tax()
      ? adminOrderText.taxRate({ rate })
      : adminOrderText.taxPart({ name, rate });
  });
  return [...new Set(names)].join(' · ');
}
