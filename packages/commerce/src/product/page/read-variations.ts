import { productTags, readPrepared } from '@stoa/database';
import { sql } from 'drizzle-orm';
import type { ShopReader } from '../../kernel/context.ts';
import { mediaJson } from '../../listing/index.ts';
import type { Buyer, Prices } from '../../pricing/index.ts';
import { finalPrice, levelsJson, shownLevels } from '../../pricing/index.ts';
import { type StockRow, stockJson, stockView } from '../../stock/index.ts';
import type { VariationView } from './product-page.ts';

interface VariationRow extends Omit<VariationView, 'prices' | 'stock'> {
  readonly prices: Prices | null;
  readonly hasPrice: boolean;
  readonly unavailableForSale: boolean;
  readonly discontinued: boolean;
  readonly stock: StockRow | null;
}

interface VariableProduct {
  readonly id: string;
  readonly sellerId: string;
  readonly hidePrice: boolean;
  readonly unavailableForSale: boolean;
  readonly discontinued: boolean;
}

/** Reads the variations of a variable product in the merchant's order, one statement for thousands of them. */
export async function readVariations(
  ctx: ShopReader,
  parent: VariableProduct,
  buyer: Buyer,
): Promise<VariationView[]> {
  const hidePrice = sql`(p.hide_price or ${parent.hidePrice}::boolean)`;
  const showsPrices = buyer.prices === 'visible' ? sql`not ${hidePrice}` : sql`false`;
  const rows = await readPrepared<{ variation: VariationRow }>(
    ctx,
    productTags(parent.id),
    sql`
    select json_build_object(
      'id', p.id, 'sku', p.sku, 'values', p.variation_values, 'hidePrice', ${hidePrice},
      'prices', case when ${showsPrices} then json_build_object(
        'price', p.price, 'msrp', p.msrp, 'final', ${finalPrice(buyer)}) end,
      'hasPrice', p.price > 0, 'unavailableForSale', p.unavailable_for_sale,
      'discontinued', p.discontinued, 'priceLevels', ${levelsJson('p')}, 'stock', ${stockJson('s')},
      'weightGrams', p.weight_grams, 'media', (
        select coalesce(json_agg(${mediaJson} order by m.position), '[]') from product_media m
        where m.seller_id = p.seller_id and m.product_id = p.id)) as variation
    from product p
    left join stock s on s.seller_id = p.seller_id and s.product_id = p.id
    where p.seller_id = ${parent.sellerId}::uuid and p.parent_id = ${parent.id}::uuid and not p.archived
    order by p.position, p.id`,
  );
  return rows.map(({ variation }) => toVariation(variation, parent, buyer, ctx.shop.timeZone));
}

/** What is switched off for the whole product is so for each of its variations. */
function toVariation(
  row: VariationRow,
  parent: VariableProduct,
  buyer: Buyer,
  timeZone: string,
): VariationView {
  const { prices, hasPrice, unavailableForSale, discontinued, stock, priceLevels, ...rest } = row;
  const product = {
    classCode: 'simple' as const,
    hasPrice,
    archived: false,
    unavailableForSale: unavailableForSale || parent.unavailableForSale,
    discontinued: discontinued || parent.discontinued,
  };
  return {
    ...rest,
    ...(prices && { prices }),
    priceLevels: shownLevels(priceLevels, buyer, row.hidePrice),
    stock: stockView(product, stock, timeZone),
  };
}
