import { describe, expect, it } from 'vitest';
import { allGoods, picturesOf, repeated } from './testing.ts';

const withOptions = allGoods.filter(({ productOptions }) => productOptions.length > 0);
const options = withOptions.flatMap(({ productOptions }) => productOptions);
const rules = withOptions.flatMap(({ productOptionRules }) => productOptionRules);

describe('product options', () => {
  it('come in every type, with every kind of rule', () => {
    const types = ['button', 'iconlist', 'radio', 'select', 'text', 'textarea'];
    expect([...new Set(options.map(({ optionType }) => optionType))].toSorted()).toEqual(types);
    expect(new Set(rules.map(({ operator }) => operator))).toEqual(new Set(['all', 'any']));
    const actions = rules.flatMap((rule) => rule.actions.map(({ action }) => action));
    for (const action of ['show', 'hide', 'enable', 'hide_value', 'disable_value'])
      expect(actions).toContain(action);
    const conditions = rules.flatMap((rule) => rule.conditions);
    expect(conditions.some(({ operator }) => operator === 'not_selected')).toBe(true);
    expect(conditions.some(({ values }) => values.includes('0'))).toBe(true);
  });

  it('are told apart by id and label', () => {
    for (const { productOptions } of withOptions) {
      expect(repeated(productOptions.map(({ id }) => id))).toEqual([]);
      expect(repeated(productOptions.map(({ label }) => label))).toEqual([]);
      for (const { values } of productOptions) expect(repeated(values.map(({ id }) => id))).toEqual([]);
    }
  });

  it('offer values where there is something to choose, one of them first at most', () => {
    const isTyped = (type: string) => type === 'text' || type === 'textarea';
    expect(options.filter(({ optionType, values }) => isTyped(optionType) === values.length > 0)).toEqual([]);
    expect(options.filter(({ values }) => values.filter(({ isDefault }) => isDefault).length > 1)).toEqual(
      [],
    );
  });

  it('show colours, and pictures that are on the list', () => {
    const thumbnails = options.flatMap(({ values }) => values.flatMap(({ thumbnail }) => thumbnail ?? []));
    const colors = thumbnails.filter(({ type }) => type === 'color').map(({ value }) => value);
    const pictures = thumbnails.filter(({ type }) => type === 'image').map(({ value }) => value);
    const listed = new Set(allGoods.flatMap(picturesOf).map(({ file }) => file));
    expect(colors.length).toBeGreaterThanOrEqual(3);
    expect(colors.filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
    expect(pictures.length).toBeGreaterThanOrEqual(3);
    expect(pictures.filter((file) => !listed.has(file))).toEqual([]);
  });

  it('have rules that name options and values of the same product', () => {
    for (const { slug, productOptions, productOptionRules } of withOptions) {
      const known = new Map(
        productOptions.map(({ id, values }) => [id, ['0', ...values.map((value) => value.id)]]),
      );
      for (const rule of productOptionRules) {
        for (const { option, values = [] } of [...rule.conditions, ...rule.actions]) {
          expect(known.get(option), `${slug}: ${option}`).toEqual(expect.arrayContaining([...values]));
        }
      }
    }
  });
});

describe('personalisation', () => {
  it('of every gift certificate asks whom it is for and whom it is from', () => {
    const certificates = allGoods.filter(({ classCode }) => classCode === 'gift_certificate');
    const fields = ['recipient_name', 'recipient_email', 'from_name', 'message'];
    for (const { personalizationOptions, nonShippable } of certificates) {
      expect(personalizationOptions.map(({ code }) => code)).toEqual(fields);
      expect(nonShippable).toBe(true);
    }
  });

  it('stands on simple goods too, with a field that is not shown', () => {
    const personalised = allGoods.filter(
      ({ classCode, personalizationOptions }) => classCode === 'simple' && personalizationOptions.length > 0,
    );
    expect(personalised.length).toBeGreaterThanOrEqual(2);
    const fields = personalised.flatMap(({ personalizationOptions }) => personalizationOptions);
    expect(fields.some(({ displayed }) => !displayed)).toBe(true);
  });
});
