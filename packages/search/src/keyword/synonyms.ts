import type { LanguageRules } from '../text/language.ts';
import { tokenize } from '../text/tokenize.ts';
import { type Conjunction, MAX_ALTERNATIVES, type QueryWord } from './parse-keyword.ts';

/** A word or phrase, by its stems, and the words or phrases that may replace it. */
interface SynonymEntry {
  readonly stems: readonly string[];
  readonly replacements: readonly (readonly QueryWord[])[];
}

/** The synonyms of a shop by the first stem of a word or phrase. */
export type Synonyms = ReadonlyMap<string, readonly SynonymEntry[]>;

export function compileSynonyms(groups: readonly (readonly string[])[], rules: LanguageRules): Synonyms {
  const entries = groups.flatMap((group) => {
    const phrases = group.map(tokenize).filter((phrase) => phrase.length > 0);
    return phrases.map((phrase) => ({
      stems: phrase.map((word) => rules.stem(word)),
      replacements: phrases.filter((other) => other !== phrase).map((other) => other.map(toWord)),
    }));
  });
  return Map.groupBy(entries, (entry) => entry.stems[0] ?? '');
}

const toWord = (text: string): QueryWord => ({ text, isExact: false, isPrefix: false });

/** Adds alternatives in which words or phrases are replaced by synonyms; the alternatives as typed come first. */
export function withSynonyms(
  alternatives: readonly Conjunction[],
  synonyms: Synonyms,
  rules: LanguageRules,
): Conjunction[] {
  if (synonyms.size === 0) return [...alternatives];
  const expanded = alternatives.map((conjunction) => variantsOf(conjunction, synonyms, rules));
  return [...alternatives, ...expanded.flatMap((own) => own.slice(1))].slice(0, MAX_ALTERNATIVES);
}

/** Returns the variants of a conjunction, built backwards from the variants of each suffix. */
function variantsOf(conjunction: Conjunction, synonyms: Synonyms, rules: LanguageRules): Conjunction[] {
  const { words: typed, excluded } = conjunction;
  const stems = typed.map((word) => (word.isExact ? '' : rules.stem(word.text)));
  const suffixes: QueryWord[][][] = [];
  suffixes[typed.length] = [[]];
  for (const [at, word] of [...typed.entries()].reverse()) {
    const own = (suffixes[at + 1] ?? []).map((rest) => [word, ...rest]);
    const entries = (synonyms.get(stems[at] ?? '') ?? []).filter((entry) =>
      entry.stems.every((stem, ahead) => stem === stems[at + ahead]),
    );
    const replaced = entries.flatMap(({ stems: { length }, replacements }) =>
      replacements.flatMap((words) => (suffixes[at + length] ?? []).map((rest) => [...words, ...rest])),
    );
    suffixes[at] = [...own, ...replaced].slice(0, MAX_ALTERNATIVES);
  }
  return (suffixes[0] ?? []).map((words) => ({ words, excluded }));
}
