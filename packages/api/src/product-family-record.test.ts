import { createProduct } from '@stoa/commerce';
import { simpleProduct, variableProduct } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { serveJug } from './testing/served-jug.ts';

const { sale, productOf } = await serveJug();

describe('a product of several', () => {
  it('that has variations tells them, by what they differ and which is shown first [ENT-020, ENT-032, ENT-037, ENT-516, ENT-522]', async () => {
    const cushion = variableProduct({ red: 2000, blue: 1500 }, { sku: 'CUSHION' });
    const { id: made, variationIds } = await createProduct(sale.system, {
      ...cushion,
      defaultVariationSku: 'CUSHION-blue',
      variants: [
        {
          id: 'color',
          label: 'Colour',
          displayType: 'radio',
          buttonSetting: { shape: 'round' },
          options: [{ value: 'red', swatch: '#aa0000' }, { value: 'blue' }],
        },
      ],
    });
    const fields = `class_code child_class_code default_variation_sku
      variants { _id code label display_type button_setting options { value swatch } }
      variations { _id sku variation_values variation_text is_from_jpin price salableQty }`;
    const variation = (color: string, price: number) => ({
      _id: variationIds[`CUSHION-${color}`],
      sku: `CUSHION-${color}`,
      price,
      salableQty: 5,
      variation_values: { color },
      variation_text: color,
      is_from_jpin: false,
    });
    expect(await productOf(fields, { id: made })).toEqual({
      class_code: 'variable_product',
      child_class_code: 'simple',
      default_variation_sku: 'CUSHION-blue',
      variants: [
        {
          _id: `${made}:color`,
          code: 'color',
          label: 'Colour',
          display_type: 'radio',
          button_setting: { shape: 'round' },
          options: [
            { value: 'red', swatch: '#aa0000' },
            { value: 'blue', swatch: null },
          ],
        },
      ],
      variations: [variation('red', 20), variation('blue', 15)],
    });
    for (const displayType of ['button', 'dropdown'] as const) {
      const variant = { id: 'color', label: 'Colour', displayType, options: [{ value: 'red' }] };
      const drawn = { ...variableProduct({ red: 2000 }), variants: [variant] };
      const { id: other } = await createProduct(sale.system, drawn);
      expect(await productOf('variants { display_type }', { id: other })).toEqual({
        variants: [{ display_type: displayType }],
      });
    }
  });

  it('that is a group tells its members, and a gift certificate what it is [ENT-020, ENT-023, ENT-516]', async () => {
    await createProduct(sale.system, simpleProduct({ sku: 'LID', price: 300 }));
    const { id: group } = await createProduct(sale.system, {
      classCode: 'grouped',
      sku: 'SET',
      name: 'Jug and lid',
      children: ['LID', 'JUG-1'],
    });
    const fields = 'class_code child_class_code product_option_set children { sku class_code price }';
    expect(await productOf(fields, { id: group })).toEqual({
      class_code: 'grouped',
      child_class_code: null,
      product_option_set: false,
      children: [
        { sku: 'LID', class_code: 'simple', price: 3 },
        { sku: 'JUG-1', class_code: 'simple', price: 40 },
      ],
    });
    const gift = { classCode: 'gift_certificate', sku: 'GIFT', name: 'Gift', price: 5000 } as const;
    const { id: certificate } = await createProduct(sale.system, gift);
    expect(await productOf('class_code', { id: certificate })).toEqual({ class_code: 'gift_certificate' });
  });
});

it('a variation tells of its product, and which of its pictures it shows [ENT-021, ENT-022, VAR-037]', async () => {
  const shape = { alt: 'from the front', width: 1200, height: 900 };
  const cushion = variableProduct(
    { red: 3000, blue: 3200, green: 3400 },
    {
      websiteDisplay: 'other',
      media: [
        { file: 'all', ...shape },
        { file: 'blue', ...shape },
      ],
    },
  );
  const [red, blue, green] = cushion.variations;
  const made = await createProduct(sale.system, {
    ...cushion,
    variations: [
      red,
      { ...blue, media: [{ file: 'blue', ...shape }] },
      { ...green, media: [{ file: 'own', ...shape }] },
    ],
  } as typeof cushion);
  const fields = `variations { variation_settings { variable_link_image variable_image_index }
    parentVariableProduct { _id class_code website_display images { medium } } }`;
  const { variations } = Object(await productOf(fields, { id: made.id }));
  const parent = {
    _id: made.id,
    class_code: 'variable_product',
    website_display: 'other',
    images: [{ medium: '/images/products/medium/all' }, { medium: '/images/products/medium/blue' }],
  };
  const settings = [
    { variable_link_image: false, variable_image_index: null },
    { variable_link_image: true, variable_image_index: 1 },
    { variable_link_image: true, variable_image_index: null },
  ];
  expect(variations).toEqual(
    settings.map((variation_settings) => ({ variation_settings, parentVariableProduct: parent })),
  );
});
