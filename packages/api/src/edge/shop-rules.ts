import type { ShopSettings } from '@stoa/commerce';
import { type ListingRules, listingRules } from '@stoa/domain';
import type { ApiContext } from '../context.ts';

/** Returns the settings of the shop that decide how filters are read. */
export const rulesOf = ({ shop, profile }: Pick<ApiContext, 'shop' | 'profile'>): ListingRules =>
  listingRules(shop.shop, profile.settings.modules);

/** Finds the rule of delivery of this id, or the shop's default. */
export function findDeliveryRule(
  { delivery }: Pick<ShopSettings, 'delivery'>,
  id: string | null | undefined,
): ShopSettings['delivery']['rules'][number] | undefined {
  return delivery.rules.find((rule) => rule.id === (id ?? delivery.default));
}
