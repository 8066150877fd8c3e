import { type FieldCode, type MessageDescriptor, msg } from '../i18n/index.ts';

/** Scripts whose letters are written with joiners (ZWJ, ZWNJ) between them, in names as well. */
const JOINED = 'Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr'
  .split(' ')
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');

/**
 * Characters without width that change what is displayed: joiners in these scripts and in emoji, and the tags of a
 * flag.
 */
const SEEN_IN_EFFECT = new RegExp(
  [
    String.raw`(?<=[${JOINED}])[\u200c\u200d](?=[${JOINED}])`,
    String.raw`(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)\u200d(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\u{1f3f4})[\u{e0061}-\u{e007a}]{5}\u{e007f}`,
  ].join('|'),
  'gu',
);

/** Invisible characters, direction marks, code points that are no characters, and line ends. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{NChar}\p{Zl}\p{Zp}]|(?!\p{VS})\p{DI}/u;

/**
 * Checks a line of text that others read, such as a name. Control characters, direction marks and characters without
 * width are refused: they make different texts look alike. OPEN-503
 */
export function plainTextIssue(text: string): MessageDescriptor<FieldCode> | undefined {
  return UNSEEN.test(text.replace(SEEN_IN_EFFECT, '')) ? msg('field.characters') : undefined;
}

/** As `plainTextIssue`, of a text that may have several lines, such as a note. OPEN-503 */
export function plainLinesIssue(text: string): MessageDescriptor<FieldCode> | undefined {
  return plainTextIssue(text.replace(/[\r\n\t]/g, ''));
}
