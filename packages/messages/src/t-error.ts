import { errorTexts } from './en/errors.ts';
import { fill } from './texts.ts';

const isKnown = (code: string): code is keyof typeof errorTexts => Object.hasOwn(errorTexts, code);

/** Returns the sentence for a refused call, by the code of the contract; an unknown code says only that it failed. */
export function tError(
  code: string,
  params: Readonly<Record<string, string | number | boolean>> = {},
): string {
  return fill(isKnown(code) ? errorTexts[code] : errorTexts.internal, params);
}
