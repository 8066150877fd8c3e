import { phraseKey } from '@stoa/search';
import type { PageLink } from '../content/index.ts';

/** Words in the titles of pages on which customers find help, and of those that they want only by their names. */
const HELP =
  'help faq question contact support shipping delivery return exchange refund payment size guide care about';
const FORMAL = 'term privacy policy condition legal imprint cookie notice';

const wordsOf = (text: string, language: string): Set<string> =>
  new Set(phraseKey(text, language).split(' ').filter(Boolean));
const common = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...words].filter((word) => others.has(word)).length;
const help = wordsOf(HELP, 'en');
const formal = wordsOf(FORMAL, 'en');

/** Returns the pages that help best, those with words of the keyword in their titles first; no terms unless named. */
export function helpfulPages(
  pages: readonly PageLink[],
  keyword: string,
  language: string,
  most: number,
): PageLink[] {
  const typed = wordsOf(keyword, language);
  const rank = ({ title }: PageLink): number => {
    const own = wordsOf(title, language);
    const shared = common(own, typed);
    if (shared > 0) return 2 + shared;
    return common(own, help) > 0 ? 1 : common(own, formal) > 0 ? -1 : 0;
  };
  return pages
    .map((page) => ({ page, rank: rank(page) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ page }) => page);
}
