import { trimEndOf } from '../format/trim.ts';

export const MAX_SLUG_LENGTH = 80;
export const MAX_PATH_LENGTH = 255;

/** Letters that Unicode does not take apart into a base letter and a mark. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
};

/**
 * Makes a slug of a name: lower-case ASCII letters and digits joined by single hyphens, at most 80
 * characters unless told otherwise, cut between words where possible. A name without any such letter gives
 * `fallback`.
 */
export function slugify(name: string, fallback = 'item', limit = MAX_SLUG_LENGTH): string {
  const words = name
    .toLowerCase()
    .replace(/[ßæœøłđðþı&]/g, (letter) => spelledOut[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return joinWithin(words, limit) || fallback;
}

function joinWithin(words: readonly string[], limit: number): string {
  let slug = (words[0] ?? '').slice(0, limit);
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > limit) break;
    slug = `${slug}-${word}`;
  }
  return slug;
}

/** Returns the `n`-th slug of the same name: `lamp`, `lamp-2`, `lamp-3`, within the length limit. */
export function numberedSlug(slug: string, n: number): string {
  if (n <= 1) return slug;
  const suffix = `-${n}`;
  return trimEndOf(slug.slice(0, MAX_SLUG_LENGTH - suffix.length), '-') + suffix;
}
