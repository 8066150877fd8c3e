import type { AdminClient, Product } from '@stoa/admin-contract';
import { writeAmount } from '../../../kit/amount.ts';
import { amountOf } from '../../../kit/form/index.ts';
import type { Place } from '../../../kit/place.ts';
import { attributesOf, rowsOf } from './attribute-rows.ts';
import { hasOwnPrice } from './prices/own-price.ts';
import { pricesOf, priceValues } from './prices/price-values.ts';
import type { ProductValues } from './schema.ts';
import { gramsOf, writeWeight } from './weight.ts';

/** What a save of a product sends. */
export type ProductChange = Omit<
  Parameters<AdminClient['products']['change']>[0],
  'shop' | 'product' | 'version'
>;

/** Tells a product as its form holds it. */
export function valuesOf(product: Product, place: Place): ProductValues {
  const { brand, gtin, mpn, categories, attributes, media, price, msrp, priceLevels } = product;
  const own = hasOwnPrice(product) ? price.from : null;
  return {
    ...same(product),
    brand: brand ?? '',
    gtin: gtin ?? '',
    mpn: mpn ?? '',
    categories: inOrder(categories.map(({ slug }) => slug)),
    attributes: rowsOf(attributes),
    media: media.map(({ file, kind, video, alt }) => ({ file, kind, video, alt })),
    ...priceValues({ price: own, msrp, priceLevels }, place),
    weightGrams: writeWeight(product.weightGrams, place),
    shippingFee: writeAmount(product.shippingFee, place),
    children: [...product.children],
  };
}

/** The fields that a form holds as the record does. */
const same = (product: Product) => ({
  name: product.name,
  subTitle: product.subTitle,
  shortDescription: product.shortDescription,
  description: product.description,
  sku: product.sku,
  visible: product.visible,
  websiteVisibility: product.websiteVisibility,
  unavailableForSale: product.unavailableForSale,
  discontinued: product.discontinued,
  featured: product.featured,
  websiteDisplay: product.websiteDisplay,
  hidePrice: product.hidePrice,
  nonShippable: product.nonShippable,
  itemDeliveryInfo: product.itemDeliveryInfo,
  metaTitle: product.metaTitle,
  metaDescription: product.metaDescription,
  seoCrawlerSetting: product.seoCrawlerSetting,
});

/** Sorts categories as a form holds them: the primary one first, the others in no order of their own. */
export function inOrder(slugs: readonly string[]): string[] {
  const [primary, ...others] = slugs;
  return primary === undefined ? [] : [primary, ...others.toSorted()];
}

/** Turns changed fields of the form into those of the contract; a field that is not among them stays out. */
export function changeOf(changed: Partial<ProductValues>, place: Place): ProductChange {
  const { brand, gtin, mpn, attributes, children, weightGrams, ...rest } = changed;
  const { price: _price, msrp: _msrp, priceLevels: _levels, shippingFee, ...others } = rest;
  const { priceLevels, ...prices } = pricesOf(changed, place);
  return {
    ...others,
    ...(brand !== undefined && { brand: brand || null }),
    ...(gtin !== undefined && { gtin: gtin || null }),
    ...(mpn !== undefined && { mpn: mpn || null }),
    ...(attributes && { attributes: attributesOf(attributes) }),
    ...(children && { children: children.map(({ sku }) => sku) }),
    ...(weightGrams !== undefined && { weightGrams: gramsOf(weightGrams, place) }),
    ...prices,
    ...(priceLevels && { priceLevels: [...priceLevels] }),
    ...(shippingFee !== undefined && { shippingFee: amountOf(shippingFee, place) ?? 0 }),
  };
}
