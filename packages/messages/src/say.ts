import type { Message } from '@stoa/domain';
import { errorTexts, ruleTexts } from './en/rules.ts';
import { fill } from './texts.ts';

/** The sentence for a message of a rule: plain text, to be escaped where HTML is made. */
export function say(message: Pick<Message, 'code' | 'params'>): string {
  return fill(ruleTexts[message.code], message.params);
}

const isKnown = (code: string): code is keyof typeof errorTexts => code in errorTexts;

/** The sentence for a refused call, by the code of the contract; an unknown code says only that it failed. */
export function sayError(
  code: string,
  params: Readonly<Record<string, string | number | boolean>> = {},
): string {
  return fill(isKnown(code) ? errorTexts[code] : errorTexts.internal, params);
}
