import type { StockView } from '@stoa/commerce';
import type { StockInfo } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { noteShipDay } from '../edge/expiry.ts';

/** The stock line of a product. STOCK-001 to STOCK-013, ENT-517 to ENT-519 */
export function stockFields(api: ApiContext, view: StockView, info: StockInfo) {
  noteShipDay(api, view.expectedShipDay);
  return {
    stockStatus: info.status,
    stockStatusText: api.say(info.text),
    isInStock: info.fromStock > 0,
    isBackorders: info.status === 'backordered' || info.status === 'on-backorder',
    salableQty: view.salable,
    backorder_message: view.backorderMessage ?? '',
    low_stock_alert_message: view.lowStockMessage ?? '',
  };
}
