import { shop, shopSeller } from '@stoa/database';
import { and, eq, type InferSelectModel } from 'drizzle-orm';
import type { Shop } from '../kernel/context.ts';

type ShopRow = Pick<
  InferSelectModel<typeof shop>,
  'id' | 'code' | 'name' | 'type' | 'industry' | 'currency' | 'locale' | 'timeZone' | 'baseUrl'
>;

/** The columns of a shop that every request knows. */
export const shopColumns = {
  id: shop.id,
  code: shop.code,
  name: shop.name,
  type: shop.type,
  industry: shop.industry,
  currency: shop.currency,
  locale: shop.locale,
  timeZone: shop.timeZone,
  baseUrl: shop.baseUrl,
};

/** Joins the implicit seller of a shop that sells by itself. */
export const ownSellerOfShop = and(eq(shopSeller.shopId, shop.id), eq(shopSeller.own, true));

export function toShop(row: ShopRow, ownSellerId: string | null): Shop {
  const { id, code, name, type, industry, currency, locale, timeZone, baseUrl } = row;
  return {
    id,
    code,
    name,
    type,
    industry,
    currency,
    locale,
    timeZone,
    baseUrl,
    ownSellerId: ownSellerId ?? undefined,
  };
}

/**
 * Returns the frontend switch as the rule of availability sees it. The switch is the merchant's, the status the
 * platform's: a shop that was suspended or closed counts as switched off, whatever its own switch says.
 */
export function effectiveFrontendStatus(row: {
  readonly status: string;
  readonly frontendStatus: boolean | null;
}): boolean | null {
  return row.status === 'active' ? row.frontendStatus : false;
}
