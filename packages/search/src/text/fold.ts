/** Letters that Unicode does not take apart, as they are typed without their keyboard. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ı: 'i', ŋ: 'n' },
};
const isAscii = (text: string): boolean => !/[\u0080-\u{10ffff}]/u.test(text);

/** A text without case, accents and compatibility forms: `Crème BRÛLÉE` and `creme brulee` are one. */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłħıŋ]/g, (letter) => LETTERS[letter] ?? letter);
}
