import { type MessageDescriptor, msg } from '../i18n/index.ts';

/** Scripts whose letters are written with joiners (ZWJ, ZWNJ) between them, in names as well. */
const JOINED = 'Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr'
  .split(' ')
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');

/** What has no width and yet makes what is seen: joiners in such scripts and in emoji, the tags of a flag. */
const SEEN_IN_EFFECT = new RegExp(
  [
    String.raw`(?<=[${JOINED}])[\u200c\u200d](?=[${JOINED}])`,
    String.raw`(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)\u200d(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\u{1f3f4})[\u{e0061}-\u{e007a}]{5}\u{e007f}`,
  ].join('|'),
  'gu',
);

/** What is seen nowhere, or turns round what stands beside it; codes that are no characters; line ends. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{NChar}\p{Zl}\p{Zp}]|(?!\p{VS})\p{DI}/u;

/**
 * What is wrong with one line that a person writes and others read, such as a name: control characters, marks of
 * direction and what has no width let two texts look alike, or one look like another. OPEN-503
 */
export function plainTextIssue(text: string): MessageDescriptor | undefined {
  return UNSEEN.test(text.replace(SEEN_IN_EFFECT, '')) ? msg('field.characters') : undefined;
}

/** As `plainTextIssue`, of a text that may have several lines, such as a note. OPEN-503 */
export function plainLinesIssue(text: string): MessageDescriptor | undefined {
  return plainTextIssue(text.replace(/[\r\n\t]/g, ''));
}
