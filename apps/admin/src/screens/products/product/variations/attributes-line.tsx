import type { Product } from '@stoa/admin-contract';
import { tellFew } from '../../attributes/told.ts';
import classes from './variations.module.css';

/** What the variations of a product differ in, in few words. ADM-110 */
export const AttributesLine = ({ attributes }: { readonly attributes: Product['variationAttributes'] }) =>
  attributes.length > 0 && (
    <dl className={classes.attributes}>
      {attributes.map(({ id, label, options }) => (
        <div key={id} className={classes.attribute}>
          <dt>{label}</dt>
          <dd>{tellFew(options)}</dd>
        </div>
      ))}
    </dl>
  );
