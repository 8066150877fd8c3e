import type { Queries } from '@stoa/database';
import { msg, ShopError } from '@stoa/domain';
import type { EvaluatedLine } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { type ReservedStock, reserveStock, shortagesOf } from '../../stock/index.ts';

/**
 * Reserves what the lines need and says how many pieces of each will come later, by line id. Of several lines
 * of one product the first gets what is there.
 * @throws ShopError `out-of-stock` naming the first line that somebody else was faster with
 */
export async function takeStock(
  tx: Queries,
  ctx: ShopContext,
  lines: readonly EvaluatedLine[],
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  const demand = lines.map(({ line, product }) => ({
    sellerId: product.sellerId,
    productId: product.id,
    quantity: line.qty,
  }));
  try {
    return backorderedByLine(lines, await reserveStock(tx, ctx, demand, orderId));
  } catch (error) {
    throw namingLine(error, lines);
  }
}

function backorderedByLine(
  lines: readonly EvaluatedLine[],
  reserved: readonly ReservedStock[],
): ReadonlyMap<string, number> {
  const left = new Map(reserved.map(({ productId, fromStock }) => [productId, fromStock]));
  return new Map(
    lines.map(({ line, product }) => {
      // What has no stock keeping is not listed and never comes later.
      const there = left.get(product.id) ?? line.qty;
      const fromStock = Math.min(there, line.qty);
      if (left.has(product.id)) left.set(product.id, there - fromStock);
      return [line.id, line.qty - fromStock];
    }),
  );
}

function namingLine(error: unknown, lines: readonly EvaluatedLine[]): unknown {
  const short = new Map(shortagesOf(error).map(({ productId, available }) => [productId, available]));
  const at = lines.findIndex(({ product }) => short.has(product.id));
  const found = lines[at];
  if (!found) return error;
  const { line, product } = found;
  const available = short.get(product.id) ?? 0;
  return new ShopError('out-of-stock', {
    field: `lines.${at}`,
    params: { available, lineId: line.id, sku: product.sku, name: product.name },
    reason: available > 0 ? msg('stock.only_n_available', { n: available }) : msg('stock.out_of_stock'),
    cause: error,
  });
}
