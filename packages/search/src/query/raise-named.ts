import type { CategoryNames } from '../categories/category-names.ts';
import type { ShopIndex } from '../index/shop-index.ts';
import type { LanguageRules } from '../text/language.ts';
import { phraseKeyBy } from '../text/phrase-key.ts';

/** The factor of the score of what is in the category, or of the brand, whose name the keyword is. */
const NAMED = 16;

interface Names {
  readonly categories: CategoryNames;
  readonly index: { readonly rules: LanguageRules };
}

/** Ranks the products of a category or brand first where the keyword is its name. */
export function raiseNamed(index: ShopIndex, { categories, index: { rules } }: Names, keyword: string): void {
  const { best } = index.matchBuffers;
  const raised = new Set<number>();
  for (const category of categories.named(keyword)) categories.forEachRow(category, (row) => raised.add(row));
  for (const row of rowsOfBrand(index, phraseKeyBy(rules, keyword), rules)) raised.add(row);
  for (const row of raised) best[row] = NAMED * Math.max(1, best[row] ?? 0);
}

function rowsOfBrand(index: ShopIndex, key: string, rules: LanguageRules): number[] {
  const brand = key === '' ? undefined : index.derived.brandNamed(key, rules);
  if (brand === undefined) return [];
  const { offsets, values } = index.offers.facetValues;
  const rows: number[] = [];
  for (let row = 0; row < index.offers.length; row++) {
    const end = offsets[row + 1] ?? 0;
    for (let at = offsets[row] ?? end; at < end; at++) if (values[at] === brand) rows.push(row);
  }
  return rows;
}
