import { adminProductText } from '@stoa/messages';
import { useField } from '../../../kit/form/index.ts';
import { Money } from '../../../kit/money.tsx';
import { OrderedList } from '../../../kit/ordered-list/index.ts';
import { Section } from '../../../kit/section.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { ChildPicker } from './child-picker.tsx';
import classes from './children.module.css';
import { idOfPlace } from './places.ts';
import type { ProductValues } from './schema.ts';

type Child = ProductValues['children'][number];

/** The most products that a group consists of. ADM-115 */
const MOST = 100;

/** What a grouped product consists of, in the order in which shoppers see it. ADM-115 */
export function ChildrenSection({ currency }: { readonly currency: string }) {
  const { value, onChange, ref, ...field } = useField('children', adminProductText.children());
  const children: readonly Child[] = Array.isArray(value) ? value : [];
  const isFull = children.length >= MOST;
  return (
    <div id={idOfPlace('children')}>
      <Section
        title={adminProductText.children()}
        description={adminProductText.childrenHelp()}
        badge={
          <span className={classes.count}>
            {adminProductText.childrenCount({ n: children.length, most: MOST })}
          </span>
        }
      >
        <ChildPicker
          id={field.id}
          inputRef={ref}
          error={field.error}
          taken={children.map(({ sku }) => sku)}
          disabled={isFull}
          onPick={(child) => onChange([...children, child])}
        />
        {isFull && <p className={classes.quiet}>{adminProductText.mostChildren({ most: MOST })}</p>}
        {children.length === 0 ? (
          <p className={classes.quiet}>{adminProductText.noChildren()}</p>
        ) : (
          <div className={classes.list}>
            <OrderedList
              label={adminProductText.children()}
              entries={children}
              onChange={(next) => onChange([...next])}
              keyOf={({ id }) => id}
              nameOf={({ name }) => name}
            >
              {(child) => <ChildLine child={child} currency={currency} />}
            </OrderedList>
          </div>
        )}
      </Section>
    </div>
  );
}

interface ChildLineProps {
  readonly child: Child;
  readonly currency: string;
}

/** A part of a group: its name, which leads to its own page, its sku and its price. */
export function ChildLine({ child: { id, name, sku, price }, currency }: ChildLineProps) {
  const { code: shop } = useWorkplace();
  return (
    <div className={classes.child}>
      <span className={classes.words}>
        <TextLink to={`/${shop}/products/${id}`}>{name}</TextLink>
        <span className={classes.sku}>{sku}</span>
      </span>
      <Money amount={price} currency={currency} />
    </div>
  );
}
