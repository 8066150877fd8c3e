import { adminFormText } from '@stoa/messages';
import { z } from 'zod';
import { type ReadNumber, readAmount, readCount } from '../amount.ts';
import { type NumberMeasure, tellNumber, tellNumberFault } from '../number-fault.ts';
import type { Place } from '../place.ts';

type TypedNumber = NumberMeasure & {
  /** The smallest that is taken; 0 without it. */
  readonly least?: number;
  /** Whether the field may be left empty. */
  readonly optional?: boolean;
  /** Said where it is more than `most`, in place of the usual sentence. */
  readonly tooLarge?: string;
};

/**
 * What a field takes in which a number is typed in the language of the person; other signs, and more decimals than the
 * currency has, are refused beside it. The text stays as it was typed: `amountOf` and `countOf` read it. ADM-066
 */
export const typedNumber = ({ least = 0, optional = false, tooLarge, ...measure }: TypedNumber) =>
  z.string().superRefine((text, context) => {
    const say = (message: string) => context.addIssue({ code: 'custom', message });
    if (text.trim() === '') {
      if (!optional) say(adminFormText.required());
      return;
    }
    const { value, fault } = read(text, measure);
    if (fault === 'tooLarge' && tooLarge !== undefined) say(tooLarge);
    else if (fault !== undefined) say(tellNumberFault(fault, measure));
    else if (value < least) say(adminFormText.atLeast({ least: tellNumber(least, measure) }));
  });

const read = (text: string, measure: NumberMeasure): ReadNumber =>
  measure.unit === 'money' ? readAmount(text, measure, measure.most) : readCount(text, measure, measure.most);

/** Reads an amount that `typedNumber` took, in minor units; null where the field is empty. */
export const amountOf = (text: string, place: Pick<Place, 'locale' | 'currency'>): number | null =>
  readAmount(text, place, Number.MAX_SAFE_INTEGER).value ?? null;

/** Reads a count that `typedNumber` took; null where the field is empty. */
export const countOf = (text: string, place: Pick<Place, 'locale'>): number | null =>
  readCount(text, place, Number.MAX_SAFE_INTEGER).value ?? null;
