export {
  type Availability,
  availability,
  canSupply,
  type StockLevel,
  UNMANAGED_QUANTITY,
} from './availability.ts';
export { type BackorderTerms, backorderTerms } from './messages.ts';
export { type StockInfo, type StockStatus, stockInfo, stockStatuses } from './status.ts';
export type { StockSubject } from './subject.ts';
