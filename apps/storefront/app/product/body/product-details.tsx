import { productText } from '@stoa/messages';
import { type Tab, Tabs } from '@stoa/ui';
import { RichTextView } from '@stoa/widgets';
import type { ThemeData } from '../../shell/theme-data.ts';
import type { ProductData } from '../data/product-data.ts';

interface ProductDetailsProps {
  readonly product: Pick<ProductData, 'attributes' | 'description'>;
  readonly layout: ThemeData['productPage']['tabs'];
}

/** What is to be read of a product: its description and its properties. PDP-034 */
export function ProductDetails({ product, layout }: ProductDetailsProps) {
  const tabs = [...describedIn(product), ...propertiesOf(product)];
  if (tabs.length === 0) return null;
  return (
    <div className="page-width product-details">
      <Tabs label={productText.details()} tabs={tabs} layout={layout} />
    </div>
  );
}

function describedIn({ description }: Pick<ProductData, 'description'>): Tab[] {
  if (description.length === 0) return [];
  const content = <RichTextView text={description} />;
  return [{ id: 'description', title: productText.description(), content }];
}

function propertiesOf({ attributes }: Pick<ProductData, 'attributes'>): Tab[] {
  if (attributes.length === 0) return [];
  const content = (
    <dl className="attributes">
      {attributes.map(({ code, label, value }) => (
        <div key={code} className="attribute">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  return [{ id: 'details', title: productText.details(), content }];
}
