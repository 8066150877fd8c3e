import type { Money } from '@stoa/domain';
import { bytesColumn, numberColumn, smallColumn, wordColumn } from './column.ts';
import { Lists } from './lists.ts';
import { Uuids, type UuidWords } from './uuids.ts';

/** What is known of an offer beside its words; whatever has a name stands as its number. */
export interface OfferRow {
  readonly productId: UuidWords;
  readonly listing: number;
  readonly seller: number;
  /** Absent where nobody may know it. */
  readonly price?: Money;
  readonly rating: number;
  readonly popularity: number;
  readonly buyable: boolean;
  readonly facts: readonly number[];
  /** Categories it is filed under itself. */
  readonly filed: readonly number[];
  /** Categories it is shown under. */
  readonly sections: Iterable<number>;
}

/** Ratings are kept in hundredths, as whole numbers. */
export const RATING_STEPS = 100;

/** The offers of a shop, a column for each of their properties. Offers of one listing stand side by side. */
export class Offers {
  readonly productIds = new Uuids();
  readonly listing = wordColumn();
  /** 0 for offers that are no more. */
  readonly alive = bytesColumn();
  readonly seller = wordColumn();
  /** NaN without a price. */
  readonly price = numberColumn();
  readonly rating = smallColumn();
  readonly popularity = wordColumn();
  readonly buyable = bytesColumn();
  readonly facts = new Lists();
  readonly filed = new Lists();
  sections = new Lists();

  get length(): number {
    return this.listing.length;
  }

  get bytes(): number {
    return this.#all.reduce((sum, part) => sum + part.bytes, 0);
  }

  push(row: OfferRow): void {
    this.productIds.push(row.productId);
    this.listing.push(row.listing);
    this.alive.push(1);
    this.seller.push(row.seller);
    this.price.push(row.price ?? Number.NaN);
    this.rating.push(Math.round(row.rating * RATING_STEPS));
    this.popularity.push(Math.max(0, row.popularity));
    this.buyable.push(row.buyable ? 1 : 0);
    this.facts.push(row.facts);
    this.filed.push(row.filed);
    this.sections.push(row.sections);
  }

  keep(rows: Uint32Array): void {
    for (const part of this.#all) part.keep(rows);
  }

  trim(): void {
    for (const part of this.#all) part.trim();
  }

  get #all() {
    const { productIds, listing, alive, seller, price, rating, popularity, buyable } = this;
    const numbers = [listing, alive, seller, price, rating, popularity, buyable];
    return [productIds, ...numbers, this.facts, this.filed, this.sections];
  }
}
