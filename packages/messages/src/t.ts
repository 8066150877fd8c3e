import type { MessageDescriptor } from '@stoa/domain';
import { ruleTexts } from './en/rules.ts';
import { withLabel } from './t-field.ts';
import { fill } from './texts.ts';

// Separate files, so that pages load only the texts they need.
export { tError } from './t-error.ts';
export { tField } from './t-field.ts';
export { tGoods } from './t-goods.ts';
export { tTypedField } from './t-typed-field.ts';

/** Returns the sentence for a message of a rule: plain text, to be escaped where HTML is made. */
export function t({ code, params }: Pick<MessageDescriptor, 'code' | 'params'>): string {
  return fill(ruleTexts[code], withLabel(params));
}
