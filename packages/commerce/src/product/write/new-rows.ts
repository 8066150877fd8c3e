import {
  type categoryProduct,
  newId,
  type priceLevel,
  type product,
  type productChild,
  type productMedia,
  type publication,
} from '@stoa/database';
import type { AddressClaim } from '../../address/index.ts';
import type { NewStock } from '../../stock/index.ts';
import type { KnownNames } from './known-names.ts';
import type { ProductRecord, RecordStock, RecordVariation } from './product-record.ts';
import type { RecordOwner } from './read-records.ts';

/** Everything that new products put into the database, table by table. */
export interface NewRows {
  readonly products: (typeof product.$inferInsert)[];
  readonly children: (typeof productChild.$inferInsert)[];
  readonly levels: (typeof priceLevel.$inferInsert)[];
  readonly media: (typeof productMedia.$inferInsert)[];
  readonly stock: NewStock[];
  readonly publications: (typeof publication.$inferInsert)[];
  readonly assignments: (typeof categoryProduct.$inferInsert)[];
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
  readonly owner: RecordOwner;
  readonly now: Date;
  readonly known: KnownNames;
}

/** Plans the rows of new products; nothing is written yet. */
export function newRows(context: RowContext, records: readonly ProductRecord[]): NewRows {
  const rows = noRows();
  const ids = records.map((record) => addProduct(rows, context, record));
  const simple = records.flatMap((one, at) =>
    one.classCode === 'simple' ? [[one.sku, ids[at]] as const] : [],
  );
  const made = new Map(simple);
  for (const [at, record] of records.entries()) {
    const productId = ids[at];
    if (record.classCode !== 'grouped' || productId === undefined) continue;
    const childIds = record.children.map((sku) => made.get(sku) ?? context.known.childIds.get(sku));
    rows.children.push(...childRows(context.owner.sellerId, productId, childIds));
  }
  return rows;
}

export const noRows = (): NewRows => ({
  products: [],
  children: [],
  levels: [],
  media: [],
  stock: [],
  publications: [],
  assignments: [],
  claims: [],
  created: [],
});

function addProduct(rows: NewRows, context: RowContext, record: ProductRecord): string {
  const { owner, now, known } = context;
  const { shopId, sellerId } = owner;
  const id = newId();
  const { slug, sku } = record;
  rows.products.push({ ...ownColumns(record), sellerId, id, createdAt: now, updatedAt: now });
  rows.publications.push({ shopId, sellerId, productId: id, visible: record.visible, createdAt: now });
  rows.claims.push({ path: slug, kind: 'product', targetId: id, field: 'slug' });
  rows.media.push(...mediaRows(sellerId, id, record.media));
  rows.assignments.push(...assignmentRows(shopId, id, record.categories, known));
  const variationIds: Record<string, string> = {};
  if (record.classCode === 'variable_product') {
    for (const [position, variation] of record.variations.entries()) {
      variationIds[variation.sku] = addVariation(
        rows,
        context,
        { id, name: record.name },
        variation,
        position,
      );
    }
  } else if (record.classCode !== 'grouped') {
    rows.levels.push(...levelRows(sellerId, id, record.priceLevels));
    if (record.classCode === 'simple') rows.stock.push(...stockRows(id, record.stock));
  }
  rows.created.push({ id, sku, slug, variationIds });
  return id;
}

/** Plans the rows of one variation; returns its id. */
export function addVariation(
  rows: NewRows,
  { owner: { sellerId }, now }: Pick<RowContext, 'owner' | 'now'>,
  parent: { readonly id: string; readonly name: string },
  variation: RecordVariation,
  position: number,
): string {
  const id = newId();
  const { values, stock, media, priceLevels, ...columns } = variation;
  rows.products.push({
    ...columns,
    classCode: 'simple',
    name: parent.name,
    variationValues: values,
    sellerId,
    id,
    parentId: parent.id,
    position,
    createdAt: now,
    updatedAt: now,
  });
  rows.media.push(...mediaRows(sellerId, id, media));
  rows.levels.push(...levelRows(sellerId, id, priceLevels));
  rows.stock.push(...stockRows(id, stock));
  return id;
}

export type Content = Omit<typeof product.$inferInsert, 'sellerId' | 'id'>;

/** Returns what a product says in its own row. */
export function ownColumns(record: ProductRecord): Content {
  const { reviewStars, categories: _c, media: _m, visible: _v, slug: _s, ...rest } = record;
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

/** Returns the rows of pictures in the order given. */
export function mediaRows(
  sellerId: string,
  productId: string,
  media: ProductRecord['media'],
): NewRows['media'] {
  return media.map((one, position) => ({ ...one, sellerId, productId, id: newId(), position }));
}

export function levelRows(
  sellerId: string,
  productId: string,
  levels: RecordVariation['priceLevels'],
): NewRows['levels'] {
  return levels.map((level) => ({ ...level, sellerId, productId, id: newId() }));
}

/** Returns the rows of the categories a product is in, the first of which is the primary one; all are known. */
export function assignmentRows(
  shopId: string,
  productId: string,
  slugs: readonly string[],
  { categoryIds }: KnownNames,
): NewRows['assignments'] {
  return slugs.flatMap((slug, at) => {
    const categoryId = categoryIds.get(slug);
    return categoryId === undefined ? [] : [{ shopId, categoryId, productId, isPrimary: at === 0 }];
  });
}

/** Returns the rows of what a grouped product consists of; all are known. */
export function childRows(
  sellerId: string,
  productId: string,
  childIds: readonly (string | undefined)[],
): NewRows['children'] {
  return childIds.flatMap((childId, position) =>
    childId === undefined ? [] : [{ sellerId, productId, childId, position }],
  );
}

/** Returns the stock of a record as the stock's tables have it. */
export function stockOf(given: NonNullable<RecordStock>): Omit<NewStock, 'productId'> {
  const { available, backorderShipDate, ...rules } = given;
  const shipDate = backorderShipDate === null ? null : new Date(backorderShipDate);
  return { ...rules, onHand: available, backorderShipDate: shipDate };
}

function stockRows(productId: string, given: RecordStock): NewStock[] {
  return given === null ? [] : [{ productId, ...stockOf(given) }];
}
