import { archiveProduct, createProducts, type ShopContext } from '@stoa/commerce';
import type { Product } from '../goods/types.ts';
import { type FillTime, newProductOf } from './products.ts';

/** Makes a shop's goods, and then archives what is past, as a shop would. */
export async function fillGoods(ctx: ShopContext, goods: readonly Product[], at: FillTime): Promise<void> {
  // A set names its parts, which must be there first.
  for (const sets of [false, true]) {
    const some = goods.filter(({ classCode }) => (classCode === 'grouped') === sets);
    const created = await createProducts(
      ctx,
      some.map((one) => newProductOf(one, at)),
    );
    const idOf = new Map(
      created.flatMap(({ sku, id, variationIds }) => [[sku, id] as const, ...Object.entries(variationIds)]),
    );
    for (const sku of archivedSkus(some)) {
      const id = idOf.get(sku);
      if (id === undefined) throw new Error(`${sku} was not made`);
      await archiveProduct(ctx, id);
    }
  }
}

function archivedSkus(goods: readonly Product[]): string[] {
  return goods
    .flatMap((product) => [product, ...product.variations])
    .filter(({ archived }) => archived)
    .map(({ sku }) => sku);
}
