import type { ClassCode, Money } from '@stoa/domain';

/** The first picture of a product; of a film its poster. */
export interface SmallPicture {
  readonly file: string;
  readonly alt: string;
}

/** A product in the list of the back office. ADM-101 */
export interface ListedProduct {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly kind: ClassCode;
  readonly picture: SmallPicture | null;
  /** Minor units of `currency`, from the cheapest to the dearest that it consists of. */
  readonly price: { readonly from: Money; readonly to: Money };
  /** The shop's. */
  readonly currency: string;
  /** Pieces that can be sold now, of all that it consists of; null where nothing of it keeps stock. */
  readonly salable: number | null;
  /** Whether of it, or of one of what it consists of, some can be sold, but at most the threshold is left. */
  readonly low: boolean;
  /** Whether the shop shows it. */
  readonly visible: boolean;
  readonly archived: boolean;
  readonly brand: string | null;
  /** Variations but for archived ones. */
  readonly variations: number;
  /** When it or one of its variations was changed last. */
  readonly changedAt: Date;
}
