import type { Media, VariationAttribute } from '@stoa/database';
import type {
  PersonalizationOption,
  PriceLevel,
  ProductOption,
  ProductOptionRule,
  RichText,
} from '@stoa/domain';
import type { CategoryRef } from '../../category/index.ts';
import type { ProductCard } from '../../listing/index.ts';
import type { Prices } from '../../pricing/index.ts';
import type { StockView } from '../../stock/index.ts';

/** One buyable combination of a variable product. ENT-036, ENT-522 */
export interface VariationView {
  readonly id: string;
  readonly sku: string;
  /** Chosen value by the id of the variation attribute. */
  readonly values: Readonly<Record<string, string>>;
  readonly prices?: Prices;
  readonly hidePrice: boolean;
  readonly priceLevels: readonly PriceLevel[];
  readonly stock: StockView;
  readonly media: readonly Media[];
  readonly weightGrams: number;
}

/** Everything the product page shows. ENT-016 to ENT-035 */
export interface ProductPage extends ProductCard {
  readonly description: RichText;
  /** All of them, in their order. */
  readonly media: readonly Media[];
  /** Open to the buyer, from the smallest quantity on; empty where prices are hidden. PRICE-023 */
  readonly priceLevels: readonly PriceLevel[];
  /** From the root to the primary category. */
  readonly breadcrumb: readonly CategoryRef[];
  readonly variants: readonly VariationAttribute[];
  readonly defaultVariationSku: string | null;
  /** In the merchant's order; archived ones are left out. */
  readonly variations: readonly VariationView[];
  /** Of a grouped product, in the merchant's order; archived and invisible ones are left out. GROUP-003, GROUP-004 */
  readonly children: readonly ProductCard[];
  readonly personalizationOptions: readonly PersonalizationOption[];
  readonly productOptions: readonly ProductOption[];
  readonly productOptionRules: readonly ProductOptionRule[];
  readonly itemDeliveryInfo: string;
  /** Id of a delivery rule; `null` for the shop's default. */
  readonly deliveryEstimate: string | null;
  /** The only shipping methods allowed; `null` for any. */
  readonly limitShippingMethods: readonly string[] | null;
  readonly weightGrams: number;
  /** Reviews with one to five stars, in that order. */
  readonly reviewStars: readonly number[];
  readonly relatedIds: readonly string[];
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly seoCrawlerSetting: string;
  readonly revision: number;
}
