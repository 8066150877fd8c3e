import { adminFormText, adminProductText } from '@stoa/messages';
import { z } from 'zod';
import { type AmountFault, type ReadNumber, readCount, readDecimal } from '../../../kit/amount.ts';
import type { Place } from '../../../kit/place.ts';

type Language = Pick<Place, 'locale'>;

/** Grams; the largest weight that a product may have. */
const MOST_GRAMS = 100_000_000;
const GRAMS_OF_A_KILOGRAM = 1000;

/** Decimals of a kilogram down to its grams. */
const DECIMALS = 3;

/** What the example of a weight is, in grams; it shows the decimal sign. */
const EXAMPLE = 1200;

/** Another one, of those that are written in grams. */
const SMALL_EXAMPLE = 750;

/**
 * Reads a weight as it is typed in a language, `1,25 kg` in German or `750 g`, into grams; kilograms where no unit
 * stands. Nothing is rounded: parts of a gram are refused.
 */
export function readWeight(typed: string, { locale }: Language): ReadNumber {
  const text = typed.trim().toLowerCase();
  if (text.endsWith('kg')) return readKilograms(text.slice(0, -2), locale);
  if (text.endsWith('g')) return readCount(text.slice(0, -1), { locale }, MOST_GRAMS);
  return readKilograms(text, locale);
}

const readKilograms = (text: string, locale: string) => readDecimal(text, { locale }, DECIMALS, MOST_GRAMS);

/** Writes a weight as it is typed: in grams below a kilogram, else in kilograms. */
export function writeWeight(grams: number, { locale }: Language): string {
  if (grams > 0 && grams < GRAMS_OF_A_KILOGRAM) return adminProductText.grams({ n: grams });
  const format =
    writing.get(locale) ??
    new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: DECIMALS });
  writing.set(locale, format);
  return adminProductText.kilograms({ n: format.format(grams / GRAMS_OF_A_KILOGRAM) });
}

/** A sheet writes thousands of weights at once; a format takes longer to make than to use. */
const writing = new Map<string, Intl.NumberFormat>();

/** Says how a weight is typed in a language. */
export const weightHelp = (place: Language): string =>
  adminProductText.weightHelp({
    larger: writeWeight(EXAMPLE, place),
    smaller: writeWeight(SMALL_EXAMPLE, place),
  });

/** What a field takes in which a weight is typed; empty for none. */
export const typedWeight = (place: Language) =>
  z.string().superRefine((text, context) => {
    const { fault } = text.trim() === '' ? {} : readWeight(text, place);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: tellFault(fault, place) });
  });

/** Reads a weight that `typedWeight` took, in grams; none is 0. */
export const gramsOf = (text: string, place: Language): number => readWeight(text, place).value ?? 0;

function tellFault(fault: AmountFault, place: Language): string {
  switch (fault) {
    case 'notANumber':
      return adminProductText.weightNeeded({ example: writeWeight(EXAMPLE, place) });
    case 'negative':
      return adminFormText.notNegative();
    case 'tooManyDecimals':
      return adminProductText.weightDecimals();
    case 'tooLarge':
      return adminProductText.weightMost({ most: writeWeight(MOST_GRAMS, place) });
  }
}
