import { createProduct, type ProductInput } from '@stoa/commerce';
import { simpleProduct, variableProduct } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { serveMug } from './testing/served-mug.ts';

const { sale, mug } = await serveMug();

const cup = await createProduct(sale.system, {
  ...variableProduct({ red: 900, blue: 1200 }, { sku: 'CUP' }),
  name: 'Cup',
});
const { 'CUP-red': red = '', 'CUP-blue': blue = '' } = cup.variationIds;

describe('a product', () => {
  const fields = `product_options_fee product_options_data invalid_product_options_data personalization_data
    qty allow_backorders backorder_message low_stock_alert_message product_option_set child_class_code`;
  const productOf = async (id: string, of: string) =>
    Object(await ask(sale.visitor(), `query ($id: ID!) { product(_id: $id) { ${of} } }`, { id })).product;
  const byRest = async (id: string) => Object((await sale.visitor().get(`/api/products/${id}`)).body).product;

  it('tells the same of its price, number and kind by REST [ENT-024, ENT-026, ENT-516]', async () => {
    const told = await productOf(mug.id, fields);
    expect(told).toMatchObject({ product_options_fee: 0, qty: 3, product_options_data: {} });
    expect(await byRest(mug.id)).toMatchObject(told);
  });

  it('tells each variation as a product of its own [ENT-026, ENT-522]', async () => {
    const of = `variations { sku qty backorder_message low_stock_alert_message variation_values variation_text
      is_from_jpin product { _id sku url name class_code price final_price salableQty breadcrumb { slug } } }`;
    const { variations } = await productOf(cup.id, of);
    expect(variations).toMatchObject([
      { sku: 'CUP-red', product: { _id: red, price: 9, final_price: 9, url: '/cup/pv/CUP-red' } },
      { sku: 'CUP-blue', product: { _id: blue, price: 12, name: 'Cup', class_code: 'simple' } },
    ]);
    const rest = await byRest(cup.id);
    expect(rest.variations).toMatchObject([
      { sku: 'CUP-red', product: { _id: red, sku: 'CUP-red', price: 9, name: 'Cup' } },
      { sku: 'CUP-blue', product: { _id: blue, url: '/cup/pv/CUP-blue' } },
    ]);
  });

  it('tells which options are chosen at first and which can be [ENT-038]', async () => {
    const lamp: ProductInput = {
      ...variableProduct({ brass: 5000, steel: 4000 }, { sku: 'LAMP' }),
      defaultVariationSku: 'LAMP-steel',
    };
    const { id } = await createProduct(sale.system, lamp);
    const options = [
      { value: 'brass', selected: false, enabled: true },
      { value: 'steel', selected: true, enabled: true },
    ];
    expect(await productOf(id, 'variants { options { value selected enabled } }')).toEqual({
      variants: [{ options }],
    });
    expect((await byRest(id)).variants).toMatchObject([{ options }]);
  });
});

describe('what the contract tells as JSON has types, too', () => {
  const ink = {
    ...{ id: 'ink', label: 'Ink', optionType: 'select' as const, isRequired: true, additionalFee: 150 },
    initialVisibility: 'show',
    values: [
      { id: 'blue', label: 'Blue', additionalFee: 250, isDefault: true, initialVisibility: 'show' },
      { id: 'red', label: 'Red', additionalFee: 0, isDefault: false, initialVisibility: 'disable' },
    ],
  } as const;
  const line = {
    ...{ id: 'line', label: 'Line', optionType: 'text' as const, isRequired: false, additionalFee: 0 },
    initialVisibility: 'hide',
    textLimit: { min: 2, max: 40 },
    values: [],
  } as const;
  const words = (text: string, marks?: readonly ['bold']) => ({
    type: 'text' as const,
    text,
    ...(marks && { marks }),
  });
  const product: ProductInput = {
    ...simpleProduct({ sku: 'PEN', name: 'Pen' }),
    description: [
      { type: 'heading', level: 2, content: [words('Ink')] },
      { type: 'paragraph', content: [words('Flows '), words('well', ['bold'])] },
      { type: 'list', ordered: true, items: [[{ type: 'paragraph', content: [words('One')] }]] },
      { type: 'rule' },
    ],
    productOptions: [ink, line],
    productOptionRules: [
      {
        operator: 'all',
        conditions: [{ option: 'ink', values: ['blue'], operator: 'selected' }],
        actions: [{ option: 'line', action: 'show' }],
      },
    ],
    personalizationOptions: [
      { code: 'name', label: 'Name', type: 'text', required: true, displayed: true, characterLimit: 9 },
    ],
  };

  it('options, rules and personalisation of a product [ENT-048, ENT-049, ENT-051, ENT-052]', async () => {
    const { id } = await createProduct(sale.system, product);
    const query = `query ($id: ID!) { product(_id: $id) { currency
      productOptions { __typename _id code label option_type is_required additional_fee initial_visibility help_text
        ... on ChoiceOption { values { _id code label additional_fee is_default thumbnail { value } } }
        ... on TextOption { text_limit { min max } } }
      productOptionRules { operator conditions { option values operator } actions { option action values } }
      personalizationOptions { code label type required displayed character_limit } } }`;
    const option = { is_required: true, initial_visibility: 'show', help_text: null };
    expect(Object(await ask(sale.visitor(), query, { id })).product).toEqual({
      currency: 'USD',
      productOptions: [
        {
          ...{
            __typename: 'ChoiceOption',
            _id: `${id}:ink`,
            code: 'ink',
            label: 'Ink',
            option_type: 'select',
          },
          ...{ ...option, additional_fee: 1.5 },
          values: [
            {
              _id: `${id}:ink:blue`,
              code: 'blue',
              label: 'Blue',
              additional_fee: 2.5,
              is_default: true,
              thumbnail: null,
            },
            {
              _id: `${id}:ink:red`,
              code: 'red',
              label: 'Red',
              additional_fee: 0,
              is_default: false,
              thumbnail: null,
            },
          ],
        },
        {
          ...{
            __typename: 'TextOption',
            _id: `${id}:line`,
            code: 'line',
            label: 'Line',
            option_type: 'text',
          },
          ...{ ...option, is_required: false, initial_visibility: 'hide', additional_fee: 0 },
          text_limit: { min: 2, max: 40 },
        },
      ],
      productOptionRules: [
        {
          operator: 'all',
          conditions: [{ option: 'ink', values: ['blue'], operator: 'selected' }],
          actions: [{ option: 'line', action: 'show', values: null }],
        },
      ],
      personalizationOptions: [
        { code: 'name', label: 'Name', type: 'text', required: true, displayed: true, character_limit: 9 },
      ],
    });
  });
});
