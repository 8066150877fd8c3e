import type { AdminOutputs } from '@stoa/admin-contract';
import type { StaffProduct } from '@stoa/commerce';
import { toldStock } from '../parts/told-stock.ts';

/** Tells a product as the contract has it. */
export function toldProduct(product: StaffProduct): AdminOutputs['products']['read'] {
  const { revision: version, classCode: kind, updatedAt: changedAt } = product;
  return {
    id: product.id,
    version,
    kind,
    sku: product.sku,
    name: product.name,
    seller: product.seller,
    slug: product.slug,
    address: product.address,
    formerSlugs: [...product.formerSlugs],
    visible: product.visible,
    archived: product.archived,
    lacks: [...product.lacks],
    subTitle: product.subTitle,
    shortDescription: product.shortDescription,
    description: product.description,
    brand: product.brand,
    gtin: product.gtin,
    mpn: product.mpn,
    attributes: toldAttributes(product.attributes),
    categories: [...product.categories],
    media: [...product.media],
    currency: product.currency,
    price: product.price,
    msrp: product.msrp,
    priceLevels: [...product.priceLevels],
    hidePrice: product.hidePrice,
    shippingFee: product.shippingFee,
    weightGrams: product.weightGrams,
    nonShippable: product.nonShippable,
    limitShippingMethods: product.limitShippingMethods && [...product.limitShippingMethods],
    itemDeliveryInfo: product.itemDeliveryInfo,
    deliveryEstimate: product.deliveryEstimate,
    websiteVisibility: product.websiteVisibility,
    unavailableForSale: product.unavailableForSale,
    discontinued: product.discontinued,
    featured: product.featured,
    websiteDisplay: product.websiteDisplay,
    metaTitle: product.metaTitle,
    metaDescription: product.metaDescription,
    seoCrawlerSetting: product.seoCrawlerSetting,
    stock: product.stock && toldStock(product.stock),
    children: [...product.children],
    variationAttributes: toldVariants(product.variants),
    variations: product.variations,
    optionCount: product.productOptions.length + product.personalizationOptions.length,
    createdAt: product.createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

type Variants = StaffProduct['variants'];

/** Tells in what the variations of a product differ. */
export const toldVariants = (variants: Variants) =>
  variants.map(({ id, label, displayType, options }) => ({ id, label, displayType, options: [...options] }));

type Attributes = AdminOutputs['products']['read']['attributes'];

const toldAttributes = (attributes: StaffProduct['attributes']): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
  );
