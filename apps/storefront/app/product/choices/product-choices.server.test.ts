import { describe, expect, it } from 'vitest';
import { readProductChoices } from './product-choices.server.ts';

const empty = { product_options: [], product_option_rules: [], personalization_options: [] };
const option = {
  _id: 'wrap',
  label: 'Wrapping',
  option_type: 'radio',
  is_required: true,
  additional_fee: null,
  initial_visibility: 'show',
  text_limit: { min: 0, max: 0 },
  values: [
    {
      _id: 'kraft',
      label: 'Kraft paper',
      additional_fee: 2.5,
      is_default: true,
      initial_visibility: 'show',
      thumbnail: { type: 'color', value: '#b08d4f', enlarge: false },
    },
    {
      _id: 'linen',
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
    const { options, initialFee } = readProductChoices({ ...empty, product_options: [option] });
    const [read] = options;
    expect(initialFee).toBe(2.5);
    expect(read).toMatchObject({ id: 'wrap', label: 'Wrapping', type: 'radio', isRequired: true, fee: 0 });
    expect(read?.textLimit).toBeUndefined();
    expect(read).toMatchObject({ helpText: '', placeholder: '' });
    const more = { additional_fee: 3, help_text: 'Tied by hand', placeholder_text: 'Choose a paper' };
    const given = readProductChoices({ ...empty, product_options: [{ ...option, ...more }] });
    expect(given.initialFee).toBe(5.5);
    expect(given.options[0]).toMatchObject({
      fee: 3,
      helpText: 'Tied by hand',
      placeholder: 'Choose a paper',
    });
    const limitOf = (text_limit: object) =>
      readProductChoices({ ...empty, product_options: [{ ...option, text_limit }] }).options[0]?.textLimit;
    expect(limitOf({ min: 2, max: 9 })).toEqual({ min: 2, max: 9 });
    expect(limitOf({ min: 2, max: 0 })).toBeUndefined();
    expect(read?.values).toMatchObject([
      { id: 'kraft', fee: 2.5, isDefault: true, swatch: '#b08d4f' },
      { id: 'linen', fee: 4, isDefault: false, picture: '/cdn/harbor/linen.webp' },
    ]);
    expect(read?.values[0]).not.toHaveProperty('picture');
    expect(read?.values[1]).not.toHaveProperty('larger');
  });

  it('reads the picture or icon of an option, and that it may be enlarged only with what to show [OPT-002, OPT-004]', () => {
    const image = { type: 'image', value: '/t/box', enlarge: true, medium: '/m/box', large: '/l/box' };
    const illustrate = (more: object) => {
      const [read] = readProductChoices({ ...empty, product_options: [{ ...option, ...more }] }).options;
      return { picture: read?.picture, swatch: read?.swatch, larger: read?.larger };
    };
    const larger = { thumbnail: '/t/box', medium: '/m/box', large: '/l/box' };
    expect(illustrate({ thumbnail: image, icon: '/t/icon' })).toEqual({ picture: '/t/box', larger });
    expect(illustrate({ thumbnail: { ...image, enlarge: false } })).toEqual({ picture: '/t/box' });
    expect(illustrate({ thumbnail: { ...image, large: null } })).toEqual({ picture: '/t/box' });
    expect(illustrate({ icon: '/t/icon' })).toEqual({ picture: '/t/icon' });
    expect(illustrate({ thumbnail: { ...image, type: 'color', value: '#fff' } })).toEqual({ swatch: '#fff' });
    expect(illustrate({})).toEqual({});
  });

  it.each(['show', 'hide', 'enable', 'disable', 'show_value', 'hide_value', 'disable_value'])(
    'reads a rule that does %s, of what is selected and of what is not [OPT-020, OPT-028]',
    (action) => {
      const condition = { option: 'wrap', values: ['kraft'], operator: 'selected' };
      const rule = {
        operator: 'any',
        conditions: [condition, { ...condition, operator: 'not_selected' }],
        actions: [{ option: 'ribbon', action, values: ['red'] }],
      };
      expect(readProductChoices({ ...empty, product_option_rules: [rule] }).rules).toEqual([rule]);
    },
  );

  it('keeps only the personalization that is displayed, as it is [PERS-001, PERS-002, PERS-006]', () => {
    const field = { code: 'name', label: 'Name', type: 'text', required: true, displayed: true };
    const fields = [field, { ...field, code: 'secret', displayed: false }];
    const read = readProductChoices({ ...empty, personalization_options: fields }).personalization;
    expect(read).toEqual([{ code: 'name', label: 'Name', type: 'text', isRequired: true, limit: 0 }]);
    const other = { ...field, type: 'email', required: false, character_limit: 60 };
    expect(readProductChoices({ ...empty, personalization_options: [other] }).personalization).toEqual([
      { code: 'name', label: 'Name', type: 'email', isRequired: false, limit: 60 },
    ]);
  });

  it('takes what is no option for none', () => {
    const broken = { product_options: 'none', product_option_rules: null, personalization_options: [{}] };
    expect(readProductChoices(broken)).toEqual({
      options: [],
      rules: [],
      personalization: [],
      initialFee: 0,
    });
  });
});
