import type { Product } from '@stoa/admin-contract';
import { adminAttributesEditorText as text } from '@stoa/messages';
import { IconVersions } from '@tabler/icons-react';
import { Facts } from '../../../kit/facts.tsx';
import { Section } from '../../../kit/section.tsx';
import { Empty } from '../../../kit/state/index.ts';
import classes from './attributes.module.css';
import { isColour } from './attributes-schema.ts';
import { displayText } from './display-text.ts';
import type { ReadAttributes } from './model.ts';

/** The attributes of a product for whoever may not change them. ADM-014 */
export const AttributesFacts = ({ product }: { readonly product: Product }) => (
  <div className={classes.form}>
    {product.variationAttributes.length === 0 && <Empty icon={IconVersions} title={text.none()} />}
    {product.variationAttributes.map((attribute) => (
      <Section key={attribute.id} title={attribute.label}>
        <Facts
          facts={[
            [text.shownAs(), displayText[attribute.displayType]()],
            [text.values(), <Values key="values" options={attribute.options} />],
          ]}
        />
      </Section>
    ))}
  </div>
);

const Values = ({ options }: Pick<ReadAttributes[number], 'options'>) => (
  <ul className={classes.facts}>
    {options.map(({ value, swatch = '' }) => (
      <li key={value}>
        {isColour(swatch) && <span className={classes.dot} style={{ backgroundColor: swatch }} />}
        {value}
      </li>
    ))}
  </ul>
);
