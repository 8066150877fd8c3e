import { type LanguageRules, languageRules } from './language.ts';
import { splitCompounds } from './tokenize.ts';

/**
 * Returns the words of a phrase as they count for what it is about: folded, by their stems, without stop words. Phrases
 * with the same key mean the same: `Mugs & Cups` and `the mug and cup`. Empty for a text without words.
 */
export const phraseKey = (phrase: string, language: string): string =>
  phraseKeyBy(languageRules(language), phrase);

/** The same by the rules of a language. */
export function phraseKeyBy(rules: LanguageRules, phrase: string): string {
  const words = splitCompounds(phrase).flatMap(({ parts }) => parts);
  const telling = words.filter((word) => !rules.stopWords.has(word));
  return (telling.length > 0 ? telling : words).map(rules.stem).join(' ');
}
