import { describe, expect, it } from 'vitest';
import { fieldRules, fileLimitText, fileSizeIssue, fileTypeIssue, isEmail, normaliseEmail } from './index.ts';

const { confirmed, email, firstIssue, maxCharacters, maxLength, maxValue } = fieldRules;
const { minCharacters, minLength, minValue, phone, required } = fieldRules;

describe('field rules', () => {
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
    expect(normaliseEmail(' Ada@Mail.Example ')).toBe('ada@mail.example');
  });

  it('confirmed compares with the other value [FORM-544]', () => {
    expect(confirmed('password', 'secret')('secret')).toBeUndefined();
    expect(confirmed('password', 'secret')('Secret')).toEqual({
      code: 'field.confirmed',
      params: { field: 'password' },
    });
  });

  it('lengths count characters, not code units [FORM-545, FORM-546]', () => {
    expect(minLength(3)('ab')).toEqual({ code: 'field.min_length', params: { length: 3 } });
    expect(minLength(2)('👍🏽')).toBeUndefined();
    expect(minLength(3)('')).toBeUndefined();
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

  it('numbers apply their limits when set [FORM-518, FORM-519, FORM-547, FORM-548]', () => {
    expect(minValue('quantity', 18)('17')).toEqual({
      code: 'field.min_value',
      params: { field: 'quantity', min: 18 },
    });
    expect(minValue('quantity', 18)('18')).toBeUndefined();
    expect(minValue('quantity', 18)('abc')?.code).toBe('field.min_value');
    expect(maxValue('quantity', 99)('100')).toEqual({
      code: 'field.max_value',
      params: { field: 'quantity', max: 99 },
    });
    expect(maxValue('quantity', 99)('99')).toBeUndefined();
    expect(maxValue('quantity', 99)('abc')?.code).toBe('field.max_value');
  });

  it('numbers are not asked for by their limits', () => {
    expect(minValue('quantity', 18)('')).toBeUndefined();
    expect(maxValue('quantity', -1)('')).toBeUndefined();
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
  });
});

describe('file rules', () => {
  it('limit the size in megabytes [FORM-549]', () => {
    expect(fileSizeIssue(2 * 1024 * 1024, 2)).toBeUndefined();
    expect(fileSizeIssue(2 * 1024 * 1024 + 1, 2)).toEqual({
      code: 'field.file_size',
      params: { sizeLimit: 2 },
    });
    expect(fileLimitText(2)).toBe('2 MB');
  });

  it('name the allowed extensions [FORM-550]', () => {
    expect(fileTypeIssue({ label: 'Photo' }, 'a.PNG', ['png', 'jpg'])).toBeUndefined();
    expect(fileTypeIssue({ label: 'Photo' }, 'a.png.exe', ['png', 'jpg'])).toEqual({
      code: 'field.file_type',
      params: { label: 'Photo', types: '.png, .jpg' },
    });
    expect(fileTypeIssue({ label: 'Photo' }, 'png', ['png'])).toBeDefined();
  });
});
