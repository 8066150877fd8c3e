import { ShopIndex } from '../index/shop-index.ts';
import { searchConformance } from '../testing/conformance.ts';
import { columnarEngine } from './columnar-engine.ts';

searchConformance({
  name: 'columns in memory',
  correctsErrors: true,
  callsOnPage: true,
  worlds: 40,
  queries: 60,
  async fill(world) {
    const index = new ShopIndex(world.shopId);
    index.applySettings(world.settings);
    for (const listing of world.listings) index.upsert(listing);
    return columnarEngine(index);
  },
});
