import type { StockNow as Told } from '@stoa/admin-contract';
import type { StockNow } from '@stoa/commerce';

/** Tells the stock of a product as the contract has it. */
export const toldStock = ({ backorderShipDate, ...stock }: StockNow): Told => ({
  ...stock,
  backorderShipDate: backorderShipDate?.toISOString() ?? null,
});
