import type { LanguageRules } from './language.ts';
import { compounds, words } from './words.ts';

/** A word that must occur. */
export interface QueryWord {
  readonly text: string;
  /** Exactly as written: no other forms, beginnings or typing errors. */
  readonly literal: boolean;
  /** Still being typed: words that begin with it count. */
  readonly beginning: boolean;
}

/** Words that must all occur and words that must not. */
export interface Conjunction {
  readonly words: readonly QueryWord[];
  readonly excluded: readonly string[];
}

/** More words than this tell nothing more. */
const MAX_WORDS = 16;
/** More ways to read a keyword than this are passed over. */
export const MAX_READINGS = 16;

const PIECE = /-?"[^"]*"?|\S+/g;

/**
 * What a keyword asks for, as alternatives. Quotes make words literal, `or` separates alternatives, a minus
 * excludes; everything else is words. Nothing in it can fail; without words there are no alternatives.
 */
export function parseKeyword(keyword: string, rules: LanguageRules): Conjunction[] {
  const pieces = keyword.match(PIECE) ?? [];
  const alternatives: string[][] = [[]];
  for (const piece of pieces) {
    if (/^or$/i.test(piece)) alternatives.push([]);
    else alternatives.at(-1)?.push(piece);
  }
  const typing = /[\p{L}\p{N}]$/u.test(keyword) ? pieces.at(-1) : undefined;
  return alternatives
    .flatMap((own) => readingsOf(own, rules, own.at(-1) === typing))
    .filter((reading) => reading.words.length > 0)
    .slice(0, MAX_READINGS);
}

function readingsOf(pieces: readonly string[], rules: LanguageRules, typing: boolean): Conjunction[] {
  const excluded = pieces.filter(isExcluding).flatMap(words);
  const kept = pieces.filter((piece) => !isExcluding(piece));
  const last = pieces.at(-1);
  let readings: QueryWord[][] = [[]];
  for (const piece of kept) {
    const options = wordsOf(piece, typing && piece === last);
    readings = readings.flatMap((reading) => options.map((option) => [...reading, ...option]));
    readings = readings.slice(0, MAX_READINGS);
  }
  return readings.map((reading) => ({ words: telling(reading, rules).slice(0, MAX_WORDS), excluded }));
}

const isExcluding = (piece: string): boolean => /^-["\p{L}\p{N}]/u.test(piece);

/** The ways to read a piece: `t-shirt` as two words or as one. */
function wordsOf(piece: string, typing: boolean): QueryWord[][] {
  const literal = piece.startsWith('"');
  const found = compounds(piece);
  const parts = found.flatMap((compound) => compound.parts);
  const toWord = (text: string, at: number, all: readonly string[]): QueryWord => {
    return { text, literal, beginning: typing && !literal && at === all.length - 1 && text.length > 1 };
  };
  const joined = found.map((compound) => compound.joined);
  const readings = literal || joined.length === parts.length ? [parts] : [parts, joined];
  return readings.map((texts) => texts.map(toWord));
}

/** Without the words that tell nothing, unless there are no others. One being typed may become another. */
function telling(reading: readonly QueryWord[], rules: LanguageRules): readonly QueryWord[] {
  const kept = reading.filter((word) => word.literal || !rules.stopWords.has(word.text));
  return kept.length > 0 ? kept : reading;
}
