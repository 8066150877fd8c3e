import { productText } from '@stoa/messages';
import { Carousel } from '@stoa/ui';
import { ProductCard } from '@stoa/widgets';
import type { ProductData } from '../data/product-data.ts';

/** The most a carousel of products shows. PDP-037 */
const LIMIT = 14;

export type RowProducts = ProductData['related'];

/** Products side by side below a product, as many columns as there is room for. PDP-037, PDP-038 */
export function ProductRow({ title, products }: { title: string; products: RowProducts }) {
  if (products.length === 0) return null;
  return (
    <section className="page-width related">
      <h2>{title}</h2>
      <Carousel
        label={title}
        previousLabel={productText.previous()}
        nextLabel={productText.next()}
        className="related-carousel"
      >
        {products.slice(0, LIMIT).map((product) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              place="slider"
              sizes="(min-width: 1400px) 15rem, (min-width: 960px) 30vw, 45vw"
            />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
