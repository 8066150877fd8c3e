import { createProduct, setStockRules } from '@stoa/commerce';
import { simpleProduct, variableProduct } from '@stoa/commerce/testing';
import type { ServedSale } from './test-sale.ts';

/** The bowl's picture as the contract tells it. */
export const bowlPicture = {
  alt: 'A bowl',
  height: 900,
  large: '/images/products/large/bowl',
  medium: '/images/products/medium/bowl',
  thumbnail: '/images/products/thumbnail/bowl',
  type: 'image',
  width: 1200,
} as const;

/** What may be written on a card with the bowl. */
export const cardText = {
  code: 'card',
  label: 'Card',
  type: 'text',
  required: false,
  displayed: true,
  characterLimit: 40,
} as const;

/** A ribbon for the bowl, whose one colour costs half a dollar. */
const ribbon = {
  id: 'ribbon',
  label: 'Ribbon',
  optionType: 'select',
  isRequired: false,
  additionalFee: 0,
  initialVisibility: 'show',
  values: [{ id: 'navy', label: 'Navy', additionalFee: 50, isDefault: false, initialVisibility: 'show' }],
} as const;

/**
 * Makes a bowl that has something to tell in every field, one in stock and the rest in nine days, and a red cushion,
 * which has as little to tell as can be.
 */
export async function makeBowlAndCushion({ system, clock }: ServedSale) {
  const bowl = await createProduct(system, {
    ...simpleProduct({
      sku: 'BOWL',
      name: 'Bowl',
      subTitle: 'Holds soup',
      weightGrams: 700,
      price: 1200,
      msrp: 1500,
    }),
    shippingFee: 250,
    limitShippingMethods: ['standard'],
    itemDeliveryInfo: 'Comes in straw',
    hidePrice: true,
    personalizationOptions: [cardText],
    productOptions: [ribbon],
    stock: { available: 1, allowBackorders: true, backorderMessage: 'In May' },
    media: [{ file: 'bowl', alt: 'A bowl', width: 1200, height: 900 }],
  });
  const backorderShipDate = new Date(clock().getTime() + 9 * 86_400_000);
  await setStockRules(system, { productId: bowl.id, backorderShipDate });
  const cushion = await createProduct(
    system,
    variableProduct({ red: 2000 }, { sku: 'CUSHION', name: 'Cushion' }),
  );
  return { bowl, cushion };
}
