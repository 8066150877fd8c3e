import { createCategory, createProduct } from '@stoa/commerce';
import type { ServedSale } from './test-sale.ts';

/** Makes a jug that has nearly everything a simple product can have, also a level for a group that every shop has. */
export async function makeJug({ system }: ServedSale): Promise<string> {
  await createCategory(system, { name: 'Kitchen', slug: 'kitchen' });
  await createCategory(system, { name: 'Jugs', slug: 'jugs', parent: 'kitchen' });
  const picture = { alt: 'from the front', width: 1200, height: 900 };
  const made = await createProduct(system, {
    classCode: 'simple',
    sku: 'JUG-1',
    name: 'Harbour jug',
    slug: 'harbour-jug',
    subTitle: 'Holds a litre',
    shortDescription: 'A jug for the table.',
    brand: 'Tideline',
    attributes: { material: ['Stoneware', 'Cork'] },
    metaTitle: 'A jug by Tideline',
    metaDescription: 'Thrown in the harbour.',
    description: [{ type: 'paragraph', content: [{ type: 'text', text: 'Thrown by hand.' }] }],
    itemDeliveryInfo: 'Comes in straw',
    limitShippingMethods: ['standard'],
    price: 4000,
    msrp: 5000,
    shippingFee: 250,
    categories: ['jugs'],
    priceLevels: [
      { minQty: 4, price: 3600, savePercent: 12 },
      { minQty: 2, price: 3900, customerGroups: ['wholesale'] },
    ],
    media: [
      { file: 'jug-front', ...picture },
      { file: 'jug-side', ...picture },
    ],
    stock: { available: 5, lowStockThreshold: 6, lowStockAlertMessage: 'Nearly gone' },
    reviewStars: [0, 0, 0, 2, 2],
    seoCrawlerSetting: 'No-index and follow',
    personalizationOptions: [
      {
        code: 'initials',
        label: 'Initials',
        type: 'text',
        required: true,
        displayed: true,
        characterLimit: 3,
      },
      { code: 'card', label: 'Card', type: 'textarea', required: false, displayed: false },
    ],
    productOptions: [
      {
        id: 'glaze',
        label: 'Glaze',
        helpText: 'Inside only',
        optionType: 'button',
        isRequired: true,
        additionalFee: 100,
        initialVisibility: 'show',
        placeholderText: 'Choose',
        icon: 'kiln',
        thumbnail: { type: 'image', value: 'glazes', enlarge: true },
        values: [
          {
            id: 'ash',
            label: 'Ash',
            additionalFee: 250,
            isDefault: true,
            initialVisibility: 'show',
            thumbnail: { type: 'color', value: '#bbb8ad', enlarge: false },
          },
          { id: 'oak', label: 'Oak', additionalFee: 0, isDefault: false, initialVisibility: 'disable' },
        ],
      },
      {
        id: 'dedication',
        label: 'Dedication',
        optionType: 'text',
        isRequired: false,
        values: [],
        additionalFee: 0,
        initialVisibility: 'hide',
        textLimit: { min: 2, max: 40 },
      },
    ],
    productOptionRules: [
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
  return made.id;
}
