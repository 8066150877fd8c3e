import { type FieldCode, type MessageDescriptor, msg } from '../i18n/index.ts';
import { hasPiledMarks } from './piled-marks.ts';
import { plainTextIssue } from './plain-text.ts';

/**
 * Small letters of other scripts that look like Latin ones, they or their capitals: each stands above the one that it
 * is compared as. Of `ν` and `η`, which look like other letters than their capitals do, the small one counts.
 */
const LOOK_ALIKES = [
  ['авекмнорстухіјѕһԁԛԝ', 'abekmhopctyxijshdqw'],
  ['αβεζηικμνορτυχϳ', 'abeznikmvoptuxj'],
] as const;

const latin = new Map(
  LOOK_ALIKES.flatMap(([others, letters]) => [...others].map((other, at) => [other, letters[at] ?? other])),
);

/** Checks a name that is shown beside what somebody writes in public. OPEN-503 */
export function nickNameIssue(name: string): MessageDescriptor<FieldCode> | undefined {
  const isOnlyUnseen = name !== '' && nickNameKey(name) === '';
  return hasPiledMarks(name) || isOnlyUnseen ? msg('field.characters') : plainTextIssue(name);
}

/**
 * Returns the key by which nick names are compared, their skeleton: names with one key look so much alike that one
 * could pass for the other. It is compared and never shown.
 */
export function nickNameKey(name: string): string {
  const seen = name.normalize('NFKC').replace(/\p{DI}/gu, '');
  // By way of capitals, so that `ẞ` and `ß` become `ss`.
  const small = seen.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKD');
  const letters = [...small].map((letter) => latin.get(letter) ?? letter).join('');
  return letters.replace(/\s+/g, ' ').trim().normalize('NFKC');
}
