import { listStockMovements } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldWho } from '../parts/told-who.ts';

export const listMovements = forRole.stock.movements.handler(async ({ input, context }) => {
  const { product: productId, cursor: after, limit } = input;
  const { movements, next } = await listStockMovements(context.shop, { productId, after, limit });
  return {
    items: movements.map(({ at, by, ...movement }) => ({
      ...movement,
      at: at.toISOString(),
      by: by && toldWho(by),
    })),
    next: next ?? null,
  };
});
