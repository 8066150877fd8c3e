import type { Variation } from '@stoa/admin-contract';
import { MAX_SKU_LENGTH } from '@stoa/domain';
import { adminPricesText, adminProductText, adminVariationsText } from '@stoa/messages';
import { useMemo } from 'react';
import { api, rereadOnConflict } from '../../../api/index.ts';
import { RecordForm, TextField } from '../../../kit/form/index.ts';
import { SwitchField } from '../../../kit/form/switch-field.tsx';
import { usePlace } from '../../../kit/place.ts';
import { Section } from '../../../kit/section.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { PicturesSection } from '../pictures/index.ts';
import { PriceFacts } from '../product/prices/price-facts.tsx';
import { PriceFields } from '../product/prices/price-fields.tsx';
import { PricePanel } from '../product/prices/price-panel.tsx';
import { NeedsPermission } from '../product/prices/prices-section.tsx';
import { StockSection } from '../product/stock/stock-section.tsx';
import { weightHelp } from '../product/weight.ts';
import { useVariationChange } from './use-variation.ts';
import classes from './variation.module.css';
import {
  changeOf,
  tellVariationValue,
  type VariationValues,
  valuesOf,
  variationSchema,
} from './variation-values.ts';

/** A variation for whoever may change it. Its stock, among the fields, is no part of the form. ADM-104, ADM-130 */
export function VariationForm({ variation }: { readonly variation: Variation }) {
  const { code: shop } = useWorkplace();
  const place = usePlace();
  const shown = useVariationChange();
  const schema = useMemo(() => variationSchema(place), [place]);
  const { id, version, product } = variation;
  const save = async (changed: Partial<VariationValues>) => {
    const send = () =>
      api.products.changeVariation({
        shop,
        product: product.id,
        variation: id,
        version,
        ...changeOf(changed, place),
      });
    const saved = await rereadOnConflict(send, shown);
    await shown(saved);
    return valuesOf(saved, place);
  };
  return (
    <RecordForm
      schema={schema}
      values={valuesOf(variation, place)}
      onSave={save}
      saved={adminVariationsText.saved()}
      tellValue={(name, held) => tellVariationValue(name, held, place)}
    >
      <div className={classes.columns}>
        <div className={classes.column}>
          <PriceSection variation={variation} />
          <PricePanel record={variation} />
          <StockSection record={variation} />
          <PicturesSection of="variation" />
        </div>
        <div className={classes.side}>
          <DetailFields />
          <SaleFields />
        </div>
      </div>
    </RecordForm>
  );
}

function PriceSection({ variation }: { readonly variation: Variation }) {
  const { scopes } = useWorkplace();
  return (
    <Section title={adminPricesText.title()}>
      <div className={classes.parts}>
        {scopes.includes('prices:write') ? (
          <PriceFields currency={variation.currency} />
        ) : (
          <>
            <PriceFacts {...variation} />
            <NeedsPermission />
          </>
        )}
      </div>
    </Section>
  );
}

function DetailFields() {
  const place = usePlace();
  return (
    <Section title={adminVariationsText.details()}>
      <div className={classes.fields}>
        <TextField name="sku" label={adminProductText.sku()} autoComplete="off" maxLength={MAX_SKU_LENGTH} />
        <TextField
          name="weightGrams"
          label={adminProductText.weight()}
          description={weightHelp(place)}
          autoComplete="off"
        />
        <TextField
          name="gtin"
          label={adminProductText.gtin()}
          description={adminProductText.gtinHelp()}
          autoComplete="off"
          maxLength={20}
        />
        <TextField name="mpn" label={adminProductText.mpn()} autoComplete="off" maxLength={70} />
      </div>
    </Section>
  );
}

const SaleFields = () => (
  <Section title={adminVariationsText.sale()}>
    <div className={classes.fields}>
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
    </div>
  </Section>
);
