import { ActionIcon, Button } from '@mantine/core';
import { adminProductText } from '@stoa/messages';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useLayoutEffect } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { AutocompleteField, TagsField, useFormAround } from '../../../kit/form/index.ts';
import { Section } from '../../../kit/section.tsx';
import { MOST_ATTRIBUTES, newRow } from './attribute-rows.ts';
import classes from './attributes.module.css';
import type { ProductValues } from './schema.ts';
import { useProductFacets } from './use-product.ts';

/** The attributes of a product, a row each: name and values, with suggestions of what the shop has. ENT-034 */
export function AttributesSection() {
  const { fields, append, remove } = useFieldArray<Pick<ProductValues, 'attributes'>>({ name: 'attributes' });
  const { setFocus } = useFormContext();
  const fault = useWholeFault();
  const add = () => append(newRow, { focusName: `attributes.${fields.length}.name` });
  const drop = (at: number) => {
    remove(at);
    if (at > 0) setFocus(`attributes.${at - 1}.name`);
  };
  return (
    <Section
      title={adminProductText.attributes()}
      description={adminProductText.attributesHelp()}
      actions={
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={fields.length >= MOST_ATTRIBUTES}
          onClick={add}
        >
          {adminProductText.addAttribute()}
        </Button>
      }
    >
      {fault !== undefined && <p className={classes.fault}>{fault}</p>}
      {fields.length === 0 ? (
        <p className={classes.quiet}>{adminProductText.noAttributes()}</p>
      ) : (
        <ul className={classes.rows}>
          {fields.map(({ id }, at) => (
            <Row key={id} at={at} onRemove={() => drop(at)} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Has faults of the attributes as a whole told in the form, and returns what is wrong with them. */
function useWholeFault(): string | undefined {
  const { labels } = useFormAround();
  const { getFieldState } = useFormContext();
  const state = useFormState({ name: 'attributes' });
  useLayoutEffect(() => {
    labels.set('attributes', adminProductText.attributes());
    return () => {
      labels.delete('attributes');
    };
  }, [labels]);
  return getFieldState('attributes', state).error?.message;
}

interface RowProps {
  readonly at: number;
  readonly onRemove: () => void;
}

function Row({ at, onRemove }: RowProps) {
  const { data } = useProductFacets();
  const name: string = useWatch({ name: `attributes.${at}.name` });
  const known = data?.attributes.find((attribute) => attribute.name === name);
  const n = at + 1;
  return (
    <li className={classes.row}>
      <AutocompleteField
        name={`attributes.${at}.name`}
        label={adminProductText.attributeNameOf({ n })}
        quietLabel
        placeholder={adminProductText.attributeName()}
        suggestions={data?.attributes.map((attribute) => attribute.name)}
        maxLength={60}
      />
      <TagsField
        name={`attributes.${at}.values`}
        label={adminProductText.attributeValuesOf({ n })}
        quietLabel
        placeholder={adminProductText.addValue()}
        suggestions={known?.values}
        maxTags={100}
        maxLength={255}
      />
      <ActionIcon
        className={classes.remove ?? ''}
        aria-label={adminProductText.removeAttribute({ name: name || String(n) })}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}
