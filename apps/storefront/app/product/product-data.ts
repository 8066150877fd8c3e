import type { ProductPagePartsFragment } from '@stoa/contract';
import type { RichText } from '@stoa/domain';

/** A product as its page gets it: amounts in major units, null where they are hidden. */
export type ProductData = Omit<ProductPagePartsFragment, 'description'> & { readonly description: RichText };

/** One combination of a variable product. */
export type VariationData = ProductData['variations'][number];
