import type { Money } from '@stoa/domain';
import { RaggedArray } from '../memory/ragged-array.ts';
import { float64Column, uint8Column, uint16Column, uint32Column } from '../memory/typed-column.ts';
import { UuidColumn, type UuidWords } from '../memory/uuid-column.ts';

/** An offer without its texts; entities are numbers of their dictionaries. */
export interface OfferRow {
  readonly productId: UuidWords;
  readonly listing: number;
  readonly seller: number;
  /** Absent where the price is hidden from everybody. */
  readonly price?: Money;
  readonly rating: number;
  readonly popularity: number;
  readonly buyable: boolean;
  readonly facetValues: readonly number[];
  /** Categories the product is assigned to. */
  readonly assignedCategories: readonly number[];
  /** The assigned categories and their ancestors, without hidden ones. */
  readonly categories: Iterable<number>;
}

/** Ratings are stored in hundredths, as integers. */
export const RATING_SCALE = 100;

/** The offers of a shop as columns. Offers of one listing are adjacent rows. */
export class OfferColumns {
  readonly productId = new UuidColumn();
  readonly listing = uint32Column();
  /** 0 for deleted rows. */
  readonly alive = uint8Column();
  readonly seller = uint32Column();
  /** NaN without a price. */
  readonly price = float64Column();
  readonly rating = uint16Column();
  readonly popularity = uint32Column();
  readonly buyable = uint8Column();
  readonly facetValues = new RaggedArray();
  readonly assignedCategories = new RaggedArray();
  categories = new RaggedArray();

  get length(): number {
    return this.listing.length;
  }

  get bytes(): number {
    return this.#columns.reduce((sum, column) => sum + column.bytes, 0);
  }

  push(row: OfferRow): void {
    this.productId.push(row.productId);
    this.listing.push(row.listing);
    this.alive.push(1);
    this.seller.push(row.seller);
    this.price.push(row.price ?? Number.NaN);
    this.rating.push(Math.round(row.rating * RATING_SCALE));
    this.popularity.push(Math.max(0, row.popularity));
    this.buyable.push(row.buyable ? 1 : 0);
    this.facetValues.push(row.facetValues);
    this.assignedCategories.push(row.assignedCategories);
    this.categories.push(row.categories);
  }

  keep(rows: Uint32Array): void {
    for (const column of this.#columns) column.keep(rows);
  }

  trim(): void {
    for (const column of this.#columns) column.trim();
  }

  get #columns() {
    const { productId, listing, alive, seller, price, rating, popularity, buyable } = this;
    const numbers = [listing, alive, seller, price, rating, popularity, buyable];
    return [productId, ...numbers, this.facetValues, this.assignedCategories, this.categories];
  }
}
