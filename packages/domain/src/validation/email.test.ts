import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailKey, isEmail } from './index.ts';

describe('the key of an address', () => {
  it('is one for all spellings of it: case, composed or not, domain in letters or encoded', () => {
    for (const [one, other] of [
      [' Ada@Mail.Example ', 'ada@mail.example'],
      ['jos\u00e9@mail.example', 'jose\u0301@mail.example'],
      ['x@b\u00fccher.example', 'X@xn--bcher-kva.example'],
      ['x@bu\u0308cher.example', 'x@B\u00dcCHER.example'],
      ['\u0391\u03a3@mail.example', '\u03b1\u03c3@mail.example'],
      ['\uff41da@mail.example', 'ada@mail.example'],
      ['\u212a@mail.example', 'k@mail.example'],
    ] as const)
      expect(emailKey(one), one).toBe(emailKey(other));
    expect(emailKey('Ada@B\u00fccher.example')).toBe('ada@xn--bcher-kva.example');
  });

  it('is another for another address, however much alike in some language', () => {
    for (const [one, other] of [
      ['x@m\u0130ni.example', 'x@mini.example'],
      ['m\u0130ni@mail.example', 'mini@mail.example'],
      ['x@m\u0131ni.example', 'x@mini.example'],
      ['stra\u00dfe@mail.example', 'strasse@mail.example'],
      ['a@b.example/c@mail.example', 'a@b.example'],
    ] as const)
      expect(emailKey(one), one).not.toBe(emailKey(other));
  });

  it('is its own key, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, domain) => {
        for (const text of [name, `${name}@${domain}`, '\u00a8@mail.example', `a@${domain}.example`])
          expect(emailKey(emailKey(text))).toBe(emailKey(text));
      }),
    );
  });
});

it('an address holds nothing unseen, no heaps of marks and no second form of a letter [FORM-516]', () => {
  for (const bad of [
    'a\u034fda@mail.example',
    'ada\ufe0f@mail.example',
    'ada@ma\u034fil.example',
    'ada@mail\ufe00.example',
    '\u3164@mail.example',
    'a\u0301\u0301da@mail.example',
    'a\u0300\u0301\u0302\u0303\u0304da@mail.example',
    '\u0301a@mail.example',
    'a.\u0301b@mail.example',
    '\uff41da@mail.example',
    'ada@\uff4dail.example',
    'ada@1.0x7f',
  ])
    expect(isEmail(bad), JSON.stringify(bad)).toBe(false);
  for (const good of ['jose\u0301@mail.example', 'Nguye\u0302\u0303n@mail.example', 'राम@उदाहरण.भारत'])
    expect(isEmail(good), good).toBe(true);
});
