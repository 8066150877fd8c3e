export { adjustStock, type StockAdjustments } from './adjust-stock.ts';
export { countAbove } from './count-edited.ts';
export { insertStock, type NewStock } from './insert-stock.ts';
export { requireProductOfShop } from './product-of-shop.ts';
export { releaseStock } from './release-stock.ts';
export { replaceStock, type StockTarget } from './replace-stock.ts';
export { type ReservedStock, reserveStock, type StockDemand } from './reserve-stock.ts';
export { returnStock } from './return-stock.ts';
export { type StockRules, setStockRules, stockRules } from './set-stock-rules.ts';
export { type MissingStock, shipStock } from './ship-stock.ts';
export { type Shortage, shortagesOf } from './shortages.ts';
export { countStock, type StockCount } from './staff/count-stock.ts';
export { keepStock, type StockKeeping } from './staff/keep-stock.ts';
export {
  listStockMovements,
  type MovementsWanted,
  type StockMovement,
  type StockMovements,
} from './staff/list-stock-movements.ts';
export { type StockNow, stockNow } from './stock-now.ts';
export { stockJson } from './stock-sql.ts';
export {
  type CombinedStock,
  combinedStockView,
  type StockedProduct,
  type StockRow,
  type StockView,
  stockView,
} from './stock-view.ts';
