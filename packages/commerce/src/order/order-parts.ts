import type { Media } from '@stoa/database';
import type { Money, PaymentState, Rate } from '@stoa/domain';
import type { LineTexts } from '../cart/index.ts';
import type { RefundedLine } from '../payment/index.ts';

/** A tax on an order: what all its lines and its shipping bear of it. Amounts are minor units. */
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
  readonly backorderedQty: number;
  readonly rowTotal: Money;
  readonly discountAmount: Money;
  readonly taxAmount: Money;
  readonly options: LineTexts | null;
  readonly personalization: LineTexts | null;
}

/** What an order is paid with, and what of it was given back. Amounts are minor units. */
export interface OrderPaymentView {
  readonly id: string;
  readonly method: string;
  readonly title: string;
  readonly amount: Money;
  readonly state: PaymentState;
  /** Who takes a step of it at this moment, as which attempt. */
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
  /** Who took it and what they noted; for staff alone. */
  readonly by?: { readonly actor: string; readonly note: string };
}
