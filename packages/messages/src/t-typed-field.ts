import type { MessageDescriptor } from '@stoa/domain';
import { typedFieldTexts } from './en/typed-fields.ts';
import { fill } from './texts.ts';

type TypedField = Pick<MessageDescriptor<keyof typeof typedFieldTexts>, 'code' | 'params'>;

/** What `t` answers for a field with a label of its own: pages of products carry no words of addresses. */
export function tTypedField({ code, params }: TypedField): string {
  return fill(typedFieldTexts[code], { ...params, field: params.label ?? '' });
}
