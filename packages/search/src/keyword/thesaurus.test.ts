import { describe, expect, it } from 'vitest';
import { ENGLISH_THESAURUS } from '../text/english-thesaurus/index.ts';
import { languageRules } from '../text/language.ts';
import { compileSynonyms, compileThesaurus, type Thesaurus } from './thesaurus.ts';

const rules = languageRules('en');

/** What stands for a word or phrase, best first. */
function replacing(thesaurus: Thesaurus, words: string): string[] {
  const stems = words.split(' ').map(rules.stem);
  const entry = thesaurus.get(stems[0] ?? '')?.find((one) => one.stems.join(' ') === stems.join(' '));
  return [...(entry?.replacements ?? [])]
    .sort((a, b) => b.weight - a.weight)
    .map((replacement) => replacement.words.join(' '));
}

describe('a thesaurus', () => {
  const thesaurus = compileThesaurus(
    '# Furniture\nsofa = couch\nseating > sofa, bench\ncouch ~ armchair\n\ndutch oven = casserole\nkitchen : casserole',
    rules,
  );

  it('has the same thing in both directions, near things in one', () => {
    expect(replacing(thesaurus, 'couches')).toEqual(['sofa', 'armchair']);
    expect(replacing(thesaurus, 'armchair')).toEqual([]);
  });

  it('has kinds of a thing, and for a kind what it is a kind of; for what belongs to a use not the use', () => {
    expect(replacing(thesaurus, 'sofa')).toEqual(['couch', 'armchair', 'seating']);
    expect(replacing(thesaurus, 'seating')).toEqual(['sofa', 'bench', 'couch']);
    expect(replacing(thesaurus, 'bench')).toEqual(['seating']);
    expect(replacing(thesaurus, 'kitchen')).toEqual(['casserole', 'dutch oven']);
  });

  it('has phrases', () => {
    expect(replacing(thesaurus, 'dutch oven')).toEqual(['casserole']);
    expect(replacing(thesaurus, 'casserole')).toEqual(['dutch oven']);
  });

  it('of a shop is groups of the same meaning, without empty words', () => {
    const own = compileSynonyms(
      [
        ['tv', 'television set', ''],
        ['grey', 'gray'],
      ],
      rules,
    );
    expect(replacing(own, 'tv')).toEqual(['television set']);
    expect(replacing(own, 'grey')).toEqual(['gray']);
  });

  it('of English is written as it is read: folded words, of known relations, none to itself', () => {
    const lines = ENGLISH_THESAURUS.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.length).toBeGreaterThan(800);
    for (const line of lines)
      expect(line).toMatch(/^[a-z0-9 ]+(?:(?: = [a-z0-9 ]+)+| [>:~] [a-z0-9 ]+(?:, [a-z0-9 ]+)*)$/);
    for (const [, entries] of compileThesaurus(ENGLISH_THESAURUS, rules)) {
      for (const { stems, replacements } of entries) {
        expect(replacements.map(({ words }) => words.map(rules.stem).join(' '))).not.toContain(
          stems.join(' '),
        );
      }
    }
  });
});
