import type { CheckoutQuery } from '@stoa/contract';
import { formatPrice, fromMajor, shippingCharge } from '@stoa/domain';
import { cartText, checkoutText, plural } from '@stoa/messages';
import { usePriceText, useShopView } from '@stoa/ui';
import { faultyLines } from '../cart/cart-data.ts';
import { CartFaults } from '../cart/cart-faults.tsx';
import { lineAnchor } from '../cart/cart-line.tsx';
import { TotalsRow } from '../cart/totals-row.tsx';
import { Line } from '../line/line.tsx';
import { ofCartItem } from '../line/line-view.ts';
import type { CheckoutPhase } from './use-checkout.ts';

type Checkout = CheckoutQuery['checkout'];

interface CheckoutSummaryProps {
  readonly checkout: Checkout;
  /** The destination of the totals, for display. */
  readonly place: string;
  /** While shipping and tax are being estimated, outdated amounts are not shown. */
  readonly phase: CheckoutPhase;
  /** Whether the totals are others than those the page came with. */
  readonly renewed: boolean;
}

/**
 * What is bought and what it costs, as the server estimates it for the address and method chosen. A total is shown only
 * where it is the one that is charged: never a lower one that lacks shipping or tax. TAX-505, CHK-010
 */
export function CheckoutSummary({ checkout, place, phase, renewed }: CheckoutSummaryProps) {
  const text = usePriceText();
  const { summary, tax_estimate: estimate, total_known: isKnown } = checkout;
  const faulty = faultyLines(summary);
  const pieces = summary.items.reduce((sum, { qty }) => sum + qty, 0);
  const estimating = phase === 'estimating' || phase === 'placing';
  const { currency } = useShopView();
  const shipping = shippingCharge({
    amount: fromMajor(estimate.shipping_amount, currency),
    fee: fromMajor(estimate.shipping_fee, currency),
    discount: fromMajor(estimate.shipping_level_discount, currency),
  });
  const later = estimate.success ? checkoutText.later() : checkoutText.unknown();
  const shown = (isKnown: boolean, amount: string) =>
    phase === 'estimating'
      ? checkoutText.renewing()
      : phase === 'unestimated'
        ? checkoutText.unknown()
        : isKnown
          ? amount
          : later;
  return (
    <section className="checkout-summary" aria-labelledby="checkout-summary-title">
      <h2 id="checkout-summary-title">{cartText.summary()}</h2>
      <label className="summary-toggle">
        <input type="checkbox" />
        <span>{checkoutText.showSummary()}</span>
        <span className="text-muted">{plural(pieces, cartText.oneItem, cartText.items)}</span>
      </label>
      {faulty.length > 0 && (
        <CartFaults lines={faulty} addressOf={(itemId) => `/checkout/cart#${lineAnchor(itemId)}`} />
      )}
      <ul className="checkout-lines">
        {summary.items.map((item) => (
          <Line key={item.item_id} line={ofCartItem(item)} density="summary" />
        ))}
      </ul>
      <dl className="totals" aria-busy={estimating}>
        <TotalsRow label={cartText.subtotal()} value={text(estimate.amount)} />
        {estimate.discount_amount > 0 && (
          <TotalsRow label={cartText.discount()} value={`-${text(estimate.discount_amount)}`} />
        )}
        {checkout.shipping_required && (
          <TotalsRow
            label={cartText.shipping()}
            value={shown(
              summary.shipping_method != null,
              shipping > 0 ? formatPrice(shipping, currency) : cartText.free(),
            )}
          />
        )}
        <TotalsRow
          label={estimate.prices_include_tax ? cartText.taxIncluded() : cartText.tax()}
          value={shown(isKnown, text(estimate.tax_amount))}
        />
        <TotalsRow label={cartText.grandTotal()} value={shown(isKnown, text(estimate.total_due))} strong />
      </dl>
      {isKnown && phase === 'resting' && place !== '' && (
        <p className="checkout-place">
          {checkoutText.totalFor({ place })}
          <noscript> {checkoutText.totalRenewed()}</noscript>
        </p>
      )}
      <p role="status" className="checkout-updating">
        {estimating ? (
          <span className="checkout-updating-text">{checkoutText.updating()}</span>
        ) : (
          renewed &&
          isKnown && (
            <span className="visually-hidden">
              {checkoutText.totalNow({ total: text(estimate.total_due) })}
            </span>
          )
        )}
      </p>
    </section>
  );
}
