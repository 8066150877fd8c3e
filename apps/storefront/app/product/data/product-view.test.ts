import { describe, expect, it } from 'vitest';
import { readVariation } from '../packed/read-variation.ts';
import { packed, picture, product, variableProduct, variation } from '../testing.ts';
import { productView } from './product-view.ts';

describe('productView', () => {
  it('shows price, stock, sku and picture of the variation chosen [VAR-038, STOCK-009]', () => {
    const blue = variation('Blue', 'S', {
      price: 30,
      final_price: 27,
      stockStatus: 'limited-stock',
      stockStatusText: 'Two of each',
      stock_message: { code: 'stock.only_n_in_stock', params: { n: 2 }, text: 'Only 2 in Stock' },
    });
    const view = productView(variableProduct(), readVariation(packed(blue), 0));
    expect(view).toMatchObject({
      sku: 'MUG-Blue-S',
      variationSku: 'MUG-Blue-S',
      variationText: 'Blue | S',
      prices: { price: 30, final_price: 27 },
      stockStatus: 'limited-stock',
      stockText: 'Two of each',
      stockMessage: 'Only 2 in Stock',
      maxQuantity: 5,
      picture: picture('Blue'),
    });
    expect(view.prices.from_price).toBeUndefined();
  });

  it('offers to buy only what can be bought [ATC-001]', () => {
    expect(productView(product()).action).toBe('add-to-cart');
    expect(productView(product({ isBuyable: false, stockStatus: 'out-of-stock' })).action).toBe('sold-out');
    expect(productView(product({ isBuyable: false, stockStatus: 'discontinued' })).action).toBe(
      'unavailable',
    );
    expect(productView(variableProduct({ variations: packed() })).action).toBe('unavailable');
    const gone = variation('Red', 'S', { isBuyable: false, stockStatus: 'out-of-stock' });
    const chosen = (one: typeof gone) => productView(variableProduct(), readVariation(packed(one), 0)).action;
    expect([chosen(gone), chosen(variation('Red', 'S'))]).toEqual(['sold-out', 'add-to-cart']);
  });

  it('offers nothing while the price is hidden [ATC-002]', () => {
    expect(productView(product({ is_price_hidden: true })).action).toBe('hidden-price');
    const hidden = variableProduct({ is_price_hidden: true });
    expect(productView(hidden, readVariation(packed(variation('Red', 'S')), 0)).action).toBe('hidden-price');
  });

  it('lets one piece be asked for even when nothing is left [QTY-005]', () => {
    expect(productView(product({ maxCartQty: 0 })).maxQuantity).toBe(1);
  });
});
