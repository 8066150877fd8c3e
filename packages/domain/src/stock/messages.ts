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

/** What is known of pieces that come later. */
export interface BackorderTerms {
  /** The merchant's words; empty for none. */
  readonly message: string;
  /** The day on which they are expected to be sent; null where none is known, or it has passed. */
  readonly shipDay: CalendarDay | null;
}

/** Returns what is told of pieces that come later; no day that has passed. STOCK-506, STOCK-507 */
export function backorderTerms(subject: StockSubject, today: CalendarDay): BackorderTerms {
  const { backorderMessage, expectedShipDay: day } = subject;
  return { message: backorderMessage ?? '', shipDay: day && day >= today ? day : null };
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
  const { maxCartQuantity: limit = Number.POSITIVE_INFINITY } = subject;
  const { message, shipDay } = backorderTerms(subject, today);
  const text = message ? literal(message) : msg('stock.backordered');
  const rest: MessageDescriptor[] = [];
  if (shipDay) rest.push(msg('stock.expected_ship', { date: formatDay(shipDay) }));
  if (requested > limit) rest.push(msg('stock.limit_of_n', { n: limit }));
  return [text, ...rest];
}
