import { MAX_SKU_LENGTH } from '@stoa/domain';
import { adminProductText } from '@stoa/messages';
import { TextAreaField, TextField } from '../../../kit/form/index.ts';
import { RichTextField } from '../../../kit/rich-text/index.ts';
import { Section } from '../../../kit/section.tsx';
import classes from './product.module.css';

/** What a product is called, how it is told of, and by which numbers it is known. ENT-016 */
export const BasicsSection = () => (
  <Section title={adminProductText.basics()}>
    <div className={classes.fields}>
      <TextField name="name" label={adminProductText.name()} maxLength={255} autoComplete="off" />
      <TextField
        name="subTitle"
        label={adminProductText.subTitle()}
        description={adminProductText.subTitleHelp()}
        maxLength={255}
        autoComplete="off"
      />
      <TextAreaField
        name="shortDescription"
        label={adminProductText.shortDescription()}
        description={adminProductText.shortDescriptionHelp()}
        rows={3}
        maxLength={5000}
      />
      <RichTextField name="description" label={adminProductText.description()} />
      <Numbers />
    </div>
  </Section>
);

const Numbers = () => (
  <div className={classes.three}>
    <TextField
      name="sku"
      label={adminProductText.sku()}
      description={adminProductText.skuHelp()}
      maxLength={MAX_SKU_LENGTH}
      autoComplete="off"
    />
    <TextField
      name="gtin"
      label={adminProductText.gtin()}
      description={adminProductText.gtinHelp()}
      inputMode="numeric"
      maxLength={20}
      autoComplete="off"
    />
    <TextField
      name="mpn"
      label={adminProductText.mpn()}
      description={adminProductText.mpnHelp()}
      maxLength={70}
      autoComplete="off"
    />
  </div>
);
