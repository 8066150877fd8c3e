import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { useWatch } from 'react-hook-form';
import { SelectField, TextAreaField, TextField } from '../../../kit/form/index.ts';
import { Section } from '../../../kit/section.tsx';
import { AddressPart } from './address-part.tsx';
import { crawlerOptions } from './crawlers.ts';
import { idOfPlace } from './places.ts';
import classes from './search.module.css';
import { SearchPreview } from './search-preview.tsx';
import { SHOWN_DESCRIPTION, SHOWN_TITLE } from './search-result.ts';

/** How search engines show a product, and at which address it stands. ADM-143, ADM-144 */
export const SearchSection = ({ product }: { readonly product: Product }) => (
  <Section title={adminProductText.searchEngines()}>
    <div className={classes.parts}>
      <div className={classes.fields}>
        <TextField
          name="metaTitle"
          label={adminProductText.metaTitle()}
          description={<Length of="metaTitle" most={SHOWN_TITLE} help={adminProductText.metaTitleHelp()} />}
          maxLength={255}
          autoComplete="off"
        />
        <TextAreaField
          name="metaDescription"
          label={adminProductText.metaDescription()}
          description={
            <Length
              of="metaDescription"
              most={SHOWN_DESCRIPTION}
              help={adminProductText.metaDescriptionHelp()}
            />
          }
          rows={3}
          maxLength={1000}
        />
        <SelectField
          name="seoCrawlerSetting"
          label={adminProductText.crawlers()}
          description={adminProductText.crawlersHelp()}
          options={crawlerOptions(product.seoCrawlerSetting)}
        />
      </div>
      <div className={classes.result}>
        <SearchPreview product={product} />
      </div>
    </div>
    <div id={idOfPlace('address')} className={classes.address}>
      <AddressPart product={product} />
    </div>
  </Section>
);

interface LengthProps {
  readonly of: 'metaTitle' | 'metaDescription';
  readonly most: number;
  readonly help: string;
}

/** Says how much of a text search engines show, once it is longer. */
function Length({ of, most, help }: LengthProps) {
  const text: string = useWatch({ name: of });
  const { length } = [...text.trim()];
  return length > most ? adminProductText.cutTitle({ most, n: length }) : help;
}
