import {
  type categoryProduct,
  newId,
  type priceLevel,
  type product,
  type productChild,
  type productMedia,
  type publication,
} from '@stoa/database';
import { ShopError, slugify } from '@stoa/domain';
import type { AddressClaim } from '../../address/index.ts';
import type { NewStock } from '../../stock/index.ts';
import type { CheckedProduct, NewVariation } from './product-input.ts';
import type { FieldPrefix, References } from './references.ts';

/** Everything that new products put into the database, table by table. */
export interface ProductRows {
  readonly products: (typeof product.$inferInsert)[];
  readonly children: (typeof productChild.$inferInsert)[];
  readonly levels: (typeof priceLevel.$inferInsert)[];
  readonly media: (typeof productMedia.$inferInsert)[];
  readonly stock: NewStock[];
  readonly publications: (typeof publication.$inferInsert)[];
  readonly filings: (typeof categoryProduct.$inferInsert)[];
  readonly claims: AddressClaim[];
  /** The products themselves, in the order given; variations by sku. */
  readonly created: CreatedProduct[];
}

export interface CreatedProduct {
  readonly id: string;
  readonly sku: string;
  readonly slug: string;
  readonly variationIds: Readonly<Record<string, string>>;
}

export interface RowContext {
  readonly shopId: string;
  readonly sellerId: string;
  readonly now: Date;
  readonly references: References;
  readonly prefix: FieldPrefix;
}

/** Plans the rows of new products; nothing is written yet. */
export function productRows(context: RowContext, given: readonly CheckedProduct[]): ProductRows {
  const rows = noRows();
  for (const [at, one] of given.entries()) addProduct(rows, context, one, context.prefix(at));
  addChildren(rows, context, given);
  return rows;
}

export const noRows = (): ProductRows => ({
  products: [],
  children: [],
  levels: [],
  media: [],
  stock: [],
  publications: [],
  filings: [],
  claims: [],
  created: [],
});

function addProduct(rows: ProductRows, context: RowContext, given: CheckedProduct, prefix: string): void {
  const { shopId, sellerId, now } = context;
  const id = newId();
  const slug = given.slug ?? slugify(given.name, slugify(given.sku));
  rows.products.push({ ...topRow(given), sellerId, id, createdAt: now, updatedAt: now });
  rows.publications.push({ shopId, sellerId, productId: id, visible: given.visible, createdAt: now });
  rows.claims.push({ path: slug, kind: 'product', targetId: id, field: `${prefix}slug` });
  rows.media.push(...mediaRows(sellerId, id, given.media));
  for (const [position, category] of given.categories.entries()) {
    const categoryId = context.references.categoryIds.get(category);
    if (categoryId === undefined) throw new ShopError('invalid-input', { field: `${prefix}categories` });
    rows.filings.push({ shopId, categoryId, productId: id, isPrimary: position === 0 });
  }
  const variationIds: Record<string, string> = {};
  if (given.classCode === 'variable_product') {
    for (const [position, variation] of given.variations.entries()) {
      variationIds[variation.sku] = addVariation(rows, context, { ...given, id }, variation, position);
    }
  } else if (given.classCode !== 'grouped') {
    rows.levels.push(...levelRows(sellerId, id, given.priceLevels));
    if (given.classCode === 'simple' && given.stock) rows.stock.push({ productId: id, ...given.stock });
  }
  rows.created.push({ id, sku: given.sku, slug, variationIds });
}

interface Parent {
  readonly id: string;
  readonly name: string;
  readonly weightGrams?: number | undefined;
}

/** Plans the rows of one variation; returns its id. */
export function addVariation(
  rows: ProductRows,
  { sellerId, now }: Pick<RowContext, 'sellerId' | 'now'>,
  parent: Parent,
  given: NewVariation,
  position: number,
): string {
  const id = newId();
  const row = variationRow(parent.name, parent.weightGrams, given);
  const keys = { sellerId, id, parentId: parent.id, position };
  rows.products.push({ ...row, ...keys, createdAt: now, updatedAt: now });
  rows.media.push(...mediaRows(sellerId, id, given.media));
  rows.levels.push(...levelRows(sellerId, id, given.priceLevels));
  if (given.stock) rows.stock.push({ productId: id, ...given.stock });
  return id;
}

export type Content = Omit<typeof product.$inferInsert, 'sellerId' | 'id'>;

/** Returns the product's own columns. */
export function topRow(given: CheckedProduct): Content {
  const { reviewStars, categories: _c, media: _m, visible: _v, slug: _s, ...rest } = given;
  const reviewCount = reviewStars.reduce((sum, count) => sum + count, 0);
  const points = reviewStars.reduce((sum, count, at) => sum + count * (at + 1), 0);
  const reviews = {
    reviewStars: [...reviewStars],
    reviewCount,
    reviewAvgRating: reviewCount === 0 ? 0 : Math.round((points * 100) / reviewCount) / 100,
  };
  // The price of what consists of others is set from them once all rows are there.
  if (rest.classCode === 'variable_product') {
    const { variations: _list, ...own } = rest;
    return { ...own, ...reviews, price: 0 };
  }
  if (rest.classCode === 'grouped') {
    const { children: _list, ...own } = rest;
    return { ...own, ...reviews, price: 0 };
  }
  const { priceLevels: _levels, ...own } = rest;
  if (own.classCode !== 'simple') return { ...own, ...reviews };
  const { stock: _stock, ...columns } = own;
  return { ...columns, ...reviews };
}

function variationRow(name: string, weightGrams: number | undefined, given: NewVariation): Content {
  const { values, stock: _s, media: _m, priceLevels: _p, ...rest } = given;
  return {
    ...rest,
    classCode: 'simple',
    name,
    variationValues: values,
    weightGrams: given.weightGrams ?? weightGrams,
  };
}

/** Rows of pictures in the order given. */
export function mediaRows(
  sellerId: string,
  productId: string,
  media: CheckedProduct['media'],
): ProductRows['media'] {
  return media.map((one, position) => ({ ...one, sellerId, productId, id: newId(), position }));
}

export function levelRows(
  sellerId: string,
  productId: string,
  levels: NewVariation['priceLevels'],
): ProductRows['levels'] {
  return levels.map((level) => ({ ...level, sellerId, productId, id: newId() }));
}

/** Children may stand anywhere in the batch, or exist already. */
function addChildren(rows: ProductRows, context: RowContext, given: readonly CheckedProduct[]): void {
  const { sellerId, references } = context;
  const made = new Map(
    given.flatMap((one, at) => (one.classCode === 'simple' ? [[one.sku, rows.created[at]?.id]] : [])),
  );
  for (const [at, one] of given.entries()) {
    const productId = rows.created[at]?.id;
    if (one.classCode !== 'grouped' || productId === undefined) continue;
    for (const [position, sku] of one.children.entries()) {
      const childId = made.get(sku) ?? references.childIds.get(sku);
      if (childId === undefined) {
        throw new ShopError('invalid-input', { field: `${context.prefix(at)}children.${position}` });
      }
      rows.children.push({ sellerId, productId, childId, position });
    }
  }
}
