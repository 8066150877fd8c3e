import { IconChevronDown } from '@tabler/icons-react';
import type { FieldProps } from './field-props.ts';
import classes from './sheet.module.css';

interface SelectCellProps {
  readonly field: FieldProps;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly text: string;
  readonly onChoose: (value: string) => void;
}

/** A cell in which one of several is chosen, by the browser's own means. */
export const SelectCell = ({ field, options, text, onChoose }: SelectCellProps) => (
  <>
    <select
      {...field}
      className={classes.field}
      value={text}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <IconChevronDown size={14} aria-hidden className={classes.arrow} />
  </>
);
