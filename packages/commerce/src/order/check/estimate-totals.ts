import { msg, type PricedShipping, ShopError, stateIssue } from '@stoa/domain';
import { z } from 'zod';
import { type CartView, namedCartSeller, readCartFor } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId, shortText } from '../../kernel/input.ts';
import { goesWith, type OfferedPayment, paymentMethods } from '../../payment/index.ts';
import { readShopSettings, type ShopSettings } from '../../shop/index.ts';

const estimate = z.strictObject({
  /** The parts of an address that decide shipping and tax; the rest may be missing. ENT-538 */
  address: z
    .object({
      country: z.string().trim().length(2).toUpperCase(),
      state: shortText().nullish(),
      postcode: shortText(16).nullish(),
    })
    .optional(),
  shippingMethodId: z.string().max(60).optional(),
  paymentCode: z.string().max(60).optional(),
  sellerId: recordId.optional(),
});
export type EstimateTotals = z.input<typeof estimate>;

/** A cart with what it costs where it is to go, and the ways to pay it. ENT-539, ENT-544 */
export interface EstimatedTotals {
  readonly cart: CartView;
  readonly paymentMethods: readonly OfferedPayment[];
}

/**
 * Estimates the requester's cart at an address: the shipping methods for it, tax and totals; nothing is stored.
 * Without an address neither shipping nor tax is known; without a method the first that is offered is charged. All
 * zero where prices are hidden. CHK-006, CHK-009, TAX-501, TAX-504, TAX-505, TAX-509 to TAX-512
 * @throws ShopError `invalid-input` for a country the shop does not sell to, a state its country does not have, or a
 * payment method that is unknown or does not go with the shipping
 */
export async function estimateTotals(ctx: ShopContext, input: EstimateTotals): Promise<EstimatedTotals> {
  const { address, shippingMethodId, paymentCode, sellerId } = parseInput(estimate, input);
  const { settings } = await readShopSettings(ctx);
  if (address) requirePlace(settings, address);
  const cart = await readCartFor(ctx, settings, sellerId, { destination: address, shippingMethodId });
  const { shipping } = cart.costs;
  const seller = namedCartSeller(ctx.shop, sellerId);
  const payments = seller === undefined ? [] : paymentMethods(settings, seller);
  if (paymentCode !== undefined) requirePayment(payments, paymentCode, shipping);
  return { cart, paymentMethods: payments.filter((method) => goesWith(method, shipping)) };
}

/** Without this check the estimate would show no tax, and the order would be refused later. */
function requirePlace(
  { checkout }: ShopSettings,
  { country, state }: NonNullable<z.output<typeof estimate>['address']>,
): void {
  if (!checkout.countries.includes(country)) {
    throw new ShopError('invalid-input', { field: 'address.country', reason: msg('field.country') });
  }
  const reason = stateIssue(country, state ?? '');
  if (reason) throw new ShopError('invalid-input', { field: 'address.state', reason });
}

function requirePayment(
  payments: readonly OfferedPayment[],
  paymentCode: string,
  shipping: PricedShipping | undefined,
): void {
  const chosen = payments.find(({ code }) => code === paymentCode);
  if (!chosen)
    throw new ShopError('invalid-input', { field: 'paymentCode', reason: msg('payment.invalid_method') });
  if (goesWith(chosen, shipping)) return;
  throw new ShopError('invalid-input', { field: 'paymentCode', reason: msg('payment.other_shipping') });
}
