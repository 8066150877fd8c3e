import { setStockRules } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldStock } from '../parts/told-stock.ts';

export const setRules = forRole.stock.setRules.handler(async ({ input, context }) => {
  const { shop: _shop, product: productId, backorderShipDate: day, ...rules } = input;
  const backorderShipDate = day === undefined || day === null ? day : new Date(day);
  return toldStock(await setStockRules(context.shop, { ...rules, productId, backorderShipDate }));
});
