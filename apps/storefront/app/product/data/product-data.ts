import type { ProductPagePartsFragment, PurchaseTermsPartsFragment } from '@stoa/contract';
import type { RichText } from '@stoa/domain';
import type { ProductChoices } from '../choices/choices.ts';
import type { PackedVariations } from '../packed/packed.ts';
import type { PriceLevelShown } from '../price-levels.ts';

/** What the page gets read: what the contract leaves as JSON, and what the rules of selling decide on. */
type ReadParts =
  | 'available_price_levels'
  | 'description'
  | 'productOptions'
  | 'productOptionRules'
  | 'personalizationOptions';

/** What the shop promises of every purchase: amounts in major units. */
export type PurchaseTerms = PurchaseTermsPartsFragment;

/** A product as its page gets it: amounts in major units, null where they are hidden. */
export interface ProductData extends Omit<ProductPagePartsFragment, ReadParts | 'variations'> {
  readonly description: RichText;
  readonly choices: ProductChoices;
  /** Open to whoever looks. PRICE-014 */
  readonly priceLevels: readonly PriceLevelShown[];
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
