import { TextInput } from '@mantine/core';
import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { AmountField, SwitchField, TextField, useField } from '../../../kit/form/index.ts';
import { usePlace } from '../../../kit/place.ts';
import { Section } from '../../../kit/section.tsx';
import classes from './product.module.css';
import { weightHelp } from './weight.ts';

/** Whether something of this kind is sent: the parts of a group are by themselves, and certificates go by mail. */
export const isSent = ({ kind }: Pick<Product, 'kind'>): boolean =>
  kind === 'simple' || kind === 'variable_product';

/** How a product is sent, and what shoppers are told of it. ENT-025 */
export const ShippingSection = ({ product }: { readonly product: Product }) => (
  <Section title={isSent(product) ? adminProductText.shipping() : adminProductText.deliveryTold()}>
    <div className={classes.fields}>
      {isSent(product) && <Parcel product={product} />}
      <TextField
        name="itemDeliveryInfo"
        label={adminProductText.itemDeliveryInfo()}
        description={adminProductText.itemDeliveryInfoHelp()}
        maxLength={500}
        autoComplete="off"
      />
    </div>
  </Section>
);

const Parcel = ({ product: { kind } }: { readonly product: Product }) => (
  <>
    <div className={classes.pair}>
      <WeightField isOfParent={kind === 'variable_product'} />
      <AmountField
        name="shippingFee"
        label={adminProductText.shippingFee()}
        description={adminProductText.shippingFeeHelp()}
      />
    </div>
    <SwitchField
      name="nonShippable"
      label={adminProductText.nonShippable()}
      description={adminProductText.nonShippableHelp()}
    />
  </>
);

/** A weight with its unit; where none is typed, the one that it is read in stands at its end. */
function WeightField({ isOfParent }: { readonly isOfParent: boolean }) {
  const place = usePlace();
  const { value, ...field } = useField('weightGrams', adminProductText.weight());
  const text = String(value ?? '');
  const typed = text.trim().toLowerCase();
  const hasUnit = typed === '' || typed.endsWith('g');
  return (
    <TextInput
      {...field}
      description={isOfParent ? adminProductText.weightOfParent() : weightHelp(place)}
      value={text}
      autoComplete="off"
      maxLength={20}
      rightSectionPointerEvents="none"
      rightSection={!hasUnit && <span className={classes.small}>{adminProductText.kilogram()}</span>}
    />
  );
}
