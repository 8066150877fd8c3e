import { foreignKey, index, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, shopId } from './columns.ts';
import { publicTable } from './privacy.ts';
import { publication } from './publication.ts';
import { shop } from './shop.ts';

/** A marketplace's product page on which the offers of several sellers meet. ENT-018 */
export const listing = publicTable(
  'listing',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    id: id(),
    jpin: text('jpin').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), unique('listing_jpin').on(t.shopId, t.jpin)],
);

/** A seller's product offered on a listing. */
export const offer = publicTable(
  'offer',
  {
    shopId: shopId(),
    listingId: id('listing_id'),
    productId: id('product_id'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.productId] }),
    foreignKey({ columns: [t.shopId, t.listingId], foreignColumns: [listing.shopId, listing.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [t.shopId, t.productId],
      foreignColumns: [publication.shopId, publication.productId],
    }).onDelete('cascade'),
    index('offer_listing').on(t.shopId, t.listingId),
  ],
);
