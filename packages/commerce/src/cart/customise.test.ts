import type { PersonalizationOption, ProductOption, ProductOptionRule } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { customise } from './customise.ts';

const value = (id: string, over: Partial<ProductOption['values'][number]> = {}) => ({
  id,
  label: `Label ${id}`,
  additionalFee: 0,
  isDefault: false,
  initialVisibility: 'show' as const,
  ...over,
});

const option = (id: string, over: Partial<ProductOption> = {}): ProductOption => ({
  id,
  label: `Option ${id}`,
  optionType: 'select',
  isRequired: false,
  additionalFee: 0,
  initialVisibility: 'show',
  values: [value('a'), value('b')],
  ...over,
});

const field = (code: string, over: Partial<PersonalizationOption> = {}): PersonalizationOption => ({
  code,
  label: `Field ${code}`,
  type: 'text',
  required: false,
  displayed: true,
  ...over,
});

function choose(
  options: Readonly<Record<string, string>>,
  productOptions: readonly ProductOption[],
  productOptionRules: readonly ProductOptionRule[] = [],
) {
  const product = { productOptions, productOptionRules, personalizationOptions: [] };
  return customise(product, { options, personalization: null });
}

function personalize(texts: Readonly<Record<string, string>>, fields: readonly PersonalizationOption[]) {
  const product = { productOptions: [], productOptionRules: [], personalizationOptions: fields };
  return customise(product, { options: null, personalization: texts });
}

describe('product options', () => {
  it('are named by label and kept by the label of the value, with their fees [OPT-019, PRICE-017]', () => {
    const wrap = option('wrap', { additionalFee: 100, values: [value('a', { additionalFee: 250 })] });
    const kept = { 'Option wrap': 'Label a' };
    expect(choose({ 'Option wrap': 'a' }, [wrap])).toMatchObject({ ok: true, options: kept, optionFee: 350 });
    expect(choose({ 'Option wrap': 'Label a' }, [wrap])).toMatchObject({ options: kept, optionFee: 350 });
    expect(choose({ 'Option wrap': '' }, [wrap])).toMatchObject({ ok: true, options: null, optionFee: 0 });
  });

  it('must be answered when required [ATC-005, OPT-010, OPT-011]', () => {
    const message = { code: 'field.required', params: { label: 'Option x' } };
    expect(choose({ 'Option x': ' ' }, [option('x', { isRequired: true })])).toEqual({
      ok: false,
      issue: message,
      issues: [{ field: 'productOptionsData.Option x', message }],
    });
  });

  it('are refused when the product does not have them [ATC-005]', () => {
    expect(choose({ Nonsense: 'a' }, [option('x')]).ok).toBe(false);
    expect(choose({ 'Option x': 'nonsense' }, [option('x')]).ok).toBe(false);
  });

  it('keep typed texts within their limits [OPT-013, OPT-014]', () => {
    const typed = option('t', { optionType: 'text', values: [], textLimit: { min: 2, max: 4 } });
    expect(choose({ 'Option t': 'a' }, [typed]).ok).toBe(false);
    expect(choose({ 'Option t': 'abcde' }, [typed]).ok).toBe(false);
    expect(choose({ 'Option t': ' abc ' }, [typed])).toMatchObject({ options: { 'Option t': 'abc' } });
    const unlimited = { ...typed, textLimit: { min: 2, max: 0 } };
    expect(choose({ 'Option t': 'a' }, [unlimited]).ok).toBe(true);
  });

  it('count the characters of a text as people do: a family is one [OPT-013, OPT-014]', () => {
    const typed = option('t', { optionType: 'text', values: [], textLimit: { min: 2, max: 3 } });
    const issue = (text: string) => {
      const result = choose({ 'Option t': text }, [typed]);
      return result.ok ? undefined : result.issue;
    };
    const family = '👨‍👩‍👧‍👦';
    expect(issue(family)).toEqual({ code: 'field.min_length', params: { length: 2 } });
    expect(issue(family.repeat(3))).toBeUndefined();
    expect(issue('e\u0301'.repeat(3))).toBeUndefined();
    expect(issue(family.repeat(4))).toEqual({
      code: 'field.max_length',
      params: { label: 'Option t', length: 3 },
    });
  });

  it('are not asked for, nor charged, while hidden or disabled [OPT-016, OPT-017, OPT-031, OPT-032]', () => {
    for (const initialVisibility of ['hide', 'disable'] as const) {
      const closed = option('x', { isRequired: true, initialVisibility, additionalFee: 500 });
      expect(choose({}, [closed]).ok).toBe(true);
      expect(choose({ 'Option x': 'a' }, [closed])).toMatchObject({ ok: true, options: null, optionFee: 0 });
    }
  });
});

describe('option rules', () => {
  const engraving = option('text', {
    optionType: 'text',
    values: [],
    initialVisibility: 'hide',
    isRequired: true,
  });
  const rule = (over: Partial<ProductOptionRule>): ProductOptionRule => ({
    operator: 'all',
    conditions: [{ option: 'x', values: ['a'] }],
    actions: [{ option: 'text', action: 'show' }],
    ...over,
  });
  const asksForText = (chosen: Readonly<Record<string, string>>, over: Partial<ProductOptionRule> = {}) =>
    !choose(chosen, [option('x'), option('y'), engraving], [rule(over)]).ok;

  it('apply when met, else the option is as at first [OPT-021, OPT-026, OPT-029, OPT-030]', () => {
    expect(asksForText({ 'Option x': 'a' })).toBe(true);
    expect(asksForText({ 'Option x': 'b' })).toBe(false);
    expect(asksForText({})).toBe(false);
  });

  it('are met by any or by all of their conditions [OPT-024, OPT-025]', () => {
    const conditions = [
      { option: 'x', values: ['a'] },
      { option: 'y', values: ['b'] },
    ];
    expect(asksForText({ 'Option x': 'a' }, { operator: 'any', conditions })).toBe(true);
    expect(asksForText({ 'Option x': 'a' }, { operator: 'all', conditions })).toBe(false);
    expect(asksForText({ 'Option x': 'a', 'Option y': 'b' }, { operator: 'all', conditions })).toBe(true);
  });

  it('know anything at all, and what is not selected [OPT-027, OPT-028]', () => {
    expect(asksForText({ 'Option x': 'b' }, { conditions: [{ option: 'x', values: ['0'] }] })).toBe(true);
    expect(asksForText({}, { conditions: [{ option: 'x', values: ['0'] }] })).toBe(false);
    const conditions = [{ option: 'x', values: ['a'], operator: 'not_selected' as const }];
    expect(asksForText({ 'Option x': 'a' }, { conditions })).toBe(false);
    expect(asksForText({}, { conditions })).toBe(true);
  });

  it('that name an option or a value there is not change nothing and do no harm [OPT-029, OPT-030]', () => {
    const gone = { option: 'gone', values: ['a'] };
    const lost = { option: 'x', values: ['gone'] };
    for (const condition of [gone, lost])
      expect(asksForText({ 'Option x': 'a' }, { conditions: [condition] })).toBe(false);
    const actions = [
      { option: 'gone', action: 'hide' as const },
      { option: 'y', action: 'disable_value' as const, values: ['gone'] },
    ];
    expect(
      choose({ 'Option x': 'a', 'Option y': 'b' }, [option('x'), option('y')], [rule({ actions })]),
    ).toMatchObject({
      ok: true,
      options: { 'Option x': 'Label a', 'Option y': 'Label b' },
    });
  });

  it('close single values, and what depended on them [OPT-020, OPT-023, OPT-031]', () => {
    const closes = rule({ actions: [{ option: 'y', action: 'disable_value', values: ['b'] }] });
    const shows = rule({ conditions: [{ option: 'y', values: ['b'] }] });
    const options = [option('x'), option('y'), engraving];
    const chosen = { 'Option x': 'a', 'Option y': 'b' };
    expect(choose(chosen, options, [shows]).ok).toBe(false);
    expect(choose(chosen, options, [closes, shows])).toMatchObject({
      ok: true,
      options: { 'Option x': 'Label a' },
    });
    expect(choose({ 'Option x': 'a', 'Option y': 'a' }, options, [closes, shows])).toMatchObject({
      ok: true,
      options: { 'Option x': 'Label a', 'Option y': 'Label a' },
    });
    const opens = rule({ actions: [{ option: 'y', action: 'show_value', values: ['h'] }] });
    const hidden = option('y', { values: [value('h', { initialVisibility: 'hide' })] });
    expect(choose({ 'Option x': 'a', 'Option y': 'h' }, [option('x'), hidden], [opens])).toMatchObject({
      options: { 'Option y': 'Label h' },
    });
    expect(choose({ 'Option y': 'h' }, [option('x'), hidden], [opens])).toMatchObject({ options: null });
  });
});

describe('personalisation', () => {
  it('is trimmed, and only what is displayed is kept [PERS-001, PERS-003, OPEN-503]', () => {
    const fields = [field('name'), field('secret', { displayed: false, required: true })];
    const kept = personalize({ name: ' Ann ', secret: 'x' }, fields);
    expect(kept.ok && kept.personalization).toEqual({ name: 'Ann' });
  });

  it('must hold what is required, well formed and within its limit [ATC-004, PERS-004, PERS-005, PERS-006]', () => {
    const issue = (text: string, over: Partial<PersonalizationOption>) => {
      const result = personalize({ to: text }, [field('to', over)]);
      return result.ok ? undefined : [result.issues[0]?.field, result.issue.code];
    };
    expect(issue('  ', { required: true })).toEqual(['personalizationData.to', 'field.required']);
    for (const bad of ['ann', 'ann@example', 'ann@', 'ann lee@example.com'])
      expect(issue(bad, { type: 'email' })).toEqual(['personalizationData.to', 'field.email']);
    for (const good of ['ann@example.com', ' ann.lee+shop@mail.example.org ', ''])
      expect(issue(good, { type: 'email' })).toBeUndefined();
    expect(issue('ann', { type: 'text' })).toBeUndefined();
    expect(issue('abcd', { characterLimit: 3 })).toEqual(['personalizationData.to', 'field.max_length']);
    expect(issue('abc', { characterLimit: 3 })).toBeUndefined();
    expect(issue('🇵🇹🇮🇪🇯🇵', { characterLimit: 3 })).toBeUndefined();
    expect(issue('🇵🇹🇮🇪🇯🇵🇨🇦', { characterLimit: 3 })).toEqual(['personalizationData.to', 'field.max_length']);
  });
});
