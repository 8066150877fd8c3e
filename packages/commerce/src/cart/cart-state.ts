import type { Queries } from '@stoa/database';
import { calendarDay, type PriceVisibility } from '@stoa/domain';
import type { ShopContext } from '../kernel/context.ts';
import { buyerOf } from '../pricing/index.ts';
import type { ShopSettings } from '../shop/index.ts';
import type { CartLine } from './cart-lines.ts';
import { type EvaluatedLine, evaluateLines } from './evaluate-lines.ts';
import { type LineProduct, readLineProducts } from './line-product.ts';

/** Lines evaluated for whoever asks. */
export interface CartState {
  readonly evaluated: readonly EvaluatedLine[];
  readonly prices: PriceVisibility;
}

/** Evaluates lines against the catalogue as this transaction sees it. One statement, none for no lines. */
export async function readCartState(
  tx: Queries,
  ctx: ShopContext,
  settings: ShopSettings,
  lines: readonly CartLine[],
): Promise<CartState> {
  const products = await readLineProducts(
    tx,
    ctx,
    lines.map((line) => line.productId),
  );
  return evaluateCart(ctx, settings, lines, products);
}

/** As `readCartState`, against products already read. */
export function evaluateCart(
  ctx: ShopContext,
  settings: ShopSettings,
  lines: readonly CartLine[],
  products: ReadonlyMap<string, LineProduct>,
): CartState {
  const buyer = buyerOf(ctx, settings);
  const { timeZone } = ctx.shop;
  const today = calendarDay(ctx.clock(), timeZone);
  return { evaluated: evaluateLines(lines, products, { buyer, today, timeZone }), prices: buyer.prices };
}
