import { MAX_WORD_LENGTH } from './tokenize.ts';

/** Further words of a keyword are ignored. */
const MAX_KEYWORD_WORDS = 32;

const WORD = /[\p{L}\p{N}]+/gu;
const TOO_LONG = new RegExp(`([\\p{L}\\p{N}]{${MAX_WORD_LENGTH}})[\\p{L}\\p{N}]+`, 'gu');

/**
 * Cuts a keyword to what is looked for: words of 40 letters, and 32 of them, whatever is typed. Signs between words stay
 * as they are.
 */
export function boundedKeyword(keyword: string): string {
  const cut = keyword.replace(TOO_LONG, '$1');
  let words = 0;
  for (const { index, 0: word } of cut.matchAll(WORD)) {
    if (++words === MAX_KEYWORD_WORDS) return cut.slice(0, index + word.length);
  }
  return cut;
}
