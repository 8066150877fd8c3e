import { type CalendarDay, formatDay } from '../format/index.ts';
import { literal, type MessageDescriptor, msg } from '../i18n/index.ts';
import type { StockSubject } from './subject.ts';

/**
 * Returns the messages for a product in stock: the cart's maximum when it is exceeded, what is available when that is
 * less than asked for, else low stock. OPEN-525, STOCK-012, STOCK-516, STOCK-517, STOCK-518
 */
export function inStockMessages(subject: StockSubject, requested: number): MessageDescriptor[] {
  const {
    salable,
    maxCartQuantity: limit = Number.POSITIVE_INFINITY,
    lowStockThreshold,
    lowStockMessage,
  } = subject;
  if (requested > limit && limit <= salable) return [msg('stock.limit_of_n', { n: limit })];
  if (subject.classCode === 'grouped') return [];
  if (requested > salable) return [msg('stock.only_n_available', { n: salable })];
  if (!lowStockThreshold || salable > lowStockThreshold) return [];
  return [lowStockMessage ? literal(lowStockMessage) : msg('stock.only_n_in_stock', { n: salable })];
}

/**
 * Returns the messages for backordered pieces: the merchant's text or 'Backordered', and the expected-ship phrase
 * while its day has not passed. STOCK-012, STOCK-506, STOCK-507
 */
export function backorderMessages(
  subject: StockSubject,
  requested: number,
  today: CalendarDay,
): [MessageDescriptor, ...MessageDescriptor[]] {
  const { backorderMessage, expectedShipDay, maxCartQuantity: limit = Number.POSITIVE_INFINITY } = subject;
  const text = backorderMessage ? literal(backorderMessage) : msg('stock.backordered');
  const rest: MessageDescriptor[] = [];
  if (expectedShipDay && expectedShipDay >= today) {
    rest.push(msg('stock.expected_ship', { date: formatDay(expectedShipDay) }));
  }
  if (requested > limit) rest.push(msg('stock.limit_of_n', { n: limit }));
  return [text, ...rest];
}
