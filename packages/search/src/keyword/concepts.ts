import type { TextIndex } from '../fulltext/text-index.ts';
import { type ExpandedOption, MEANT } from './match-concepts.ts';
import type { QueryWord } from './parse-keyword.ts';
import type { Replacement, Thesaurus, ThesaurusEntry } from './thesaurus.ts';

/** Words that mean something together; all of them must occur. */
export interface Option {
  readonly words: readonly QueryWord[];
  /** The factor of its score; 1 for what was typed. */
  readonly weight: number;
}

/** Finds the terms and categories of the shop that say an option. */
export type ExpandOption = (option: Option) => ExpandedOption;

/** A thing a keyword speaks of: a word or phrase as it was typed, and what else may stand for it. */
export interface Concept {
  readonly typed: readonly QueryWord[];
  readonly options: readonly ExpandedOption[];
  /** Whether the shop has what it means. */
  readonly isMeant: boolean;
  /** How much it counts where not everything can be had. */
  readonly importance: number;
  /** Whether it is the thing that is looked for. */
  readonly isHead: boolean;
  /** Whether it tells so little that what lacks it matches all the same. */
  readonly isFiller: boolean;
}

/** Two words written as one, or one as two. */
const RESPACED = 0.95;
/** The last word of a phrase without the others: a board for a cutting board. */
const HEAD_ALONE = 0.4;
/** What is looked for: the last word, or the last before `for`, `with` and their like. */
const HEAD = 1.8;
/** Words such as `best` and `something`, which tell hardly anything. */
const FILLER = 0.1;

/**
 * Reads the words of a keyword as concepts: phrases that mean something here, words that are written apart, and single
 * words. Each option is expanded once.
 */
export function conceptsOf(
  index: TextIndex,
  words: readonly QueryWord[],
  thesauri: readonly Thesaurus[],
  expand: ExpandOption,
): Concept[] {
  const stems = words.map((word) => (word.isExact ? '' : index.rules.stem(word.text)));
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const concept = phraseAt(index, words, stems, at, thesauri, expand);
    concepts.push(concept);
    at += concept.typed.length;
  }
  return weighed(index, concepts);
}

/** Returns the longest phrase that begins at a word and means something, or the word itself. */
function phraseAt(
  index: TextIndex,
  words: readonly QueryWord[],
  stems: readonly string[],
  at: number,
  thesauri: readonly Thesaurus[],
  expand: ExpandOption,
): Concept {
  const matching = entriesAt(stems, at, thesauri);
  const lengths = new Set(matching.map((entry) => entry.stems.length));
  if (isWrittenApart(index, words, at)) lengths.add(2);
  for (const length of [...lengths].sort((a, b) => b - a)) {
    const typed = words.slice(at, at + length);
    const replacements = matching
      .filter((entry) => entry.stems.length === length)
      .flatMap((entry) => entry.replacements);
    const concept = conceptOf(typed, optionsOf(index, typed, replacements).map(expand));
    if (length === 1 || concept.isMeant) return concept;
  }
  const typed = words.slice(at, at + 1);
  return conceptOf(typed, optionsOf(index, typed, []).map(expand));
}

function conceptOf(typed: readonly QueryWord[], options: readonly ExpandedOption[]): Concept {
  const isThere = ({ words, categories }: ExpandedOption) =>
    categories.length > 0 || words.every((terms) => terms.length > 0);
  const isMeant = options.some((option) => option.weight >= MEANT && isThere(option));
  return { typed, options, isMeant, importance: 1, isHead: false, isFiller: false };
}

/** Returns the entries for words and phrases that begin at a word. */
function entriesAt(stems: readonly string[], at: number, thesauri: readonly Thesaurus[]): ThesaurusEntry[] {
  const first = stems[at] ?? '';
  if (first === '') return [];
  return thesauri
    .flatMap((thesaurus) => thesaurus.get(first) ?? [])
    .filter((entry) => entry.stems.every((stem, ahead) => stem === stems[at + ahead]));
}

/** Tells whether a word and the next are one in the catalogue: `book ends` for `bookends`. */
function isWrittenApart(index: TextIndex, words: readonly QueryWord[], at: number): boolean {
  const [first, second] = [words[at], words[at + 1]];
  return first !== undefined && second !== undefined && occurs(index, joined([first, second]));
}

function optionsOf(
  index: TextIndex,
  typed: readonly QueryWord[],
  replacements: readonly Replacement[],
): Option[] {
  const options: Option[] = [{ words: typed, weight: 1 }];
  const [first] = typed;
  const last = typed.at(-1);
  if (typed.length > 1 && last) {
    options.push({ words: [joined(typed)], weight: RESPACED }, { words: [last], weight: HEAD_ALONE });
  }
  if (typed.length === 1 && first && !first.isExact && !occurs(index, first))
    options.push(...split(index, first));
  for (const { words, weight } of replacements) options.push({ words: words.map(plain), weight });
  return options;
}

const plain = (text: string): QueryWord => ({ text, isExact: false, isPrefix: false });

const joined = (words: readonly QueryWord[]): QueryWord => ({
  text: words.map(({ text }) => text).join(''),
  isExact: words.some(({ isExact }) => isExact),
  isPrefix: false,
});

/** The shortest part of a word that is taken for a word. */
const MIN_PART = 3;

/** Returns a word as two that occur: `tablecloth` for `table cloth`. */
function split(index: TextIndex, { text }: QueryWord): Option[] {
  for (let at = MIN_PART; at <= text.length - MIN_PART; at++) {
    const parts = [plain(text.slice(0, at)), plain(text.slice(at))];
    if (parts.every((part) => occurs(index, part))) return [{ words: parts, weight: RESPACED }];
  }
  return [];
}

/** Tells whether a word occurs in the catalogue, in any of its forms. */
export function occurs(index: TextIndex, { text }: QueryWord): boolean {
  return [text, index.rules.stem(text)].some((form) => {
    const term = index.terms.numberOf(form);
    return term !== undefined && index.postings.count(term) > 0;
  });
}

/**
 * Tells how much each concept counts: the thing that is looked for more than what it should be like, words that say
 * little hardly, unless there are no others. A word between a value and a thing that only names what the value is of,
 * as `size` in `queen size bed`, says little, too.
 */
function weighed(index: TextIndex, concepts: readonly Concept[]): Concept[] {
  const saysLittle = ({ typed }: Concept) =>
    typed.every(({ text, isExact }) => !isExact && isFiller(index, text));
  const little = concepts.every(saysLittle) ? [] : concepts.filter(saysLittle);
  const head = concepts.findLastIndex((concept) => !saysLittle(concept) && !concept.typed[0]?.isAfterHead);
  return concepts.map((concept, at) => {
    if (little.includes(concept)) return { ...concept, importance: FILLER, isFiller: true };
    return at === head ? { ...concept, importance: HEAD, isHead: true } : concept;
  });
}

const isFiller = ({ rules }: TextIndex, text: string): boolean =>
  rules.fillers.has(text) || rules.fillers.has(rules.stem(text));
