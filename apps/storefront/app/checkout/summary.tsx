import type { CheckoutQuery } from '@stoa/contract';
import { cartText, checkoutText } from '@stoa/messages';
import { Picture, usePriceText } from '@stoa/ui';
import { faultyLines } from '../cart/cart-data.ts';
import { CartFaults } from '../cart/cart-faults.tsx';
import { lineAnchor } from '../cart/cart-line.tsx';
import { ChosenList } from '../cart/chosen-list.tsx';
import { TotalsRow } from '../order/totals-row.tsx';

type Checkout = CheckoutQuery['checkout'];

interface CheckoutSummaryProps {
  readonly checkout: Checkout;
  /** Whether enough of the address is there to reckon tax for it. */
  readonly taxKnown: boolean;
  /** Whether shipping and tax are about to change. */
  readonly reckoning: boolean;
  /** Whether the totals are others than those the page came with. */
  readonly renewed: boolean;
}

/** What is bought and what it costs, as the server reckons it for the address and method chosen. TAX-505 */
export function CheckoutSummary({ checkout, taxKnown, reckoning, renewed }: CheckoutSummaryProps) {
  const text = usePriceText();
  const { summary, tax_estimate: estimate } = checkout;
  const faulty = faultyLines(summary);
  return (
    <section className="checkout-summary" aria-labelledby="checkout-summary-title">
      <h2 id="checkout-summary-title">{cartText.summary()}</h2>
      {faulty.length > 0 && (
        <CartFaults lines={faulty} addressOf={(itemId) => `/checkout/cart#${lineAnchor(itemId)}`} />
      )}
      <ul className="checkout-lines">
        {summary.items.map((item) => (
          <li key={item.item_id} className="checkout-line">
            {item.image && (
              <Picture picture={item.image} sizes="64px" alt="" className="checkout-line-picture" />
            )}
            <div className="checkout-line-name">
              {item.name}
              {item.variation_text && <small className="block text-muted">{item.variation_text}</small>}
              <ChosenList of={item} />
              <small className="block text-muted">
                {cartText.quantity()}: {item.qty}
              </small>
            </div>
            <span>{text(item.row_total ?? 0)}</span>
          </li>
        ))}
      </ul>
      <dl className="totals" aria-busy={reckoning}>
        <TotalsRow label={cartText.subtotal()} value={text(estimate.amount)} />
        {estimate.discount_amount > 0 && (
          <TotalsRow label={cartText.discount()} value={`-${text(estimate.discount_amount)}`} />
        )}
        {checkout.shipping_required && (
          <TotalsRow
            label={cartText.shipping()}
            value={estimate.shipping_amount > 0 ? text(estimate.shipping_amount) : cartText.free()}
          />
        )}
        <TotalsRow
          label={cartText.tax()}
          value={taxKnown ? text(estimate.tax_amount) : checkoutText.taxLater()}
        />
        <TotalsRow label={cartText.grandTotal()} value={text(estimate.total_due)} strong />
      </dl>
      <p role="status" className="checkout-reckoning">
        {reckoning ? (
          <span className="checkout-reckoning-text">{checkoutText.reckoning()}</span>
        ) : (
          renewed && (
            <span className="visually-hidden">
              {checkoutText.totalNow({ total: text(estimate.total_due) })}
            </span>
          )
        )}
      </p>
    </section>
  );
}
