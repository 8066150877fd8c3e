import { type EstimatedTotals, type EstimateTotals, estimateTotals, findPlacedOrder } from '@stoa/commerce';
import type { AddressInput, Checkout, PlacedOrder, TaxEstimate } from '@stoa/contract';
import { defaultCountry } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { fromAddress } from '../dto/address-dto.ts';
import { toCartEstimate, toShippingMethod } from '../dto/cart-dto.ts';
import { toPaymentMethod, toTaxEstimate } from '../dto/checkout-dto.ts';
import { preventedWords } from '../edge/prevented.ts';
import { readCountries } from './countries.ts';
import { meantSeller, requireQuote } from './visitor-cart.ts';

export interface SentCheckout {
  readonly address?: AddressInput | null | undefined;
  readonly shipping_method?: string | null | undefined;
  readonly payment_method?: string | null | undefined;
}

/**
 * Everything a checkout page shows; stores nothing. With the key of a page, the order that was placed from it.
 * CHK-001 to CHK-010, OPEN-038, TAX-510, TAX-511
 */
export async function readCheckout(
  api: ApiContext,
  { idempotency_key: key, ...sent }: SentCheckout & { readonly idempotency_key?: string | null | undefined },
): Promise<Checkout> {
  const estimated = await estimate(api, sent);
  const { costs, preventedMessage } = estimated.cart;
  const { shipping, shippingIssue: issue } = costs;
  const { settings } = api.profile;
  const summary = summaryOf(api, sent, estimated);
  return {
    summary,
    placed_order: key ? await readPlacedOrder(api, key) : null,
    tax_estimate: toTaxEstimate(api, estimated),
    countries: readCountries(api),
    default_country: defaultCountry(settings.checkout.countries) ?? '',
    shipping_required: costs.shippingRequired,
    shipping_methods: costs.shippingOptions.map((option) => toShippingMethod(api, estimated.cart, option)),
    shipping_title: shipping?.title ?? (issue ? api.t(issue) : ''),
    total_known: costs.totalsKnown,
    payment_methods: estimated.paymentMethods.map(toPaymentMethod),
    prevented_message: preventedWords(api, preventedMessage),
  };
}

async function readPlacedOrder(api: ApiContext, key: string): Promise<PlacedOrder | null> {
  const placed = await findPlacedOrder(api.shop, key);
  return placed ? { _id: placed.orderId, guest_token: placed.guestToken } : null;
}

/** Totals for an address and a method, as the tax estimate and as the summary they belong to. API-GQL-561, API-REST-514 */
export async function estimateTax(
  api: ApiContext,
  sent: SentCheckout,
): Promise<{ readonly estimate: TaxEstimate; readonly summary: Checkout['summary'] }> {
  const estimated = await estimate(api, sent);
  return { estimate: toTaxEstimate(api, estimated), summary: summaryOf(api, sent, estimated) };
}

function summaryOf(api: ApiContext, { address }: SentCheckout, estimated: EstimatedTotals) {
  if (!address) return toCartEstimate(api, estimated.cart);
  return toCartEstimate(api, estimated.cart, { ...fromAddress(address), country: countryOf(api, address) });
}

/** Without a country the shop's default is meant, so that a postcode alone is enough for an estimate. ENT-538 */
function countryOf(api: ApiContext, { country }: AddressInput): string {
  return country || (defaultCountry(api.profile.settings.checkout.countries) ?? '');
}

async function estimate(api: ApiContext, sent: SentCheckout): Promise<EstimatedTotals> {
  await requireQuote(api, api.shop);
  const { address, shipping_method: method, payment_method: payment } = sent;
  const sellerId = meantSeller(api);
  const input: EstimateTotals = {
    ...(address && {
      address: { country: countryOf(api, address), state: address.state, postcode: address.postcode },
    }),
    ...(method && { shippingMethodId: method }),
    ...(payment && { paymentCode: payment }),
    ...(sellerId && { sellerId }),
  };
  return estimateTotals(api.shop, input);
}
