import { adminProductText } from '@stoa/messages';
import { useWatch } from 'react-hook-form';
import { Money } from '../../../kit/money.tsx';
import { Section } from '../../../kit/section.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { type Child, MOST_CHILDREN } from './child.ts';
import classes from './children.module.css';
import { ChildrenField } from './children-field.tsx';
import { idOfPlace } from './places.ts';
import type { ProductValues } from './schema.ts';

/** What a grouped product consists of, in the order in which shoppers see it. ADM-115 */
export function ChildrenSection({ currency }: { readonly currency: string }) {
  const children = useWatch<ProductValues, 'children'>({ name: 'children' });
  return (
    <div id={idOfPlace('children')}>
      <Section
        title={adminProductText.children()}
        description={adminProductText.childrenHelp()}
        badge={
          <span className={classes.count}>
            {adminProductText.childrenCount({ n: children.length, most: MOST_CHILDREN })}
          </span>
        }
      >
        <ChildrenField
          name="children"
          label={adminProductText.children()}
          addLabel={adminProductText.addChild()}
          none={adminProductText.noChildren()}
        >
          {(child) => <ChildLine child={child} currency={currency} />}
        </ChildrenField>
      </Section>
    </div>
  );
}

interface ChildLineProps {
  readonly child: Child;
  readonly currency: string;
  /** Whether its name leads to its page. */
  readonly isLinked?: boolean;
}

/** A part of a group: its name, its sku and its price. */
export function ChildLine({ child: { id, name, sku, price }, currency, isLinked = true }: ChildLineProps) {
  const { code: shop } = useWorkplace();
  return (
    <div className={classes.child}>
      <span className={classes.words}>
        {isLinked ? (
          <TextLink to={`/${shop}/products/${id}`}>{name}</TextLink>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        <span className={classes.sku}>{sku}</span>
      </span>
      <Money amount={price} currency={currency} />
    </div>
  );
}
