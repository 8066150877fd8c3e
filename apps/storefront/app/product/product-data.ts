import type { ProductPagePartsFragment } from '@stoa/contract';

/** A product as its page gets it from the contract: amounts in major units, null where they are hidden. */
export type ProductData = ProductPagePartsFragment;

/** One combination of a variable product. */
export type VariationData = ProductData['variations'][number];
