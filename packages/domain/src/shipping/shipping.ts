import { type MessageDescriptor, msg } from '../i18n/index.ts';
import { type Money, sumMoney, timesQuantity } from '../money/index.ts';

/** How the price of a method is computed. Weights are grams. */
export type ShippingPrice =
  | { readonly kind: 'flat'; readonly price: Money }
  | { readonly kind: 'free-above'; readonly price: Money; readonly threshold: Money }
  /** Tiers from light to heavy; heavier than the last can't be sent. */
  | { readonly kind: 'by-weight'; readonly tiers: readonly WeightTier[] }
  | { readonly kind: 'pickup' };

export interface WeightTier {
  readonly upToGrams: number;
  readonly price: Money;
}

export interface ShippingMethod {
  readonly id: string;
  readonly title: string;
  /** Days from dispatch to arrival, least and most. */
  readonly estimateDays: readonly [number, number];
  /** ISO 3166 alpha-2; empty means everywhere. */
  readonly countries: readonly string[];
  readonly price: ShippingPrice;
}

export interface ShippingLine {
  readonly quantity: number;
  /** Of one piece. */
  readonly weightGrams: number;
  /** Extra charge for sending one piece. PRICE-019 */
  readonly shippingFee: Money;
  /** Downloads, services and certificates are not sent. CHK-009 */
  readonly shippable: boolean;
  /** The only methods that may be used for this line; empty or absent means any. CHK-009 */
  readonly allowedMethods?: readonly string[] | null | undefined;
}

export interface Shipment {
  readonly lines: readonly ShippingLine[];
  /** Merchandise after discounts; compared with the threshold for free shipping. */
  readonly merchandise: Money;
  readonly country: string;
}

/** A method with its price for a shipment. ENT-544, TAX-512 */
export interface ShippingOption extends Pick<ShippingMethod, 'title' | 'estimateDays'> {
  readonly methodId: string;
  /** The buyer collects the goods. */
  readonly isPickup: boolean;
  readonly amount: Money;
  /** Sum of the pieces' own fees; nothing is sent at pick-up. */
  readonly fee: Money;
  /** Amount and fee. */
  readonly total: Money;
}

export function needsShipping(lines: readonly ShippingLine[]): boolean {
  return lines.some((line) => line.shippable);
}

/**
 * Returns the methods that can be chosen, in the shop's order, with their price. None when nothing has to be sent.
 * CHK-009, TAX-512
 */
export function shippingOptions(methods: readonly ShippingMethod[], shipment: Shipment): ShippingOption[] {
  const sent = shipment.lines.filter((line) => line.shippable);
  if (sent.length === 0) return [];
  return methods.flatMap((method) => {
    if (!isOffered(method, sent, shipment.country)) return [];
    const amount = methodPrice(method.price, sent, shipment.merchandise);
    if (amount === undefined) return [];
    const { id: methodId, title, estimateDays } = method;
    const isPickup = method.price.kind === 'pickup';
    const fee = isPickup ? 0 : feesOf(sent);
    return [{ methodId, title, estimateDays, isPickup, amount, fee, total: sumMoney([amount, fee]) }];
  });
}

function isOffered(method: ShippingMethod, sent: readonly ShippingLine[], country: string): boolean {
  if (method.countries.length > 0 && !method.countries.includes(country)) return false;
  return sent.every((line) => !line.allowedMethods?.length || line.allowedMethods.includes(method.id));
}

function methodPrice(
  price: ShippingPrice,
  sent: readonly ShippingLine[],
  merchandise: Money,
): Money | undefined {
  switch (price.kind) {
    case 'flat':
      return price.price;
    case 'free-above':
      return merchandise >= price.threshold ? 0 : price.price;
    case 'by-weight': {
      const grams = sent.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0);
      return price.tiers.find((tier) => grams <= tier.upToGrams)?.price;
    }
    case 'pickup':
      return 0;
  }
}

function feesOf(sent: readonly ShippingLine[]): Money {
  return sumMoney(sent.map((line) => timesQuantity(line.shippingFee, line.quantity)));
}

export type ShippingChoice =
  | { readonly option: ShippingOption }
  | { readonly option?: undefined; readonly message: MessageDescriptor };

/**
 * Returns the option behind a method. A method that matches none is 'No available shipping method' when it came with
 * a summary and 'Invalid shipping method' when somebody chose it. TAX-509, TAX-510, TAX-511
 */
export function chosenShipping(
  options: readonly ShippingOption[],
  methodId: string,
  how: 'summary' | 'selected',
): ShippingChoice {
  const option = options.find((candidate) => candidate.methodId === methodId);
  if (option) return { option };
  return { message: msg(how === 'selected' ? 'shipping.invalid_method' : 'shipping.none_available') };
}
