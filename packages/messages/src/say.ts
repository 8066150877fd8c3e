import type { Message } from '@stoa/domain';
import { ruleTexts } from './en/rules.ts';
import { withLabel } from './say-field.ts';
import { fill } from './texts.ts';

// What pages can do without is in files of its own.
export { sayError } from './say-error.ts';
export { sayField } from './say-field.ts';
export { sayGoods } from './say-goods.ts';

/** The sentence for a message of a rule: plain text, to be escaped where HTML is made. */
export function say({ code, params }: Pick<Message, 'code' | 'params'>): string {
  return fill(ruleTexts[code], withLabel(params));
}
