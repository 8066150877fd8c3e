/** Letters without a Unicode decomposition, as they are typed on keyboards that lack them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
};
const isAscii = (text: string): boolean => !/[\u0080-\u{10ffff}]/u.test(text);

/** Removes case, accents and compatibility forms: `Crème BRÛLÉE` becomes `creme brulee`. */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłħıŋ]/g, (letter) => LETTERS[letter] ?? letter);
}
