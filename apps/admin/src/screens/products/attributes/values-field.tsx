import { plural, adminAttributesEditorText as text } from '@stoa/messages';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Check, idOfField, useFormAround } from '../../../kit/form/index.ts';
import { moved } from '../../../kit/ordered-list/index.ts';
import { SortableList } from '../../../kit/sortable/index.ts';
import { AddValue } from './add-value.tsx';
import type { ChangeAttribute, EditValue } from './changes.ts';
import { withOption, withoutSwatches, withSwatches } from './edits.ts';
import type { AttributeFaults } from './field-faults.ts';
import type { ReadAttributes, TypedAttribute, TypedOption } from './model.ts';
import { fieldOf, nameOf, valueName } from './names.ts';
import { ValueRow } from './value-row.tsx';
import classes from './values.module.css';

interface ValuesFieldProps {
  readonly attribute: TypedAttribute;
  readonly at: number;
  /** The values as they were read. */
  readonly read: ReadAttributes[number]['options'];
  readonly faults: AttributeFaults['options'];
  readonly onChange: ChangeAttribute;
}

/** The values of an attribute in their order, and the field that adds to them. ADM-110 */
export function ValuesField({ attribute, at, read, faults, onChange }: ValuesFieldProps) {
  const { id: form } = useFormAround();
  const { options } = attribute;
  const name = nameOf(attribute, at);
  const addId = idOfField(form, fieldOf(at, 'options'));
  const swatches = useSwatches(options);
  // Colours that were taken away come back when they are asked for again: hundreds may have been typed.
  const kept = useRef<ReadonlyMap<string, string>>(new Map());
  const scroller = useEndInSight(options.length);

  const set = useCallback(
    (change: (present: readonly TypedOption[]) => readonly TypedOption[]) =>
      onChange(at, (present) => ({ options: change(present.options) })),
    [onChange, at],
  );
  const edit = useCallback<EditValue>(
    (place, change) => set((present) => withOption(present, place, change)),
    [set],
  );
  const showSwatches = (shown: boolean) => {
    swatches.show(shown);
    if (shown) set((present) => withSwatches(present, kept.current));
    else {
      const without = withoutSwatches(options);
      kept.current = without.kept;
      set(() => without.options);
    }
  };
  /** Enter goes on to the next value, and from the last one to the field that adds. */
  const goOn = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'color') return;
    event.preventDefault();
    const next = target.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('[data-button=value]');
    (next ?? document.getElementById(addId))?.focus();
  };
  return (
    <div className={classes.values}>
      <div className={classes.valuesHead}>
        <span className={classes.subtitle}>
          {text.values()}
          {options.length > 0 && (
            <span className={classes.count}>{plural(options.length, text.oneValue, text.nValues)}</span>
          )}
        </span>
        <Check
          label={text.swatches()}
          {...(swatches.shown && { description: text.swatchesHelp() })}
          checked={swatches.shown}
          onChange={({ currentTarget }) => showSwatches(currentTarget.checked)}
        />
      </div>
      {options.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the fields within it.
        <div ref={scroller} className={classes.scroller} data-scrolls onKeyDown={goOn}>
          <SortableList
            label={text.valuesOf({ name })}
            count={options.length}
            nameOf={(place) => valueName(options[place], place)}
            onMove={(from, to) => set((present) => moved(present, from, to))}
            onRemove={(place) => set((present) => present.toSpliced(place, 1))}
            restId={addId}
          >
            {options.map((option, place) => (
              <ValueRow
                key={option.key}
                form={form}
                attribute={at}
                at={place}
                value={option.value}
                swatch={option.swatch}
                hasSwatch={swatches.shown}
                fault={faults?.[place]?.value?.message}
                swatchFault={faults?.[place]?.swatch?.message}
                onEdit={edit}
              />
            ))}
          </SortableList>
        </div>
      )}
      <AddValue id={addId} name={name} options={options} read={read} fault={faults?.message} onAdd={set} />
    </div>
  );
}

/** Whether colours stand beside the values: once one has some, or somebody wants to give them. */
function useSwatches(options: readonly TypedOption[]) {
  const [wanted, show] = useState(false);
  return { shown: wanted || options.some(({ swatch }) => swatch !== ''), show };
}

/** Keeps the end of a list in sight that grows; a list that scrolls would hide what was added. */
function useEndInSight(length: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef(length);
  useEffect(() => {
    const grows = length > before.current;
    before.current = length;
    if (grows) scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [length]);
  return scroller;
}
