import { adminProductText } from '@stoa/messages';
import type { ReactNode } from 'react';
import { useField } from '../../../kit/form/index.ts';
import { OrderedList } from '../../../kit/ordered-list/index.ts';
import { type Child, MOST_CHILDREN } from './child.ts';
import { ChildPicker } from './child-picker.tsx';
import classes from './children.module.css';

interface ChildrenFieldProps {
  readonly name: string;
  /** What the list is called. */
  readonly label: string;
  /** What the field is called that adds to it; without it, as the list. */
  readonly addLabel?: string;
  /** Said while it consists of nothing. */
  readonly none?: string;
  readonly listClass?: string | undefined;
  readonly children: (child: Child) => ReactNode;
}

/** What a grouped product consists of: simple products of the shop's own, found by words and put in order. ADM-115 */
export function ChildrenField(props: ChildrenFieldProps) {
  const { name, label, addLabel = label, none, listClass, children: line } = props;
  const { value, onChange, error, id, ref } = useField(name, label);
  const children: readonly Child[] = Array.isArray(value) ? value : [];
  const isFull = children.length >= MOST_CHILDREN;
  return (
    <div>
      <ChildPicker
        id={id}
        label={addLabel}
        inputRef={ref}
        error={error}
        taken={children.map(({ sku }) => sku)}
        disabled={isFull}
        onPick={(child) => onChange([...children, child])}
      />
      {isFull && <p className={classes.quiet}>{adminProductText.mostChildren({ most: MOST_CHILDREN })}</p>}
      {children.length === 0 && none !== undefined && <p className={classes.quiet}>{none}</p>}
      {children.length > 0 && (
        <div className={[classes.list, listClass].filter(Boolean).join(' ')}>
          <OrderedList
            label={label}
            entries={children}
            onChange={(next) => onChange([...next])}
            keyOf={(child) => child.id}
            nameOf={(child) => child.name}
            restId={id}
          >
            {line}
          </OrderedList>
        </div>
      )}
    </div>
  );
}
