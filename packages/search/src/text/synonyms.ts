import { type Conjunction, MAX_READINGS, type QueryWord } from './keyword.ts';
import type { LanguageRules } from './language.ts';
import { words } from './words.ts';

/** A word or phrase of a group, and what may stand in its place. */
interface Entry {
  readonly stems: readonly string[];
  readonly others: readonly (readonly QueryWord[])[];
}

/** The synonyms of a shop by the stem they begin with. */
export type Synonyms = ReadonlyMap<string, readonly Entry[]>;

export function compileSynonyms(groups: readonly (readonly string[])[], rules: LanguageRules): Synonyms {
  const entries = groups.flatMap((group) => {
    const phrases = group.map(words).filter((phrase) => phrase.length > 0);
    return phrases.map((phrase) => ({
      stems: phrase.map((word) => rules.stem(word)),
      others: phrases.filter((other) => other !== phrase).map((other) => other.map(toWord)),
    }));
  });
  return Map.groupBy(entries, (entry) => entry.stems[0] ?? '');
}

const toWord = (text: string): QueryWord => ({ text, literal: false, beginning: false });

/** The readings and, for each, those with synonyms in the place of words or phrases; the written ones first. */
export function withSynonyms(
  readings: readonly Conjunction[],
  synonyms: Synonyms,
  rules: LanguageRules,
): Conjunction[] {
  if (synonyms.size === 0) return [...readings];
  const variants = readings.map((reading) => variantsOf(reading, synonyms, rules));
  return [...readings, ...variants.flatMap((own) => own.slice(1))].slice(0, MAX_READINGS);
}

/** From the end on: how the words from each place on can be said. */
function variantsOf(reading: Conjunction, synonyms: Synonyms, rules: LanguageRules): Conjunction[] {
  const { words: asked, excluded } = reading;
  const stems = asked.map((word) => (word.literal ? '' : rules.stem(word.text)));
  const from: QueryWord[][][] = [];
  from[asked.length] = [[]];
  for (const [at, word] of [...asked.entries()].reverse()) {
    const own = (from[at + 1] ?? []).map((rest) => [word, ...rest]);
    const entries = (synonyms.get(stems[at] ?? '') ?? []).filter((entry) =>
      entry.stems.every((stem, ahead) => stem === stems[at + ahead]),
    );
    const replaced = entries.flatMap(({ stems: { length }, others }) =>
      others.flatMap((other) => (from[at + length] ?? []).map((rest) => [...other, ...rest])),
    );
    from[at] = [...own, ...replaced].slice(0, MAX_READINGS);
  }
  return (from[0] ?? []).map((words) => ({ words, excluded }));
}
