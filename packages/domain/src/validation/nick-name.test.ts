import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nickNameIssue, nickNameKey } from './index.ts';

describe('the key of a nick name', () => {
  it('is one for names that look alike: in case, form, letters of other scripts and what is not seen', () => {
    for (const [one, other] of [
      ['Anna', 'aNNA'],
      ['\u0410nn\u0430', 'Anna'],
      ['\u041dELEN', 'helen'],
      ['\u03bfl\u03b9ver', 'oliver'],
      ['\u0421\u043e\u0440\u0430', 'copa'],
      ['Jose\u0301', 'jos\u00e9'],
      ['\uff21nna', 'Anna'],
      ['Anna\ufe0f', 'Anna'],
      ['An\u034fna', 'Anna'],
      ['Anna  B', ' anna b '],
      ['Stra\u00dfe', 'STRASSE'],
      ['STRA\u1e9eE', 'Strasse'],
    ] as const)
      expect(nickNameKey(one), one).toBe(nickNameKey(other));
  });

  it('is another for names that do not', () => {
    const names = ['Anna', 'Hanna', 'Ann\u00e1', 'An-na', 'Anna B', '\u0418\u0432\u0430\u043d', '\u738b'];
    expect(new Set(names.map(nickNameKey)).size).toBe(names.length);
  });

  it('is its own key, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(nickNameKey(nickNameKey(text))).toBe(nickNameKey(text));
      }),
    );
  });
});

it('a nick name has something seen, and no heaps of marks', () => {
  for (const bad of ['\ufe0f', 'A\u0301\u0301da', 'A\u0300\u0301\u0302\u0303\u0304da', 'An\u200bna'])
    expect(nickNameIssue(bad)?.code, JSON.stringify(bad)).toBe('field.characters');
  for (const good of ['', 'Ada B.', 'Nguye\u0302\u0303n', 'علی\u200cرضا', '❤️‍🔥'])
    expect(nickNameIssue(good), good).toBeUndefined();
});
