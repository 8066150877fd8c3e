import type { PersonalizationOption, ProductOption } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { customise } from './customise.ts';

const option = (over: Partial<ProductOption> = {}): ProductOption => ({
  id: 'wrap',
  label: 'Gift wrap',
  optionType: 'select',
  isRequired: false,
  additionalFee: 0,
  initialVisibility: 'show',
  values: [value('red', 'Red paper')],
  ...over,
});

const value = (id: string, label: string): ProductOption['values'][number] => ({
  id,
  label,
  additionalFee: 0,
  isDefault: false,
  initialVisibility: 'show',
});

const field = (over: Partial<PersonalizationOption> = {}): PersonalizationOption => ({
  code: 'to',
  label: 'For',
  type: 'text',
  required: false,
  displayed: true,
  ...over,
});

const choose = (options: Readonly<Record<string, string>>, ...productOptions: ProductOption[]) =>
  customise(
    { productOptions, productOptionRules: [], personalizationOptions: [] },
    { options, personalization: null },
  );

const personalize = (
  personalization: Readonly<Record<string, string>> | null,
  ...personalizationOptions: PersonalizationOption[]
) =>
  customise(
    { productOptions: [], productOptionRules: [], personalizationOptions },
    { options: null, personalization },
  );

describe('a choice that the product does not offer', () => {
  const message = { code: 'product.unavailable', params: {} };
  const refused = (label: string) => ({
    ok: false,
    issue: message,
    issues: [{ field: `productOptionsData.${label}`, message }],
  });

  it('is refused by the name it was sent under [ATC-005]', () => {
    expect(choose({ Ribbon: 'red' }, option())).toEqual(refused('Ribbon'));
    expect(choose({ 'Gift wrap': 'blue' }, option())).toEqual(refused('Gift wrap'));
  });
});

describe('a choice', () => {
  it('may be sent by ids, with spaces around them, and is kept by labels', () => {
    for (const sent of ['red', ' red ', 'Red paper', ' Red paper ']) {
      expect(choose({ wrap: sent }, option())).toMatchObject({ options: { 'Gift wrap': 'Red paper' } });
    }
  });

  it('is any text where one or several lines may be typed, trimmed [OPT-001, OPEN-503]', () => {
    for (const optionType of ['text', 'textarea'] as const) {
      const typed = option({ optionType, values: [] });
      expect(choose({ 'Gift wrap': ' For Ada ' }, typed)).toMatchObject({
        options: { 'Gift wrap': 'For Ada' },
      });
    }
    expect(choose({ 'Gift wrap': 'For Ada' }, option({ optionType: 'radio' })).ok).toBe(false);
  });
});

describe('a text that others read', () => {
  const unseen = { issue: { code: 'field.characters', params: {} } };

  it.each(['\u202eadA', 'A\u200bda', 'A\u0007da'])('holds nothing unseen: %j [OPEN-503]', (text) => {
    for (const type of ['text', 'textarea'] as const) {
      const typed = option({ optionType: type, values: [] });
      expect(choose({ 'Gift wrap': text }, typed)).toMatchObject(unseen);
      expect(personalize({ to: text }, field({ type }))).toMatchObject(unseen);
    }
  });

  it('has several lines where they are asked for, and nowhere else [OPEN-503]', () => {
    const lines = 'For Ada,\r\nwith love';
    const typed = (optionType: 'text' | 'textarea') => option({ optionType, values: [] });
    expect(choose({ 'Gift wrap': lines }, typed('textarea'))).toMatchObject({
      options: { 'Gift wrap': lines },
    });
    expect(choose({ 'Gift wrap': lines }, typed('text'))).toMatchObject(unseen);
    const areas = personalize({ to: lines }, field({ type: 'textarea' }));
    expect(areas).toMatchObject({ personalization: { to: lines } });
    expect(personalize({ to: lines }, field())).toMatchObject(unseen);
  });
});

describe('personalisation', () => {
  const kept = (texts: Readonly<Record<string, string>> | null, ...fields: PersonalizationOption[]) => {
    const result = personalize(texts, ...fields);
    return result.ok ? result.personalization : result.issue;
  };

  it('keeps nothing of a field that is not shown, or that is left empty [PERS-001, PERS-003]', () => {
    const fields = [field(), field({ code: 'from' }), field({ code: 'secret', displayed: false })];
    expect(kept({ to: ' Ada ', from: '  ', secret: 'x' }, ...fields)).toEqual({ to: 'Ada' });
    expect(kept({ secret: 'x' }, ...fields)).toBeNull();
    expect(kept(null, ...fields)).toBeNull();
  });

  it('is refused in the words of the field [PERS-004, PERS-006]', () => {
    expect(kept({}, field({ required: true }))).toEqual({
      code: 'field.required',
      params: { label: 'For' },
    });
    expect(kept({ to: 'Adam' }, field({ characterLimit: 3 }))).toEqual({
      code: 'field.max_length',
      params: { label: 'For', length: 3 },
    });
  });
});
