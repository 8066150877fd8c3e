import type { StockMovement } from '@stoa/admin-contract';
import { adminStockText, stockMovementText, stockReasonText } from '@stoa/messages';

type Moved = Pick<StockMovement, 'kind' | 'reason' | 'onHandDelta' | 'backorderedDelta'>;

/** Reasons that no person has written. */
const ownReasons: Readonly<Record<string, () => string>> = {
  'first stock': stockReasonText.firstStock,
  catalogue: stockReasonText.catalogue,
};

/** Tells what moved the stock, in plain words. ADM-132 */
export function tellMovement({ kind, onHandDelta, backorderedDelta }: Moved): string {
  if (kind === 'reserve' && backorderedDelta > 0) return stockMovementText.backorder();
  if (kind !== 'adjust') return stockMovementText[kind]();
  if (onHandDelta === 0) return stockMovementText.same();
  return onHandDelta > 0 ? stockMovementText.in() : stockMovementText.out();
}

/** Tells why somebody counted; undefined where nothing is told beside what happened, as with orders. ADM-132 */
export function tellReason({ kind, reason }: Moved): string | undefined {
  if (kind !== 'adjust' || reason === '') return undefined;
  return Object.hasOwn(ownReasons, reason) ? ownReasons[reason]?.() : reason;
}

/** Tells who moved the stock; undefined where that was not written down. ADM-132 */
export function tellMover(by: StockMovement['by']): string | undefined {
  if (by === null) return undefined;
  if (by.kind === 'system') return adminStockText.platform();
  if (by.name !== '') return by.name;
  return by.kind === 'customer' ? adminStockText.buyer() : adminStockText.somebodyGone();
}

/** Writes a change with its sign, `+3` or `−3`. */
export const tellDelta = (delta: number, locale: string): string =>
  (delta > 0 ? '+' : '−') + Math.abs(delta).toLocaleString(locale);
