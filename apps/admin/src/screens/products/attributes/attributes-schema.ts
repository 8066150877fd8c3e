import { countCombinations, MOST_VARIATIONS } from '@stoa/domain';
import { adminAttributesEditorText as text } from '@stoa/messages';
import { z } from 'zod';
import { tellCount } from '../../../kit/amount.ts';
import type { Place } from '../../../kit/place.ts';
import { hasNewValues } from './given.ts';
import {
  displayTypes,
  LONGEST,
  type ReadAttributes,
  sameAs,
  type TypedAttributes,
  type TypedOption,
} from './model.ts';

const option = z.object({
  key: z.string(),
  was: z.string().nullable(),
  value: z.string(),
  swatch: z.string(),
});

const attribute = z.object({
  key: z.string(),
  id: z.string().nullable(),
  label: z.string(),
  displayType: z.enum(displayTypes),
  options: z.array(option),
});

/** What the shop draws as the colour of a value. */
const COLOUR = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Whether the shop draws this as a colour. */
export const isColour = (swatch: string): boolean => COLOUR.test(swatch.trim());

type Say = (path: readonly (string | number)[], message: string) => void;

/**
 * What is checked of attributes before they are sent: all faults at once, each beside its field. What a value had beside
 * it when it was read stays, though the shop draws none of it. ADM-110, ADM-111
 */
export const attributesSchema = (
  read: ReadAttributes,
  place: Pick<Place, 'locale'>,
): z.ZodType<TypedAttributes, TypedAttributes> => {
  const swatchesRead = new Set(read.flatMap(({ options }) => options.map(({ swatch = '' }) => swatch)));
  return z.object({ attributes: z.array(attribute).readonly() }).superRefine((typed, context) => {
    const say: Say = (path, message) =>
      context.addIssue({ code: 'custom', path: ['attributes', ...path], message });
    // First: what is said of the whole later would take the place of what is said of its parts.
    const combinations = countCombinations(typed.attributes);
    if (combinations > MOST_VARIATIONS && hasNewValues(typed.attributes, read)) {
      say(
        [],
        text.tooManyRefused({ n: tellCount(combinations, place), most: tellCount(MOST_VARIATIONS, place) }),
      );
    }
    const labels = repeatedIn(typed.attributes.map(({ label }) => label));
    typed.attributes.forEach(({ label, options }, at) => {
      const fault = faultOf(label, labels.has(at), { needed: text.labelNeeded(), twice: text.labelTwice() });
      if (fault !== undefined) say([at, 'label'], fault);
      if (options.length === 0) say([at, 'options'], text.valuesNeeded());
      checkOptions(
        options,
        (swatch) => isColour(swatch) || swatchesRead.has(swatch),
        (path, message) => say([at, 'options', ...path], message),
      );
    });
  });
};

function checkOptions(options: readonly TypedOption[], isDrawn: (swatch: string) => boolean, say: Say): void {
  const repeated = repeatedIn(options.map(({ value }) => value));
  options.forEach(({ value, swatch }, at) => {
    const fault = faultOf(value, repeated.has(at), { needed: text.valueNeeded(), twice: text.valueTwice() });
    if (fault !== undefined) say([at, 'value'], fault);
    if (swatch.trim() !== '' && !isDrawn(swatch)) say([at, 'swatch'], text.swatchWrong());
  });
}

function faultOf(
  typed: string,
  isRepeated: boolean,
  { needed, twice }: { readonly needed: string; readonly twice: string },
): string | undefined {
  if (typed.trim() === '') return needed;
  if (typed.trim().length > LONGEST) return text.tooLong({ n: LONGEST });
  return isRepeated ? twice : undefined;
}

/** Finds the places of texts that stand before already, whatever the case of their letters. */
function repeatedIn(texts: readonly string[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  texts.forEach((one, at) => {
    const same = sameAs(one);
    if (seen.has(same)) repeated.add(at);
    seen.add(same);
  });
  return repeated;
}
