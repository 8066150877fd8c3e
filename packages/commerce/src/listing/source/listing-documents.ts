import type { ListingDocument, OfferDocument } from '@stoa/search';
import type { OfferRow } from './offer-rows.ts';

/** Returns the listings of rows in which those of one listing stand side by side. */
export function listingDocuments(rows: readonly OfferRow[], language: string): ListingDocument[] {
  const listings = Map.groupBy(rows, ({ listing }) => listing);
  return [...listings].map(([id, own]) => ({ id, offers: own.map((row) => toOffer(row, language)) }));
}

/** Returns the same of a stream of rows. A listing whose rows may go on in the next batch waits for it. */
export async function* documentStream(
  batches: AsyncIterable<readonly OfferRow[]>,
  language: string,
): AsyncGenerator<ListingDocument[]> {
  let waiting: readonly OfferRow[] = [];
  for await (const batch of batches) {
    const rows = [...waiting, ...batch];
    const last = rows.at(-1)?.listing;
    const end = rows.findIndex(({ listing }) => listing === last);
    waiting = rows.slice(end);
    if (end > 0) yield listingDocuments(rows.slice(0, end), language);
  }
  if (waiting.length > 0) yield listingDocuments(waiting, language);
}

function toOffer(row: OfferRow, language: string): OfferDocument {
  const { name, description, body, sku } = row;
  return {
    productId: row.id,
    sellerId: row.seller_id,
    sku,
    variationSkus: row.variation_skus,
    ...(row.brand !== null && { brand: row.brand }),
    facetValues: row.facet_values.map(([code, value]) => ({ code, value })),
    categoryIds: row.category_ids,
    ...(row.price !== null && { price: row.price }),
    rating: row.rating,
    popularity: row.popularity,
    buyable: row.buyable,
    texts: [{ language, name, keywords: '', description, body }],
  };
}
