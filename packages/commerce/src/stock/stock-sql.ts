import { type SQL, sql } from 'drizzle-orm';

/** Returns the `StockRow` of a stock row that may be missing, as JSON. `alias` names the joined table. */
export function stockJson(alias: 's'): SQL {
  const s = sql.raw(alias);
  return sql`case when ${s}.product_id is null then null else json_build_object(
    'onHand', ${s}.on_hand, 'reserved', ${s}.reserved, 'backordered', ${s}.backordered,
    'allowBackorders', ${s}.allow_backorders, 'backorderMessage', ${s}.backorder_message,
    'backorderShipDate', ${s}.backorder_ship_date, 'lowStockThreshold', ${s}.low_stock_threshold,
    'lowStockAlertMessage', ${s}.low_stock_alert_message) end`;
}
