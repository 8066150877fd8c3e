import { boundedKeyword } from '../text/bounded-keyword.ts';
import type { LanguageRules } from '../text/language.ts';
import { splitCompounds, tokenize } from '../text/tokenize.ts';

/** A word that must occur. */
export interface QueryWord {
  readonly text: string;
  /** Matches only the word as written: no stems, prefixes or corrections. */
  readonly isExact: boolean;
  /** Also matches words that begin with it, because it is still being typed. */
  readonly isPrefix: boolean;
  /** Tells what the thing is for or with, and is not the thing that is looked for. */
  readonly isAfterHead?: true;
}

/** Words that must all occur, and words that must not. */
export interface Conjunction {
  readonly words: readonly QueryWord[];
  readonly excluded: readonly string[];
}

/** Further words are ignored. */
const MAX_WORDS = 16;
/** Further alternatives are ignored. */
export const MAX_ALTERNATIVES = 16;

/** A quoted phrase or a run of characters without spaces. */
const CLAUSE = /-?"[^"]*"?|\S+/g;

/**
 * Parses a keyword into alternatives, of which one must match. Quotes make words exact, `or` separates alternatives, a
 * minus excludes. Every text is valid; a text without words has no alternatives.
 */
export function parseKeyword(whole: string, rules: LanguageRules): Conjunction[] {
  const keyword = boundedKeyword(whole);
  const clauses = withMeasures(keyword).match(CLAUSE) ?? [];
  const groups: string[][] = [[]];
  for (const clause of clauses) {
    if (/^or$/i.test(clause)) groups.push([]);
    else groups.at(-1)?.push(clause);
  }
  const typed = /[\p{L}\p{N}]$/u.test(keyword) ? clauses.at(-1) : undefined;
  return groups
    .flatMap((group) => conjunctionsOf(group, rules, group.at(-1) === typed))
    .filter(({ words }) => words.length > 0)
    .slice(0, MAX_ALTERNATIVES);
}

/** A number, perhaps, and a unit of length, or a mark of one that may also begin or end a quotation. */
const LENGTH = /(\d)?(?:\s?(["”″]|''|['’′](?!\p{L}))|(?<=\d)\s?(?:inch(?:es)?|in|ft|feet|foot)\b)/giu;
/** The sign between two measures. */
const TIMES = /(?<=\d)\s*[x×]\s*(?=\d)/giu;

/**
 * Writes measures as they are indexed, by their numbers: `24" x 36"`, `24 in × 36 in` and `24x36` are the same. A mark
 * within a quotation ends it.
 */
function withMeasures(keyword: string): string {
  let isQuoted = false;
  const withoutUnits = keyword.replace(
    LENGTH,
    (written, digit: string | undefined, mark: string | undefined) => {
      if (digit !== undefined && !isQuoted) return `${digit} `;
      if (mark === '"') isQuoted = !isQuoted;
      return written;
    },
  );
  return isQuoted ? keyword : withoutUnits.replace(TIMES, 'x');
}

/** `isTyping`: the last clause is still being typed. */
function conjunctionsOf(clauses: readonly string[], rules: LanguageRules, isTyping: boolean): Conjunction[] {
  const excluded = clauses.filter(isExclusion).flatMap(tokenize);
  const required = clauses.filter((clause) => !isExclusion(clause));
  const last = clauses.at(-1);
  let alternatives: QueryWord[][] = [[]];
  for (const clause of required) {
    const options = wordsOf(clause, isTyping && clause === last);
    alternatives = alternatives.flatMap((words) => options.map((option) => [...words, ...option]));
    alternatives = alternatives.slice(0, MAX_ALTERNATIVES);
  }
  return alternatives.map((words) => ({
    words: withoutStopWords(withHead(words, rules), rules).slice(0, MAX_WORDS),
    excluded,
  }));
}

const isExclusion = (clause: string): boolean => /^-["\p{L}\p{N}]/u.test(clause);

/** Returns the alternatives of a clause: `t-shirt` as two words or as one. */
function wordsOf(clause: string, isTyping: boolean): QueryWord[][] {
  const isExact = clause.startsWith('"');
  const compounds = splitCompounds(clause);
  const parts = compounds.flatMap((compound) => compound.parts);
  const joined = compounds.map((compound) => compound.joined);
  const alternatives = isExact || joined.length === parts.length ? [parts] : [parts, joined];
  return alternatives.map((texts) =>
    texts.map((text, at) => {
      const isLast = at === texts.length - 1;
      return { text, isExact, isPrefix: isTyping && !isExact && isLast && text.length > 1 };
    }),
  );
}

/** Marks what follows a word such as `for` or `with`: in `mug with lid` a mug is looked for. */
function withHead(words: readonly QueryWord[], rules: LanguageRules): readonly QueryWord[] {
  const at = words.findIndex((word, position) => position > 0 && rules.endsHead.has(word.text));
  return at < 0
    ? words
    : words.map((word, position) => (position > at ? { ...word, isAfterHead: true } : word));
}

/** Keeps stop words where there are no other words, and one that is being typed, because it may become another. */
function withoutStopWords(words: readonly QueryWord[], rules: LanguageRules): readonly QueryWord[] {
  const kept = words.filter((word) => word.isExact || !rules.stopWords.has(word.text));
  return kept.length > 0 ? kept : words;
}
