import { useField } from '../../../kit/form/index.ts';
import { Money } from '../../../kit/money.tsx';
import { OrderedList } from '../../../kit/ordered-list/index.ts';
import { usePlace } from '../../../kit/place.ts';
import { ChildPicker } from '../product/child-picker.tsx';
import classes from './children-field.module.css';
import { type Child, MOST_CHILDREN } from './new-product.ts';

interface ChildrenFieldProps {
  readonly name: string;
  readonly label: string;
}

/** What a new grouped product consists of: simple products of the shop's own, found by words and put in order. ADM-115 */
export function ChildrenField({ name, label }: ChildrenFieldProps) {
  const { value, onChange, error, id, ref } = useField(name, label);
  const children: readonly Child[] = value;
  return (
    <div className={classes.field}>
      <ChildPicker
        id={id}
        label={label}
        inputRef={ref}
        error={error}
        taken={children.map(({ sku }) => sku)}
        disabled={children.length >= MOST_CHILDREN}
        onPick={(child) => onChange([...children, child])}
      />
      {children.length > 0 && (
        <div className={classes.chosen}>
          <OrderedList
            label={label}
            entries={children}
            onChange={(next) => onChange([...next])}
            keyOf={(child) => child.id}
            nameOf={(child) => child.name}
          >
            {(child) => <Line child={child} />}
          </OrderedList>
        </div>
      )}
    </div>
  );
}

function Line({ child: { name, sku, price } }: { readonly child: Child }) {
  const { currency } = usePlace();
  return (
    <div className={classes.child}>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.sku}>{sku}</span>
      </span>
      <Money amount={price} currency={currency} />
    </div>
  );
}
