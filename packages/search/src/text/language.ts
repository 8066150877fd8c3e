import { ENGLISH_STOP_WORDS, englishSingular } from './english.ts';

/** The rules by which words of a language are indexed and searched. */
export interface LanguageRules {
  /** Returns the stem shared by all forms of a folded word. */
  stem(word: string): string;
  /** Words that are ignored in a keyword unless there are no others. */
  readonly stopWords: ReadonlySet<string>;
}

/** By primary language subtag. */
const LANGUAGES: Readonly<Record<string, LanguageRules>> = {
  en: { stem: englishSingular, stopWords: ENGLISH_STOP_WORDS },
};

/** For other languages: no stemming and no stop words. */
const DEFAULT_RULES: LanguageRules = { stem: (word) => word, stopWords: new Set() };

/** Returns the rules for a language tag; `en-GB` has those of `en`. */
export function languageRules(tag: string): LanguageRules {
  const primary = tag.toLowerCase().split('-')[0] ?? '';
  return (Object.hasOwn(LANGUAGES, primary) ? LANGUAGES[primary] : undefined) ?? DEFAULT_RULES;
}
