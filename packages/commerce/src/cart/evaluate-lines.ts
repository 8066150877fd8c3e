import {
  addableQuantity,
  type BackorderTerms,
  type Buyer,
  backorderTerms,
  type CalendarDay,
  type LineChoice,
  MAX_QUANTITY,
  type MessageDescriptor,
  type Money,
  msg,
  type StockInfo,
  type StockSubject,
  stockInfo,
  unitPrice,
} from '@stoa/domain';
import { stockView } from '../stock/index.ts';
import type { CartLine } from './cart-lines.ts';
import { customise } from './customise.ts';
import { lineChoices } from './line-choices.ts';
import type { LineProduct } from './line-product.ts';

/**
 * The status of a line now: it can be bought as it is; more is asked for than there is, or than a cart may hold; or
 * the product is not sold (any more). CART-529
 */
export type LineStatus = 'buyable' | 'changed' | 'over-limit' | 'invalid';

/** A line of a cart beside its product as it is now. Amounts are minor units. */
export interface EvaluatedLine {
  readonly line: CartLine;
  readonly product: LineProduct;
  readonly status: LineStatus;
  /** What is wrong with the line; absent when it can be bought. */
  readonly issue?: MessageDescriptor;
  readonly unitPrice: Money;
  readonly stock: StockInfo;
  /** Pieces of the product in stock, less those of the lines before. */
  readonly salable: number;
  /** Whether more may be bought than is salable. */
  readonly backorders: boolean;
  /** The quantity up to which the line can be bought. */
  readonly maxQty: number;
  /** What was chosen and typed for a piece, with fees in minor units. */
  readonly choices: readonly LineChoice[];
  /** What is told of pieces of it that come later. */
  readonly backorder: BackorderTerms;
}

/** The requester of an evaluation, and its date. */
export interface Requester {
  readonly buyer: Buyer;
  /** The day in the shop's time zone. */
  readonly today: CalendarDay;
  readonly timeZone: string;
}

/**
 * Evaluates lines against products, prices and stock as they are now. Lines of one product share its stock: what one
 * line takes is not available to the next. CHK-010, CART-529, STOCK-516 to STOCK-518
 */
export function evaluateLines(
  lines: readonly CartLine[],
  products: ReadonlyMap<string, LineProduct>,
  requester: Requester,
): EvaluatedLine[] {
  const taken = new Map<string, number>();
  return lines.flatMap((line) => {
    const product = products.get(line.productId);
    if (!product) return [];
    const before = taken.get(line.productId) ?? 0;
    taken.set(line.productId, before + line.qty);
    return [evaluateLine(line, product, before, requester)];
  });
}

function evaluateLine(
  line: CartLine,
  product: LineProduct,
  takenBefore: number,
  requester: Requester,
): EvaluatedLine {
  const choices = customise(product, { options: line.options, personalization: line.personalization });
  const price = unitPrice(
    product.price,
    product.levels,
    requester.buyer,
    line.qty,
    choices.ok ? choices.optionFee : 0,
  );
  const whole = stockView({ ...product, hasPrice: price > 0 }, product.stock, requester.timeZone);
  const salable = Math.max(0, whole.salable - takenBefore);
  const limit = Math.max(0, Math.min(line.personalization ? 1 : MAX_QUANTITY, MAX_QUANTITY - takenBefore));
  const subject = { ...whole, salable, maxCartQuantity: limit };
  const stock = stockInfo(subject, line.qty, requester.today);
  const backorders = whole.backorders && !product.discontinued;
  const evaluated = {
    line,
    product,
    unitPrice: price,
    stock,
    salable,
    backorders,
    maxQty: addableQuantity({ salable, backorders, inCart: 0, maxCartQuantity: limit }),
    choices: lineChoices(product, line),
    backorder: backorderTerms(subject, requester.today),
  };
  if (!product.published) {
    return { ...evaluated, maxQty: 0, status: 'invalid', issue: msg('stock.unavailable') };
  }
  if (!choices.ok) return { ...evaluated, status: 'invalid', issue: choices.issue };
  return { ...evaluated, ...statusOf(stock, line.qty, subject) };
}

function statusOf(
  stock: StockInfo,
  qty: number,
  { salable, maxCartQuantity = MAX_QUANTITY }: StockSubject,
): Pick<EvaluatedLine, 'status'> & { readonly issue?: MessageDescriptor } {
  if (!stock.buyable) return { status: 'invalid', issue: stock.text };
  if (stock.satisfiable) return { status: 'buyable' };
  if (qty > maxCartQuantity) {
    return { status: 'over-limit', issue: msg('stock.limit_of_n', { n: maxCartQuantity }) };
  }
  return { status: 'changed', issue: msg('stock.only_n_available', { n: salable }) };
}
