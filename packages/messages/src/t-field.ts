import type { FieldCode, FieldName, MessageDescriptor } from '@stoa/domain';
import { fieldLabels, fieldTexts, unknownField } from './en/fields.ts';
import { fill } from './texts.ts';

type Params = MessageDescriptor['params'];

/** What `t` answers for a field: pages with a form do not carry the words of carts and orders. */
export function tField({ code, params }: Pick<MessageDescriptor<FieldCode>, 'code' | 'params'>): string {
  return fill(fieldTexts[code], withLabel(params));
}

/** Names of fields as people read them; a merchant's own field comes with its label. */
export const withLabel = (params: Params): Params => ({
  ...params,
  field: params.label ?? labelOf(params.field),
});

const isOurs = (name: unknown): name is keyof typeof fieldLabels =>
  typeof name === 'string' && Object.hasOwn(fieldLabels, name);

function labelOf(name: unknown): string {
  return isOurs(name) ? fieldLabels[name] : unknownField;
}

/** What a field of ours is called beside it. */
export const fieldLabel = (field: FieldName): string => fieldLabels[field];
