import { newId } from '@stoa/database';
import { describe, expect, it } from 'vitest';
import { staffOf } from '../../../testing/context.ts';
import { makeSale } from '../../../testing/sale.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import { colors, makeShirt, sizes, wantedAttribute } from '../../../testing/shirt.ts';
import { changeVariationAttributes, planVariationAttributes } from '../../index.ts';

const { test, sale } = saleForEachTest();

const both = [colors('red', 'blue'), sizes('s', 'l')];
const refused = (field: string, code: string) => ({
  code: 'invalid-input',
  issues: [{ field, message: { code } }],
});

describe('attributes are refused', () => {
  it.each([
    ['an empty name', [colors('red'), wantedAttribute(' ', ['s'])], 'attributes.1.label', 'field.required'],
    [
      'a name but for its case that of another',
      [colors('red'), wantedAttribute('COLOUR', ['s'])],
      'attributes.1.label',
      'catalogue.attribute_repeated',
    ],
    ['an empty value', [colors('red', ' ')], 'attributes.0.options.1.value', 'field.required'],
    [
      'a value that is there already',
      [colors('red', 'blue', 'Red ')],
      'attributes.0.options.2.value',
      'catalogue.value_repeated',
    ],
    [
      'one that only its writing tells from another',
      [colors('caf\u00e9', 'cafe\u0301')],
      'attributes.0.options.1.value',
      'catalogue.value_repeated',
    ],
    [
      'a former name that was none',
      [colors('crimson<pink')],
      'attributes.0.options.0.was',
      'catalogue.value_not_there',
    ],
    [
      'one that has two new names',
      [colors('crimson<red', 'scarlet<red')],
      'attributes.0.options.1.was',
      'catalogue.value_renamed_twice',
    ],
    ['one without values', [colors()], 'attributes.0.options', 'catalogue.attribute_without_values'],
    [
      'an id twice',
      [colors('red'), sizes('s'), { ...sizes('l'), label: 'Length' }],
      'attributes.2.id',
      'input.repeated',
    ],
    [
      'a seventh',
      Array.from({ length: 7 }, (_, at) => wantedAttribute(`A${at}`, ['a'])),
      'attributes',
      'input.max_entries',
    ],
    [
      'a 501st value',
      [colors(...Array.from({ length: 501 }, (_, at) => `v${at}`))],
      'attributes.0.options',
      'input.max_entries',
    ],
    ['an id that is none', [{ ...colors('red'), id: 'No id' }], 'attributes.0.id', 'input.format'],
  ])('for %s [ADM-110]', async (_what, attributes, field, code) => {
    const shirt = await makeShirt(sale.system);
    await expect(shirt.plan(attributes)).rejects.toMatchObject(refused(field, code));
    await expect(shirt.change(attributes)).rejects.toMatchObject(refused(field, code));
    expect((await shirt.read()).revision).toBe(1);
  });

  it('for all that is at fault at once, in its order [ADM-110]', async () => {
    const shirt = await makeShirt(sale.system);
    const attributes = [
      colors('red', '', 'x<y'),
      wantedAttribute('', []),
      wantedAttribute('colour', ['a', 'A']),
    ];
    await expect(shirt.change(attributes)).rejects.toMatchObject({
      issues: [
        'attributes.0.options.1.value',
        'attributes.0.options.2.was',
        'attributes.1.label',
        'attributes.1.options',
        'attributes.2.label',
        'attributes.2.options.1.value',
      ].map((field) => ({ field })),
    });
  });

  it('for a combination that is unknown, there already, or named twice', async () => {
    const shirt = await makeShirt(sale.system);
    const blue = { color: 'green', size: 's' };
    const combinations = [blue, { color: 'red', size: 's' }, { color: 'red' }, { ...blue, fit: 'x' }, blue];
    const change = shirt.change([colors('red', 'blue', 'green'), sizes('s', 'l')], { combinations });
    await expect(change).rejects.toMatchObject({
      code: 'invalid-input',
      issues: [
        { field: 'combinations.1', message: { code: 'catalogue.combination_taken' } },
        { field: 'combinations.2', message: { code: 'catalogue.unknown_combination' } },
        { field: 'combinations.3', message: { code: 'catalogue.unknown_combination' } },
        { field: 'combinations.4', message: { code: 'catalogue.combination_taken' } },
      ],
    });
  });

  it('for a pattern of skus that names no attribute, and a price below nothing', async () => {
    const shirt = await makeShirt(sale.system);
    await expect(shirt.change(both, { skuPattern: '{colour}' })).rejects.toMatchObject(
      refused('skuPattern', 'catalogue.unknown_placeholder'),
    );
    await expect(shirt.change(both, { price: -1 })).rejects.toMatchObject({ field: 'price' });
  });

  it('of what is no variable product of the shop', async () => {
    const shirt = await makeShirt(sale.system);
    const { id: simple } = await sale.simple();
    const of = (productId: string, ctx = sale.system) => [
      () => planVariationAttributes(ctx, { productId, attributes: both }),
      () => changeVariationAttributes(ctx, { productId, revision: 1, attributes: both }),
    ];
    const elsewhere = await makeSale(test.db);
    const anothers = staffOf(sale.system, ['catalog:read', 'catalog:write'], newId());
    for (const ask of of(simple)) {
      await expect(ask()).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'productId',
        reason: { code: 'catalogue.not_variable' },
      });
    }
    const missing = [
      ...of(newId()),
      ...of(shirt.variationIds['red-s'] ?? ''),
      ...of(shirt.productId, elsewhere.system),
      ...of(shirt.productId, anothers),
    ];
    for (const ask of missing) {
      await expect(ask()).rejects.toMatchObject({ code: 'not-found', field: 'productId' });
    }
    for (const ask of of(shirt.productId, sale.guest())) {
      await expect(ask()).rejects.toMatchObject({ code: 'unauthenticated' });
    }
  });
});
