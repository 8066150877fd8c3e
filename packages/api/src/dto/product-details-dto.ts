import type { CategoryRef, ProductCard, ProductPage } from '@stoa/commerce';
import type { Crumb } from '@stoa/contract';
import type { ApiContext } from '../context.ts';
import { toPicture } from '../edge/pictures.ts';
import { findDeliveryRule } from '../edge/shop-rules.ts';
import { toAttributes, toCigarAttributes } from './attributes-dto.ts';
import { toOptionRules, toOptions, toPersonalization } from './options-dto.ts';
import { toPriceLevels } from './price-level-dto.ts';
import { toProductCard } from './product-card-dto.ts';
import type { ProductCardFields, ProductDetails, ProductSource } from './product-source.ts';
import { toVariants } from './variants-dto.ts';
import { toParentProduct, toVariation } from './variation-dto.ts';

/** Returns a product page with everything on it. `related` are the cards behind the page's `relatedIds`. */
export function toProductSource(
  api: ApiContext,
  page: ProductPage,
  related: readonly ProductCard[],
): ProductSource {
  const card = toProductCard(api, page);
  return { ...card, details: toDetails(api, page, card, related) };
}

function toDetails(
  api: ApiContext,
  page: ProductPage,
  card: ProductCardFields,
  related: readonly ProductCard[],
): ProductDetails {
  const parent = toParentProduct(api, page);
  const variations = page.variations.map((variation) => toVariation(api, page, parent, card, variation));
  const { productOptions, productOptionRules, personalizationOptions } = page;
  return {
    attributes: toAttributes(api.profile.settings, page.attributes),
    ...toCigarAttributes(page.attributes),
    available_price_levels: toPriceLevels(api, page.priceLevels, page.prices?.price),
    breadcrumb: page.breadcrumb.map(toCrumb),
    children: page.children.map((card) => toProductCard(api, card)),
    customisable: { productOptions, productOptionRules, personalizationOptions },
    default_variation_sku: page.defaultVariationSku,
    delivery_estimate: estimateOf(api, page),
    description: page.description,
    images: page.media.map((media) => toPicture(api, media)),
    item_delivery_info: page.itemDeliveryInfo,
    limit_shipping_option: [...(page.limitShippingMethods ?? [])],
    meta_description: page.metaDescription,
    meta_title: page.metaTitle,
    personalization_options: toPersonalization(personalizationOptions),
    product_option_rules: toOptionRules(productOptionRules),
    product_options: toOptions(api, page),
    related: related.map((card) => toProductCard(api, card)),
    review_stars: [...page.reviewStars],
    seo_crawler_setting: page.seoCrawlerSetting,
    variants: toVariants(page, variations),
    variations,
  };
}

/** Products that are not shipped, and products without a delivery rule, have no estimate. PDP-019, ENT-025 */
function estimateOf({ profile }: ApiContext, page: ProductPage): string | null {
  if (page.nonShippable || page.classCode === 'gift_certificate') return null;
  return findDeliveryRule(profile.settings, page.deliveryEstimate)?.id ?? null;
}

export function toCrumb({ name, slug, path }: CategoryRef): Crumb {
  return { name, slug, path };
}
