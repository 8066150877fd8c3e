import { TextInput, VisuallyHidden } from '@mantine/core';
import { adminAttributesEditorText as text } from '@stoa/messages';
import { IconPlus } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { addValues } from './edits.ts';
import { LONGEST, MOST_VALUES, type ReadAttributes, type TypedOption } from './model.ts';
import { pastedValues } from './pasted-values.ts';
import { tellAdded } from './told.ts';
import { useAfterPress } from './use-after-press.ts';
import classes from './values.module.css';

interface AddValueProps {
  readonly id: string;
  /** What the attribute is called. */
  readonly name: string;
  readonly options: readonly TypedOption[];
  /** The values of the attribute as they were read. */
  readonly read: ReadAttributes[number]['options'];
  readonly fault: string | undefined;
  readonly onAdd: (change: (present: readonly TypedOption[]) => readonly TypedOption[]) => void;
}

/** Adds values: Enter adds what is typed and begins the next, and a list that is pasted is added whole. ADM-110 */
export function AddValue({ id, name, options, read, fault, onAdd }: AddValueProps) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const [repeated, setRepeated] = useState('');
  const isFull = options.length >= MOST_VALUES;

  const take = (values: readonly string[]) => {
    const result = addValues(options, values, read);
    setSaid(tellAdded(result));
    if (result.added > 0) onAdd((present) => addValues(present, values, read).options);
    return result;
  };
  const add = () => {
    const value = typed.trim();
    if (value === '') return;
    const { added } = take([value]);
    setRepeated(added === 0 ? value : '');
    if (added > 0) setTyped('');
  };
  const addAfterPress = useAfterPress(add);
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') add();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const paste = (event: ClipboardEvent) => {
    const values = pastedValues(event.clipboardData.getData('text/plain'));
    if (values.length < 2) return;
    event.preventDefault();
    take(typed.trim() === '' ? values : [typed, ...values]);
    setTyped('');
    setRepeated('');
  };
  return (
    <>
      <TextInput
        id={id}
        data-whole
        data-button="add"
        className={classes.addValue ?? ''}
        aria-label={text.addValueTo({ name })}
        placeholder={text.addValue()}
        description={isFull ? text.mostValues({ n: MOST_VALUES }) : text.addValueHelp()}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        leftSection={<IconPlus size={15} aria-hidden />}
        error={repeated === '' ? fault : text.isThere({ value: repeated })}
        value={typed}
        disabled={isFull}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="enter"
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setRepeated('');
        }}
        onKeyDown={byKey}
        onPaste={paste}
        // What is typed is not lost to whoever goes on to save.
        onBlur={addAfterPress}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
