import { type CardPartsFragment, runInBrowser } from '@stoa/contract';
import type { ShownCartItem } from '../line/line-view.ts';

/** The most products that are offered beside the cart. */
const OFFERED = 3;

export type DrawerLine = ShownCartItem;

export type DrawerProduct = Pick<
  CardPartsFragment,
  | '_id'
  | 'name'
  | 'url'
  | 'class_code'
  | 'product_option_set'
  | 'image'
  | 'price'
  | 'final_price'
  | 'msrp'
  | 'from_price'
  | 'hide_price'
  | 'is_price_hidden'
>;

/** The cart as it is after an addition; amounts in major units. */
export interface DrawerData {
  readonly lines: readonly DrawerLine[];
  /** Null where prices are hidden. */
  readonly subtotal: number | null;
  /** From when the parcel costs nothing; null where no parcel is sent, or none becomes free. */
  readonly freeFrom: number | null;
  readonly goesWith: readonly DrawerProduct[];
}

const PICTURE = 'image { thumbnail medium large alt width height }';

const QUERY = `query CartDrawer($added: ID, $limit: Int) {
  getCartSummary(is_first: false) {
    amount
    items {
      item_id product_id name sku url variation_text choices { label value fee } qty price row_total
      is_backorders backorders_qty backorder_message backorder_ship_date stock_message
      class_code non_shippable_product ${PICTURE}
    }
  }
  initSettings { purchase_terms { free_shipping_from } }
  sliderProducts(input: { like_text: $added, limit: $limit }) {
    products {
      _id name url class_code product_option_set isBuyable
      price final_price msrp from_price hide_price is_price_hidden ${PICTURE}
    }
  }
}`;

interface Answer {
  readonly getCartSummary: {
    readonly amount: number;
    readonly items: readonly (DrawerLine & {
      readonly product_id: string;
      readonly class_code: string;
      readonly non_shippable_product: boolean;
    })[];
  };
  readonly initSettings: { readonly purchase_terms: { readonly free_shipping_from: number | null } };
  readonly sliderProducts: {
    readonly products: readonly (DrawerProduct & { readonly isBuyable: boolean })[];
  };
}

/**
 * Asks for the cart of whoever is there, and for what goes with the product that was added: neither what is in the
 * cart already nor what cannot be bought.
 * @throws when there is no answer
 */
export async function readDrawer(added: string, signal: AbortSignal): Promise<DrawerData> {
  // More than are shown, since some may be in the cart.
  const variables = { added, limit: 4 * OFFERED };
  const { getCartSummary: cart, ...answer } = await runInBrowser<Answer>(QUERY, variables, signal);
  const isSent = cart.items.some(
    ({ class_code, non_shippable_product }) => !non_shippable_product && class_code !== 'gift_certificate',
  );
  const isHidden = cart.items.some(({ row_total }) => row_total == null);
  const held = new Set(cart.items.map(({ product_id }) => product_id).concat(added));
  // The line of a variation names that, and not its product.
  const names = new Set(cart.items.map(({ name }) => name));
  return {
    lines: cart.items,
    subtotal: isHidden ? null : cart.amount,
    freeFrom: isSent ? answer.initSettings.purchase_terms.free_shipping_from : null,
    goesWith: answer.sliderProducts.products
      .filter(({ _id, name, isBuyable }) => isBuyable && !held.has(_id) && !names.has(name))
      .slice(0, OFFERED),
  };
}
