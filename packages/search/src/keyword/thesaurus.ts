import type { LanguageRules } from '../text/language.ts';
import { tokenize } from '../text/tokenize.ts';

/** A word or phrase that may stand for another, and how well it does: 1 for the same. */
export interface Replacement {
  readonly words: readonly string[];
  readonly weight: number;
}

/** A word or phrase, by its stems, with what may stand for it. */
export interface ThesaurusEntry {
  readonly stems: readonly string[];
  readonly replacements: readonly Replacement[];
}

/** What words and phrases mean, by the first stem of each. */
export type Thesaurus = ReadonlyMap<string, readonly ThesaurusEntry[]>;

/** The same thing. */
const SAME = 0.9;
/** A kind of what was asked for. */
const NARROWER = 0.6;
/** Something else that serves. */
const NEAR = 0.45;
/** What it is a kind of. */
const BROADER = 0.26;

interface Relation {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly weight: number;
}

/** Returns the synonyms of a shop: groups of words or phrases with the same meaning. */
export function compileSynonyms(groups: readonly (readonly string[])[], rules: LanguageRules): Thesaurus {
  return compile(
    groups.flatMap((group) => allPairs(group.map(tokenize), SAME)),
    rules,
  );
}

/**
 * Returns a thesaurus from a text, one relation a line: `a = b = c` for the same thing, `a > b, c` for kinds of it,
 * `a : b, c` for what belongs to a use, a room or a person, `a ~ b, c` for what else serves. A kind may be stood for by
 * what it is a kind of, if by nothing nearer; what belongs to a use may not. Lines that begin with # are comments.
 */
export function compileThesaurus(text: string, rules: LanguageRules): Thesaurus {
  const lines = text.split('\n').map((line) => line.trim());
  return compile(lines.filter((line) => line !== '' && !line.startsWith('#')).flatMap(relationsOf), rules);
}

function relationsOf(line: string): Relation[] {
  const [left = '', sign = '', right = ''] = line.split(/ ([>~:]) /);
  if (sign === '') return allPairs(line.split(' = ').map(tokenize), SAME);
  const from = tokenize(left);
  const others = right.split(', ').map(tokenize);
  const relations = others.map((to) => ({ from, to, weight: sign === '~' ? NEAR : NARROWER }));
  if (sign !== '>') return relations;
  return [...relations, ...others.map((kind) => ({ from: kind, to: from, weight: BROADER }))];
}

const allPairs = (group: readonly (readonly string[])[], weight: number): Relation[] =>
  group.flatMap((from) => group.filter((to) => to !== from).map((to) => ({ from, to, weight })));

/** What is worth less than this is left out. */
const LEAST = 0.25;

function compile(relations: readonly Relation[], rules: LanguageRules): Thesaurus {
  const keyOf = (words: readonly string[]) => words.map(rules.stem).join(' ');
  const direct = Map.groupBy(
    relations.filter(({ from, to }) => from.length > 0 && to.length > 0),
    ({ from }) => keyOf(from),
  );
  const entries = [...direct].map(([key, own]): ThesaurusEntry => {
    const best = new Map<string, Replacement>();
    const add = (words: readonly string[], weight: number) => {
      const other = keyOf(words);
      const isBetter = weight >= LEAST && weight > (best.get(other)?.weight ?? 0);
      if (other !== key && isBetter) best.set(other, { words, weight });
    };
    for (const { to, weight } of own) {
      add(to, weight);
      for (const further of direct.get(keyOf(to)) ?? []) add(further.to, weight * further.weight);
    }
    return { stems: key.split(' '), replacements: [...best.values()] };
  });
  return Map.groupBy(entries, ({ stems }) => stems[0] ?? '');
}
