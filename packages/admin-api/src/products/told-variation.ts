import type { AdminOutputs } from '@stoa/admin-contract';
import type { StaffVariation } from '@stoa/commerce';
import { toldStock } from '../parts/told-stock.ts';
import { toldVariants } from './told-product.ts';

/** Tells a variation as the contract has it. */
export function toldVariation(variation: StaffVariation): AdminOutputs['products']['readVariation'] {
  const { revision: version, product, priceLevels, media, stock, ...own } = variation;
  return {
    ...own,
    version,
    product: { id: product.id, name: product.name, variationAttributes: toldVariants(product.variants) },
    priceLevels: [...priceLevels],
    media: [...media],
    stock: stock && toldStock(stock),
  };
}
