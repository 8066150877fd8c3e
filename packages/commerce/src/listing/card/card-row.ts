import type { PriceSpan } from '../../pricing/index.ts';
import { type CombinedStock, combinedStockView, type StockRow, stockView } from '../../stock/index.ts';
import type { ProductCard } from './product-card.ts';

/** A card as the database gives it (`cardJson`). */
export interface CardRow extends Omit<ProductCard, 'prices' | 'stock' | 'updatedAt'> {
  readonly prices: PriceSpan | null;
  readonly hasPrice: boolean;
  readonly archived: boolean;
  readonly unavailableForSale: boolean;
  readonly discontinued: boolean;
  readonly stock: StockRow | null;
  readonly units: CombinedStock;
  readonly updatedAt: string;
}

export function toCard(row: CardRow, timeZone: string): ProductCard {
  const { prices, hasPrice, archived, unavailableForSale, discontinued, stock, units, updatedAt, ...rest } =
    row;
  const stocked = { classCode: row.classCode, hasPrice, archived, unavailableForSale, discontinued };
  const isCombined = row.classCode === 'variable_product' || row.classCode === 'grouped';
  return {
    ...rest,
    ...(prices && { prices }),
    stock: isCombined ? combinedStockView(stocked, units) : stockView(stocked, stock, timeZone),
    updatedAt: new Date(updatedAt),
  };
}
