import type { Correction } from '../port/result.ts';
import { type Conjunction, parseKeyword } from '../text/keyword.ts';
import { type Synonyms, withSynonyms } from '../text/synonyms.ts';
import { type ChosenReading, type MatchRoom, matchReading } from './match-words.ts';
import { likeliestWord, meantChoices, type TermChoice, writtenChoices } from './term-choice.ts';
import type { TextIndex } from './text-index.ts';

/** Where and how a keyword is looked for. */
export interface KeywordSearch {
  readonly index: TextIndex;
  readonly synonyms: Synonyms;
  /** All offers there are. */
  readonly offers: number;
  /** Names alone. */
  readonly inName: boolean;
}

/**
 * Finds the rows of a keyword; they stand in `room.best`. First the words as written, with typing errors only
 * in those that occur nowhere; when that finds nothing, with typing errors in all of them. Answers the words that
 * were meant in place of those that occur nowhere.
 */
export function matchKeyword(
  search: KeywordSearch,
  keyword: string,
  room: MatchRoom,
  isFound: () => boolean,
): Correction | undefined {
  const written = parseKeyword(keyword, search.index.rules);
  const synonymous = withSynonyms(written, search.synonyms, search.index.rules).slice(written.length);
  for (const forgiving of [false, true]) {
    const meant = written.map((reading) => choose(search.index, reading, forgiving));
    const asWritten = synonymous.map((reading) => exactly(search.index, reading));
    for (const reading of [...meant, ...asWritten]) match(search, reading, room);
    if (isFound()) return corrected(search.index, written, true);
  }
  return undefined;
}

/** Finds the rows of a keyword without forgiving anything. */
export function matchAsWritten(search: KeywordSearch, keyword: string, room: MatchRoom): void {
  const readings = parseKeyword(keyword, search.index.rules);
  for (const reading of withSynonyms(readings, search.synonyms, search.index.rules)) {
    match(search, exactly(search.index, reading), room);
  }
}

function match({ index, offers, inName }: KeywordSearch, reading: ChosenReading, room: MatchRoom): void {
  matchReading(index, reading, offers, inName, room);
}

/** What to offer for a keyword that finds nothing, if that would find something. */
export function didYouMean(
  search: KeywordSearch,
  keyword: string,
  room: MatchRoom,
  isFound: () => boolean,
): Correction | undefined {
  const correction = corrected(search.index, parseKeyword(keyword, search.index.rules), false);
  if (!correction) return undefined;
  matchAsWritten(search, correction.keyword, room);
  return isFound() ? correction : undefined;
}

function exactly(index: TextIndex, reading: Conjunction): ChosenReading {
  return {
    words: reading.words.map((word) => writtenChoices(index, word)),
    excluded: excludedOf(index, reading),
  };
}

function choose(index: TextIndex, reading: Conjunction, forgiving: boolean): ChosenReading {
  const words = reading.words.map((word) => {
    const choices = writtenChoices(index, word);
    return choices.length > 0 && !forgiving ? choices : merged(choices, meantChoices(index, word));
  });
  return { words, excluded: excludedOf(index, reading) };
}

function merged(choices: readonly TermChoice[], others: readonly TermChoice[]): TermChoice[] {
  const known = new Set(choices.map(({ term }) => term));
  return [...choices, ...others.filter(({ term }) => !known.has(term))];
}

function excludedOf(index: TextIndex, { excluded }: Conjunction): number[] {
  const forms = excluded.flatMap((word) => [word, index.rules.stem(word)]);
  return forms.map((form) => index.terms.numberOf(form)).filter((term) => term !== undefined);
}

/** The first reading with likelier words for those that occur nowhere; `undefined` if all of them do. */
function corrected(
  index: TextIndex,
  readings: readonly Conjunction[],
  applied: boolean,
): Correction | undefined {
  const asked = readings[0]?.words ?? [];
  const words = asked.map((word) => {
    const occurs = word.literal || writtenChoices(index, word).length > 0;
    return occurs ? word.text : (likeliestWord(index, word) ?? word.text);
  });
  const keyword = words.join(' ');
  return keyword === asked.map((word) => word.text).join(' ') ? undefined : { keyword, applied };
}
