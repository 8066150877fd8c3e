export { stockJson } from './stock-sql.ts';
export {
  type CombinedStock,
  combinedStockView,
  type StockedProduct,
  type StockRow,
  type StockView,
  stockView,
} from './stock-view.ts';
