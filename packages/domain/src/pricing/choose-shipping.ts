import { type MessageDescriptor, msg } from '../i18n/index.ts';
import type { Money } from '../money/index.ts';
import {
  chosenShipping,
  needsShipping,
  type ShippingMethod,
  type ShippingOption,
  shippingOptions,
} from '../shipping/index.ts';
import type { TaxDestination } from '../tax/index.ts';
import type { PricingCart, PricingLine } from './pricing-input.ts';

/** The ways to send what is bought, and the one that is charged, or why there is none. */
export interface OfferedShipping {
  readonly options: readonly ShippingOption[];
  readonly option?: ShippingOption;
  readonly issue?: MessageDescriptor;
}

/** Chooses the method chosen, or the first that is offered when none is. CHK-009, TAX-509 to TAX-512 */
export function chooseShipping(
  { shippingMethodId }: PricingCart,
  bought: readonly PricingLine[],
  merchandise: Money,
  methods: readonly ShippingMethod[],
  destination: TaxDestination | undefined,
): OfferedShipping {
  if (!destination || !needsShipping(bought)) return { options: [] };
  const options = shippingOptions(methods, { lines: bought, merchandise, country: destination.country });
  const [first] = options;
  if (!first) return { options, issue: msg('shipping.none_available') };
  const choice = chosenShipping(options, shippingMethodId ?? first.methodId, 'selected');
  return choice.option ? { options, option: choice.option } : { options, issue: choice.message };
}
