import { productText, tGoods } from '@stoa/messages';
import type { ProductView } from '../data/product-view.ts';

const codes = { 'sold-out': 'product.sold_out', unavailable: 'product.unavailable' } as const;

/**
 * Shown in place of the cart button: the reason why there is none. Where prices are hidden the price's own line says
 * what to do. ATC-001, ATC-002, STOCK-008
 */
export function NotForSale({ action }: Pick<ProductView, 'action'>) {
  if (action === 'unpriced') return <p className="notice not-for-sale">{productText.unpriced()}</p>;
  if (action !== 'sold-out' && action !== 'unavailable') return null;
  return (
    <button type="button" className="button button-solid button-wide" disabled>
      {tGoods({ code: codes[action], params: {} })}
    </button>
  );
}
