import { ENGLISH_STOP_WORDS, englishSingular } from './english.ts';

/** What words of a language have in common. */
export interface LanguageRules {
  /** The form under which all forms of a folded word meet. */
  stem(word: string): string;
  /** Words that tell nothing apart; asked for among others they are passed over. */
  readonly stopWords: ReadonlySet<string>;
}

/** By primary language; a language is added by a line here. */
const LANGUAGES: Readonly<Record<string, LanguageRules>> = {
  en: { stem: englishSingular, stopWords: ENGLISH_STOP_WORDS },
};

/** For every other language: words as they are, without case and accents. */
const PLAIN: LanguageRules = { stem: (word) => word, stopWords: new Set() };

/** The rules of a language tag: those of `en` for `en-GB`. */
export function languageRules(tag: string): LanguageRules {
  const primary = tag.toLowerCase().split('-')[0] ?? '';
  return (Object.hasOwn(LANGUAGES, primary) ? LANGUAGES[primary] : undefined) ?? PLAIN;
}
