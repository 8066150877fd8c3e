import { ActionIcon, Button } from '@mantine/core';
import { adminProductText } from '@stoa/messages';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { AutocompleteField, TagsField, WholeField } from '../../../kit/form/index.ts';
import { Section } from '../../../kit/section.tsx';
import { useListFocus } from '../../../kit/use-list-focus.ts';
import { MOST_ATTRIBUTES, newRow } from './attribute-rows.ts';
import classes from './attributes.module.css';
import type { ProductValues } from './schema.ts';
import { useProductFacets } from './use-product.ts';

/** The attributes of a product, a row each: name and values, with suggestions of what the shop has. ENT-034 */
export function AttributesSection() {
  const { fields, append, remove } = useFieldArray<Pick<ProductValues, 'attributes'>>({ name: 'attributes' });
  const addId = useId();
  const { list, goTo } = useListFocus<HTMLUListElement>(addId);
  const add = () => append(newRow, { focusName: `attributes.${fields.length}.name` });
  const drop = (at: number) => {
    goTo(at, 'remove');
    remove(at);
  };
  return (
    <Section
      title={adminProductText.attributes()}
      description={adminProductText.attributesHelp()}
      actions={
        <Button
          id={addId}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={fields.length >= MOST_ATTRIBUTES}
          onClick={add}
        >
          {adminProductText.addAttribute()}
        </Button>
      }
    >
      <WholeField name="attributes" label={adminProductText.attributes()}>
        {fields.length === 0 ? (
          <p className={classes.quiet}>{adminProductText.noAttributes()}</p>
        ) : (
          <ul ref={list} className={classes.rows}>
            {fields.map(({ id }, at) => (
              <Row key={id} at={at} onRemove={() => drop(at)} />
            ))}
          </ul>
        )}
      </WholeField>
    </Section>
  );
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
        data-button="remove"
        aria-label={adminProductText.removeAttribute({ name: name || String(n) })}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}
