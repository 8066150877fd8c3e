import { describe, expect, it } from 'vitest';
import { fieldRules, isEmail, mailboxOf, plainLinesIssue, plainTextIssue } from './index.ts';

const { email, firstIssue, maxCharacters, maxLength, minCharacters, phone, required } = fieldRules;

describe('field rules', () => {
  it('email takes none that leads to a host by number, is quoted or is decoded by mail programs [FORM-516]', () => {
    const bad = ['a@[127.0.0.1]', 'a@127.0.0.1', '=?utf-8?q?a?=@b.co', '"a b"@b.co', '.a@b.co', 'a.@b.co'];
    for (const one of [
      ...bad,
      'a..b@b.co',
      'a@-b.co',
      'a@b-.co',
      'a@b.co.',
      'a\u200b@b.co',
      'a@b\u202e.co',
      'a%b@c.co',
    ])
      expect(isEmail(one), one).toBe(false);
    expect(isEmail(`${'a'.repeat(65)}@b.co`)).toBe(false);
    for (const good of ['a_b-c@sub.b-c.co.uk', '1@2.co', 'x@xn--bcher-kva.example', 'राम@उदाहरण.भारत'])
      expect(isEmail(good), good).toBe(true);
  });

  it('a line that others read holds nothing unseen, and joiners where a script has them [OPEN-503]', () => {
    for (const unseen of [
      '\u202e',
      '\u2066',
      '\u200b',
      '\u200d',
      '\ufeff',
      '\u00ad',
      '\u0007',
      '\ue000',
      '\u2028',
      '\u3164',
      '\ufffe',
      '\u{e0061}',
    ])
      expect(plainTextIssue(`An${unseen}n`)?.code, JSON.stringify(unseen)).toBe('field.characters');
    for (const name of [
      "Anne-Marie O'Neil",
      'Łukasz',
      '王小明',
      'علی\u200cرضا',
      'श्री\u200dराम',
      'José',
      '葛\u{e0100}城',
    ])
      expect(plainTextIssue(name), name).toBeUndefined();
    for (const emoji of ['👨‍👩‍👧‍👦', '👩🏽‍🚒', '❤️‍🔥', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇵🇹'])
      expect(plainTextIssue(`For ${emoji}`), emoji).toBeUndefined();
  });

  it('a text of several lines keeps its lines and tabs, and nothing else unseen [OPEN-503]', () => {
    expect(plainLinesIssue('For Ada,\r\n\twith love\n')).toBeUndefined();
    for (const unseen of ['\u202e', '\u200b', '\u0000', '\u000b', '\u2028'])
      expect(plainLinesIssue(`For\n${unseen}Ada`)?.code, JSON.stringify(unseen)).toBe('field.characters');
  });

  it('addresses that lead to one mailbox are known', () => {
    expect(mailboxOf(' Ada+shop@Example.com ')).toBe('ada@example.com');
    expect(mailboxOf('a.d.a+1@googlemail.com')).toBe('ada@gmail.com');
    expect(mailboxOf('a.d.a@example.com')).toBe('a.d.a@example.com');
  });

  it('required fails for blank values and names the field [FORM-514, FORM-542]', () => {
    expect(required('city')('  ')).toEqual({ code: 'field.required', params: { field: 'city' } });
    expect(required({ label: 'Initials' })('')?.params).toEqual({ label: 'Initials' });
    expect(required('city')('Rome')).toBeUndefined();
  });

  it('email takes simple addresses [FORM-516, FORM-543]', () => {
    for (const good of ['a@b.co', 'ada.lovelace+shop@mail.example.org', "o'neil@x.ie", 'ü@bücher.example']) {
      expect(isEmail(good), good).toBe(true);
    }
    const bad = [
      'a',
      'a@',
      '@b.co',
      'a@b',
      'a@b.',
      'a@.b',
      'a b@c.de',
      'a@b..de',
      'a@b@c.de',
      'a@b.de\n',
      '<a@b.de>',
    ];
    for (const one of [...bad, 'a@b.de,c@d.ef', 'a@b.de\u0000', `${'a'.repeat(250)}@b.de`]) {
      expect(isEmail(one), one).toBe(false);
    }
    expect(email()('nonsense')?.code).toBe('field.email');
    expect(email()('')).toBeUndefined();
  });

  it('lengths count characters, not code units [FORM-546]', () => {
    expect(maxLength('company', 2)('👍👍')).toBeUndefined();
    expect(maxLength('company', 2)('abc')).toEqual({
      code: 'field.max_length',
      params: { field: 'company', length: 2 },
    });
  });

  it('what is written on a piece is counted as people see it [OPT-013, OPT-014, PERS-006]', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(minCharacters(2)('')).toBeUndefined();
    expect(minCharacters(2)(family)).toEqual({ code: 'field.min_length', params: { length: 2 } });
    expect(minCharacters(2)(family.repeat(2))).toBeUndefined();
    expect(maxCharacters({ label: 'Initials' }, 2)(family.repeat(2))).toBeUndefined();
    expect(maxCharacters({ label: 'Initials' }, 2)(family.repeat(3))).toEqual({
      code: 'field.max_length',
      params: { label: 'Initials', length: 2 },
    });
  });

  it('phone passes with no digits or with ten and more [FORM-551, FORM-552, FORM-553, CONST-561]', () => {
    for (const good of ['', '-', '6105550123', '+1 (610) 555-0123'])
      expect(phone()(good), good).toBeUndefined();
    for (const bad of ['1', '610555012', '610-555-012']) expect(phone()(bad)?.code).toBe('field.phone');
  });

  it('the first failing rule speaks [FORM-540]', () => {
    const rules = [required('city'), maxLength('city', 3)];
    expect(firstIssue('', rules)?.code).toBe('field.required');
    expect(firstIssue('abcd', rules)?.code).toBe('field.max_length');
    expect(firstIssue('abc', rules)).toBeUndefined();
    expect(firstIssue('    ', rules)?.code).toBe('field.required');
    expect(firstIssue('    ', rules.toReversed())?.code).toBe('field.max_length');
  });
});
