import { describe, expect, it } from 'vitest';
import { productView } from '../data/product-view.ts';
import { product } from '../testing.ts';
import { stockAt } from './stock-at.ts';

describe('stockAt', () => {
  it('says how many come later once more is wanted than is there [STOCK-010, STOCK-503, STOCK-504]', () => {
    const view = productView(
      product({ salableQty: 3, maxCartQty: 100, allow_backorders: true, backorder_message: 'Ships in May' }),
    );
    expect(stockAt(view, 3)).toEqual({ status: 'in-stock', text: 'In Stock', message: undefined });
    expect(stockAt(view, 5)).toEqual({
      status: 'limited-stock',
      text: '3 in stock, 2 on backorder',
      message: 'Ships in May',
    });
  });

  it('shows the words of the server otherwise [STOCK-012]', () => {
    const view = productView(
      product({
        salableQty: 2,
        stock_message: { code: 'literal', params: {}, text: 'Nearly gone' },
      }),
    );
    expect(stockAt(view, 5)).toEqual({ status: 'in-stock', text: 'In Stock', message: 'Nearly gone' });
  });
});
