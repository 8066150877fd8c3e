import { defaultSort } from '@stoa/domain';
import type { CatalogueSettings, CategoryNode, Place } from '@stoa/search';
import { sql } from 'drizzle-orm';
import { isCategoryShown } from '../../category/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import type { ShopProfile } from '../../shop/index.ts';

/** Reads the settings of a shop that its index needs. */
export async function readCatalogueSettings(
  db: ShopContext['db'],
  { shop, sellers, settings }: ShopProfile,
): Promise<CatalogueSettings> {
  const { rows } = await db.queries.execute<CategoryNode & Record<string, unknown>>(sql`
    select c.id, c.name, c.slug, c.path from category c
    where c.shop_id = ${shop.id}::uuid and ${isCategoryShown}`);
  return {
    categories: rows,
    sellerPlaces: Object.fromEntries(sellers.flatMap((one) => placed(one.id, one.originAddress))),
    defaultSort: defaultSort(shop.type),
    synonyms: settings.search.synonyms,
  };
}

function placed(
  id: string,
  address: ShopProfile['sellers'][number]['originAddress'],
): (readonly [string, Place])[] {
  const { latitude, longitude } = address ?? {};
  return latitude === undefined || longitude === undefined ? [] : [[id, { latitude, longitude }]];
}
