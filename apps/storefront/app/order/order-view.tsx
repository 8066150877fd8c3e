import type { OrderPartsFragment } from '@stoa/contract';
import { formatDate } from '@stoa/domain';
import { cartText, orderText } from '@stoa/messages';
import { usePriceText } from '@stoa/ui';
import { PostalAddress } from '../address/postal-address.tsx';
import { TotalsRow } from '../cart/totals-row.tsx';
import { Line } from '../line/line.tsx';
import { ofOrderItem } from '../line/line-view.ts';
import { OrderStatus } from './order-status.tsx';

type Address = NonNullable<OrderPartsFragment['shipping_address']>;

/** Shows an order as it was placed. */
export function OrderView({ order, timeZone }: { order: OrderPartsFragment; timeZone: string }) {
  const text = usePriceText();
  return (
    <div className="order">
      <p className="text-muted">
        {orderText.placedOn({ date: formatDate(new Date(order.createdAt), timeZone) })} ·{' '}
        <OrderStatus status={order.status} />
      </p>
      <ul className="checkout-lines" aria-label={orderText.items()}>
        {order.items.map((item) => (
          <Line key={item._id} line={ofOrderItem(item)} density="summary" />
        ))}
      </ul>
      <dl className="totals">
        <TotalsRow label={cartText.subtotal()} value={text(order.subtotal)} />
        {order.discount_amount > 0 && (
          <TotalsRow label={cartText.discount()} value={`-${text(order.discount_amount)}`} />
        )}
        <TotalsRow
          label={cartText.shipping()}
          value={order.shipping_amount > 0 ? text(order.shipping_amount) : cartText.free()}
        />
        <TotalsRow
          label={order.prices_include_tax ? cartText.taxIncluded() : cartText.tax()}
          value={text(order.tax_amount)}
        />
        <TotalsRow label={cartText.grandTotal()} value={text(order.grand_total)} strong />
      </dl>
      <div className="order-details">
        {order.shipping_address && (
          <AddressBlock title={orderText.shipTo()} address={order.shipping_address} />
        )}
        <AddressBlock title={orderText.billTo()} address={order.billing_address} />
        {order.shipping_method && (
          <section>
            <h2>{orderText.shippingMethod()}</h2>
            <p>{order.shipping_method}</p>
          </section>
        )}
        {order.note && (
          <section>
            <h2>{orderText.note()}</h2>
            <p className="whitespace-pre-line">
              <bdi>{order.note}</bdi>
            </p>
          </section>
        )}
        {order.payment_method && (
          <section className="order-payment">
            <h2>{orderText.payment()}</h2>
            <p>{order.payment_method.title}</p>
            {order.payment_method.instructions && (
              <p className="whitespace-pre-line">{order.payment_method.instructions}</p>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

function AddressBlock({ title, address }: { title: string; address: Address }) {
  return (
    <section>
      <h2>{title}</h2>
      <PostalAddress address={address} />
    </section>
  );
}
