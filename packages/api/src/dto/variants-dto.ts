import type { ProductPage } from '@stoa/commerce';
import type { Variant } from '@stoa/contract';
import { indexVariations, initialVariation, variationAttributeStates } from '@stoa/domain';
import { identityWithin } from '../edge/identity.ts';
import type { VariationSource } from './product-source.ts';

/**
 * Returns the attributes in which a product's variations differ, their options as the page first shows them: those of
 * the variation it opens with are selected. ENT-037, ENT-038
 */
export function toVariants(
  { id: productId, variants, variations, defaultVariationSku }: ProductPage,
  shown: readonly VariationSource[],
): Variant[] {
  const index = indexVariations({
    attributes: variants.map(({ id, label, displayType, options }) => ({
      ...{ id, label, displayType },
      options: options.map(({ value }) => ({ value, label: value })),
    })),
    variations: variations.map(({ sku, values }, at) => ({
      ...{ sku, values },
      status: shown[at]?.stockStatus ?? null,
    })),
    defaultSku: defaultVariationSku,
  });
  const states = variationAttributeStates(index, initialVariation(index)?.variation.values ?? {});
  return variants.map(({ id, label, displayType, buttonSetting, options }, at) => ({
    _id: identityWithin(productId, id),
    code: id,
    label,
    display_type: displayType,
    button_setting: buttonSetting ?? null,
    options: options.map(({ value, swatch }) => {
      const state = states[at]?.options.find((option) => option.value === value);
      const { selected = false, enabled = false } = state ?? {};
      return { value, selected, enabled, swatch: swatch ?? null };
    }),
  }));
}
