import type { PersonalizationOption, ProductOption } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readProduct } from '../product/index.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { type AddToCart, addToCart, cartCount } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
});
afterAll(() => test.drop());

const field = (code: string, over: Partial<PersonalizationOption> = {}): PersonalizationOption => ({
  code,
  label: `Field ${code}`,
  type: 'text',
  required: false,
  displayed: true,
  ...over,
});

const option = (id: string, over: Partial<ProductOption> = {}): ProductOption => ({
  id,
  label: `Option ${id}`,
  optionType: 'text',
  isRequired: false,
  additionalFee: 0,
  initialVisibility: 'show',
  values: [],
  ...over,
});

type Asked = Partial<Parameters<TestSale['simple']>[0]>;

/** What adding one piece says that is asked so: nothing when it is taken, and the cart holds it. */
async function adding(asked: Asked, given: Partial<AddToCart>) {
  const ctx = sale.guest();
  const { id: productId } = await sale.simple(asked);
  const refused = await addToCart(ctx, { productId, qty: 1, ...given }).then(
    () => undefined,
    ({ field, reason }) => [field, reason?.code],
  );
  expect(await cartCount(ctx)).toBe(refused ? 0 : 1);
  return refused;
}

describe('adding what is asked for something', () => {
  it('tells of everything that is missing or wrong at once', async () => {
    const { id: productId } = await sale.simple({
      productOptions: [option('ink', { isRequired: true }), option('nib', { isRequired: true })],
      personalizationOptions: [field('to', { required: true })],
    });
    const added = addToCart(sale.guest(), { productId, qty: 1, productOptionsData: { nothing: 'x' } });
    await expect(added).rejects.toMatchObject({
      code: 'invalid-input',
      issues: [
        { field: 'productOptionsData.nothing', message: { code: 'product.unavailable' } },
        { field: 'productOptionsData.Option ink', message: { code: 'field.required' } },
        { field: 'productOptionsData.Option nib', message: { code: 'field.required' } },
        { field: 'personalizationData.to', message: { code: 'field.required' } },
      ],
    });
  });

  it('is refused while personalization is invalid, and adds nothing [ATC-004, ATC-007, PERS-003, PERS-004, PERS-005, PERS-006]', async () => {
    const written = (over: Partial<PersonalizationOption>, to?: string) =>
      adding(
        { personalizationOptions: [field('to', over)] },
        to === undefined ? {} : { personalizationData: { to } },
      );
    const at = 'personalizationData.to';
    expect(await written({ required: true })).toEqual([at, 'field.required']);
    expect(await written({ required: true }, '   ')).toEqual([at, 'field.required']);
    expect(await written({ type: 'email' }, 'ada')).toEqual([at, 'field.email']);
    expect(await written({ characterLimit: 3 }, 'Adam')).toEqual([at, 'field.max_length']);
    expect(await written({ required: true, characterLimit: 3 }, ' Ada ')).toBeUndefined();
    expect(await written({ required: true, displayed: false })).toBeUndefined();
  });

  it('is refused while options are invalid, and adds nothing [ATC-005, ATC-007, OPT-010, OPT-011, OPT-013, OPT-014, OPT-016, OPT-017]', async () => {
    const chosen = (over: Partial<ProductOption>, x?: string) =>
      adding(
        { productOptions: [option('x', over)] },
        x === undefined ? {} : { productOptionsData: { 'Option x': x } },
      );
    const at = 'productOptionsData.Option x';
    expect(await chosen({ isRequired: true })).toEqual([at, 'field.required']);
    expect(await chosen({ textLimit: { min: 2, max: 4 } }, 'a')).toEqual([at, 'field.min_length']);
    expect(await chosen({ textLimit: { min: 2, max: 4 } }, 'abcde')).toEqual([at, 'field.max_length']);
    expect(await chosen({ isRequired: true, textLimit: { min: 2, max: 4 } }, 'abcd')).toBeUndefined();
    for (const initialVisibility of ['hide', 'disable'] as const) {
      expect(await chosen({ isRequired: true, initialVisibility })).toBeUndefined();
    }
  });

  it('may ask in every way, under rules of every kind [OPT-001, OPT-020, PERS-002]', async () => {
    const red = {
      id: 'red',
      label: 'Red',
      additionalFee: 0,
      isDefault: false,
      initialVisibility: 'show',
    } as const;
    const chosen = (['button', 'iconlist', 'select', 'radio'] as const).map((optionType) =>
      option(optionType, { optionType, values: [red] }),
    );
    const typed = (['text', 'textarea'] as const).map((optionType) => option(optionType, { optionType }));
    const rules = (
      ['show', 'hide', 'enable', 'disable', 'show_value', 'hide_value', 'disable_value'] as const
    ).map((action) => ({
      operator: 'all' as const,
      conditions: [{ option: 'text', values: ['0'] }],
      actions: [{ option: 'select', action, values: ['red'] }],
    }));
    const asked = {
      productOptions: [...chosen, ...typed],
      productOptionRules: rules,
      personalizationOptions: (['text', 'textarea', 'email'] as const).map((type) => field(type, { type })),
    };
    const { id } = await sale.simple(asked);
    expect(await readProduct(sale.guest(), { id }, { group: undefined, prices: 'visible' })).toMatchObject(
      asked,
    );
  });

  it('keeps what is displayed and open, by its label, and charges its fee [OPT-019, OPT-031, OPT-032, PERS-001, PERS-003, PRICE-017]', async () => {
    const closed = { additionalFee: 900, initialVisibility: 'hide' } as const;
    const value = { id: 'a', label: 'Red', additionalFee: 250, isDefault: false } as const;
    const { id: productId } = await sale.simple({
      price: 1000,
      personalizationOptions: [field('to'), field('secret', { displayed: false })],
      productOptions: [
        option('ink', {
          optionType: 'select',
          additionalFee: 100,
          values: [{ ...value, initialVisibility: 'show' }],
        }),
        option('hidden', closed),
        option('disabled', { ...closed, initialVisibility: 'disable' }),
      ],
    });
    const { line } = await addToCart(sale.guest(), {
      productId,
      qty: 1,
      personalizationData: { to: ' Ada ', secret: 'x' },
      productOptionsData: { 'Option ink': 'a', 'Option hidden': 'y', 'Option disabled': 'z' },
    });
    expect(line.personalization).toEqual({ to: 'Ada' });
    expect(line.options).toEqual({ 'Option ink': 'Red' });
    expect(line.unitPrice).toBe(1350);
  });
});
