import type { ProductPagePartsFragment, PurchaseTermsPartsFragment } from '@stoa/contract';
import type { RichText } from '@stoa/domain';
import type { ProductChoices } from './choices/choices.ts';
import type { PackedVariations } from './variations/packed.ts';

/** What the contract leaves as JSON; the page gets it read. */
type OpenParts = 'description' | 'product_options' | 'product_option_rules' | 'personalization_options';

/** What the shop promises of every purchase: amounts in major units. */
export type PurchaseTerms = PurchaseTermsPartsFragment;

/** A product as its page gets it: amounts in major units, null where they are hidden. */
export interface ProductData extends Omit<ProductPagePartsFragment, OpenParts | 'variations'> {
  readonly description: RichText;
  readonly choices: ProductChoices;
  readonly variations: PackedVariations;
  /** The search that lists all products of its brand. */
  readonly brandPath: string;
  readonly terms: PurchaseTerms;
}

/** What the page of a product is made of. */
export interface ProductPageProps {
  readonly product: ProductData;
  /** From the query key `search_keyword`. */
  readonly searchKeyword: string | undefined;
}
