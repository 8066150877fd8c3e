import { Button } from '@mantine/core';
import { adminAttributesEditorText as text } from '@stoa/messages';
import { IconPlus, IconVersions } from '@tabler/icons-react';
import { useCallback, useId, useRef } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { WholeField } from '../../../kit/form/index.ts';
import { moved } from '../../../kit/ordered-list/index.ts';
import { SortableList } from '../../../kit/sortable/index.ts';
import { Empty } from '../../../kit/state/index.ts';
import { AttributeCard } from './attribute-card.tsx';
import classes from './attributes.module.css';
import type { ChangeAttribute } from './changes.ts';
import { newAttribute, withAttribute } from './edits.ts';
import { faultsAt } from './field-faults.ts';
import { MOST_ATTRIBUTES, type ReadAttributes, type TypedAttribute, type TypedAttributes } from './model.ts';
import { nameOf } from './names.ts';
import { useFieldLabels } from './use-field-labels.ts';

/**
 * The attributes, a card each, in their order. All of them are one value of the form, so that hundreds of values stay
 * light: their fields are no fields of the form's library, and are known to the form by their names alone. ADM-110
 */
export function AttributesField({ read }: { readonly read: ReadAttributes }) {
  const { getValues } = useFormContext<TypedAttributes>();
  const { field } = useController<TypedAttributes, 'attributes'>({ name: 'attributes' });
  const { errors } = useFormState<TypedAttributes>({ name: 'attributes' });
  const { value: attributes, onChange } = field;
  const addId = useId();
  // The name of an attribute that was just added has the focus.
  const fresh = useRef<string>(undefined);
  useFieldLabels(attributes);

  const change = useCallback<ChangeAttribute>(
    (at, update) => {
      const present = getValues('attributes');
      const attribute = present[at];
      if (attribute !== undefined) onChange(withAttribute(present, at, update(attribute)));
    },
    [getValues, onChange],
  );
  const add = () => {
    const added = newAttribute();
    fresh.current = added.key;
    onChange([...attributes, added]);
  };
  const isFull = attributes.length >= MOST_ATTRIBUTES;
  const adding = (
    <Button
      id={addId}
      variant={attributes.length === 0 ? 'filled' : 'default'}
      leftSection={<IconPlus size={16} aria-hidden />}
      disabled={isFull}
      onClick={add}
    >
      {text.add()}
    </Button>
  );
  return (
    <WholeField name="attributes" label={text.title()}>
      {attributes.length === 0 ? (
        <div className={classes.blank}>
          <Empty icon={IconVersions} title={text.none()} help={text.noneHelp()} action={adding} />
        </div>
      ) : (
        <div className={classes.form}>
          <SortableList
            label={text.list()}
            count={attributes.length}
            nameOf={(at) => nameOf(attributes[at], at)}
            onMove={(from, to) => onChange(moved(attributes, from, to))}
            onRemove={(at) => onChange(attributes.toSpliced(at, 1))}
            restId={addId}
          >
            {attributes.map((attribute, at) => (
              <AttributeCard
                key={attribute.key}
                attribute={attribute}
                at={at}
                read={readOf(attribute, read)}
                faults={faultsAt(errors.attributes, at)}
                isFresh={fresh.current === attribute.key}
                onChange={change}
              />
            ))}
          </SortableList>
          <div className={classes.adding}>
            {adding}
            {isFull && <span className={classes.quiet}>{text.most({ n: MOST_ATTRIBUTES })}</span>}
          </div>
        </div>
      )}
    </WholeField>
  );
}

const NONE: ReadAttributes[number]['options'] = [];

/** The values that an attribute had when it was read. */
const readOf = ({ id }: TypedAttribute, read: ReadAttributes) =>
  read.find((attribute) => attribute.id === id)?.options ?? NONE;
