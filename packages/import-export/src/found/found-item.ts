import type { ShopContext } from '@stoa/commerce';
import type { ImportItem, ProductItem } from '../item/import-item.ts';
import type { Repair } from '../item/repairs.ts';
import { fileAtAddress } from '../pictures/picture-address.ts';
import { type PictureBook, wantedPictures } from '../pictures/picture-book.ts';
import type { CategoryPaths } from './category-paths.ts';
import { FieldFault } from './field-reader.ts';
import type { FoundProduct } from './found-product.ts';
import { rowOfFound } from './row-of-found.ts';

/** A product that was read, with what was put right, and the lines it took. */
export interface ReadFound {
  readonly found: FoundProduct;
  readonly repairs: readonly Repair[];
}

interface Place {
  readonly line: number;
  readonly handle: string;
  readonly rows: number;
}

/** Returns an item of the import, or why there is none. */
export function foundItem(
  ctx: ShopContext,
  place: Place,
  categories: CategoryPaths,
  read: () => ReadFound,
): ImportItem {
  try {
    const { found, repairs } = read();
    return productItem(ctx, place, categories, found, repairs);
  } catch (error) {
    if (!(error instanceof FieldFault)) throw error;
    return {
      ...place,
      line: error.line,
      kind: 'faulty',
      fault: { field: error.field, reason: error.message },
    };
  }
}

function productItem(
  ctx: ShopContext,
  place: Place,
  categories: CategoryPaths,
  found: FoundProduct,
  repairs: readonly Repair[],
): ProductItem {
  const images = [
    ...(found.images ?? []).map(({ src }) => src),
    ...found.variants.map(({ image }) => image ?? ''),
  ];
  const slugs = (found.categories ?? []).flatMap((path) => categories.slugOf(path) ?? []);
  return {
    ...place,
    kind: 'product',
    slug: found.slug,
    repairs,
    wanted: wantedPictures(ctx, images),
    importRow: (pictures, slug) =>
      rowOfFound(slug === undefined ? found : { ...found, slug }, {
        categories: [...new Set(slugs)].slice(0, MAX_CATEGORIES),
        pictureAt: pictureFinder(ctx, pictures),
      }),
    lineOf: (field) => found.variants[Number(/^variations\.(\d+)\b/.exec(field)?.[1])]?.line ?? place.line,
  };
}

const MAX_CATEGORIES = 50;

const pictureFinder =
  (ctx: ShopContext, pictures: PictureBook) =>
  (
    src: string,
    stored: readonly { readonly file: string; readonly width: number; readonly height: number }[],
  ) => {
    const file = fileAtAddress(ctx.shop, src);
    const own = file === undefined ? undefined : stored.find((one) => one.file === file);
    if (own) return { file: own.file, width: own.width, height: own.height };
    return file === undefined ? pictures.at(src) : (pictures.known(file) ?? pictures.at(src));
  };
