import type { Queries } from '@stoa/database';
import type { ClassCode } from '@stoa/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { StockedProduct, StockRow } from './stock-view.ts';

/** A stock row under lock, with what the stock rule asks of its product. */
export interface LockedStock extends StockRow, StockedProduct {
  readonly sellerId: string;
  readonly productId: string;
}

interface LockedRow {
  readonly [column: string]: unknown;
  readonly seller_id: string;
  readonly product_id: string;
  readonly on_hand: number;
  readonly reserved: number;
  readonly backordered: number;
  readonly allow_backorders: boolean;
  readonly backorder_message: string;
  /** A text: only queries that Drizzle makes give dates. */
  readonly backorder_ship_date: string | null;
  readonly low_stock_threshold: number;
  readonly low_stock_alert_message: string;
  readonly class_code: ClassCode;
  readonly has_price: boolean;
  readonly archived: boolean;
  readonly unavailable_for_sale: boolean;
  readonly discontinued: boolean;
}

/**
 * Locks the stock rows `which` chooses (over `s`) in the order of their product's id, the one order everybody
 * locks them in, so that no two writers wait for each other. What is switched off for a variable product is so
 * for its variations.
 */
export async function lockStock(tx: Queries, which: SQL): Promise<LockedStock[]> {
  const { rows } = await tx.execute<LockedRow>(sql`
    select s.*, p.class_code, p.price > 0 as has_price,
      p.archived or coalesce(parent.archived, false) as archived,
      p.unavailable_for_sale or coalesce(parent.unavailable_for_sale, false) as unavailable_for_sale,
      p.discontinued or coalesce(parent.discontinued, false) as discontinued
    from stock s
    join product p on p.seller_id = s.seller_id and p.id = s.product_id
    left join product parent on parent.seller_id = p.seller_id and parent.id = p.parent_id
    where ${which}
    order by s.product_id
    for no key update of s`);
  return rows.map((row) => ({
    sellerId: row.seller_id,
    productId: row.product_id,
    onHand: row.on_hand,
    reserved: row.reserved,
    backordered: row.backordered,
    allowBackorders: row.allow_backorders,
    backorderMessage: row.backorder_message,
    backorderShipDate: row.backorder_ship_date === null ? null : new Date(row.backorder_ship_date),
    lowStockThreshold: row.low_stock_threshold,
    lowStockAlertMessage: row.low_stock_alert_message,
    classCode: row.class_code,
    hasPrice: row.has_price,
    archived: row.archived,
    unavailableForSale: row.unavailable_for_sale,
    discontinued: row.discontinued,
  }));
}
