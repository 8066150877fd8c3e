import type { InvertedIndex } from '../memory/inverted-index.ts';
import type { LanguageRules } from '../text/language.ts';
import { phraseKeyBy } from '../text/phrase-key.ts';
import { tokenize } from '../text/tokenize.ts';
import type { CategoryTree } from './category-tree.ts';

/** Finds categories by the words of their names, and the offers in them. */
export class CategoryNames {
  /** By stem, the categories in whose names it stands. */
  readonly #byStem = new Map<string, number[]>();
  /** By the key of their whole names. */
  readonly #byName = new Map<string, number[]>();
  readonly #rules: LanguageRules;
  readonly #rows: () => InvertedIndex;

  constructor(tree: CategoryTree, rules: LanguageRules, rows: () => InvertedIndex) {
    this.#rules = rules;
    this.#rows = rows;
    for (let category = 0; category < tree.size; category++) {
      const name = tree.node(category)?.name ?? '';
      for (const stem of new Set(tokenize(name).map((word) => rules.stem(word)))) {
        addTo(this.#byStem, stem, category);
      }
      addTo(this.#byName, phraseKeyBy(rules, name), category);
    }
  }

  /** Returns the categories whose name a phrase is. */
  named(phrase: string): readonly number[] {
    const key = phraseKeyBy(this.#rules, phrase);
    return key === '' ? [] : (this.#byName.get(key) ?? []);
  }

  /** Returns the categories whose names have all these words. */
  withWords(words: readonly string[]): readonly number[] {
    const [first = [], ...others] = words.map((word) => this.#byStem.get(this.#rules.stem(word)) ?? []);
    return first.filter((category) => others.every((other) => other.includes(category)));
  }

  /** Offers in a category or below it. */
  count(category: number): number {
    const { offsets } = this.#rows();
    return (offsets[category + 1] ?? 0) - (offsets[category] ?? 0);
  }

  forEachRow(category: number, visit: (row: number) => void): void {
    const { offsets, rows } = this.#rows();
    const end = offsets[category + 1] ?? 0;
    for (let at = offsets[category] ?? end; at < end; at++) visit(rows[at] ?? 0);
  }
}

function addTo(map: Map<string, number[]>, key: string, category: number): void {
  const known = map.get(key);
  if (known) known.push(category);
  else map.set(key, [category]);
}
