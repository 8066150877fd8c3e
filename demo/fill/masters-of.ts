import type { ShopData } from '../goods/shops/types.ts';
import type { Category } from '../goods/types.ts';
import type { Master } from './pictures.ts';

/** Returns the masters whose pictures a shop shows anywhere. */
export function mastersOf(shop: ShopData, masters: ReadonlyMap<string, Master>): readonly Master[] {
  const names = new Set([
    ...shop.goods.flatMap(({ pictures }) => pictures.map(({ file }) => file)),
    ...shop.goods.flatMap(({ variations }) => variations.flatMap(({ picture }) => picture?.file ?? [])),
    ...categoryPictures(shop.categories),
    ...shop.home.sections.flatMap((section) => {
      if (section.kind === 'image') return [section.picture.file];
      if (section.kind !== 'banner') return [];
      return section.slides.flatMap(({ picture, mobilePicture }) => [
        picture.file,
        mobilePicture?.file ?? '',
      ]);
    }),
  ]);
  return [...names].flatMap((name) => masters.get(name) ?? []);
}

function categoryPictures(tree: readonly Category[]): string[] {
  return tree.flatMap(({ picture, children }) => [picture, ...categoryPictures(children ?? [])]);
}
