import { msg } from '@stoa/domain';
import { tGoods } from '@stoa/messages';
import type { ProductView } from '../data/product-view.ts';

/** The stock line and what to say beside it. */
export interface StockShown {
  readonly status: string;
  readonly text: string;
  readonly message: string | undefined;
}

type Stocked = Pick<
  ProductView,
  'stockStatus' | 'stockText' | 'stockMessage' | 'salableQuantity' | 'allowsBackorders' | 'backorderMessage'
>;

/**
 * Returns the stock of a product for the quantity chosen: what the server said, unless more is wanted than is there
 * and the rest comes later. STOCK-009, STOCK-010, STOCK-503, STOCK-504
 */
export function stockAt(view: Stocked, quantity: number): StockShown {
  const { salableQuantity: salable, stockStatus: status, stockText: text, stockMessage } = view;
  const waits = view.allowsBackorders && salable > 0 && quantity > salable && view.stockStatus === 'in-stock';
  if (!waits) return { status, text, message: stockMessage };
  const params = { in_stock: salable, backordered: quantity - salable };
  return {
    status: 'limited-stock',
    text: tGoods(msg('stock.limited', params)),
    message: view.backorderMessage || undefined,
  };
}
