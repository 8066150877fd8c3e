import { adminAttributesEditorText as text } from '@stoa/messages';
import type { TypedAttribute, TypedOption } from './model.ts';

/** What an attribute is called: by its name, or by its number where it has none yet. */
export const nameOf = (attribute: Pick<TypedAttribute, 'label'> | undefined, at: number): string =>
  attribute?.label.trim() || text.attribute({ n: at + 1 });

/** What a value is called: by itself, or by its number where it is empty. */
export const valueName = (option: Pick<TypedOption, 'value'> | undefined, at: number): string =>
  option?.value.trim() || String(at + 1);

/** The names of the fields of an attribute and of its values in the form. */
export const fieldOf = (attribute: number, field: 'label' | 'displayType' | 'options'): string =>
  `attributes.${attribute}.${field}`;
export const optionField = (attribute: number, at: number, field: 'value' | 'swatch'): string =>
  `attributes.${attribute}.options.${at}.${field}`;
