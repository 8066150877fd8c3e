import type { TextIndex } from '../fulltext/text-index.ts';
import type { Correction } from '../port/result.ts';
import { type Concept, conceptsOf, type Option } from './concepts.ts';
import type { MatchBuffers } from './match-buffers.ts';
import { type ExpandedConcept, type MatchTarget, MEANT, matchConcepts } from './match-concepts.ts';
import { type Conjunction, parseKeyword, type QueryWord } from './parse-keyword.ts';
import { correctWord } from './spelling.ts';
import { expandExactly } from './term-expansion.ts';
import type { Thesaurus } from './thesaurus.ts';

/** What a keyword is matched against. */
export interface KeywordTarget extends MatchTarget {
  /** The shop's own synonyms, then what is known of the language. */
  readonly thesauri: readonly Thesaurus[];
}

/**
 * Matches a keyword; the scores of what matches all of it are in `buffers.best`, of what comes close in
 * `buffers.close`. Words that mean nothing here are corrected, unless people use them. Returns the correction.
 */
export function matchKeyword(
  target: KeywordTarget,
  keyword: string,
  buffers: MatchBuffers,
): Correction | undefined {
  const typed = parseKeyword(keyword, target.index.rules);
  for (const one of typed) match(target, one, buffers, true);
  return correctionOf(target, typed, true);
}

/** Matches a keyword without corrections. */
export function matchExactly(target: KeywordTarget, keyword: string, buffers: MatchBuffers): void {
  for (const one of parseKeyword(keyword, target.index.rules)) match(target, one, buffers, false);
}

function match(
  target: KeywordTarget,
  { words, excluded }: Conjunction,
  buffers: MatchBuffers,
  corrects: boolean,
): void {
  const concepts = conceptsOf(target.index, words, target.thesauri, (options) => means(target, options));
  const expanded = concepts.map((concept) => expand(target, concept, corrects));
  matchConcepts(target, expanded, excludedTerms(target.index, excluded), buffers);
}

function expand(target: KeywordTarget, concept: Concept, corrects: boolean): ExpandedConcept {
  const { index, categories, inName } = target;
  const options = concept.options.map(({ words, weight }) => ({
    words: words.map((word) => expandExactly(index, word)),
    weight,
    categories: inName || words.some(({ isExact }) => isExact) ? [] : categories.withWords(words.map(textOf)),
  }));
  const [word] = concept.typed;
  if (corrects && word && concept.typed.length === 1 && isSlip(target, word, concept.options)) {
    options.push({ words: [correctWord(index, word)], weight: 1, categories: [] });
  }
  return { importance: concept.importance, isHead: concept.isHead, options };
}

const textOf = ({ text }: QueryWord): string => text;

/** Tells whether a word means nothing here and is none that people use. */
const isSlip = (target: KeywordTarget, { text }: QueryWord, options: readonly Option[]): boolean =>
  !means(target, options) && !isKnown(target, text);

function isKnown({ index: { rules }, thesauri }: KeywordTarget, text: string): boolean {
  return rules.isWord(text) || thesauri.some((thesaurus) => thesaurus.has(rules.stem(text)));
}

/** Tells whether the shop has what one of the options says. */
function means(target: KeywordTarget, options: readonly Option[]): boolean {
  const isThere = ({ words }: Option) =>
    words.every((word) => expandExactly(target.index, word).length > 0) ||
    target.categories.withWords(words.map(textOf)).length > 0;
  return options.some((option) => option.weight >= MEANT && isThere(option));
}

function excludedTerms(index: TextIndex, excluded: readonly string[]): number[] {
  const forms = excluded.flatMap((word) => [word, index.rules.stem(word)]);
  return forms.map((form) => index.terms.numberOf(form)).filter((term) => term !== undefined);
}

/** Returns the correction to offer for a keyword without matches, if the corrected keyword has matches. */
export function didYouMean(
  target: KeywordTarget,
  keyword: string,
  buffers: MatchBuffers,
  hasMatches: () => boolean,
): Correction | undefined {
  const correction = correctionOf(target, parseKeyword(keyword, target.index.rules), false);
  if (!correction) return undefined;
  matchExactly(target, correction.keyword, buffers);
  return hasMatches() ? correction : undefined;
}

/** Corrects the words of the first alternative that mean nothing here; `undefined` if nothing is corrected. */
function correctionOf(
  target: KeywordTarget,
  alternatives: readonly Conjunction[],
  applied: boolean,
): Correction | undefined {
  const { index } = target;
  const typed = alternatives[0]?.words ?? [];
  const corrected = conceptsOf(index, typed, target.thesauri, (options) => means(target, options)).flatMap(
    (concept) => {
      const [word] = concept.typed;
      if (!word || concept.typed.length > 1 || word.isExact || means(target, concept.options))
        return concept.typed.map(textOf);
      if (applied && isKnown(target, word.text)) return [word.text];
      return [nearestWord(index, word, applied)];
    },
  );
  const keyword = corrected.join(' ');
  return keyword === typed.map(textOf).join(' ') ? undefined : { keyword, applied };
}

/** Returns the most likely correction of a word; one edit more is allowed where it is only offered. */
function nearestWord(index: TextIndex, word: QueryWord, applied: boolean): string {
  const [best] = correctWord(index, word, applied ? 0 : 1);
  return best ? index.terms.text(best.term) : word.text;
}
