import type { ProductPagePartsFragment } from '@stoa/contract';
import { canonicalUrl, pageTitle } from '@stoa/domain';

type Shared = Pick<
  ProductPagePartsFragment,
  'name' | 'meta_title' | 'meta_description' | 'short_description' | 'canonicalPath' | 'images' | 'image'
>;

/** How a product looks where its address is shared, https://ogp.me; without prices. */
export function sharedAs(product: Shared, origin: string): { property: string; content: string }[] {
  const picture = product.images.find(({ oembed }) => !oembed) ?? product.image;
  const told = {
    'og:type': 'product',
    'og:title': pageTitle({ metaTitle: product.meta_title, name: product.name }),
    'og:description': product.meta_description || product.short_description,
    'og:url': canonicalUrl(origin, product.canonicalPath),
    'og:image': picture ? `${origin}${picture.large}.webp` : '',
    'og:image:alt': picture?.alt ?? '',
  };
  return Object.entries(told).flatMap(([property, content]) =>
    content === '' ? [] : [{ property, content }],
  );
}
