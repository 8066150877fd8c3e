import {
  applicableTax,
  type CartTotals,
  cartTotals,
  chosenShipping,
  isTaxSettled,
  type Message,
  type Money,
  message,
  needsShipping,
  type ShippingOption,
  shippingOptions,
  sumMoney,
  type TaxDestination,
} from '@stoa/domain';
import type { ShippingKind, ShopSettings } from '../shop/index.ts';
import type { JudgedLine } from './judge-lines.ts';
import { pricedLines } from './priced-lines.ts';
import { shippingMethods, taxRates } from './shop-rules.ts';

/** A way to ship this cart to this address. Amounts are minor units. ENT-544, TAX-512 */
export interface OfferedShipping extends ShippingOption {
  readonly title: string;
  readonly kind: ShippingKind;
  /** Days from dispatch to arrival, least and most. */
  readonly estimateDays: readonly [number, number];
}

/** What a cart costs at a destination. */
export interface CheckoutTotals {
  readonly shippingRequired: boolean;
  /** In the shop's order; none when nothing has to be sent, or nothing can be. */
  readonly shippingMethods: readonly OfferedShipping[];
  /** The one that `totals` hold; absent where there is none. */
  readonly shipping?: OfferedShipping;
  /** Why no method is chosen though one is needed. TAX-510, TAX-511 */
  readonly shippingIssue?: Message;
  readonly totals: CartTotals;
  /**
   * Whether `totals` are what is charged however the address is completed. While they are not they lack tax or
   * shipping, and nobody must take them for the price. TAX-501
   */
  readonly totalsKnown: boolean;
}

/**
 * Shipping, tax and totals of the lines that can be bought. The method wished for, or the first that is offered
 * when none is, is the one charged. CHK-009, CHK-010, TAX-505, TAX-509 to TAX-511
 */
export function checkoutTotals(
  judged: readonly JudgedLine[],
  settings: ShopSettings,
  destination: TaxDestination | undefined,
  methodId: string | undefined,
): CheckoutTotals {
  const lines = pricedLines(judged);
  const parcel = judged.filter((one) => one.standing === 'buyable').map(parcelLine);
  const merchandise = sumMoney(lines.map((line) => line.unitPrice * line.quantity));
  const methods = destination ? offered(settings, parcel, merchandise, destination.country) : [];
  const shippingRequired = needsShipping(parcel);
  const choice = shippingRequired && destination ? choose(methods, methodId) : {};
  const { shipping } = choice;
  const totals = cartTotals({
    lines,
    ...(shipping && { shipping: { amount: shipping.amount, fee: shipping.fee, discount: 0 } }),
    ...(destination && { tax: applicableTax(taxRates(settings), destination) }),
  });
  const totalsKnown =
    destination !== undefined &&
    (!shippingRequired || shipping !== undefined) &&
    isTaxSettled(
      taxRates(settings),
      destination,
      settings.checkout.stateRequired.includes(destination.country),
    );
  return { shippingRequired, shippingMethods: methods, ...choice, totals, totalsKnown };
}

function parcelLine({ line, product }: JudgedLine) {
  return {
    quantity: line.qty,
    weightGrams: product.weightGrams,
    shippingFee: product.shippingFee,
    shippable: !product.nonShippable && product.classCode !== 'gift_certificate',
    allowedMethods: product.limitShippingMethods,
  };
}

function offered(
  settings: ShopSettings,
  lines: readonly ReturnType<typeof parcelLine>[],
  merchandise: Money,
  country: string,
): OfferedShipping[] {
  const options = shippingOptions(shippingMethods(settings), { lines, merchandise, country });
  return options.flatMap((option) => {
    const setting = settings.checkout.shippingMethods.find((method) => method.id === option.methodId);
    if (!setting) return [];
    const { title, kind, estimateDays } = setting;
    return [{ ...option, title, kind, estimateDays }];
  });
}

function choose(
  methods: readonly OfferedShipping[],
  methodId: string | undefined,
): Pick<CheckoutTotals, 'shipping' | 'shippingIssue'> {
  const [first] = methods;
  if (!first) return { shippingIssue: message('shipping.none_available') };
  const choice = chosenShipping(methods, methodId ?? first.methodId, 'selected');
  if (!choice.option) return { shippingIssue: choice.message };
  const shipping = methods.find((method) => method.methodId === choice.option.methodId);
  return shipping ? { shipping } : {};
}
