import type { Correction } from '../port/result.ts';
import { type Concept, conceptsOf, type Option } from './concepts.ts';
import type { MatchBuffers } from './match-buffers.ts';
import { type ExpandedOption, type MatchTarget, matchConcepts } from './match-concepts.ts';
import { type Conjunction, parseKeyword, type QueryWord } from './parse-keyword.ts';
import type { Speller } from './spelling.ts';
import { expandExactly } from './term-expansion.ts';
import type { Thesaurus } from './thesaurus.ts';

/** What a keyword is matched against. */
export interface KeywordTarget extends MatchTarget {
  /** The shop's own synonyms, then what is known of the language. */
  readonly thesauri: readonly Thesaurus[];
}

/** One alternative of a keyword, and what it means in the shop. */
export interface Reading extends Conjunction {
  readonly concepts: readonly Concept[];
}

/** Reads a keyword: its alternatives, each with its concepts. */
export function readKeyword(target: KeywordTarget, keyword: string): Reading[] {
  const { index, thesauri } = target;
  return parseKeyword(keyword, index.rules).map((conjunction) => {
    const concepts = conceptsOf(index, conjunction.words, thesauri, (option) => expand(target, option));
    return { ...conjunction, concepts };
  });
}

/**
 * Matches a keyword; the scores of what matches all of it are in `buffers.best`, of what comes close in
 * `buffers.close`. Words that mean nothing here are corrected, unless people use them. Returns the correction.
 */
export function matchKeyword(
  target: KeywordTarget,
  readings: readonly Reading[],
  speller: Speller,
  buffers: MatchBuffers,
): Correction | undefined {
  for (const reading of readings) {
    const concepts = reading.concepts.map((concept) => corrected(target, concept, speller));
    matchConcepts(target, concepts, excludedTerms(target, reading), buffers);
  }
  return correctionOf(target, readings, speller, true);
}

/** Matches a keyword without corrections. */
export function matchExactly(
  target: KeywordTarget,
  readings: readonly Reading[],
  buffers: MatchBuffers,
): void {
  for (const reading of readings)
    matchConcepts(target, reading.concepts, excludedTerms(target, reading), buffers);
}

function expand({ index, categories, inName }: KeywordTarget, { words, weight }: Option): ExpandedOption {
  return {
    words: words.map((word) => expandExactly(index, word)),
    weight,
    categories: inName || words.some(({ isExact }) => isExact) ? [] : categories.withWords(words.map(textOf)),
  };
}

const textOf = ({ text }: QueryWord): string => text;

/** Adds what may have been meant where a word means nothing here and is none that people use. */
function corrected(target: KeywordTarget, concept: Concept, speller: Speller): Concept {
  const [word] = concept.typed;
  const isSlip = word && concept.typed.length === 1 && !concept.isMeant && !isKnown(target, word.text);
  if (!isSlip) return concept;
  const correction = { words: [speller.correct(word)], weight: 1, categories: [] };
  return { ...concept, options: [...concept.options, correction] };
}

function isKnown({ index: { rules }, thesauri }: KeywordTarget, text: string): boolean {
  return rules.isWord(text) || thesauri.some((thesaurus) => thesaurus.has(rules.stem(text)));
}

function excludedTerms({ index }: KeywordTarget, { excluded }: Conjunction): number[] {
  const forms = excluded.flatMap((word) => [word, index.rules.stem(word)]);
  return forms.map((form) => index.terms.numberOf(form)).filter((term) => term !== undefined);
}

/** Returns the correction to offer for a keyword without matches, if the corrected keyword has matches. */
export function didYouMean(
  target: KeywordTarget,
  readings: readonly Reading[],
  speller: Speller,
  buffers: MatchBuffers,
  hasMatches: () => boolean,
): Correction | undefined {
  const correction = correctionOf(target, readings, speller, false);
  if (!correction) return undefined;
  matchExactly(target, readKeyword(target, correction.keyword), buffers);
  return hasMatches() ? correction : undefined;
}

/** Corrects the words of the first alternative that mean nothing here; `undefined` if nothing is corrected. */
function correctionOf(
  target: KeywordTarget,
  [first]: readonly Reading[],
  speller: Speller,
  applied: boolean,
): Correction | undefined {
  if (!first) return undefined;
  const words = first.concepts.flatMap(({ typed, isMeant }) => {
    const [word] = typed;
    if (!word || typed.length > 1 || word.isExact || isMeant) return typed.map(textOf);
    if (applied && isKnown(target, word.text)) return [word.text];
    return [nearestWord(target, word, speller, applied)];
  });
  const keyword = words.join(' ');
  return keyword === first.words.map(textOf).join(' ') ? undefined : { keyword, applied };
}

/** Returns the most likely correction of a word; one edit more is allowed where it is only offered. */
function nearestWord({ index }: KeywordTarget, word: QueryWord, speller: Speller, applied: boolean): string {
  const [best] = speller.correct(word, applied ? 0 : 1);
  return best ? index.terms.text(best.term) : word.text;
}
