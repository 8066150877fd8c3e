import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { serveJug } from './testing/served-jug.ts';

const { id, who, productOf } = await serveJug();

/** The thumbnail of an option, and that of one of its values. */
const glazes = {
  type: 'image',
  value: '/images/products/thumbnail/glazes',
  enlarge: true,
  medium: '/images/products/medium/glazes',
  large: '/images/products/large/glazes',
};
const ash = { type: 'color', value: '#bbb8ad', enlarge: false };

describe('a product that can be made to order', () => {
  it('tells what can be written on it, and how much of it [ENT-029, ENT-048]', async () => {
    const { personalization_options } = Object(await productOf('personalization_options'));
    expect(personalization_options).toEqual([
      {
        code: 'initials',
        label: 'Initials',
        type: 'text',
        required: true,
        displayed: true,
        character_limit: 3,
      },
      { code: 'card', label: 'Card', type: 'textarea', required: false, displayed: false },
    ]);
  });

  it('tells its options with values, fees in major units, and pictures [ENT-030, ENT-049, ENT-050, ENT-051, ENT-516]', async () => {
    const { product_options, product_option_set } = Object(
      await productOf('product_options product_option_set'),
    );
    expect(product_option_set).toBe(true);
    expect(product_options).toMatchObject([
      {
        _id: 'glaze',
        label: 'Glaze',
        help_text: 'Inside only',
        option_type: 'button',
        is_required: true,
        additional_fee: 1,
        initial_visibility: 'show',
        placeholder_text: 'Choose',
        thumbnail: glazes,
        icon: '/images/products/thumbnail/kiln',
        values: [
          {
            _id: 'ash',
            label: 'Ash',
            additional_fee: 2.5,
            is_default: true,
            initial_visibility: 'show',
            thumbnail: ash,
          },
          { _id: 'oak', label: 'Oak', additional_fee: 0, is_default: false, initial_visibility: 'disable' },
        ],
      },
      {
        _id: 'dedication',
        option_type: 'text',
        is_required: false,
        initial_visibility: 'hide',
        text_limit: { min: 2, max: 40 },
      },
    ]);
  });

  it('tells the same pictures by types [ENT-050]', async () => {
    const thumbnail = 'thumbnail { type value enlarge medium large }';
    const asked = `productOptions { code ${thumbnail} ... on ChoiceOption { values { code ${thumbnail} } } }`;
    const color = { ...ash, medium: null, large: null };
    expect(await productOf(asked)).toEqual({
      productOptions: [
        {
          code: 'glaze',
          thumbnail: glazes,
          values: [
            { code: 'ash', thumbnail: color },
            { code: 'oak', thumbnail: null },
          ],
        },
        { code: 'dedication', thumbnail: null },
      ],
    });
  });

  it('tells the rules by which its options open and close [ENT-030, ENT-052]', async () => {
    expect(await productOf('product_option_rules')).toEqual({
      product_option_rules: [
        {
          operator: 'all',
          conditions: [{ option: 'glaze', values: ['ash'], operator: 'not_selected' }],
          actions: [{ option: 'dedication', action: 'show', values: [] }],
        },
        {
          operator: 'any',
          conditions: [{ option: 'dedication', values: ['0'], operator: 'selected' }],
          actions: [{ option: 'glaze', action: 'hide_value', values: ['oak'] }],
        },
      ],
    });
  });
});

const choicesOf = (field: string, given?: object) =>
  ask(who, `query ($id: ID!, $given: JSON) { product(_id: $id) { told: ${field} } }`, { id, given }).then(
    (answer) => Object(answer).product.told,
  );

describe('what a cart would make of choices, before anything is put in', () => {
  it('tells the options it would keep, and in words what is wrong with the others [ENT-030]', async () => {
    const kept = (chosen?: object) => choicesOf('product_options_data(chosen: $given)', chosen);
    const wrong = (chosen?: object) => choicesOf('invalid_product_options_data(chosen: $given)', chosen);
    expect([await kept(), await wrong()]).toEqual([
      {},
      { Glaze: expect.stringMatching(/^field\.required.*Glaze/) },
    ]);
    expect([await kept({ Glaze: ' ash ' }), await wrong({ Glaze: ' ash ' })]).toEqual([{ Glaze: 'Ash' }, {}]);
    const unknown = { Glaze: 'Gold', Lid: 'Cork' };
    expect(await kept(unknown)).toEqual({});
    expect(Object.keys(await wrong(unknown))).toEqual(['Glaze', 'Lid']);
  });

  it('tells the personalisation it would keep, and in words what is wrong with it [ENT-029]', async () => {
    const kept = (filled?: object) => choicesOf('personalization_data(filled: $given)', filled);
    const wrong = (filled?: object) => choicesOf('invalid_personalization_data(filled: $given)', filled);
    expect([await kept(), await wrong()]).toEqual([
      {},
      { initials: expect.stringMatching(/^field\.required.*Initials/) },
    ]);
    const good = { initials: ' AL ', shoe: '43' };
    expect([await kept(good), await wrong(good)]).toEqual([{ initials: 'AL' }, {}]);
    expect(await wrong({ initials: 'ABCD' })).toEqual({ initials: expect.stringContaining('3') });
  });

  it('refuses what are no texts, and says where', async () => {
    for (const chosen of [[], { Glaze: 1 }, { Glaze: { $ne: '' } }]) {
      const query =
        'query ($id: ID!, $chosen: JSON) { product(_id: $id) { product_options_data(chosen: $chosen) } }';
      const { body } = await who.graphql(query, { id, chosen });
      expect(Object(body).errors[0].extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: expect.stringMatching(/^chosen/),
      });
    }
  });
});
