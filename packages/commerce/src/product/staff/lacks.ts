import type { ClassCode, Money } from '@stoa/domain';

/** What a product lacks before shoppers can well be shown it. ADM-105 */
export type Lack = 'price' | 'picture' | 'alt' | 'category' | 'variation';

/** What decides what a product lacks. */
export interface Shown {
  readonly classCode: ClassCode;
  /** Its own, or that of the cheapest that it consists of; 0 for none. Minor units. */
  readonly price: Money;
  readonly media: readonly { readonly kind: 'image' | 'video'; readonly alt: string }[];
  readonly categories: number;
  /** Those that are not archived. */
  readonly variations: number;
}

/**
 * Returns what shoppers would miss of a product: a price, of what consists of others that of any of them; an image; what
 * an image shows, in words; a category; of a variable product a variation. ADM-105
 */
export function lacksOf({ classCode, price, media, categories, variations }: Shown): Lack[] {
  const images = media.filter(({ kind }) => kind === 'image');
  const isLacking: Readonly<Record<Lack, boolean>> = {
    price: price === 0,
    picture: images.length === 0,
    alt: images.some(({ alt }) => alt === ''),
    category: categories === 0,
    variation: classCode === 'variable_product' && variations === 0,
  };
  return allLacks.filter((lack) => isLacking[lack]);
}

const allLacks: readonly Lack[] = ['price', 'picture', 'alt', 'category', 'variation'];
