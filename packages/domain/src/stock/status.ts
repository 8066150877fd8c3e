import type { CalendarDay } from '../format/index.ts';
import { type MessageDescriptor, msg } from '../i18n/index.ts';
import { backorderMessages, inStockMessages } from './messages.ts';
import type { StockSubject } from './subject.ts';

/**
 * `on-backorder` is the state of a cart or order line that waits; a product without stock is `backordered`.
 * STOCK-001, OPEN-018, OPEN-049
 */
export const stockStatuses = [
  'in-stock',
  'limited-stock',
  'backordered',
  'on-backorder',
  'out-of-stock',
  'discontinued',
  'unavailable_for_sale',
] as const;
export type StockStatus = (typeof stockStatuses)[number];

export interface StockInfo {
  readonly status: StockStatus;
  /** The stock line. */
  readonly text: MessageDescriptor;
  /** Further messages, the most important first. */
  readonly messages: readonly MessageDescriptor[];
  /** Pieces of the requested quantity from stock, and pieces on backorder. */
  readonly fromStock: number;
  readonly backordered: number;
  /** At least one piece can be bought. OPEN-018 */
  readonly buyable: boolean;
  /** The requested quantity can be bought whole. */
  readonly satisfiable: boolean;
}

/**
 * Returns the stock status of a product for a requested quantity. One precedence everywhere: unavailable, invalid
 * price, variable and grouped special cases, in stock, limited, backordered, out of stock (OPEN-017, OPEN-524). A
 * discontinued product sells what is left, without backorders; what is left of a group is what can be bought of its
 * children, each by its own state (OPEN-016). STOCK-001 to STOCK-013, STOCK-501 to STOCK-511
 */
export function stockInfo(subject: StockSubject, requested: number, today: CalendarDay): StockInfo {
  return withoutSale(subject) ?? forSale(subject, requested, today);
}

function withoutSale(subject: StockSubject): StockInfo | undefined {
  if (subject.unavailableForSale || subject.archived)
    return notBuyable('unavailable_for_sale', 'stock.unavailable');
  if (subject.discontinued && !isAnythingLeft(subject))
    return notBuyable('discontinued', 'stock.discontinued');
  if (!subject.hasPrice) return notBuyable('out-of-stock', 'stock.invalid_price');
  if (subject.classCode === 'variable_product' && subject.variationCount === 0) {
    return notBuyable('unavailable_for_sale', 'stock.unavailable');
  }
  if (subject.classCode === 'grouped' && !subject.childSalable)
    return notBuyable('out-of-stock', 'stock.out_of_stock');
  return undefined;
}

const isAnythingLeft = ({ classCode, salable, childSalable }: StockSubject) =>
  classCode === 'grouped' ? childSalable : salable > 0;

function notBuyable(
  status: StockStatus,
  text: 'stock.unavailable' | 'stock.discontinued' | 'stock.invalid_price' | 'stock.out_of_stock',
): StockInfo {
  return {
    status,
    text: msg(text),
    messages: [],
    fromStock: 0,
    backordered: 0,
    buyable: false,
    satisfiable: false,
  };
}

function forSale(subject: StockSubject, requested: number, today: CalendarDay): StockInfo {
  const backorders = subject.backorders && !subject.discontinued;
  // The children of a grouped product have stock of their own; the group itself is only there or not.
  const salable = subject.classCode === 'grouped' ? requested : Math.max(0, subject.salable);
  if (salable === 0 && !backorders) return notBuyable('out-of-stock', 'stock.out_of_stock');

  const withinCart = requested <= (subject.maxCartQuantity ?? Number.POSITIVE_INFINITY);
  const fromStock = Math.min(requested, salable);
  const common = { fromStock, backordered: backorders ? requested - fromStock : 0, buyable: true };
  if (salable === 0) {
    const [text, ...messages] = backorderMessages(subject, requested, today);
    return { status: 'backordered', text, messages, ...common, satisfiable: withinCart };
  }
  if (requested > salable && backorders) {
    const text = msg('stock.limited', { in_stock: fromStock, backordered: requested - fromStock });
    const [first, ...rest] = backorderMessages(subject, requested, today);
    return { status: 'limited-stock', text, messages: [first, ...rest], ...common, satisfiable: withinCart };
  }
  return {
    status: 'in-stock',
    text: msg('stock.in_stock'),
    messages: inStockMessages(subject, requested),
    ...common,
    satisfiable: withinCart && requested <= salable,
  };
}
