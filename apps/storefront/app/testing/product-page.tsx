import type { ProductData } from '../product/data/product-data.ts';
import { ProductPage } from '../product/product-page.tsx';
import { renderPage } from './render.tsx';

/** Returns the page of a product as the server makes it. */
export const pageOf = (data: ProductData, path = '/tideline-mug', searchKeyword?: string) =>
  renderPage(path, <ProductPage product={data} searchKeyword={searchKeyword} />);

/** Returns the pictures of the strip, in their order. */
export const slides = (html: string) =>
  [...html.matchAll(/class="gallery-slide">.*?alt="([^"]*)"/g)].map(([, alt]) => alt);
