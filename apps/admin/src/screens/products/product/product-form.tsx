import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { useCallback, useMemo } from 'react';
import { api, rereadOnConflict } from '../../../api/index.ts';
import { mergeRows, RecordForm } from '../../../kit/form/index.ts';
import { usePlace } from '../../../kit/place.ts';
import { useWorkplace } from '../../../session/index.ts';
import { PicturesSection } from '../pictures/index.ts';
import type { AttributeRow } from './attribute-rows.ts';
import { AttributesSection } from './attributes-section.tsx';
import { BasicsSection } from './basics-section.tsx';
import { ChildrenSection } from './children-section.tsx';
import { mergeChildren } from './merge-children.ts';
import { OrganisationSection } from './organisation-section.tsx';
import { idOfPlace } from './places.ts';
import { hasOwnPrice } from './prices/own-price.ts';
import { PricePanel } from './prices/price-panel.tsx';
import { PricesSection } from './prices/prices-section.tsx';
import classes from './product.module.css';
import { changeOf, valuesOf } from './product-values.ts';
import { withRowPointers } from './row-pointers.ts';
import { type ProductValues, productSchema } from './schema.ts';
import { SearchSection } from './search-section.tsx';
import { ShippingSection } from './shipping-section.tsx';
import { StockSection } from './stock/stock-section.tsx';
import { tellProductValue } from './tell-value.ts';
import { useCategories } from './use-categories.ts';
import { useProductChange } from './use-product.ts';
import { VariationsSection } from './variations/variations-section.tsx';
import { VisibilitySection } from './visibility-section.tsx';

/** All that is changed of a product, in one form that saves what was changed. ADM-030, ADM-034, ADM-104 */
export function ProductForm({ product }: { readonly product: Product }) {
  const place = usePlaceOf(product);
  const own = hasOwnPrice(product);
  const schema = useMemo(() => productSchema(place, own), [place, own]);
  const values = useMemo(() => valuesOf(product, place), [product, place]);
  const save = useSave(product);
  const { tell } = useCategories(product);
  const tellValue = useCallback(
    (name: string, held: unknown) =>
      tellProductValue(name, held, { place, categoryOf: (slug) => tell(slug).name }),
    [place, tell],
  );
  return (
    <RecordForm
      schema={schema}
      values={values}
      onSave={save}
      saved={adminProductText.saved()}
      tellValue={tellValue}
      merges={merges}
    >
      <div className={classes.columns}>
        <div className={classes.column}>
          <BasicsSection />
          <div id={idOfPlace('pictures')}>
            <PicturesSection />
          </div>
          {product.kind === 'grouped' && <ChildrenSection currency={product.currency} />}
          <div id={idOfPlace('prices')}>
            <PricesSection product={product} />
          </div>
          {own && <PricePanel record={product} />}
          {product.kind === 'variable_product' && (
            <div id={idOfPlace('variations')}>
              <VariationsSection product={product} />
            </div>
          )}
          <StockSection record={product} />
          <AttributesSection />
          <ShippingSection product={product} />
          <SearchSection product={product} />
        </div>
        <div className={classes.side}>
          <VisibilitySection product={product} />
          <OrganisationSection product={product} />
        </div>
      </div>
    </RecordForm>
  );
}

/** The language in which numbers of a product are typed, and the currency of its amounts. */
function usePlaceOf({ currency }: Product) {
  const place = usePlace();
  return useMemo(() => ({ ...place, currency }), [place, currency]);
}

/** Returns what saves the changed fields of a product, with the version that they were read at. ADM-030, ADM-031 */
function useSave(product: Product) {
  const { code: shop } = useWorkplace();
  const place = usePlaceOf(product);
  const shown = useProductChange();
  const { id, version } = product;
  return async (changed: Partial<ProductValues>, { attributes }: ProductValues) => {
    const send = () => api.products.change({ shop, product: id, version, ...changeOf(changed, place) });
    const saved = await withRowPointers(attributes, () => rereadOnConflict(send, shown));
    await shown(saved);
    return valuesOf(saved, place);
  };
}

/** Two people may change different attributes, which are kept by their names, and parts of a group cost what they cost. */
const merges = {
  attributes: mergeRows<AttributeRow>(({ name }) => name.trim()),
  children: mergeChildren,
};
