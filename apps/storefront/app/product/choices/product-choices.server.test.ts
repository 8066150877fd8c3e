import type { ChoiceOption, ProductOptionAction, TextOption } from '@stoa/contract';
import { describe, expect, it } from 'vitest';
import { readProductChoices } from './product-choices.server.ts';

type Answered = Parameters<typeof readProductChoices>[0];
type AnyOption = ChoiceOption & TextOption;

const read = (answered: Partial<Answered>, currency = 'USD') =>
  readProductChoices(
    { productOptions: [], productOptionRules: [], personalizationOptions: [], ...answered },
    currency,
  );
const option: AnyOption = {
  _id: 'mug:wrap',
  code: 'wrap',
  label: 'Wrapping',
  option_type: 'radio',
  is_required: true,
  additional_fee: null,
  initial_visibility: 'show',
  text_limit: { min: 0, max: 0 },
  values: [
    {
      _id: 'mug:wrap:kraft',
      code: 'kraft',
      label: 'Kraft paper',
      additional_fee: 2.5,
      is_default: true,
      initial_visibility: 'show',
      thumbnail: { type: 'color', value: '#b08d4f', enlarge: false },
    },
    {
      _id: 'mug:wrap:linen',
      code: 'linen',
      label: 'Linen',
      additional_fee: 4,
      is_default: false,
      initial_visibility: 'show',
      thumbnail: { type: 'image', value: '/cdn/harbor/linen.webp', enlarge: false },
    },
  ],
};

describe('readProductChoices', () => {
  it('reads options as the contract spells them; a fee that is hidden is none [OPT-002, OPT-003, OPT-005, OPT-013, OPT-014, OPT-019]', () => {
    const { options, initialFee } = read({ productOptions: [option] });
    const [plain] = options;
    expect(initialFee).toBe(250);
    expect(plain).toMatchObject({ id: 'wrap', label: 'Wrapping', optionType: 'radio', isRequired: true });
    expect(plain?.additionalFee).toBe(0);
    for (const none of ['textLimit', 'helpText', 'placeholderText']) expect(plain).not.toHaveProperty(none);
    const more = {
      additional_fee: 3,
      help_text: 'Tied by hand',
      placeholder_text: 'Choose a paper',
      icon: '/t/icon',
    };
    const given = read({ productOptions: [{ ...option, ...more }] });
    expect(given.initialFee).toBe(550);
    expect(given.options[0]).toMatchObject({
      additionalFee: 300,
      helpText: 'Tied by hand',
      placeholderText: 'Choose a paper',
      picture: '/t/icon',
    });
    const colored = { ...option, thumbnail: { type: 'color', value: '#b08d4f', enlarge: false } } as const;
    expect(read({ productOptions: [colored] }).options[0]).toMatchObject({ swatch: '#b08d4f' });
    const pictured = { ...option, thumbnail: { type: 'image', value: '/t/box', enlarge: false } } as const;
    expect(read({ productOptions: [pictured] }).options[0]).toMatchObject({ picture: '/t/box' });
    const limitOf = (text_limit: NonNullable<TextOption['text_limit']>) =>
      read({ productOptions: [{ ...option, text_limit }] }).options[0]?.textLimit;
    expect(limitOf({ min: 2, max: 9 })).toEqual({ min: 2, max: 9 });
    expect(limitOf({ min: 2, max: 0 })).toBeUndefined();
    expect(plain?.values).toMatchObject([
      { id: 'kraft', additionalFee: 250, isDefault: true, swatch: '#b08d4f' },
      { id: 'linen', additionalFee: 400, isDefault: false, picture: '/cdn/harbor/linen.webp' },
    ]);
    expect(plain?.values[0]).not.toHaveProperty('picture');
    expect(plain?.values[1]).not.toHaveProperty('larger');
  });

  it('reads the picture or icon of an option, and that it may be enlarged only with what to show [OPT-004]', () => {
    const pictures = { value: '/t/box', medium: '/m/box', large: '/l/box' };
    const image = { type: 'image', enlarge: true, ...pictures } as const;
    const illustrate = (more: Partial<AnyOption>) => {
      const [one] = read({ productOptions: [{ ...option, ...more }] }).options;
      return { picture: one?.picture, swatch: one?.swatch, larger: one?.larger };
    };
    const larger = { thumbnail: '/t/box', medium: '/m/box', large: '/l/box' };
    expect(illustrate({ thumbnail: image, icon: '/t/icon' })).toEqual({ picture: '/t/box', larger });
    expect(illustrate({ thumbnail: { ...image, enlarge: false } })).toEqual({ picture: '/t/box' });
    expect(illustrate({ thumbnail: { ...image, large: null } })).toEqual({ picture: '/t/box' });
    expect(illustrate({ icon: '/t/icon' })).toEqual({ picture: '/t/icon' });
    expect(illustrate({ thumbnail: { ...image, type: 'color', value: '#fff' } })).toEqual({ swatch: '#fff' });
    expect(illustrate({})).toEqual({});
  });

  const actions = ['show', 'hide', 'enable', 'disable', 'show_value', 'hide_value', 'disable_value'] as const;
  it.each<ProductOptionAction['action']>(actions)(
    'reads a rule that does %s, of what is selected and of what is not [OPT-020, OPT-028]',
    (action) => {
      const condition = { option: 'wrap', values: ['kraft'] };
      const rule: Answered['productOptionRules'][number] = {
        operator: 'any',
        conditions: [
          { ...condition, operator: 'selected' },
          { ...condition, operator: 'not_selected' },
        ],
        actions: [{ option: 'ribbon', action, values: ['red'] }],
      };
      expect(read({ productOptionRules: [rule] }).rules).toEqual([rule]);
      const silent = {
        ...rule,
        conditions: [{ ...condition, operator: null }],
        actions: [{ option: 'ribbon', action, values: null }],
      };
      expect(read({ productOptionRules: [silent] }).rules).toStrictEqual([
        { operator: 'any', conditions: [condition], actions: [{ option: 'ribbon', action }] },
      ]);
    },
  );

  it('keeps only the personalization that is displayed, as it is [PERS-001, PERS-002, PERS-006]', () => {
    const field = { code: 'name', label: 'Name', type: 'text', required: true, displayed: true } as const;
    const fields = [
      { ...field, character_limit: null },
      { ...field, code: 'secret', displayed: false },
    ];
    expect(read({ personalizationOptions: fields }).personalization).toStrictEqual([field]);
    const other = { ...field, type: 'email', required: false } as const;
    expect(read({ personalizationOptions: [{ ...other, character_limit: 60 }] }).personalization).toEqual([
      { ...other, characterLimit: 60 },
    ]);
  });

  it('reads fees in the minor units of the currency [OPT-019, PRICE-017]', () => {
    const feeIn = (currency: string) => read({ productOptions: [option] }, currency).initialFee;
    expect([feeIn('USD'), feeIn('KWD'), feeIn('JPY')]).toEqual([250, 2500, 3]);
  });
});
