import type { Shop } from '@stoa/commerce';
import type { ProductRecord } from '@stoa/commerce/catalogue';
import { fileAtAddress, pictureAddress } from '../pictures/picture-address.ts';
import type { KnownPicture, PictureBook } from '../pictures/picture-book.ts';

/** The data of the shop that exports and imports use. */
export interface ShopifyContext {
  /** ISO 4217. */
  readonly currency: string;
  /** Names of the shop's categories by slug. */
  readonly categoryNames: ReadonlyMap<string, string>;
  /** Returns the category that stands for a type; none when there is none. */
  categoryOf(type: string): string | undefined;
  /** Returns the public address of a picture. */
  addressOf(file: string): string;
  /** Returns the picture an address stands for, also one of those the product has; none when it could not be had. */
  pictureAt(src: string, stored: Readonly<ProductRecord['media']>): KnownPicture | undefined;
}

/** The categories of a shop: slugs by Shopify type, and names by slug. */
export interface TypeCategories {
  readonly slugs: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
}

/** Types are compared without regard to case. */
export const typeKey = (type: string): string => type.trim().toLowerCase();

export function shopifyContext(
  shop: Shop,
  categories: TypeCategories,
  pictures: PictureBook,
): ShopifyContext {
  return {
    currency: shop.currency,
    categoryNames: categories.names,
    categoryOf: (type) => categories.slugs.get(typeKey(type)),
    addressOf: (file) => pictureAddress(shop, file),
    pictureAt(src, stored) {
      const file = fileAtAddress(shop, src);
      const own = file === undefined ? undefined : stored.find((one) => one.file === file);
      if (own) return { file: own.file, width: own.width, height: own.height };
      return file === undefined ? pictures.at(src) : (pictures.known(file) ?? pictures.at(src));
    },
  };
}
