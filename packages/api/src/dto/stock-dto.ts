import type { StockView } from '@stoa/commerce';
import { type StockInfo, sentences } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { noteShipDay } from '../edge/expiry.ts';
import { todayOf } from '../edge/request-values.ts';

/** Returns the stock line of a product. STOCK-001 to STOCK-013, ENT-027, ENT-517 */
export function stockFields(api: ApiContext, view: StockView, info: StockInfo) {
  noteShipDay(api, view.expectedShipDay);
  return {
    stockStatus: info.status,
    stockStatusText: api.t(info.text),
    isInStock: info.fromStock > 0,
    isBackorders: info.status === 'backordered' || info.status === 'on-backorder',
    salableQty: view.salable,
    backorder_message: view.backorderMessage ?? '',
    low_stock_alert_message: view.lowStockMessage ?? '',
  };
}

/**
 * Returns the specification's other names for a product's stock; the backorder fields only while a piece would be on
 * backorder. ENT-518, ENT-519
 */
export function otherStockNames(api: ApiContext, view: StockView, info: StockInfo) {
  const day = view.expectedShipDay;
  const waits = info.backordered > 0;
  return {
    stock_status: info.status,
    stockInfo: { status: info.status },
    qty: view.salable,
    stockQty: view.salable,
    backordersQty: info.backordered,
    backordersMessage: waits ? sentences([info.text, ...info.messages].map((one) => api.t(one))) : '',
    backorderExpectedShipDate: waits && day && day >= todayOf(api) ? day : null,
  };
}
