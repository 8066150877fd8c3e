import type { ProductPagePartsFragment } from '@stoa/contract';
import { canonicalUrl, pageTitle, productDescription } from '@stoa/domain';
import { type GraphTag, openGraph } from '../../seo/open-graph.server.ts';

type Shared = Pick<
  ProductPagePartsFragment,
  'name' | 'meta_title' | 'meta_description' | 'short_description' | 'canonicalPath' | 'images' | 'image'
>;

/** How a product looks where its address is shared; without prices. */
export function sharedAs(product: Shared, origin: string): GraphTag[] {
  return openGraph('product', {
    title: pageTitle({ metaTitle: product.meta_title, name: product.name }),
    description: productDescription({
      metaDescription: product.meta_description,
      shortDescription: product.short_description,
    }),
    url: canonicalUrl(origin, product.canonicalPath),
    picture: product.images.find(({ oembed }) => !oembed) ?? product.image,
  });
}
