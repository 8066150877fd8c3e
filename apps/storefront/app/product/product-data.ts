import type { ProductPagePartsFragment } from '@stoa/contract';
import type { RichText } from '@stoa/domain';
import type { ProductChoices } from './choices/choices.ts';

/** What the contract leaves as JSON; the page gets it read. */
type OpenParts = 'description' | 'product_options' | 'product_option_rules' | 'personalization_options';

/** A product as its page gets it: amounts in major units, null where they are hidden. */
export interface ProductData extends Omit<ProductPagePartsFragment, OpenParts> {
  readonly description: RichText;
  readonly choices: ProductChoices;
}

/** One combination of a variable product. */
export type VariationData = ProductData['variations'][number];
