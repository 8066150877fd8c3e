import type { MessageDescriptor } from '../i18n/index.ts';
import type { Money } from '../money/index.ts';
import type { PriceVisibility } from '../price/index.ts';
import type { ShippingLine, ShippingMethod } from '../shipping/index.ts';
import type { TaxDestination, TaxRate } from '../tax/index.ts';

/** A line of a cart whose unit price was found (`unitPrice`). */
export interface PricingLine extends ShippingLine {
  readonly id: string;
  /** What one piece costs this buyer, options included; 0 for a gift. */
  readonly unitPrice: Money;
  /** Class of the tax table; absent is the standard class. */
  readonly taxClass?: string | null | undefined;
  /** Whether the line can be bought as it is; one that can't is in no total. */
  readonly buyable: boolean;
}

/** A discount that was granted to a cart. No more is taken off than there is to pay. */
export interface CartDiscount {
  readonly reason: MessageDescriptor;
  /** By line id. */
  readonly lines: Readonly<Record<string, Money>>;
  readonly shipping: Money;
}

export interface PricingCart {
  readonly lines: readonly PricingLine[];
  /** Taken off one after another. */
  readonly discounts?: readonly CartDiscount[];
  /** The shipping method that was chosen; absent is the first that is offered. */
  readonly shippingMethodId?: string | undefined;
}

/** What a shop says of shipping and tax. */
export interface PricingRules {
  readonly shippingMethods: readonly ShippingMethod[];
  readonly taxRates: readonly TaxRate[];
  /** Whether unit prices and what shipping costs contain the tax, whatever it is where the goods go. */
  readonly pricesIncludeTax: boolean;
  /** Countries of which an address must name the state. */
  readonly stateRequired: readonly string[];
}

/** Who buys, as far as the totals depend on it. */
export interface PricingBuyer {
  readonly prices: PriceVisibility;
  /** Where the goods go; absent while nobody knows. */
  readonly destination?: TaxDestination | undefined;
}
