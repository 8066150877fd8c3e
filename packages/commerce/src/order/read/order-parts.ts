import type { Media } from '@stoa/database';
import type { CalendarDay, LineChoice, Money, PaymentState, Rate } from '@stoa/domain';
import type { LineTexts } from '../../cart/index.ts';
import type { RefundedLine } from '../../payment/index.ts';

/** A tax on an order: its sum over all lines and shipping. Amounts are minor units. */
export interface OrderTaxView {
  readonly name: string;
  /** Both unknown for orders that were placed before they were kept. */
  readonly jurisdiction: string | null;
  readonly rate: Rate | null;
  readonly taxableAmount: Money;
  readonly amount: Money;
}

/** A line as it was sold. Amounts are minor units. */
export interface OrderLineView {
  readonly id: string;
  readonly sellerId: string;
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly variationText: string;
  readonly image: Media | null;
  readonly unitPrice: Money;
  readonly qty: number;
  /** Pieces that were to come later, and what the buyer was told of them when the order was placed. */
  readonly backorderedQty: number;
  readonly backorderMessage: string;
  readonly backorderShipDay: CalendarDay | null;
  /** Pieces that were sent. */
  readonly sentQty: number;
  readonly rowTotal: Money;
  readonly discountAmount: Money;
  readonly taxAmount: Money;
  readonly options: LineTexts | null;
  readonly personalization: LineTexts | null;
  /** Both as the shop called them. A fee is of one piece, and null for orders from before it was kept. */
  readonly choices: readonly LineChoice[];
}

/** A payment of an order, with its refunds. Amounts are minor units. */
export interface OrderPaymentView {
  readonly id: string;
  readonly method: string;
  readonly title: string;
  readonly amount: Money;
  readonly state: PaymentState;
  /** The claim of a running step, with the number of the attempt. */
  readonly claim: { readonly by: string; readonly to: PaymentState; readonly attempt: number } | null;
  /** Oldest first. */
  readonly refunds: readonly OrderRefundView[];
}

export interface OrderRefundView {
  readonly amount: Money;
  readonly reason: string;
  readonly actor: string;
  readonly lines: readonly RefundedLine[];
}

/** What was sent at once. */
export interface OrderShipmentView {
  readonly actor: string;
  readonly lines: readonly { readonly orderLineId: string; readonly quantity: number }[];
}

/** One step of one of the three states. */
export interface OrderStep {
  readonly machine: 'order' | 'payment' | 'fulfilment';
  readonly from: string | null;
  readonly to: string;
  readonly at: Date;
  /** The actor and their note; for staff only. */
  readonly by?: { readonly actor: string; readonly note: string };
}
