import type { Repairs } from '../item/repairs.ts';

/** Where a text stands in a file. */
export interface TextPlace {
  readonly line: number;
  readonly field: string;
}

/** A text as one line: line breaks and tabs become blanks, and what no text may hold goes. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** Cuts a text to a length, at a blank where there is one near. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text
    .slice(0, max)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const blank = cut.lastIndexOf(' ');
  return (blank > max * 0.8 ? cut.slice(0, blank) : cut).trim();
}

/** As one line of at most `max` characters; tells when it had to be cut. */
export function fittingText(text: string, max: number, place: TextPlace, repairs: Repairs): string {
  const line = oneLine(text);
  if (line.length <= max) return line;
  repairs.add('cut', place.line, place.field, `the text has ${line.length} characters and was cut to ${max}`);
  return cutText(line, max);
}
