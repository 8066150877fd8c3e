import { parseDecimal, toDecimal } from '@stoa/domain';
import { type AmountFault, readAmount, readCount, tellAmount, tellCount, writeAmount } from '../amount.ts';
import type { Place } from '../place.ts';

/** What the ends of a range are numbers of: things, or minor units of the shop's currency. */
export type RangeUnit = 'count' | 'money';

/** A range of numbers, both ends included; an end that is not set is open. Amounts are in minor units. */
export interface Range {
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/** What the ends of a range are, and where. */
export interface Measure extends Pick<Place, 'currency'> {
  readonly unit: RangeUnit;
}

type MeasureInWords = Measure & Pick<Place, 'locale'>;

/** The largest end that the contract takes. */
export const LARGEST: Readonly<Record<RangeUnit, number>> = {
  count: 1_000_000_000,
  money: 1_000_000_000_000,
};

/** Reads a range as addresses have it, `3..10` or `10.50..`; what is no such number leaves its end open. ADM-050 */
export function readRange(text: string | undefined, measure: Measure): Range {
  const [, least = '', most = ''] = /^(.*?)\.\.(?!\.)(.*)$/.exec(text ?? '') ?? [];
  return { least: readEnd(least, measure), most: readEnd(most, measure) };
}

/** Writes a range as addresses have it, in whatever language it was typed; undefined where both ends are open. */
export function writeRange({ least, most }: Range, { unit, currency }: Measure): string | undefined {
  if (least === undefined && most === undefined) return undefined;
  const write = (end: number | undefined) => {
    if (end === undefined) return '';
    return unit === 'money' ? toDecimal(end, currency) : String(end);
  };
  return `${write(least)}..${write(most)}`;
}

function readEnd(text: string, { unit, currency }: Measure): number | undefined {
  const end =
    unit === 'money' ? parseDecimal(text, currency) : /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  return end === undefined || end < 0 || end > LARGEST[unit] ? undefined : end;
}

/** Tells an end in the language of the person. ADM-066 */
export const tellEnd = (end: number, { unit, ...place }: MeasureInWords): string =>
  unit === 'money' ? tellAmount(end, place) : tellCount(end, place);

/** Writes an end as it is typed in the language of the person. ADM-066 */
export function typedEnd(end: number | undefined, { unit, ...place }: MeasureInWords): string {
  if (end === undefined) return '';
  return unit === 'money' ? writeAmount(end, place) : String(end);
}

/** What is wrong with a range that was typed, by its end; `backwards` where it ends before it begins. */
export interface RangeFaults {
  readonly least?: AmountFault;
  readonly most?: AmountFault | 'backwards';
}

/** Reads a range as it is typed in the language of the person; an end without text is open. ADM-066 */
export function readTyped(
  typed: { readonly least: string; readonly most: string },
  measure: MeasureInWords,
): { readonly range: Range; readonly faults: RangeFaults } {
  const [least, most] = [readTypedEnd(typed.least, measure), readTypedEnd(typed.most, measure)];
  const range = { least: least.value, most: most.value };
  const backwards = range.least !== undefined && range.most !== undefined && range.most < range.least;
  const mostFault = most.fault ?? (backwards ? 'backwards' : undefined);
  return {
    range,
    faults: { ...(least.fault && { least: least.fault }), ...(mostFault && { most: mostFault }) },
  };
}

function readTypedEnd(
  text: string,
  { unit, ...place }: MeasureInWords,
): { value?: number | undefined; fault?: AmountFault | undefined } {
  if (text.trim() === '') return {};
  return unit === 'money' ? readAmount(text, place, LARGEST.money) : readCount(text, place, LARGEST.count);
}
