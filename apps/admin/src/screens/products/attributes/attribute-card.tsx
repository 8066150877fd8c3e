import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { adminAttributesEditorText as text } from '@stoa/messages';
import { IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { idOfField, useFormAround } from '../../../kit/form/index.ts';
import { Handle } from '../../../kit/sortable/index.ts';
import classes from './attributes.module.css';
import type { ChangeAttribute } from './changes.ts';
import { displayText } from './display-text.ts';
import type { AttributeFaults } from './field-faults.ts';
import {
  type DisplayType,
  displayTypes,
  LONGEST,
  type ReadAttributes,
  type TypedAttribute,
} from './model.ts';
import { fieldOf, nameOf } from './names.ts';
import { ValuesField } from './values-field.tsx';

interface AttributeCardProps {
  readonly attribute: TypedAttribute;
  readonly at: number;
  /** Its values as they were read. */
  readonly read: ReadAttributes[number]['options'];
  readonly faults: AttributeFaults | undefined;
  /** Whether it was just added. */
  readonly isFresh: boolean;
  readonly onChange: ChangeAttribute;
}

/** One attribute: what it is called, how shoppers choose, and its values. ADM-110 */
export function AttributeCard({ attribute, at, read, faults, isFresh, onChange }: AttributeCardProps) {
  const { id: form } = useFormAround();
  const name = nameOf(attribute, at);
  const n = at + 1;
  const label = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFresh) label.current?.focus();
  }, [isFresh]);
  const toValues = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    document.getElementById(idOfField(form, fieldOf(at, 'options')))?.focus();
  };
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <div className={classes.grip}>
          <Handle name={name} />
        </div>
        <TextInput
          ref={label}
          id={idOfField(form, fieldOf(at, 'label'))}
          data-whole
          data-button="label"
          label={text.label()}
          aria-label={text.labelOf({ n })}
          placeholder={text.labelExample()}
          value={attribute.label}
          error={faults?.label?.message}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => onChange(at, () => ({ label: value }))}
          onKeyDown={toValues}
        />
        <NativeSelect
          label={text.shownAs()}
          aria-label={text.shownAsOf({ n })}
          value={attribute.displayType}
          data={displayTypes.map((type) => ({ value: type, label: displayText[type]() }))}
          className={classes.display ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange(at, () => ({ displayType: value as DisplayType }))
          }
        />
        <ActionIcon
          className={classes.removeCard ?? ''}
          data-remove
          data-button="remove"
          aria-label={text.remove({ name })}
        >
          <IconTrash size={17} aria-hidden />
        </ActionIcon>
      </div>
      <ValuesField attribute={attribute} at={at} read={read} faults={faults?.options} onChange={onChange} />
    </li>
  );
}
