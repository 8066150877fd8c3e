import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { AutocompleteField } from '../../../kit/form/index.ts';
import { Section } from '../../../kit/section.tsx';
import { CategoriesField } from './categories-field.tsx';
import { idOfPlace } from './places.ts';
import classes from './product.module.css';
import { useProductFacets } from './use-product.ts';

/** Of which brand a product is, and in which categories it stands. */
export function OrganisationSection({ product }: { readonly product: Product }) {
  const { data } = useProductFacets();
  return (
    <Section title={adminProductText.organisation()}>
      <div className={classes.fields}>
        <AutocompleteField
          name="brand"
          label={adminProductText.brand()}
          suggestions={data?.brands}
          maxLength={120}
        />
        <div id={idOfPlace('categories')}>
          <CategoriesField product={product} />
        </div>
      </div>
    </Section>
  );
}
