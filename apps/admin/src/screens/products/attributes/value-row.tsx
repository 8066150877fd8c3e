import { adminAttributesEditorText as text } from '@stoa/messages';
import { IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { idOfField } from '../../../kit/form/index.ts';
import { Handle } from '../../../kit/sortable/index.ts';
import type { EditValue } from './changes.ts';
import { LONGEST } from './model.ts';
import { optionField, valueName } from './names.ts';
import { SwatchCell } from './swatch-cell.tsx';
import classes from './values.module.css';

interface ValueRowProps {
  /** The id of the form. */
  readonly form: string;
  /** The place of the attribute. */
  readonly attribute: number;
  readonly at: number;
  readonly value: string;
  readonly swatch: string;
  readonly hasSwatch: boolean;
  readonly fault: string | undefined;
  readonly swatchFault: string | undefined;
  readonly onEdit: EditValue;
}

/**
 * One value, renamed in place. Of plain elements, and drawn anew only when something of it changes: an attribute has up
 * to 500 of them. ADM-110
 */
export const ValueRow = memo(function ValueRow(props: ValueRowProps) {
  const { form, attribute, at, value, swatch, hasSwatch, fault, swatchFault, onEdit } = props;
  const id = idOfField(form, optionField(attribute, at, 'value'));
  const name = valueName({ value }, at);
  return (
    <li className={classes.value} data-swatch={hasSwatch}>
      <Handle name={name} />
      <input
        id={id}
        data-whole
        data-button="value"
        className={classes.input}
        aria-label={text.valueOf({ n: at + 1, attribute: attribute + 1 })}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-error`}
        value={value}
        maxLength={LONGEST}
        autoComplete="off"
        onChange={({ currentTarget }) => onEdit(at, { value: currentTarget.value })}
      />
      {hasSwatch && (
        <SwatchCell
          id={idOfField(form, optionField(attribute, at, 'swatch'))}
          attribute={attribute}
          at={at}
          name={name}
          swatch={swatch}
          fault={swatchFault}
          onEdit={onEdit}
        />
      )}
      <button
        type="button"
        data-remove
        data-button="remove"
        className={classes.remove}
        aria-label={text.removeValue({ name })}
      >
        <IconX size={16} aria-hidden />
      </button>
      {fault !== undefined && (
        <p id={`${id}-error`} className={classes.fault}>
          {fault}
        </p>
      )}
    </li>
  );
});
