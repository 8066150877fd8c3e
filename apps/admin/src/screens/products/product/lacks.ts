import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import type { PlaceOnPage } from './places.ts';

export type Lack = Product['lacks'][number];

/** What is lacking, in words, and where on the page it is given. ADM-105 */
export const lackWords: Readonly<Record<Lack, { readonly text: () => string; readonly at: PlaceOnPage }>> = {
  price: { text: adminProductText.lackPrice, at: 'prices' },
  picture: { text: adminProductText.lackPicture, at: 'pictures' },
  alt: { text: adminProductText.lackAlt, at: 'pictures' },
  category: { text: adminProductText.lackCategory, at: 'categories' },
  variation: { text: adminProductText.lackVariation, at: 'variations' },
};

const order = Object.keys(lackWords) as readonly Lack[];

/** What of a form tells what is lacking, once it is saved. */
interface Typed {
  readonly categories: readonly unknown[];
  readonly media: readonly { readonly kind: 'image' | 'video'; readonly alt: string }[];
  /** Minor units; undefined where it has none of its own, or nobody can read what is typed. */
  readonly price: number | undefined;
}

/**
 * Tells what a product will lack once the form is saved: what the form itself shows, and of the rest what the server has
 * found. ADM-105
 */
export function lacksOf(found: readonly Lack[], { categories, media, price }: Typed): Lack[] {
  const images = media.filter(({ kind }) => kind === 'image');
  const typed: Partial<Record<Lack, boolean>> = {
    ...(price !== undefined && { price: price === 0 }),
    picture: images.length === 0,
    alt: images.some(({ alt }) => alt.trim() === ''),
    category: categories.length === 0,
  };
  return order.filter((lack) => typed[lack] ?? found.includes(lack));
}
