import {
  type FieldCode,
  type FieldName,
  type Labelled,
  type MessageDescriptor,
  msg,
  namedField,
} from '../i18n/index.ts';
import { countCharacters } from './characters.ts';
import { isEmail } from './email.ts';
import { MAX_PHONE_DIGITS, MIN_PHONE_DIGITS, MIN_PHONE_DIGITS_ABROAD } from './limits.ts';

/** A rule answers what is wrong with a value, or nothing. Except for `required`, an empty value is fine. */
export type Rule = (value: string) => MessageDescriptor<FieldCode> | undefined;

/** FORM-514, FORM-542 */
export function required(field: FieldName | Labelled): Rule {
  return (value) => (value.trim() === '' ? msg('field.required', namedField(field)) : undefined);
}

/** FORM-516, FORM-543 */
export function email(): Rule {
  return (value) => (value === '' || isEmail(value) ? undefined : msg('field.email'));
}

/** FORM-546 */
export function maxLength(field: FieldName | Labelled, length: number): Rule {
  return (value) =>
    lengthOf(value) <= length ? undefined : msg('field.max_length', { ...namedField(field), length });
}

/** In characters as people count them (graphemes), for what is written on a piece. OPT-013, FORM-545 */
export function minCharacters(length: number): Rule {
  return (value) =>
    value === '' || countCharacters(value) >= length ? undefined : msg('field.min_length', { length });
}

/** As `maxLength`, in characters as people count them (graphemes). OPT-014, PERS-006 */
export function maxCharacters(field: FieldName | Labelled, length: number): Rule {
  return (value) =>
    countCharacters(value) <= length ? undefined : msg('field.max_length', { ...namedField(field), length });
}

/** Code points, as the database counts them. */
function lengthOf(value: string): number {
  return [...value].length;
}

/**
 * Passes with no digit at all or with ten and more. Numbers of countries outside North America may have fewer; none
 * has more than fifteen (E.164). FORM-551, FORM-552, FORM-553
 */
export function phone(country?: string): Rule {
  return (value) => {
    const digits = value.replace(/\D/g, '').length;
    const mayBeShort = country !== undefined && !northAmerica.has(country);
    const named = /^\s*\+\s*(\d)/.exec(value)?.[1];
    const isAbroad = named === undefined ? mayBeShort : named !== '1';
    const enough = isAbroad ? MIN_PHONE_DIGITS_ABROAD : MIN_PHONE_DIGITS;
    return digits === 0 || (digits >= enough && digits <= MAX_PHONE_DIGITS) ? undefined : msg('field.phone');
  };
}

/** Countries of the North American numbering plan: three digits of the area, and seven. */
const northAmerica: ReadonlySet<string> = new Set(
  'AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT US VC VG VI'.split(' '),
);

/** Returns the first rule that fails. FORM-540 */
export function firstIssue(value: string, rules: readonly Rule[]): MessageDescriptor<FieldCode> | undefined {
  for (const rule of rules) {
    const issue = rule(value);
    if (issue) return issue;
  }
  return undefined;
}
