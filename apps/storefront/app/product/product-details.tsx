import { isEmptyRichText } from '@stoa/domain';
import { productText } from '@stoa/messages';
import { RichTextView } from '@stoa/widgets';
import type { ProductData } from './product-data.ts';

/** What is to be read of a product: its description and its properties. PDP-034 */
export function ProductDetails({ product }: { product: ProductData }) {
  const { attributes, description } = product;
  const described = !isEmptyRichText(description);
  if (!described && attributes.length === 0) return null;
  return (
    <div className="page-width product-details">
      {described && (
        <section aria-labelledby="product-description">
          <h2 id="product-description">{productText.description()}</h2>
          <RichTextView text={description} />
        </section>
      )}
      {attributes.length > 0 && (
        <section aria-labelledby="product-attributes">
          <h2 id="product-attributes">{productText.details()}</h2>
          <dl className="attributes">
            {attributes.map(({ code, label, value }) => (
              <div key={code} className="attribute">
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
