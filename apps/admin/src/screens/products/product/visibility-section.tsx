import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { useWatch } from 'react-hook-form';
import { SelectField, SwitchField } from '../../../kit/form/index.ts';
import { Section } from '../../../kit/section.tsx';
import { displayOptions } from './display.ts';
import { LacksNote } from './lacks-note.tsx';
import classes from './product.module.css';
import type { ProductValues } from './schema.ts';

/** Whether shoppers see a product, what it lacks for that, and whether they can buy it. ADM-105, ENT-028 */
export const VisibilitySection = ({ product }: { readonly product: Product }) => (
  <Section title={adminProductText.visibility()}>
    <div className={classes.fields}>
      <div className={classes.group}>
        <VisibleField product={product} />
        <LacksNote product={product} />
      </div>
      <div className={classes.switches}>
        <SwitchField
          name="unavailableForSale"
          label={adminProductText.unavailableForSale()}
          description={adminProductText.unavailableForSaleHelp()}
        />
        <SwitchField
          name="discontinued"
          label={adminProductText.discontinued()}
          description={adminProductText.discontinuedHelp()}
        />
        <SwitchField
          name="featured"
          label={adminProductText.featured()}
          description={adminProductText.featuredHelp()}
        />
        <SwitchField
          name="websiteVisibility"
          label={adminProductText.websiteVisibility()}
          description={adminProductText.websiteVisibilityHelp()}
        />
        {product.kind === 'variable_product' && (
          <SelectField
            name="websiteDisplay"
            label={adminProductText.websiteDisplay()}
            description={adminProductText.websiteDisplayHelp()}
            options={displayOptions}
          />
        )}
      </div>
    </div>
  </Section>
);

type Watched = [ProductValues['visible'], ProductValues['websiteVisibility']];

function VisibleField({ product }: { readonly product: Product }) {
  const [visible, onWebsites]: Watched = useWatch({ name: ['visible', 'websiteVisibility'] });
  return (
    <SwitchField
      name="visible"
      label={adminProductText.visible()}
      description={tellVisibility(product, visible, onWebsites)}
    />
  );
}

/** Says what the switch does for shoppers, as it stands in the form. */
function tellVisibility(product: Product, visible: boolean, onWebsites: boolean): string {
  if (product.archived) return adminProductText.archivedHelp();
  if (visible !== product.visible) {
    return visible ? adminProductText.notShownYet() : adminProductText.notHiddenYet();
  }
  if (!visible) return adminProductText.hiddenHelp();
  return onWebsites ? adminProductText.visibleHelp() : adminProductText.sellerHidden();
}
