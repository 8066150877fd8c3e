import type { ChangeKind } from '../outbox/changes.ts';
import type { DeclaredTable } from '../privacy.ts';
import type * as schema from '../schema.ts';

/** The kinds of tags that name a part of a shop. */
type PartOfShop = 'shop' | 'content' | 'categories' | 'assortment' | 'catalogue' | 'search';

/** The kinds of tags of which each product has one. */
type OfProduct = 'product' | 'quantity';

export type TagKind = PartOfShop | OfProduct;

/** Names what a cached answer depends on: a part of its shop, or something of one product. */
export type Tag = PartOfShop | `${OfProduct}:${string}`;

/** What is shown of a product, but for how much of it there is. */
export const productTag = (productId: string): Tag => `product:${productId}`;

/** How much there is of a product. */
const quantityTag = (productId: string): Tag => `quantity:${productId}`;

/** Returns all of a product, as a card or a page holds it. */
export const productTags = (productId: string): readonly Tag[] => [
  productTag(productId),
  quantityTag(productId),
];

const isOfProduct = (tag: Tag, kind: OfProduct): tag is `${OfProduct}:${string}` =>
  tag.startsWith(`${kind}:`);

export function kindOf(tag: Tag): TagKind {
  if (isOfProduct(tag, 'product')) return 'product';
  return isOfProduct(tag, 'quantity') ? 'quantity' : tag;
}

/**
 * Returns the tags that count for a page. It shows a quantity only where `stock.status-changed` is written, so it is
 * not dropped for the others, of which the server decides when something is bought.
 */
export const tagsOfPage = (tags: Iterable<Tag>): Set<Tag> =>
  new Set([...tags].filter((tag) => kindOf(tag) !== 'quantity'));

/**
 * The tags that each kind of change drops. `assortment` stands for which products are shown where, `catalogue` for all
 * that lists show and count of products, `product` for one of them, `quantity` for how much there is of it, `search` for
 * what merchants decided for phrases.
 */
export const droppedBy: Readonly<Record<ChangeKind, readonly TagKind[]>> = {
  'shop.changed': ['shop'],
  'content.changed': ['content'],
  'menu.changed': ['content'],
  'category.changed': ['categories', 'assortment', 'catalogue'],
  'product.changed': ['assortment', 'catalogue', 'product'],
  'publication.changed': ['assortment', 'catalogue', 'product'],
  'price.changed': ['catalogue', 'product'],
  'stock.status-changed': ['catalogue', 'product'],
  'stock.changed': ['quantity'],
  'search.changed': ['search'],
  'customer.changed': [],
  'customer.signed-out': [],
  'customer.asked-reset': [],
  'order.placed': [],
  'order.changed': [],
  'mail.queued': [],
  'staff.asked-reset': [],
};

type Schema = typeof schema;
type PublicTable = {
  [Name in keyof Schema]: Schema[Name] extends DeclaredTable<'public'> ? Schema[Name]['_']['name'] : never;
}[keyof Schema];

/**
 * The tags that cover the rows of each public table: whoever reads it for visitors notes at least one of them. None for
 * a table that visitors are shown nothing of.
 */
export const coveredBy: Readonly<Record<PublicTable, readonly TagKind[]>> = {
  shop: ['shop'],
  shop_host: ['shop'],
  seller: ['shop'],
  shop_seller: ['shop'],
  customer_group: [],
  page: ['content'],
  page_version: ['content'],
  page_frame: ['content'],
  menu: ['content'],
  // A file is named by its content and never changes.
  file: ['content', 'categories', 'catalogue', 'product'],
  // Products, categories and pages tell of their addresses by changes of their own.
  address: ['content', 'categories', 'assortment', 'catalogue', 'product'],
  category: ['categories', 'assortment', 'catalogue'],
  category_product: ['assortment', 'catalogue', 'product'],
  publication: ['assortment', 'catalogue', 'product'],
  product_entry: [],
  listing: ['assortment', 'catalogue', 'product'],
  offer: ['assortment', 'catalogue', 'product'],
  product: ['assortment', 'catalogue', 'product'],
  product_child: ['catalogue', 'product'],
  product_media: ['catalogue', 'product'],
  price_level: ['catalogue', 'product'],
  stock: ['catalogue', 'product'],
  stock_movement: [],
  search_phrase: ['search'],
};

/** Returns the tags that a change drops. */
export function droppedTags(change: { readonly kind: ChangeKind; readonly entityId: string }): Tag[] {
  const { kind, entityId } = change;
  return droppedBy[kind].map(
    (dropped): Tag => (dropped === 'product' || dropped === 'quantity' ? `${dropped}:${entityId}` : dropped),
  );
}

const TABLE = /\b(?:from|join)\s+"?([a-z_]+)/gi;

/** Returns the public tables that a statement reads and none of the kinds of tags covers. */
export function uncoveredTables(statement: string, noted: ReadonlySet<TagKind>): string[] {
  const named = [...statement.matchAll(TABLE)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(named)].filter(
    (name) => isPublic(name) && !coveredBy[name].some((kind) => noted.has(kind)),
  );
}

const isPublic = (name: string): name is PublicTable => Object.hasOwn(coveredBy, name);
