import { ENGLISH_FILLERS, ENGLISH_HEAD_ENDS, ENGLISH_STOP_WORDS, englishSingular } from './english.ts';
import { ENGLISH_THESAURUS } from './english-thesaurus/index.ts';
import { isEnglishWord } from './english-words.ts';

/** The rules by which words of a language are indexed and searched. */
export interface LanguageRules {
  /** Returns the stem shared by all forms of a folded word. */
  stem(word: string): string;
  /** Words that are ignored in a keyword unless there are no others. */
  readonly stopWords: ReadonlySet<string>;
  /** Words that say little about what is looked for. */
  readonly fillers: ReadonlySet<string>;
  /** Words after which a keyword tells what the thing is for, or what it has. */
  readonly endsHead: ReadonlySet<string>;
  /** Tells whether a folded word is one that people use, and no typing error. */
  isWord(word: string): boolean;
  /** What words mean, one relation a line; see `compileThesaurus`. */
  readonly thesaurus: string;
}

/** By primary language subtag. */
const LANGUAGES: Readonly<Record<string, LanguageRules>> = {
  en: {
    stem: englishSingular,
    stopWords: ENGLISH_STOP_WORDS,
    fillers: ENGLISH_FILLERS,
    endsHead: ENGLISH_HEAD_ENDS,
    isWord: isEnglishWord,
    thesaurus: ENGLISH_THESAURUS,
  },
};

/** For other languages, of which nothing is known. */
const DEFAULT_RULES: LanguageRules = {
  stem: (word) => word,
  stopWords: new Set(),
  fillers: new Set(),
  endsHead: new Set(),
  isWord: () => false,
  thesaurus: '',
};

/** Returns the rules for a language tag; `en-GB` has those of `en`. */
export function languageRules(tag: string): LanguageRules {
  const primary = tag.toLowerCase().split('-')[0] ?? '';
  return (Object.hasOwn(LANGUAGES, primary) ? LANGUAGES[primary] : undefined) ?? DEFAULT_RULES;
}
