import type { Database } from '@stoa/database';
import { approveSeller, carrySeller, createSeller } from '../shop/index.ts';
import { makeSale, type TestSale } from './sale.ts';
import { unique } from './unique.ts';

/** A marketplace with two sellers that sell in it, by their ids. */
export interface TestMarket extends TestSale {
  readonly north: string;
  readonly south: string;
}

export async function makeMarket(db: Database): Promise<TestMarket> {
  const sale = await makeSale(db, { type: 'marketplace' });
  const carried = async (name: string) => {
    const { sellerId } = await createSeller(sale.system, { code: unique('seller'), name });
    await carrySeller(sale.system, { shopId: sale.shop.id, sellerId });
    await approveSeller(sale.system, { sellerId });
    return sellerId;
  };
  return { ...sale, north: await carried('North'), south: await carried('South') };
}
