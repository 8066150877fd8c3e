import type { Message } from '@stoa/domain';
import { ruleTexts } from './en/rules.ts';
import { fill } from './texts.ts';

// The texts of errors are a file of their own, so that pages that need none do not carry them.
export { sayError } from './say-error.ts';

/** The sentence for a message of a rule: plain text, to be escaped where HTML is made. */
export function say(message: Pick<Message, 'code' | 'params'>): string {
  return fill(ruleTexts[message.code], message.params);
}
