import type { Message } from '@stoa/domain';
import { fieldLabels, unknownField } from './en/fields.ts';
import { ruleTexts } from './en/rules.ts';
import { fill } from './texts.ts';

// The texts of errors are a file of their own, so that pages that need none do not carry them.
export { sayError } from './say-error.ts';

/** The sentence for a message of a rule: plain text, to be escaped where HTML is made. */
export function say({ code, params }: Pick<Message, 'code' | 'params'>): string {
  return fill(ruleTexts[code], { ...params, field: params.label ?? labelOf(params.field) });
}

const isOurs = (name: unknown): name is keyof typeof fieldLabels =>
  typeof name === 'string' && Object.hasOwn(fieldLabels, name);

function labelOf(name: unknown): string {
  return isOurs(name) ? fieldLabels[name] : unknownField;
}
