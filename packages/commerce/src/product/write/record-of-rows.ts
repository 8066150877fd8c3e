import type { priceLevel, product, productMedia, stock } from '@stoa/database';
import {
  type ProductRecord,
  type RecordStock,
  type RecordVariation,
  sortedLevels,
} from './product-record.ts';

type ProductRow = Omit<typeof product.$inferSelect, 'searchText'>;
type StockRow = typeof stock.$inferSelect;

/** A variation's row beside what is written of it. */
export interface StoredVariation {
  readonly id: string;
  readonly archived: boolean;
  readonly name: string;
  readonly position: number;
  readonly record: RecordVariation;
}

/** A product as the shop has it. */
export interface StoredProduct {
  readonly id: string;
  /** Grows with every change of the product or its variations that this model writes. */
  readonly revision: number;
  readonly record: ProductRecord;
  /** The sku of a variation by which the page begins once that is brought back: it was archived since. */
  readonly archivedDefault: string | null;
  /** By sku, also those taken out for good, which the record leaves out. */
  readonly variations: ReadonlyMap<string, StoredVariation>;
}

/** What belongs to products, by their ids. */
export interface ProductParts {
  readonly variations: ReadonlyMap<string, readonly ProductRow[]>;
  readonly media: ReadonlyMap<string, readonly (typeof productMedia.$inferSelect)[]>;
  readonly levels: ReadonlyMap<string, readonly (typeof priceLevel.$inferSelect)[]>;
  readonly stocks: ReadonlyMap<string, StockRow>;
  readonly categories: ReadonlyMap<string, readonly { readonly slug: string }[]>;
  readonly children: ReadonlyMap<string, readonly { readonly sku: string }[]>;
}

interface TopRow {
  readonly product: ProductRow;
  readonly slug: string;
  readonly visible: boolean;
}

export function recordOf({ product: row, slug, visible }: TopRow, parts: ProductParts): StoredProduct {
  const variations = (parts.variations.get(row.id) ?? []).map((one) => variationOf(one, parts));
  const shared = {
    ...contentOf(row),
    slug,
    visible,
    categories: (parts.categories.get(row.id) ?? []).map((assigned) => assigned.slug),
    media: mediaOf(row.id, parts),
    reviewStars: starsOf(row),
  };
  const isArchivedDefault = (one: StoredVariation) =>
    one.archived && one.record.sku === row.defaultVariationSku;
  return {
    id: row.id,
    revision: row.revision,
    record: withKind(row, shared, variations, parts),
    archivedDefault: variations.find(isArchivedDefault)?.record.sku ?? null,
    variations: new Map(variations.map((one) => [one.record.sku, one])),
  };
}

type Shared = Omit<Extract<ProductRecord, { classCode: 'grouped' }>, 'classCode' | 'children'>;

function withKind(
  row: ProductRow,
  shared: Shared,
  variations: readonly StoredVariation[],
  parts: ProductParts,
): ProductRecord {
  switch (row.classCode) {
    case 'simple':
      return {
        ...shared,
        classCode: 'simple',
        ...pricesOf(row, parts),
        stock: stockOf(parts.stocks.get(row.id)),
      };
    case 'gift_certificate':
      return { ...shared, classCode: 'gift_certificate', ...pricesOf(row, parts) };
    case 'grouped':
      return {
        ...shared,
        classCode: 'grouped',
        children: (parts.children.get(row.id) ?? []).map((child) => child.sku),
      };
    case 'variable_product': {
      const chosen = variations.filter((one) => !one.archived).map((one) => one.record);
      return {
        ...shared,
        classCode: 'variable_product',
        variants: [...row.variants],
        variations: chosen,
        // One that was archived since is none.
        defaultVariationSku: chosen.find(({ sku }) => sku === row.defaultVariationSku)?.sku ?? null,
      };
    }
  }
}

function contentOf(row: ProductRow) {
  return {
    sku: row.sku,
    name: row.name,
    subTitle: row.subTitle,
    shortDescription: row.shortDescription,
    description: row.description,
    brand: row.brand,
    gtin: row.gtin,
    mpn: row.mpn,
    attributes: row.attributes,
    hidePrice: row.hidePrice,
    shippingFee: row.shippingFee,
    weightGrams: row.weightGrams,
    nonShippable: row.nonShippable,
    limitShippingMethods: row.limitShippingMethods === null ? null : [...row.limitShippingMethods],
    itemDeliveryInfo: row.itemDeliveryInfo,
    deliveryEstimate: row.deliveryEstimate,
    archived: row.archived,
    websiteVisibility: row.websiteVisibility,
    unavailableForSale: row.unavailableForSale,
    discontinued: row.discontinued,
    featured: row.featured,
    popularity: row.popularity,
    websiteDisplay: row.websiteDisplay,
    personalizationOptions: [...row.personalizationOptions],
    productOptions: [...row.productOptions],
    productOptionRules: [...row.productOptionRules],
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
    seoCrawlerSetting: row.seoCrawlerSetting,
  };
}

function variationOf(row: ProductRow, parts: ProductParts): StoredVariation {
  const { id, archived, name, position, sku, weightGrams, unavailableForSale, discontinued } = row;
  const { gtin, mpn } = row;
  const record = {
    sku,
    values: { ...row.variationValues },
    ...pricesOf(row, parts),
    stock: stockOf(parts.stocks.get(id)),
    media: mediaOf(id, parts),
    weightGrams,
    gtin,
    mpn,
    unavailableForSale,
    discontinued,
  };
  return { id, archived, name, position, record };
}

function pricesOf({ id, price, msrp }: ProductRow, parts: ProductParts) {
  const levels = (parts.levels.get(id) ?? []).map(({ minQty, price: each, customerGroups, savePercent }) => ({
    minQty,
    price: each,
    customerGroups,
    savePercent,
  }));
  return { price, msrp, priceLevels: sortedLevels(levels) };
}

function mediaOf(productId: string, parts: ProductParts) {
  return (parts.media.get(productId) ?? []).map(({ file, kind, video, alt, width, height }) => ({
    file,
    kind,
    ...(video !== null && { video }),
    alt,
    width,
    height,
  }));
}

function stockOf(row: StockRow | undefined): RecordStock {
  if (!row) return null;
  const { onHand, reserved, backorderShipDate, sellerId: _s, productId: _p, backordered: _b, ...rules } = row;
  return {
    ...rules,
    available: onHand - reserved,
    backorderShipDate: backorderShipDate?.toISOString() ?? null,
  };
}

function starsOf({
  reviewStars: [one = 0, two = 0, three = 0, four = 0, five = 0],
}: ProductRow): Shared['reviewStars'] {
  return [one, two, three, four, five];
}
