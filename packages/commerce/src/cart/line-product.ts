import type { Media, VariationAttribute } from '@stoa/database';
import {
  address,
  ofAnyLength,
  prepared,
  priceLevel,
  product,
  productChild,
  productMedia,
  publication,
  type Queries,
  seller,
  shopSeller,
  stock,
  uuids,
} from '@stoa/database';
import type { PersonalizationOption, ProductAddress, ProductOption, ProductOptionRule } from '@stoa/domain';
import { type PriceLevel, variationText } from '@stoa/domain';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ShopContext } from '../kernel/context.ts';
import { type StockRow, stockJson } from '../stock/index.ts';

const parent = alias(product, 'parent');
const s = alias(stock, 's');

type Row = Awaited<ReturnType<typeof selectRows>>[number];

/** A product as a line of a cart or order needs it, as it is in the shop now. Amounts are minor units. */
export interface LineProduct extends Omit<Row, 'visible' | 'sellerUsable' | 'variants' | 'variationValues'> {
  /** The shop shows it, and its seller may sell there. */
  readonly published: boolean;
  /** `Red | Large`; empty for what is no variation. VAR-035 */
  readonly variationText: string;
}

/** Reads the products with these ids, by id; also those that can't be bought, for lines that hold them. */
export async function readLineProducts(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, LineProduct>> {
  if (productIds.length === 0) return new Map();
  const wanted = ofAnyLength(uuids([...new Set(productIds)]));
  const rows = await selectRows(tx, ctx, sql`${product.id} = any (array(select unnest(${wanted})))`);
  return new Map(rows.map((row) => [row.id, toLineProduct(row)]));
}

/** Returns where the shop shows these products, by id; none for what it shows no more. */
export async function readProductPlaces(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductAddress>> {
  const found = await readLineProducts(tx, ctx, productIds);
  return new Map(
    [...found.values()].flatMap(({ id, slug, sku, parentId, published, archived }) =>
      published && !archived && slug !== null ? [[id, { slug, ...(parentId && { sku }) }] as const] : [],
    ),
  );
}

/**
 * How a buyer names a product: by its id or its sku, a variation also by its product's id and its own sku, or by both
 * ids, whichever of them is in which field.
 */
export interface ProductName {
  readonly productId?: string | undefined;
  readonly variationId?: string | undefined;
  readonly sku?: string | undefined;
  /** The product whose variation it is, the group it is a part of, or itself. */
  readonly parentId?: string | undefined;
  readonly sellerId?: string | undefined;
}

/** Finds the product of that name that the shop shows; of several sellers' with one sku the oldest. */
export async function findLineProduct(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  { productId, variationId, sku, parentId, sellerId }: ProductName,
): Promise<LineProduct | undefined> {
  const carried = tx
    .select({ id: shopSeller.sellerId })
    .from(shopSeller)
    .where(eq(shopSeller.shopId, ctx.shop.id));
  const named = and(
    idsAre(productId, variationId, sku !== undefined),
    sku === undefined ? undefined : eq(product.sku, sku),
    parentId === undefined ? undefined : belongsTo(parentId),
    // Skus are indexed by seller, so the sellers whose goods the shop carries are named.
    sellerId === undefined ? inArray(product.sellerId, carried) : eq(product.sellerId, sellerId),
    eq(publication.visible, true),
  );
  const rows = await selectRows(tx, ctx, named);
  return rows.map(toLineProduct).find((found) => found.published);
}

/** A sku tells which of a product's variations is meant, and may stand beside the variation's own id. */
function idsAre(id: string | undefined, other: string | undefined, hasSku: boolean): SQL | undefined {
  if (id === undefined) return undefined;
  if (other !== undefined && other !== id) {
    return and(inArray(product.id, [id, other]), inArray(product.parentId, [id, other]));
  }
  return hasSku ? or(eq(product.parentId, id), eq(product.id, id)) : eq(product.id, id);
}

function belongsTo(parentId: string): SQL {
  return sql`(${parentId}::uuid in (${product.id}, ${product.parentId}) or exists (
    select from ${productChild} where ${productChild.sellerId} = ${product.sellerId}
      and ${productChild.productId} = ${parentId}::uuid and ${productChild.childId} = ${product.id}))`;
}

function toLineProduct({ visible, sellerUsable, variants, variationValues, ...row }: Row): LineProduct {
  const chosen = (variants ?? []).map((attribute) => variationValues?.[attribute.id]);
  return {
    ...row,
    published: visible === true && sellerUsable && row.websiteVisibility,
    variationText: variationText(chosen),
  };
}

/** A variation is shown, found, described and sent as its parent says; price, weight and stock are its own. */
function selectRows(tx: Queries, ctx: Pick<ShopContext, 'shop'>, which: SQL | undefined) {
  const shown = sql`coalesce(${product.parentId}, ${product.id})`;
  const query = tx
    .select({
      sellerId: product.sellerId,
      id: product.id,
      parentId: product.parentId,
      sku: product.sku,
      name: product.name,
      subTitle: sql<string>`coalesce(${parent.subTitle}, ${product.subTitle})`,
      classCode: product.classCode,
      slug: sql<string | null>`${address.path}`,
      image: picture,
      variants: sql<readonly VariationAttribute[] | null>`${parent.variants}`,
      variationValues: product.variationValues,
      price: product.price,
      msrp: product.msrp,
      levels: priceLevels,
      shippingFee: sql`coalesce(${parent.shippingFee}, ${product.shippingFee})`.mapWith(Number),
      weightGrams: product.weightGrams,
      nonShippable: sql<boolean>`coalesce(${parent.nonShippable}, ${product.nonShippable})`,
      limitShippingMethods: sql<
        readonly string[] | null
      >`coalesce(${parent.limitShippingMethods}, ${product.limitShippingMethods})`,
      deliveryRule: sql<string | null>`coalesce(${parent.deliveryEstimate}, ${product.deliveryEstimate})`,
      itemDeliveryInfo: sql<string>`coalesce(${parent.itemDeliveryInfo}, ${product.itemDeliveryInfo})`,
      archived: sql<boolean>`${product.archived} or coalesce(${parent.archived}, false)`,
      websiteVisibility: sql<boolean>`coalesce(${parent.websiteVisibility}, ${product.websiteVisibility})`,
      unavailableForSale: sql<boolean>`${product.unavailableForSale} or coalesce(${parent.unavailableForSale}, false)`,
      discontinued: sql<boolean>`${product.discontinued} or coalesce(${parent.discontinued}, false)`,
      personalizationOptions: sql<
        readonly PersonalizationOption[]
      >`coalesce(${parent.personalizationOptions}, ${product.personalizationOptions})`,
      productOptions: sql<
        readonly ProductOption[]
      >`coalesce(${parent.productOptions}, ${product.productOptions})`,
      productOptionRules: sql<
        readonly ProductOptionRule[]
      >`coalesce(${parent.productOptionRules}, ${product.productOptionRules})`,
      stock: sql<StockRow | null>`${stockJson('s')}`,
      visible: publication.visible,
      sellerUsable: sql<boolean>`${ctx.shop.type} <> 'marketplace'
        or (${seller.status} = 'active' and coalesce(${shopSeller.approvedForMarketplace}, false))`,
    })
    .from(product)
    .innerJoin(seller, eq(seller.id, product.sellerId))
    .leftJoin(parent, and(eq(parent.sellerId, product.sellerId), eq(parent.id, product.parentId)))
    .leftJoin(s, and(eq(s.sellerId, product.sellerId), eq(s.productId, product.id)))
    .leftJoin(publication, and(eq(publication.shopId, ctx.shop.id), eq(publication.productId, shown)))
    .leftJoin(shopSeller, and(eq(shopSeller.shopId, ctx.shop.id), eq(shopSeller.sellerId, product.sellerId)))
    .leftJoin(
      address,
      and(
        eq(address.shopId, ctx.shop.id),
        eq(address.kind, 'product'),
        eq(address.status, 'current'),
        eq(address.targetId, shown),
      ),
    )
    .where(which)
    .orderBy(product.id);
  return prepared(query);
}

const priceLevels = sql<readonly PriceLevel[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${priceLevel.id}, 'customerGroups', ${priceLevel.customerGroups},
    'minQuantity', ${priceLevel.minQty}, 'price', ${priceLevel.price})), '[]')
  from ${priceLevel}
  where ${priceLevel.sellerId} = ${product.sellerId} and ${priceLevel.productId} = ${product.id})`;

/** Its own first picture, else its parent's. */
const picture = sql<Media | null>`(
  select json_build_object('file', ${productMedia.file}, 'kind', ${productMedia.kind}, 'alt', ${productMedia.alt},
    'width', ${productMedia.width}, 'height', ${productMedia.height})
  from ${productMedia}
  where ${productMedia.sellerId} = ${product.sellerId} and ${productMedia.kind} = 'image'
    and ${productMedia.productId} in (${product.id}, ${product.parentId})
  order by ${productMedia.productId} <> ${product.id}, ${productMedia.position} limit 1)`;
